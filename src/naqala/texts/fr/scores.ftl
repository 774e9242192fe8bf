score-gold = Or
score-viziers = Vizirs
score-elders = Sages
score-artisans = Artisans
score-djinns = Djinns
score-tiles = Tuiles
score-cities = Cités
score-tent = Campement
score-palms = Palmiers
score-palaces = Palais
score-merchandise = Marchandises
score-items = Objets
score-total = Total
score-gold-about = 1 point par pièce. Leur nombre reste caché aux autres jusqu’à la fin.
score-viziers-about = 1 point par Vizir ({ $jafaar } avec Jafaar), et { $majority } par adversaire qui en a moins que toi.
score-elders-about = { $elder } points par Sage restant ({ $shamhat } avec Shamhat).
score-artisans-about = { $mostArtisans } points par Artisan si personne n’en a plus que toi, sinon { $artisan } ; avec Ptah, { $ptah } de plus chacun.
score-djinns-about = Les points indiqués sur les cartes, et ce que certaines ajoutent.
more-score-djinns-thieves = Voleurs : { $thief } points par voleur que tu n’as pas utilisé.
score-tiles-about = Tes tuiles : chacune compte pour sa valeur.
score-cities-about = { $cities } points en tout pour 1 à { $allCities } Cités Fabuleuses.
score-tent-about = 1 point par tuile rouge dans le carré 3×3 autour de ton campement.
score-palms-about = { $palm } points par palmier sur tes tuiles ({ $haurvatat } avec Haurvatat).
more-score-palms-whims = Caprices : ceux des 8 tuiles autour du Grand Lac comptent double.
score-palaces-about = { $palace } points par palais sur tes tuiles.
more-score-palaces-whims = { more-score-palms-whims }
score-merchandise-about = Les séries de marchandises différentes en main, au prix de vente ; avec Al-Amin, { $alamin } Fakirs en remplacent une.
score-items-about = La valeur de tes objets précieux ; avec Geb, { $geb } de plus chacun.
score-total-about = Le joueur qui a le plus de points l’emporte. En cas d’égalité, la victoire est partagée.

score-sheet = Feuille de score
score-estimate = Score provisoire
score-estimate-about = Comme si la partie se terminait maintenant. L’or et la main des autres sont cachés et ne sont pas comptés.
score-history = Évolution des scores
score-history-open = Seulement les points visibles de tous : sans l’or ni les mains.
score-estimate-open = Comme si la partie se terminait maintenant.
score-history-round = Manche
score-hidden = caché
score-atLeast = { $n } + ?
score-winner =
    { $names } { $n ->
        [one] gagne
       *[other] se partagent la victoire
    } !
score-won = a gagné
score-winner-points = avec { count-points }
score-you-win = Tu as gagné !
score-left-resigned = Tu as abandonné
score-left-time = Ton temps était écoulé
score-left-away = Un bot a terminé la partie pour toi
score-left-removed = { score-left-away }
score-solo-won = Tu as vaincu le sultan Yazid !
score-solo-lost = Le sultan Yazid l’emporte sur toi.
score-solo-none = Une partie perdue n’a pas de score.
