feature-viziers = { tribe-yellow-count }
feature-elders = { tribe-white-count }
feature-artisans = { tribe-purple-count }
feature-djinns = { count-djinns }
feature-palms = { count-palms } sur tes tuiles
feature-palaces = { count-palaces } sur tes tuiles
feature-villages =
    { $n } { $n ->
        [one] Village à toi
       *[other] Villages à toi
    }
feature-sacred_places =
    { $n } { $n ->
        [one] Lieu Sacré à toi
       *[other] Lieux Sacrés à toi
    }
feature-oases = { $n } Oasis à toi
feature-markets =
    { $n } { $n ->
        [one] marché à toi, peu importe lequel
       *[other] marchés à toi, peu importe lesquels
    }
feature-cities =
    { $n } { $n ->
        [one] Cité Fabuleuse à toi
       *[other] Cités Fabuleuses à toi
    }
feature-red_tiles =
    { $n } { $n ->
        [one] tuile rouge à toi
       *[other] tuiles rouges à toi
    } (hors cités)
feature-blue_tiles =
    { $n } { $n ->
        [one] tuile bleue à toi
       *[other] tuiles bleues à toi
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
whim-offer = Il rapporte { count-gold } dès que tu as : { $needs }.
whim-short = { $needs } → { count-gold }
whim-progress = { $have } sur { $need }
whim-fulfilled = Exaucé
whim-onCity = Posé en { $tile }
whim-about = Dès que tu as ce qu’il demande, tu le révèles et tu touches son or, une seule fois. D’ici là il reste caché dans ta main ; non exaucé, il ne vaut rien à la fin.
