rules-search = Chercher dans les règles
rules-found =
    { $n } { $n ->
        [one] résultat
       *[other] résultats
    }
rules-none = Rien trouvé pour « { $words } ».
rules-nearest = Aucun passage n’a tous ces mots. Les plus proches :
rules-smallWords = a ai au aux avec ce ces cet cette comment combien d dans de des du elle en est et il ils je l la le les leur ma mais me mes mon ne on ou par pas peut peux plus pour pourquoi quand que quel quelle quels qui quoi sa se ses si son sont sur t ta te tes ton tu un une vous y
rules-endings = ees ent ee er es it e s x
rules-alike = termine fin; jeu jeu partie; finir fin; deux deux suivre; fois fois suivre; nul égalité; diagonale horizontale; argent or; pièce or; coûte prix payer; coût prix payer; autre autre peu; adversaire autre autres; gagner but; revenir demitour; reculer demitour
rules-contents = Sommaire
rules-inPlay = Seulement ce qui est en jeu à cette table.
rules-with = Jeu de base et :
rules-all = Toutes les règles
rules-page = Ouvrir dans une page
rules-link = Lien vers ceci : { $what }

section-start = Pour commencer
section-bid = Les enchères
section-move = Un tour
section-tribes = Les tribus
section-tiles = Les tuiles
section-goods = Marchandises et argent
section-djinns = Les djinns
section-end = La fin
section-artisans = { expansion-artisans }
section-thieves = { expansion-thieves }
section-whims = { expansion-whims }
section-promos = { setup-promos }
section-solo = En solo

topic-goal = Le but
topic-goal-about =
    Marque plus de points que les autres : or, Vizirs et Sages, djinns, tuiles avec tes chameaux, palmiers, palais et marchandises.
    Chaque pièce vaut un point. Ce que tu dépenses doit donc rapporter.
topic-goal-artisans = Artisans : les Artisans, les campements et les objets précieux rapportent aussi des points.
topic-goal-whims = Caprices : les Cités Fabuleuses rapportent aussi des points, et les caprices du Sultan de l’or.
topic-setup = La mise en place
topic-setup-about =
    { $tiles } tuiles sont disposées au hasard, avec { $tileMeeples } meeples sur chacune, tirés à l’aveugle parmi les { $meeples } du sac.
    { $row } cartes Ressource et { $djinnRow } djinns sont visibles.
topic-setup-bids = L’ordre des premières enchères est tiré au sort. À trois ou plus, chacun commence avec { $gold } pièces d’or, { $camels } chameaux et un pion de tour.
topic-setup-two = À deux, chacun commence avec { $gold } pièces d’or, { $camelsTwo } chameaux et { $markersTwo } pions de tour.
topic-setup-artisans = Artisans : { $artisansMeeples } Artisans rejoignent le sac. { $artisansTiles } tuiles de plus sont mélangées au centre du plateau, et chacun reçoit un campement en plus de ses chameaux.
topic-setup-whims = Caprices : { $whimsTiles } tuiles de plus, et { $whimsMeeples } meeples de plus pour chacune des cinq tribus. Un caprice est visible sur chaque cité.
topic-round = Une manche
topic-round-about =
    D’abord, tout le monde enchérit pour une place dans l’ordre de jeu et paie aussitôt. Puis chacun joue, la plus haute mise en premier.
    Quand ton tour vient, ton pion de tour passe sur la piste d’enchères : le premier à jouer sera le premier à enchérir à la manche suivante.
    Après le dernier tour, on resserre les rangées et on complète cartes et djinns. Rien n’est complété avant.
topic-two = À deux
topic-two-about =
    Chacun a { $markersTwo } pions de tour : { $markersTwo } mises et { $markersTwo } tours par manche.
    Les tiens peuvent se suivre, même sur le 0. « Une fois par tour » vaut pour chaque pion.

topic-bid = La mise
topic-bid-about =
    Dans l’ordre de la piste d’enchères, chacun place son pion de tour sur la piste d’ordre de jeu et paie le prix de la place. On ne peut pas passer.
    Une place payante accueille un pion de tour, le 0 jusqu’à { $lane }. Une nouvelle mise à 0 repousse les précédentes : parmi elles, la dernière posée joue en premier.
    Si le 0 est plein, il faut prendre une place payante. Si tu ne peux en payer aucune, tu prends le 1 et tu donnes ce qui te reste.
topic-bid-five = Sur la piste à cinq, les places { $doubled } accueillent deux pions de tour chacune : le second repousse le premier et joue avant lui.

topic-turn = Le déroulement d’un tour
topic-turn-about =
    Déplace des meeples, prends la tuile si tu l’as vidée, fais agir la tribu que tu as récupérée, utilise la tuile, vends des marchandises si tu veux.
    L’ordre est fixe. Ce que tu gagnes sert aussitôt : un Sage gagné à ce tour peut payer un djinn au même tour.
    Si aucun déplacement ne t’est possible, tu peux quand même utiliser des pouvoirs et vendre.
topic-turn-thieves = Voleurs : juste après l’action de la tribu, tu peux utiliser un voleur de sa couleur.
topic-move = Le déplacement
topic-move-about =
    Prends tous les meeples d’une tuile et déposes-en un sur chaque tuile traversée : à l’horizontale ou à la verticale, sans demi-tour immédiat.
    Tu peux partir de n’importe quelle tuile, peu importe à qui elle est. Tu choisis le chemin et quel meeple tu déposes où.
    Tu peux traverser des tuiles vides et repasser par une même tuile, y compris celle du départ.
topic-move-artisans = Artisans : aucun meeple ne franchit les montagnes ni la Crevasse.
topic-move-whims = Caprices : aucun meeple ne traverse le Grand Lac.
topic-last = La dernière couleur
topic-last-about =
    Le dernier meeple doit rejoindre un meeple de sa couleur. Tu récupères alors tous ceux de cette couleur.
    Un meeple déposé là plus tôt dans le même déplacement compte aussi. On ne peut jamais finir sur une tuile sans meeple.
    Tu en récupères donc au moins deux, et leur tribu agit.
topic-last-artisans = Artisans : avec le Tapis Volant, le dernier meeple peut rejoindre presque toute tuile où se trouve sa couleur.
topic-control = Prendre des tuiles
topic-control-about =
    Si la tuile d’arrivée n’a plus de meeple ni de propriétaire, tu dois y poser un chameau, et elle est à toi.
    Une tuile que tu vides en tuant son dernier meeple est à toi aussi, mais son action n’a pas lieu. Vider la tuile de départ ne te donne rien.
    Un chameau reste où il est. Sans chameau, tu ne prends plus rien ; tout le reste fonctionne comme d’habitude.
topic-control-artisans = Artisans : tu peux poser ton campement à la place d’un chameau. Le Cimeterre peut te faire gagner une tuile, et le Talisman déplace une de tes pièces.
topic-control-thieves = Voleurs : Kohdjah fait reprendre un chameau aux autres. La tuile est alors de nouveau libre.

topic-tribe = La tribu agit
topic-tribe-about =
    Les Vizirs et les Sages se gardent, les Marchands apportent des cartes, les Bâtisseurs de l’or, les Assassins tuent. Les Fakirs aident Bâtisseurs et Assassins.
    La tribu agit toujours, que la tuile soit devenue la tienne ou non. Marchands, Bâtisseurs et Assassins vont ensuite dans le sac.
    Les Assassins tuent exactement un meeple, quel que soit leur nombre. C’est obligatoire s’ils le peuvent : même sur la tuile d’arrivée, mais jamais parmi les meeples devant toi.
topic-fakirs = Les Fakirs
topic-fakirs-about =
    Les Fakirs sont des cartes d’aide : il y en a { $fakirs } parmi les cartes Ressource.
    Un Fakir peut souvent remplacer un Sage dans un paiement. Mais un djinn coûte au moins un vrai Sage.
    Chacun de ceux que tu défausses compte comme un Bâtisseur de plus, ou donne un pas de plus aux Assassins. Ceux qui restent à la fin ne valent rien.

topic-tile = La tuile agit
topic-tile-about =
    La tuile d’arrivée fait ce que montre son image, peu importe à qui elle est. Oasis et Village toujours ; les autres seulement si tu veux et peux payer.
    Seule la tuile où finit le déplacement agit, une fois, après la tribu.
    Il y a { $palms } palmiers et { $palaces } palais. Chacun reste sur sa tuile et compte pour son propriétaire.
topic-tile-thieves = Voleurs : Shaum fait donner un palmier ou un palais à chacun des autres, et l’un d’eux va sur une de tes tuiles.

topic-row = La rangée
topic-row-about =
    { $row } cartes Ressource forment une rangée : { $kinds } sortes de marchandises, et des Fakirs. Les Marchands commencent par le début.
    Les Marchands prennent les premières cartes ; tu n’as pas le choix. Un Petit Marché en vend 1 parmi les { $smallReach } premières pour { $small } pièces d’or, un Grand Marché { $largeCards } parmi les { $largeReach } premières pour { $large }.
    La rangée n’est complétée qu’à la fin de la manche. S’il ne reste qu’une carte pour un Grand Marché, elle coûte quand même { $large }.
topic-row-artisans = Artisans : un Marché Spécialisé vend une carte de la rangée, au choix, pour { $special } pièces d’or.
topic-sale = Vendre des marchandises
topic-sale-about =
    À la fin de ton tour, tu peux vendre des séries de marchandises différentes. Plus la série est longue, plus chaque carte rapporte.
    De 1 à { $kinds } marchandises différentes rapportent { $suits } pièces d’or. Chaque sorte compte une fois par série ; les Fakirs jamais.
    Tu peux vendre plusieurs séries, et rien ne t’oblige à tout vendre. Les invendus rapportent autant à la fin de la partie.

topic-djinns = Obtenir un djinn
topic-djinns-about =
    { djinn-rules }
    Un djinn coûte 2 Sages, ou 1 Sage et 1 Fakir. { $djinnRow } sont visibles ; de nouveaux arrivent à la fin de la manche.
    Tu peux en avoir autant que tu veux. Un djinn peut servir dès le tour de l’achat, si son moment n’est pas passé.
topic-powers = Les pouvoirs
topic-powers-about =
    Chaque djinn a ses points et son pouvoir.
    Pouvoirs payants : à ton propre tour, une fois par djinn. Avant le déplacement, avant et après la tribu, et après la tuile ; pas au milieu d’un déplacement.
    Les Sages payés vont dans le sac, les Fakirs à la défausse. Un pouvoir qui ne changerait rien ne peut pas servir.

topic-end = La fin de la partie
topic-end-about =
    Quand quelqu’un a posé son dernier chameau, ou qu’aucun déplacement n’est possible, on joue la manche jusqu’au bout, puis on compte les points.
    Ceux qui n’ont pas encore joué dans cette manche jouent leur tour.
    Dès que quelqu’un ne peut plus rien déplacer, personne ne déplace plus de meeples dans cette manche ; pouvoirs et ventes restent possibles.
topic-end-artisans = Artisans : le dernier chameau ne suffit pas ; le campement doit être posé aussi.
topic-score = Le décompte
topic-score-about =
    Le joueur qui a le plus de points l’emporte. En cas d’égalité, la victoire est partagée.
    Seules les tuiles avec ton chameau comptent pour toi, avec tous leurs palmiers et palais.
    Pour les Vizirs, chacun se compare à chacun : { $majority } points par adversaire qui en a moins que toi.
topic-secret = Ce qui est caché
topic-secret-about =
    L’or et tout ce qui est en main sont cachés aux autres. Le reste est visible, y compris le nombre de cartes de chacun.
    Les défausses sont visibles aussi. Ce que tout le monde a vu reste dans le journal.
topic-secret-artisans = Artisans : les objets sont cachés, leur nombre non.
topic-secret-whims = Caprices : ceux en main sont cachés, leur nombre non.
topic-empty = Quand quelque chose s’épuise
topic-empty-about =
    Si une pioche est vide, on mélange sa défausse. S’il n’y en a pas non plus, on ne pioche rien.
    Sans palmier ou palais en réserve, on n’en pose pas. L’or ne s’épuise jamais.
    Les meeples payés, utilisés ou tués sont dans le sac.

topic-sixth = La sixième tribu
topic-sixth-about =
    Les Artisans se gardent et fabriquent des objets : pioche autant d’objets que tu as récupéré d’Artisans, et gardes-en un.
    Les autres objets piochés vont à la défausse, visibles. Les Artisans devant quelqu’un peuvent être tués comme les Vizirs et les Sages.
    Chacun vaut { $mostArtisans } points si personne n’en a plus que toi, sinon { $artisan } ; à égalité, tous les premiers reçoivent { $mostArtisans }.
topic-workshops = Ateliers, montagnes, Crevasse
topic-workshops-about =
    { $artisansTiles } nouvelles tuiles : Ateliers, Marchés Spécialisés et la Crevasse.
    Un Atelier a des montagnes sur deux bords. Elles arrêtent les meeples en chemin, et rien d’autre : portée, carrés 3×3 et pouvoirs passent par-dessus.
    Rien ne peut se poser sur la Crevasse, et personne ne peut la posséder.
topic-tent = Le campement
topic-tent-about =
    Le campement est un chameau pour toutes les règles. Quand tu prends une tuile, tu peux le poser à la place, une seule fois.
    Il rapporte 1 point par tuile rouge dans le carré 3×3 autour de lui, la sienne comprise, en plus de la valeur de la tuile.
topic-items = Les objets
topic-items-about =
    { $magic } objets magiques avec un pouvoir, et { $precious } objets précieux avec des points.
    Les objets restent cachés. À chacun de tes tours, tu peux jouer un objet magique, aux moments où les pouvoirs peuvent servir ; il est ensuite défaussé, visible.
    Si la pioche est vide, on mélange la défausse.
topic-artisansDjinns = Les djinns des Artisans
topic-artisansDjinns-about =
    Deux djinns s’ajoutent, et deux ont une nouvelle carte : Boaz protège aussi les Artisans, Kandicha prend aussi les Artisans.
    Avec la nouvelle Kandicha, un Marchand apporte la première carte de la rangée au lieu d’une carte de la pioche.

topic-thieves = Les voleurs
topic-thieves-about =
    Un voleur est visible à côté des djinns. Là où tu pourrais acheter un djinn, tu peux prendre le voleur à la place, au même prix.
    Tu l’utilises juste après qu’une tribu de sa couleur a agi pour toi, mais pas au tour de l’achat ; puis il quitte le jeu. Quand le voleur visible a été acheté, un nouveau est révélé à la fin de la manche.
    Gardé jusqu’à la fin, il vaut { $thief } points. Les voleurs ne sont pas des djinns : les règles sur les djinns ne les concernent pas.
topic-victims = Les victimes
topic-victims-about =
    Tous les autres sont volés, l’un après l’autre à partir de ta gauche. Les victimes choisissent ce qu’elles donnent.
    Une victime qui a moins donne ce qu’elle a. Puis tu choisis ta part ; le reste va dans le sac, la réserve ou la défausse.
    Un voleur qui ne pourrait rien prendre à personne ne peut pas servir. Seule Morgiane protège des voleurs.

topic-cities = Cités Fabuleuses et Grand Lac
topic-cities-about =
    Il y a { $allCities } cités : en posséder de 1 à { $allCities } rapporte { $cities } points en tout.
    Si tu finis ton déplacement sur une cité, tu peux prendre le caprice posé là, peu importe à qui elle est. C’est gratuit ; un nouveau arrive à la fin de la manche.
    Rien ne se pose sur le Grand Lac. Palmiers et palais des 8 tuiles autour comptent double.
topic-whims = Les caprices
topic-whims-about =
    Le Sultan désire quelque chose et paie en or, une seule fois, dès que tu l’as.
    Si tu l’as déjà en prenant la carte, tu es payé aussitôt ; sinon elle attend, cachée dans ta main. On vérifie après chaque action, même aux tours des autres.
    Tu n’y perds rien : ce que tu montres reste à toi. Un désir non exaucé ne coûte rien à la fin.
topic-whimsDjinns = Les djinns des Caprices
topic-whimsDjinns-about = Deux djinns s’ajoutent. Tous deux rapportent de l’or, même quand les autres agissent.

topic-promos = Djinns promo
topic-promos-about = Des cartes isolées, à ajouter une par une. Elles coûtent le même prix que les autres djinns.

topic-solo = Contre le sultan Yazid
topic-solo-about =
    Tu commences avec { $soloGold } pièces d’or. Yazid et toi avez { $camelsTwo } chameaux chacun, et il n’y a pas d’enchères.
    Il gagne aussitôt s’il réunit { $assassins } Assassins ou { $djinns } djinns, ou si tu ne peux pas le payer.
    À la fin, il te faut plus de Vizirs que lui. Alors tu gagnes, et tes points montrent si tu as bien joué.
topic-dice = Les dés
topic-dice-about =
    À chaque manche, deux dés désignent la tuile que Yazid vide : le blanc la colonne depuis la gauche, le noir la ligne depuis le bas.
    Tu peux payer la somme des dés pour jouer avant lui. Sinon, il joue en premier.
    Si le dé noir montre { $double }, il vide deux tuiles : on relance les dés pour chacune.
topic-yazid = Le tour de Yazid
topic-yazid-about =
    Il prend tous les meeples de la tuile et, si elle n’est à personne, y pose un chameau. Il n’utilise jamais l’action de la tuile.
    Il garde Vizirs, Sages et Assassins. Pour chaque Marchand, il retire la première carte de la rangée et ne garde que les Fakirs. Pour les Bâtisseurs, tu lui paies ce qu’ils gagneraient là.
    Avec 1 Sage et 1 Fakir, ou 2 Sages, il obtient le premier djinn. Son pouvoir ne lui sert pas.
    Tes Assassins peuvent tuer ses Vizirs et ses Sages, mais pas ses Assassins. Ba’al te rapporte de l’or quand Yazid obtient un djinn.
topic-yazid-dhenim = Dhenim te rapporte de l’or quand Yazid obtient des Vizirs.
