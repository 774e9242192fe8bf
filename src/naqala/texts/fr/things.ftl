tribe-yellow =
    { $n ->
        [one] Vizir
       *[other] Vizirs
    }
tribe-white =
    { $n ->
        [one] Sage
       *[other] Sages
    }
tribe-green =
    { $n ->
        [one] Marchand
       *[other] Marchands
    }
tribe-blue =
    { $n ->
        [one] Bâtisseur
       *[other] Bâtisseurs
    }
tribe-red =
    { $n ->
        [one] Assassin
       *[other] Assassins
    }
tribe-purple =
    { $n ->
        [one] Artisan
       *[other] Artisans
    }
tribe-yellow-count = { $n } { tribe-yellow }
tribe-white-count = { $n } { tribe-white }
tribe-green-count = { $n } { tribe-green }
tribe-blue-count = { $n } { tribe-blue }
tribe-red-count = { $n } { tribe-red }
tribe-purple-count = { $n } { tribe-purple }

tile-village = Village
tile-sacred = Lieu Sacré
tile-oasis = Oasis
tile-small_market = Petit Marché
tile-large_market = Grand Marché
tile-specialized_market = Marché Spécialisé
tile-workshop = Atelier
tile-chasm = Crevasse
tile-city = Cité Fabuleuse
tile-lake = Grand Lac
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
piece-tent =
    { $n ->
        [one] Campement
       *[other] Campements
    }
piece-palm =
    { $n ->
        [one] Palmier
       *[other] Palmiers
    }
piece-palace = Palais
piece-mountain =
    { $n ->
        [one] Montagne
       *[other] Montagnes
    }
piece-marker =
    { $n ->
        [one] Pion
       *[other] Pions
    } d’enchère
piece-bag = Sac

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
card-fakir-count = { $n } { card-fakir }
card-goods =
    { $n ->
        [one] Marchandise
       *[other] Marchandises
    }
card-goods-copies =
    { $n } { $n ->
        [one] exemplaire
       *[other] exemplaires
    } dans le jeu
card-unseen = { count-cards }

payment-elder = 1 Sage
payment-fakir = 1 Fakir
payment-artisan = 1 Artisan
payment-elder-elder = 2 Sages
payment-elder-fakir = 1 Sage et 1 Fakir
payment-fakir-fakir = 2 Fakirs

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
