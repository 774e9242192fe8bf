reason-bid = Rapporte environ { count-points }, pour { count-gold } et les Fakirs.
reason-bid-free =
    { $n ->
        [0] Ne coûte rien.
       *[other] Rapporte environ { count-points } et ne coûte rien.
    }
reason-bid-same = Toutes les places se valent à peu près, et celle-ci est gratuite.
reason-bid-enough = Ne coûte rien, et aucune meilleure place ne vaut son prix.
reason-bid-gain = Rapporte environ { count-points } : { $gain } de gain.
reason-bid-even = Rapporte à peu près ce qu’elle coûte.
reason-bid-dear =
    { $n ->
        [0] Ne rapporte presque rien.
       *[other] Ne rapporte qu’environ { count-points }.
    }
reason-viziers = Dépasse { $name } en Vizirs : { count-points }.
reason-viziers-many = Dépasse { $rivals } adversaires en Vizirs : { count-points }.
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
reason-leaves = Laisse environ { count-points } à { $name }.
reason-leaves-less = Laisse à { $name } environ { count-points } au lieu de { $more }.
reason-keeps = Rejoue aussitôt, pour environ { count-points }.
reason-bid-less = Jouer plus tôt ne valait pas { count-gold } de plus.
reason-bid-more = Il valait la peine de payer { count-gold } de plus pour jouer plus tôt.
reason-bid-first = Cela assure souvent le coup { $start } vers { $tile } ({ $what }) ; sinon, { $name } le joue avant.
reason-bid-buys = Cela assure souvent le coup { $start } vers { $tile } ({ $what }), qui n’est plus possible sinon.

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
hint-legend = ★ est le meilleur coup. Les nombres disent combien de points de moins rapporte à peu près un coup vers cette tuile.
hint-order = Le meilleur d’abord. Ce qui suivra et ce que tu laisses aux autres comptent aussi.
hint-legend-bid = Ce qu’une place rapporte est comparé à la pire que tu peux encore avoir. Chaque pièce vaut aussi un point : le prix est déjà déduit du gain.
hint-none = Aucun conseil à donner pour l’instant.
