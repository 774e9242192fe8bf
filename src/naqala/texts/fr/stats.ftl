### The report of `naqala stats`: what many games of one bot say. Figures come as finished words.

stats-title = Ce que disent les chiffres
stats-lead = { $games } parties, { $bot } à toutes les places. { $sets }.
stats-short = En bref
stats-best = Le préféré des vainqueurs : { $name }. Les places qui l’avaient ont gagné { $n } fois aussi souvent que par hasard.
stats-worst = Le moins utile : { $name }. Les places qui l’avaient ont gagné { $n } fois aussi souvent que par hasard.
stats-unsure = Aucun djinn ne se détache avec certitude : il faut plus de parties pour les départager.
stats-source = La plupart des points viennent de : { $line }, { $share }.
stats-typical = { $seats } joueurs : { $rounds } manches, le vainqueur a { $points } points.
stats-first-even = Enchérir en premier à la manche 1 n’a rien changé de façon certaine.
stats-first-good = À { $seats } joueurs, enchérir en premier à la manche 1 est un avantage : { $share } des victoires.
stats-first-bad = À { $seats } joueurs, enchérir en premier à la manche 1 est un désavantage : { $share } des victoires.
stats-things-djinn = Quel djinn vaut vraiment son prix ?
stats-things-item = Quels objets ont les vainqueurs ?
stats-things-thief = Quel voleur rapporte ?
stats-things-whim = Quels caprices valent le détour ?
stats-things-about = Le point montre combien de fois les places qui avaient la carte ont gagné, par rapport à des joueurs égaux (trait à 1). La barre montre où se trouve la vraie valeur avec 95 % de confiance : si elle coupe le trait, les parties ne permettent pas de trancher. En pointillé : la moyenne de toutes les places qui avaient l’une de ces cartes.
stats-things-seats = { $seats } joueurs : { $share } des victoires
stats-things-taken = prise dans { $share } des parties où elle était visible
stats-things-held = possédée dans { $share } des parties
stats-things-used = utilisée par { $share } de ses possesseurs
stats-things-fulfilled = exaucé par { $share } de ses possesseurs
stats-things-round = obtenue en moyenne à la manche { $n }
stats-things-rare = Trop rares pour juger : { $names }.
stats-points = D’où viennent les points
stats-points-about = Points moyens par ligne de la feuille de score : les vainqueurs en haut, les autres en bas.
stats-winners = Vainqueurs
stats-others = Autres
stats-auction = Ce que coûte l’ordre de jeu
stats-auction-about = Prix moyen d’une mise par manche ; la bande est l’intervalle à 95 %.
stats-auction-spent = { $seats } joueurs : les vainqueurs misent { $won } pièces d’or dans toute une partie, les autres { $lost }.
stats-axis-round = Manche
stats-axis-price = Or
stats-seats = La place compte-t-elle ?
stats-seats-about = Part des victoires ; le trait est ce qu’auraient des joueurs égaux.
stats-players = { $seats } joueurs
stats-place-seat = Place { $n }
stats-place-bid = Enchère { $n } de la manche 1
stats-place-turn = Joue le premier tour
stats-tribes = Ce que font les vainqueurs
stats-tribes-about = Combien de déplacements d’une partie se terminent par chaque tribu.
stats-length = Combien de temps cela dure
stats-length-rounds = { $seats } joueurs : { $n } manches en moyenne
stats-length-games =
    { $n ->
        [one] { $n } partie
       *[other] { $n } parties
    } de { $rounds } manches
stats-length-ended = { $share } finissent ainsi : { $why }
stats-scores = { $seats } joueurs : { $score } points en moyenne, { $best } pour les vainqueurs ; le deuxième est à { $margin } ; { $ties } d’égalités.
stats-written = figures.json et report.html sont dans { $path } ; parties : { $games }
stats-made = Comment ces chiffres ont été obtenus
stats-made-command = Fait avec :
stats-made-bots = Un bot a joué toutes les places, en ne sachant que ce qu’un joueur peut savoir. Les gens jouent autrement : c’est un deuxième avis, pas une loi.
stats-made-cause = Une carte que possèdent les vainqueurs ne les a pas forcément fait gagner : un joueur qui mène peut aussi s’offrir davantage.
stats-made-sure = Chaque plage est un intervalle à 95 %, pris sur les donnes, car elles seules sont indépendantes. Une plage sur vingt manque la vérité ; ne te fie donc pas à la seule carte qui paraît extrême.
stats-made-resume = La même commande avec plus de parties reprend là où celle-ci s’est arrêtée.
stats-percent = { $n } %
stats-range = { $low } à { $high }
