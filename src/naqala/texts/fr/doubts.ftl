doubt-title = Les valeurs dont nous ne sommes pas sûrs
doubt-about = Tout ici suit les règles publiées, pour autant que nous les connaissions. Pour ces valeurs, nous n’avons aucune source publiée et avons dû choisir. La plupart concernent les caprices : la feuille de l’éditeur avec ces { $n } cartes ne nous est pas accessible.
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
doubt-track = { $thing } : les prix de la piste à cinq, { $value }
doubt-reroll = { $thing } : sur un 6 noir, les deux tuiles sont relancées
doubt-fakirFirst = { $thing } : il paie d’abord avec un Fakir, s’il en a un
