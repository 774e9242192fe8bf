### What a person’s finished games say, and the data of a person.

career-title = Mes statistiques
career-none-title = Rien à compter pour l’instant
career-none = Après ta première partie terminée, tu verras ici tes résultats par nombre de joueurs, extensions et adversaires, et d’où viennent tes points. Après quelques parties, tu auras aussi un classement.
career-games = Parties
career-wins = Gagnées
career-points = Points en moyenne
career-rating = Classement
career-share = { $won } sur { $games }
career-mean = { $points } en moyenne
career-seats-title = Par nombre de joueurs
career-seats = { $n } joueurs
career-sets-title = Par extensions
career-opponents-title = Par adversaire
career-opponents-about = Parties où tu as fait mieux que cet adversaire ; une égalité compte pour moitié.
career-lines-title = D’où viennent mes points
career-lines-about = Points en moyenne, sur les parties où cette ligne existe.
career-rating-about = 1500 est la moyenne de toutes les personnes et de tous les bots classés sur ce serveur. 400 points d’avance donnent des chances de dix contre un. La barre montre où se trouve le classement, avec 95 % de certitude.
career-rating-soon =
    { $n ->
        [one] Encore { $n } partie classée et tu auras un classement.
       *[other] Encore { $n } parties classées et tu auras un classement.
    }
career-rating-away = Ta dernière partie classée est loin. La prochaine te rendra ton classement.
career-rating-place = Place { $place } sur { $people } parmi les joueurs humains
career-rating-you = Toi
career-rating-range = { $value } (de { $low } à { $high })
career-counts = Qu’est-ce qui compte ?
career-counts-all = Les parties jouées ici du début à la fin, dans ton propre navigateur. Les parties tirées d’un fichier, celles qui en continuent une autre et celles à plusieurs sur un écran ne comptent pas.
career-counts-rated = Parmi elles, les parties contre d’autres personnes ou des bots sont classées, sauf si une graine a été choisie ou si, contre des bots, tu as annulé un coup après avoir vu la suite. Quitter une partie, c’est la perdre.
career-latest-title = Dernières parties
career-latest-place = Place { $place } sur { $seats }
career-latest-left = quittée
career-latest-lost = perdue
career-data-title = Mes données
career-data-about = Tout ce que ce serveur garde sur toi, dans un fichier : nom, parties, résultats, messages de la discussion et notifications, sans clés secrètes.
career-data-get = Télécharger mes données
career-delete-open = Tout supprimer…
career-delete-title = Supprimer tout ce qui me concerne ?
career-delete-about = Ton nom, tes places, tes messages, tes statistiques et tes notifications sont supprimés pour de bon. Dans les parties en cours, un bot prend ta place. Les parties restent, sans ton nom. Impossible de revenir en arrière.
career-delete-word = SUPPRIMER
career-delete-type = Tape { career-delete-word } pour confirmer
career-delete-sure = Supprimer pour de bon
career-delete-done = C’est fait : ce serveur ne garde plus rien sur toi.
