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
hint-behind = { $points } de moins
hint-gain = Feuille de score : { $points }
hint-bid = Rapporte { $points }, coûte { $gold }
hint-estimate = Estimations d’après ce que tu peux voir
hint-thinking = Réflexion…
hint-play = Jouer ce coup
hint-goOn = Continuer avec ce conseil
hint-show = Montrer sur le plateau
hint-more = Plus
hint-legend = Sur le plateau : ★ marque la fin du meilleur coup. Un nombre indique combien de points de moins vaut le meilleur coup qui finit là.
hint-legend-bid = Rapporte : les points que vaut la place par rapport à la dernière. L’or aussi vaut des points : le prix est donc déduit.
hint-none = Aucun conseil à donner pour l’instant.
