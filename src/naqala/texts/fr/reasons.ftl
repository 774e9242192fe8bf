reason-bid = Environ { count-points } pour { count-gold }.
reason-bid-free =
    { $n ->
        [0] Ne coûte rien.
       *[other] Environ { count-points }, et c’est gratuit.
    }
reason-bid-same = Toutes les places se valent à peu près, et celle-ci est gratuite.
reason-bid-enough = Ne coûte rien, et une meilleure place coûte plus qu’elle ne te rapporte.
reason-bid-gain = Environ { count-points } pour { count-gold } : +{ $gain }.
reason-bid-even = Environ { count-points } pour { count-gold } : aucun gain.
reason-bid-dear = Environ { count-points } pour { count-gold } : −{ $gain }.
reason-viziers = Vizirs : tu dépasses { $name }, { count-points }.
reason-viziers-many = Vizirs : tu dépasses { $rivals } adversaires, { count-points }.
reason-gains = { $name } gagne { count-points }.
reason-loses = { $name } perd { count-points }.
reason-draws =
    Part de hasard : { $what ->
        [card] { count-cards }
        [meeple] { count-meeples }
        [djinn] { count-djinns }
        [item] { count-items }
        [thief] { count-thieves }
        [whim] { count-whims }
       *[other] { yazid-dice }
    }.
reason-leaves = Laisse à { $name } environ { count-points }.
reason-leaves-less = Laisse à { $name } environ { count-points } au lieu de { $more }.
reason-keeps = Tu rejoues aussitôt, pour environ { count-points }.
reason-bid-less = Jouer plus tôt ne valait pas { count-gold } de plus.
reason-bid-more = Il valait la peine de payer { count-gold } de plus pour jouer plus tôt.

hint-title = Conseil
hint-best = Meilleur choix
hint-behind =
    { $n ->
        [0] Presque aussi bon
       *[other] Environ { count-points } de moins
    }
hint-gain = Feuille de score : { $points }
hint-estimate = Tous les chiffres sont estimés d’après ce que tu vois.
hint-thinking = Réflexion…
hint-play = Jouer ce coup
hint-play-turn = Jouer tout le tour
hint-play-part = Jouer cette partie du tour
hint-stopped = Du nouveau : à toi de choisir à partir d’ici.
hint-goOn = Continuer avec ce conseil
hint-more = Plus
hint-legend = ★ meilleur coup. Nombre : ce qu’un coup vers cette tuile rapporte en moins, environ.
hint-order = Le meilleur d’abord. Ce qui suivra et ce que tu laisses aux autres comptent aussi.
hint-legend-bid = Les points disent ce que la place te rapporte, par rapport à la pire que tu peux encore avoir. Chaque pièce vaut aussi un point : le dernier chiffre déduit donc le prix.
hint-none = Aucun conseil à donner pour l’instant.
