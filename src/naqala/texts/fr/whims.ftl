feature-viziers = { tribe-yellow-count }
feature-elders = { tribe-white-count }
feature-artisans = { tribe-purple-count }
feature-djinns = { count-djinns }
feature-palms = { count-palms } sur des tuiles possédées
feature-palaces = { count-palaces } sur des tuiles possédées
feature-villages =
    { $n } { $n ->
        [one] Village possédé
       *[other] Villages possédés
    }
feature-sacred_places =
    { $n } { $n ->
        [one] Lieu Sacré possédé
       *[other] Lieux Sacrés possédés
    }
feature-oases =
    { $n } Oasis { $n ->
        [one] possédée
       *[other] possédées
    }
feature-markets =
    { $n } { $n ->
        [one] marché possédé, peu importe lequel
       *[other] marchés possédés, peu importe lesquels
    }
feature-cities =
    { $n } { $n ->
        [one] Cité Fabuleuse possédée
       *[other] Cités Fabuleuses possédées
    }
feature-red_tiles =
    { $n } { $n ->
        [one] tuile rouge possédée
       *[other] tuiles rouges possédées
    } (hors cités)
feature-blue_tiles =
    { $n } { $n ->
        [one] tuile bleue possédée
       *[other] tuiles bleues possédées
    } (hors cités)
feature-goods =
    { $n } { $n ->
        [one] marchandise
       *[other] marchandises différentes
    } en main
feature-fakirs = { card-fakir-count } en main
feature-precious_items = { count-items } précieux
feature-tent_reds =
    campement avec { $n } { $n ->
        [one] tuile rouge
       *[other] tuiles rouges
    } dans son carré 3×3

whim-one = Caprice
whim-title = Caprice du Sultan
whim-needs = Le Sultan désire : { $needs }.
whim-reward = Récompense : { count-gold }
whim-short = { $needs } → { count-gold }
whim-progress = { $have } sur { $need }
whim-fulfilled = Exaucé
whim-onCity = Posé en { $tile }
whim-about = Dès que tu as ce qu’il demande, tu le révèles et tu touches son or, une seule fois. D’ici là il reste caché dans ta main ; non exaucé, il ne vaut rien à la fin.
