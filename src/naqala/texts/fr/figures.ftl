### What a person’s finished games say, and the data of a person.

figures-title = Mes statistiques
figures-none-title = Rien à compter pour l’instant
figures-none = Après ta première partie terminée, tu verras ici : tes résultats par nombre de joueurs, extensions et adversaires, d’où viennent tes points et, après quelques parties, un classement.
figures-games = Parties
figures-wins = Gagnées
figures-points = Points en moyenne
figures-rating = Classement
figures-share = { $won } sur { $games }
figures-mean = ø { $points }
figures-seats-title = Par nombre de joueurs
figures-seats = { $n } joueurs
figures-sets-title = Par extensions
figures-opponents-title = Contre qui
figures-opponents-about = Parties où tu as fait mieux que cet adversaire ; une égalité compte pour moitié.
figures-lines-title = D’où viennent mes points
figures-lines-about = Points en moyenne, sur les parties qui ont cette ligne.
figures-rating-about = 1500 est le milieu de toutes les personnes et de tous les bots classés sur ce serveur. 400 points de plus valent des chances de dix contre un. La barre montre où se trouve le classement, avec 95 % de certitude.
figures-rating-soon =
    { $n ->
        [one] Encore { $n } partie classée et tu auras un classement.
       *[other] Encore { $n } parties classées et tu auras un classement.
    }
figures-rating-away = Ta dernière partie classée est loin. La prochaine te rendra ton classement.
figures-rating-place = { $place }ᵉ place sur { $people } parmi les personnes
figures-rating-you = Toi
figures-rating-range = { $value } (de { $low } à { $high })
figures-counts = Qu’est-ce qui compte ?
figures-counts-all = Les parties jouées ici du début à la fin, où tu avais un navigateur à toi. Les parties tirées d’un fichier, celles qui en continuent une autre et celles à plusieurs sur un écran ne comptent pas.
figures-counts-rated = Parmi elles, sont classées les parties contre d’autres personnes ou des bots dont le hasard n’a pas été choisi par une graine et où, seul parmi des bots, tu n’as pas repris un coup en sachant la suite. Qui quitte une partie l’a perdue.
figures-latest-title = Dernières parties
figures-latest-place = Place { $place } sur { $seats }
figures-latest-left = quittée
figures-latest-lost = perdue
figures-data-title = Mes données
figures-data-about = Tout ce que ce serveur garde sur toi, dans un fichier : nom, parties, résultats, messages du chat et avis, sans secrets.
figures-data-get = Télécharger mes données
figures-delete-open = Tout supprimer …
figures-delete-title = Supprimer tout ce qui me concerne ?
figures-delete-about = Ton nom, tes places, tes messages, tes statistiques et tes avis disparaissent pour de bon. Dans les parties en cours, un bot prend ta place. Les parties restent, sans ton nom. Impossible de revenir en arrière.
figures-delete-word = SUPPRIMER
figures-delete-type = Tape { figures-delete-word } pour confirmer
figures-delete-sure = Supprimer pour de bon
figures-delete-done = C’est fait : il ne reste rien sur toi sur ce serveur.
