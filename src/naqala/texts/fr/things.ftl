tribe-yellow =
    { $n ->
        [one] Vizir
       *[other] Vizirs
    }
tribe-yellow-about = Tu les gardes devant toi. À la fin, chacun vaut 1 point, et chaque adversaire qui a moins de Vizirs que toi te rapporte { $majority } points de plus.
tribe-yellow-does = à garder ; 1 point chacun, et { $majority } par adversaire qui en a moins
tribe-white =
    { $n ->
        [one] Sage
       *[other] Sages
    }
tribe-white-about = Tu les gardes devant toi. Ils paient les djinns et leurs pouvoirs ; ceux qui restent à la fin valent { $elder } points chacun.
tribe-white-does = à garder ; pour payer des djinns, sinon { $elder } points chacun
tribe-green =
    { $n ->
        [one] Marchand
       *[other] Marchands
    }
tribe-green-about = Tu prends au début de la rangée autant de cartes Ressource que tu as récupéré de Marchands.
tribe-green-does = chacun rapporte une carte de la rangée
tribe-blue =
    { $n ->
        [one] Bâtisseur
       *[other] Bâtisseurs
    }
tribe-blue-about = Tu gagnes de l’or : le nombre de Bâtisseurs multiplié par celui des tuiles bleues dans le carré 3×3 autour de la tuile d’arrivée, elle comprise. Chaque Fakir ajouté compte comme un Bâtisseur.
tribe-blue-does = chacun rapporte 1 pièce d’or par tuile bleue alentour
tribe-red =
    { $n ->
        [one] Assassin
       *[other] Assassins
    }
tribe-red-about = Tu tues un meeple : sur une tuile distante d’au plus autant de pas que tu as d’Assassins, ou devant un adversaire. Chaque Fakir ajoute un pas. Si cela vide une tuile libre, elle est à toi.
tribe-red-does = une victime ; un pas de plus par Assassin
tribe-purple =
    { $n ->
        [one] Artisan
       *[other] Artisans
    }
tribe-purple-about = Tu les gardes devant toi, tu pioches autant d’objets que tu as récupéré d’Artisans et tu en gardes un. À la fin, chaque Artisan vaut { $mostArtisans } points si personne n’en a plus que toi, sinon { $artisan }.
tribe-purple-does = à garder ; un objet, et { $artisan } ou { $mostArtisans } points chacun
tribe-yellow-count = { $n } { tribe-yellow }
tribe-white-count = { $n } { tribe-white }
tribe-green-count = { $n } { tribe-green }
tribe-blue-count = { $n } { tribe-blue }
tribe-red-count = { $n } { tribe-red }
tribe-purple-count = { $n } { tribe-purple }

tile-village = Village
tile-village-about = Un palais est construit ici, peu importe à qui est la tuile. C’est obligatoire tant qu’il reste des palais.
tile-sacred = Lieu Sacré
tile-sacred-about = Tu peux acheter un des djinns visibles pour 2 Sages, ou pour 1 Sage et 1 Fakir.
more-tile-sacred-thieves = Voleurs : tu peux prendre le voleur visible à la place, au même prix.
tile-oasis = Oasis
tile-oasis-about = Un palmier pousse ici, peu importe à qui est la tuile. C’est obligatoire tant qu’il reste des palmiers.
tile-small_market = Petit Marché
tile-small_market-about = Tu peux payer { $small } pièces d’or pour une des { $smallReach } premières cartes de la rangée.
tile-large_market = Grand Marché
tile-large_market-about = Tu peux payer { $large } pièces d’or pour deux des { $largeReach } premières cartes de la rangée.
tile-specialized_market = Marché Spécialisé
tile-specialized_market-about = Tu peux payer { $special } pièces d’or pour une carte de la rangée, au choix.
tile-workshop = Atelier
tile-workshop-about = Tu peux payer 1 Artisan ou 2 Fakirs pour le premier objet de la pioche. Aucun meeple ne franchit les montagnes de ses bords.
tile-mountains = Montagnes sur les bords { $edges }
tile-chasm = Crevasse
tile-chasm-about = Rien ne se pose jamais ici, et les meeples doivent la contourner. La Crevasse ne vaut rien.
tile-city = Cité Fabuleuse
tile-city-about = Tu peux prendre le caprice posé ici. À la fin, 1 à { $allCities } cités rapportent en tout { $cities } points.
tile-lake = Grand Lac
tile-lake-about = Rien ne se pose jamais ici, et les meeples doivent le contourner. Palmiers et palais des 8 tuiles autour comptent double à la fin.
tile-place = { $tile } ({ $kind }, { $value })
tile-place-plain = { $tile } ({ $kind })
tile-value-blue = Bleu, { count-points }
tile-value-red = Rouge, { count-points }
tile-blue = Tuile bleue : les Bâtisseurs des environs en tirent de l’or.
tile-red = Tuile rouge : elle compte pour les campements des environs.

piece-camel =
    { $n ->
        [one] Chameau
       *[other] Chameaux
    }
piece-camel-about = Il montre que la tuile est à toi. Dès qu’un joueur a posé son dernier chameau, la partie se termine après cette manche.
more-piece-camel-artisans = Artisans : le campement doit être posé aussi.
piece-tent =
    { $n ->
        [one] Campement
       *[other] Campements
    }
piece-tent-about = Tu peux le poser à la place d’un chameau, et tu n’en as qu’un. À la fin, il rapporte 1 point de plus par tuile rouge dans le carré 3×3 autour de lui, la sienne comprise.
piece-palm =
    { $n ->
        [one] Palmier
       *[other] Palmiers
    }
piece-palm-about = { $palm } points à la fin pour le propriétaire de sa tuile.
more-piece-palm-whims = Caprices : sur les 8 tuiles autour du Grand Lac, il compte double.
piece-palace = Palais
piece-palace-about = { $palace } points à la fin pour le propriétaire de sa tuile.
more-piece-palace-whims = Caprices : sur les 8 tuiles autour du Grand Lac, il compte double.
piece-mountain =
    { $n ->
        [one] Montagne
       *[other] Montagnes
    }
piece-mountain-about = Aucun meeple ne la franchit, ni en se déplaçant ni avec la Flûte ; seul le Tapis Volant passe au-dessus. Elle ne gêne ni les Assassins, ni les Bâtisseurs, ni les campements.
piece-marker =
    { $n ->
        [one] Pion
       *[other] Pions
    } de tour
piece-marker-about = Sur la piste d’ordre de jeu, il vaut un tour. À deux, chacun en a deux.
piece-bag = Sac
piece-bag-about = Les meeples payés, utilisés ou tués. Seul Anun-Nak les ramène sur le plateau.

card-ivory = Ivoire
card-jewels = Gemmes
card-gold = Carte Or
card-papyrus = Papyrus
card-silk = Soie
card-spice = Épices
card-fish = Poisson
card-wheat = Blé
card-pottery = Poterie
card-fakir =
    { $n ->
        [one] Fakir
       *[other] Fakirs
    }
card-fakir-about = Aide les Sages à payer djinns et pouvoirs, renforce tes Bâtisseurs, allonge la portée de tes Assassins. Ne se vend pas.
card-fakir-count = { $n } { card-fakir }
card-goods =
    { $n ->
        [one] Marchandise
       *[other] Marchandises
    }
card-goods-about = Une série de 1 à { $kinds } marchandises différentes vaut { $suits } pièces d’or : à la fin de ton tour ou à la fin de la partie.
card-goods-copies =
    { $n } { $n ->
        [one] exemplaire
       *[other] exemplaires
    } dans le jeu
card-unseen = { count-cards }

payment-elder = 1 Sage
payment-fakir = 1 Fakir
payment-artisan = 1 Artisan
payment-elder_elder = 2 Sages
payment-elder_fakir = 1 Sage et 1 Fakir
payment-fakir_fakir = 2 Fakirs

count-times = { $n } × { $thing }
count-points =
    { $n } { $n ->
        [one] point
       *[other] points
    }
count-gold =
    { $gold } { $gold ->
        [one] pièce
       *[other] pièces
    } d’or
count-cards =
    { $n } { $n ->
        [one] carte
       *[other] cartes
    }
count-meeples =
    { $n } { $n ->
        [one] meeple
       *[other] meeples
    }
count-palms =
    { $n } { $n ->
        [one] palmier
       *[other] palmiers
    }
count-palaces = { $n } palais
count-djinns =
    { $n } { $n ->
        [one] djinn
       *[other] djinns
    }
count-items =
    { $n } { $n ->
        [one] objet
       *[other] objets
    }
count-thieves =
    { $n } { $n ->
        [one] voleur
       *[other] voleurs
    }
count-whims =
    { $n } { $n ->
        [one] caprice
       *[other] caprices
    }
count-goods =
    { $n } { $n ->
        [one] marchandise
       *[other] marchandises
    }
count-tiles =
    { $n } { $n ->
        [one] tuile
       *[other] tuiles
    }
count-seats =
    { $n } { $n ->
        [one] place
       *[other] places
    }
