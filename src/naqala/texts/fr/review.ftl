### The review of a finished game, in the browser, the terminal and the page it makes. `n` are points, `name` is a player.

review-title = Analyse de la partie
review-waiting = L’analyse commence dès que le serveur en a le temps.
review-running = L’analyse remonte du dernier tour au premier : { $done } étapes sur { $total }. Pour l’instant, les chiffres ne portent que sur la fin de partie déjà analysée.
review-stopped = L’analyse a été interrompue.
review-resume = Reprendre l’analyse
review-done = L’analyse est terminée.
review-player = Joueur
review-accuracy = Précision
review-lost = Perdus
review-luck = Chance
review-others = Dû aux autres
review-about-title = Que veulent dire ces chiffres ?
review-about = Précision : 100 veut dire le meilleur choix que je trouve, à chaque fois. Perdus : les points que de meilleurs choix auraient rapportés. Chance : les points dus aux pioches, par rapport à la moyenne. Dû aux autres : les points gagnés ou perdus par les choix des autres ; le petit reste que rien d’autre n’explique est compté ici aussi.
review-lower = { $name } l’emporte malgré une précision plus faible ({ $other } a la meilleure). Cela arrive : la précision ne compte que les points perdus par ses propres enchères et tours. Le résultat tient aussi à la chance et aux points perdus par les autres.
review-nothing = 0 point perdu veut dire que je n’ai rien trouvé de nettement meilleur. Je ne sais pas mesurer les petits écarts : plusieurs joueurs peuvent donc avoir 0 point perdu et une précision de 100.
review-curve = Score final attendu
review-curve-about = Le score final moyen si des bots continuaient la partie à partir de chaque moment.
review-turning = Moments clés
review-turning-none = Aucun moment n’a fait basculer cette partie à lui seul.
review-choice = Manche { $round } : { $name } perd { count-points }
review-lucky = Manche { $round } : une pioche rapporte { count-points } à { $name }
review-unlucky = Manche { $round } : une pioche coûte { count-points } à { $name }
review-best = Meilleurs coups
review-clear = Manche { $round } : { $name }, { count-points } de mieux que tout autre choix
review-decisions = Enchères et tours
review-seats = Afficher
review-everyone = Tous les joueurs
review-losses = Seulement les pertes
review-kind-bid = Enchère
review-kind-turn = Tour
review-kind-answer = Réponse
review-marks = Que veulent dire ces signes ?
review-mark-about = de { $from } à { $to } points derrière le meilleur choix que j’ai trouvé
review-mark-about-best = rien de nettement mieux, ou moins de { $to } points derrière
review-mark-about-blunder = au moins { $from } points derrière le meilleur choix que j’ai trouvé
review-marks-sure = Un choix ne passe pour meilleur que s’il l’est dans deux séries de parties simulées. Quand c’est serré, je dis que rien n’a été perdu. Les conseils et le coach ont quelques secondes, l’analyse prend plus de temps : elle trouve parfois mieux.
review-entry = Manche { $round }, { $name }, { $kind } : { $mark }
review-cost =
    { count-points } { $n ->
        [one] perdu
       *[other] perdus
    }
review-cost-noise = { review-cost } (± { $noise })
review-played = Joué
review-played-about = Montre sur le plateau ce qui a été joué
review-better = Mieux
review-better-about = Montre sur le plateau ce qui aurait rapporté plus
review-equal = Je n’ai rien trouvé de nettement meilleur.
review-disputed = Pendant la partie, le conseil ou le coach disait autre chose : ils n’ont que quelques secondes, l’analyse cherche plus longtemps.
review-again = Réessayer à partir d’ici
review-again-about = Ouvre une nouvelle table à ce moment, avec des bots aux autres places.
review-again-elsewhere = Tu regardes un autre choix : { $name }, manche { $round }.
review-again-own = Tu es de nouveau { $name }, à ta décision de la manche { $round }.
review-again-other = Tu prends la place d’un autre joueur : { $name }, à la manche { $round }.
