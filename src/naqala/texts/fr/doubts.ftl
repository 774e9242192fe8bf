doubt-title = Valeurs non confirmées
doubt-about = Tout ici suit les règles publiées, pour autant que nous les connaissions. Pour ces valeurs, nous n’avons aucune source publiée et avons dû choisir. La plupart concernent les caprices : la feuille de l’éditeur avec ces { $n } cartes ne nous est pas accessible.
doubt-own = Tu possèdes la boîte ? Tu peux jouer avec les valeurs imprimées : sous « { ui-newGame } », ouvre « { values-title } », télécharge un fichier de valeurs vide, remplis-le et choisis-le.
doubt-mark-likely = probable
doubt-likely-about = Probable, mais confirmé par aucune source publiée.
doubt-mark-ours = notre valeur
doubt-ours-about = Notre choix : aucune source publiée ne donne cette valeur.
doubt-likely-list = Probable : une source crédible, ou comme toutes les cartes semblables
doubt-ours-list = Notre choix
doubt-points = { $thing } : { count-points }
doubt-card = { $thing }
doubt-copies =
    { $thing } : { $n } { $n ->
        [one] exemplaire
       *[other] exemplaires
    }
doubt-colour =
    { $thing } : valeur { $value ->
        [blue] bleue
       *[red] rouge
    }
doubt-mountains = { $thing } : montagnes sur les bords { $value }
doubt-edges =
    { $edges ->
        [NW] NO
        [SW] SO
        [EW] EO
       *[other] { $edges }
    }
doubt-track = { $thing } : les prix de la piste à cinq, { $value }
doubt-reroll = { $thing } : sur un 6 noir, on relance les dés pour chacune des deux tuiles
doubt-fakirFirst = { $thing } : il paie d’abord avec un Fakir, s’il en a un
doubt-eldersFirst = { $thing } : il paie d’abord avec deux Sages, s’il les a
doubt-mark-box = de la boîte
doubt-box-about = Imprimé ainsi dans la boîte : la valeur vient du fichier de valeurs de cette partie.
values-inPlay = Cette partie se joue avec des valeurs de la boîte :
values-line = { $now } (notre valeur : { $ours })
values-title = Valeurs de la boîte
values-about = Tu possèdes la boîte ? Choisis un fichier avec les valeurs imprimées pour jouer avec elles.
values-choose = Choisir un fichier de valeurs
values-without = Retirer ce fichier
values-server = Utiliser les valeurs de ce serveur
values-same = Toutes les valeurs de ce fichier sont identiques aux nôtres.
values-file = Différent de nos valeurs :
values-template = Télécharger un fichier de valeurs vide
values-misfit = { $path } : un nombre entier de { $least } à { $most } est possible, le fichier contient { $got }.
