reason-plays = place n° { $place } dans l’ordre de jeu pour { $price }
reason-plays-range = place n° { $place } dans l’ordre de jeu pour { $price }, au pire n° { $last_place }
reason-ends_game = fait de cette manche la dernière
reason-collects = récupère en { $tile } : { $what }
reason-takes_tile = prend la tuile { $tile } ({ $value })
reason-takes_tile-standing = prend la tuile { $tile } ({ $value }), où se trouvent : { $what }
reason-takes_city = prend la cité { $tile }, ta cité n° { $number }
reason-takes_city-standing = prend la cité { $tile }, ta cité n° { $number }, où se trouvent : { $what }
reason-loses_tile = abandonne { $tile } ({ $value })
reason-takes_from_rival = { $name } perd { $tile } ({ $value })
reason-tent = campement en { $tile }
reason-vizier_lead = plus de Vizirs que { $names }
reason-palm =
    { $n ->
        [one] un palmier
       *[other] { $n } palmiers
    } sur ta tuile { $tile }
reason-palace =
    { $n ->
        [one] un
       *[other] { $n }
    } palais sur ta tuile { $tile }
reason-helps_rival-palm =
    { $n ->
        [one] un palmier
       *[other] { $n } palmiers
    } pour { $name } en { $tile }
reason-helps_rival-palace =
    { $n ->
        [one] un
       *[other] { $n }
    } palais pour { $name } en { $tile }
reason-gets_djinn = obtient { $djinn } ({ $points })
reason-gets_thief = obtient le voleur { $thief }
reason-robs = envoie { $thief }
reason-fulfils_whim = exauce un caprice pour { count-gold } : { $whim }
reason-takes_whim = prend un caprice à { count-gold } : { $whim }
reason-gets_item = obtient : { $item }
reason-cards = cartes : { $what }
reason-suit_grows =
    ta série passe à { count-goods } ({ $points } { $points ->
        [one] pièce
       *[other] pièces
    } d’or)
reason-kills_on = tue en { $tile } : { $what }
reason-kills_of = tue chez { $name } : { $what }
reason-uses_djinn = utilise { $djinn }
reason-plays_item = joue : { $item }
reason-sells = vend { count-goods } pour { count-gold }
reason-gives = cède : { $what }
reason-spends = dépense : { $what }
reason-earns = rapporte { count-gold }
reason-pays = coûte { count-gold }
reason-yazid_takes = Yazid prend en { $tile } : { $what }
reason-yazid_buys = Yazid obtient { $djinn }
reason-pays_yazid = coûte { count-gold } pour les Bâtisseurs de Yazid
reason-rival_gains = { $name } gagne { count-points }
reason-rival_loses = { $name } perd { count-points }
reason-draws = le hasard décide : { $what }
reason-leaves = laisse à { $name } environ { count-points }
reason-keeps = tu rejoues aussitôt, pour environ { count-points }

hint-title = Conseil
hint-best = Meilleur choix
hint-behind = { $points } de moins
hint-gain = Feuille de score : { $points }
hint-estimate = Estimations d’après ce que tu peux voir
hint-thinking = Réflexion…
hint-play = Jouer ce coup
hint-goOn = Suivre la suite du conseil
hint-show = Montrer sur le plateau
hint-none = Aucun conseil à donner pour l’instant.
