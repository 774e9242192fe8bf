reason-viziers = Vizirs : tu dépasses { $name }.
reason-gains = { $name } gagne { count-points }.
reason-loses = { $name } perd { count-points }.
reason-draws =
    Le hasard décide : { $what ->
        [card] { count-cards }
        [meeple] { count-meeples }
        [djinn] { count-djinns }
        [item] { count-items }
        [thief] { count-thieves }
        [whim] { count-whims }
       *[other] { yazid-dice }
    }.
reason-leaves = Laisse à { $name } environ { count-points }.
reason-keeps = Tu rejoues aussitôt, pour environ { count-points }.
reason-bid-less = Jouer plus tôt ne valait pas de payer { count-gold } de plus.
reason-bid-more = Il valait la peine de payer { count-gold } de plus pour jouer plus tôt.

hint-title = Conseil
hint-best = Meilleur choix
hint-behind = Vaut { count-points } de moins
hint-gain = Feuille de score : { $points }
hint-bid = Vaut { count-points }, coûte { count-gold }
hint-estimate = Estimé d’après ce que tu vois
hint-thinking = Réflexion…
hint-play = Jouer ce coup
hint-goOn = Continuer avec ce conseil
hint-show = Montrer sur le plateau
hint-more = Plus
hint-legend = Sur le plateau : ★ marque la fin du meilleur coup. Un nombre indique combien de points de moins vaut le meilleur coup qui finit là.
hint-order = Feuille de score : ce que tu gagnes tout de suite. L’ordre compte aussi ce qui en viendra plus tard et ce que tu laisses aux autres.
hint-legend-bid = Vaut : les points que te rapporte la place par rapport à la pire que tu puisses encore avoir. L’or aussi vaut des points : le prix est donc déduit.
hint-none = Aucun conseil à donner pour l’instant.
