log-bid = { $name } mise { $price }.
log-bid-fakirs = { $name } mise { $price } en payant { $gold } or et { card-fakir-count }.
log-bid-broke = { $name } mise { $price } en payant ce qui reste : { $gold } or.
log-move = { $name } va de { $from } à { $to }.
log-carpet = { $name } vole sur le Tapis : { $tribe } → { $tile }.
log-collects = { $name } récupère en { $tile } : { $what }.
log-camel = { $name } pose un chameau en { $tile }.
log-tent = { $name } plante son campement en { $tile }.
log-use = { $name } utilise { $djinn } ({ $payment }).
log-use-thief = { $name } envoie { $thief } voler les autres.
log-play = { $name } joue un objet : { $item }.
log-fakirs = { $name } ajoute { card-fakir-count } aux Bâtisseurs.
log-kill-tile = { $name } tue en { $tile } : { $what }.
log-kill-seat = { $name } tue chez { $victim } : { $what }.
log-buy-cards = { $name } achète pour { $gold } or : { $what }.
log-buy-djinn = { $name } achète { $djinn } ({ $payment }).
log-buy-thief = { $name } achète le voleur { $thief } ({ $payment }).
log-craft = { $name } obtient un objet à l’Atelier en { $tile } ({ $payment }).
log-take-whim = { $name } prend un caprice : { $whim }.
log-take-djinn = { $name } prend { $djinn }.
log-take-deck = { $name } prend le premier djinn de la pioche.
log-take-item = { $name } prend un objet : { $item }.
log-take-cards = { $name } prend : { $what }.
log-keep-item = { $name } garde un objet : { $item }.
log-keep-item-unseen = { $name } garde un objet.
log-keep-djinn = { $name } garde { $djinn }.
log-give-cards = { $name } cède : { $what }.
log-give-djinn = { $name } cède { $djinn }.
log-give-tile = { $name } abandonne { $tile }.
log-give-palm = { $name } cède un palmier en { $tile }.
log-give-palace = { $name } cède un palais en { $tile }.
log-give-item = { $name } cède un objet : { $item }.
log-put-palm = { $name } pose un palmier en { $tile }.
log-put-palace = { $name } pose un palais en { $tile }.
log-claim = { $name } prend la tuile { $tile }.
log-redirect = { $name } choisit plutôt { $tile } ({ $payment }).
log-remove = { $name } retire en { $tile } : { $what }.
log-bring = { $name } amène en { $tile } : { $what }.
log-at = { $name } choisit { $tile }.
log-from = { $name } reprend la pièce en { $tile }.
log-next = { $name } réordonne la rangée : { $what }.
log-sell = { $name } vend pour { $gold } or : { $what }.
log-outbid = { $name } surenchérit sur Yazid pour { $gold } or.
log-pass-move = { $name } ne déplace rien.
log-pass-kill = { $name } ne tue personne.
log-pass-thief = { $name } garde le voleur pour plus tard.
log-pass-tile = { $name } n’utilise pas la tuile.
log-pass-claim = { $name } ne prend aucune tuile.
log-pass-outbid = { $name } laisse Yazid jouer d’abord.

log-draw-card-row = Nouveau dans la rangée : { $what }.
log-draw-card-seat = { $name } pioche : { $what }.
log-draw-card-unseen = { $name } pioche { count-cards }.
log-draw-meeple = Du sac vers { $tile } : { $what }.
log-draw-djinn-row = Nouveaux djinns : { $what }.
log-draw-djinn-seat = { $name } pioche { $djinn }.
log-draw-djinn-aside = { $name } regarde : { $what }.
log-draw-djinn-unseen = { $name } regarde { count-djinns }.
log-draw-item-seat = { $name } pioche : { $what }.
log-draw-item-unseen = { $name } pioche { count-items }.
log-draw-item-aside = { $name } regarde : { $what }.
log-draw-item-aside-unseen = { $name } regarde { count-items }.
log-draw-thief = Un nouveau voleur apparaît : { $thief }.
log-draw-whim = Un nouveau caprice en { $tile } : { $whim }.
log-roll = Les dés donnent blanc { $white }, noir { $black }.
log-roll-targets = Yazid vise : { $what }.

log-gold-gains =
    { $name } gagne { $n } { $n ->
        [one] pièce
       *[other] pièces
    } d’or.
log-gold-gains-djinn =
    { $name } gagne { $n } { $n ->
        [one] pièce
       *[other] pièces
    } d’or grâce à { $djinn }.
log-gold-loses =
    { $name } paie { $n } { $n ->
        [one] pièce
       *[other] pièces
    } d’or.
log-gold-yazid =
    { $name } paie { $n } { $n ->
        [one] pièce
       *[other] pièces
    } d’or à Yazid.
log-merchants = { $name } : les Marchands prennent { $what }.
log-builders =
    { $name } : les Bâtisseurs rapportent { $n } { $n ->
        [one] pièce
       *[other] pièces
    } d’or.
log-cards-gains = { $name } obtient : { $what }.
log-cards-loses = { $name } défausse : { $what }.
log-items-gains = { $name } obtient : { $what }.
log-items-loses = { $name } perd : { $what }.
log-djinns-gains = { $name } obtient { $djinn }.
log-djinns-loses = { $name } perd { $djinn }.
log-thieves-gains = { $name } obtient le voleur { $thief }.
log-thieves-loses = { $thief } quitte le jeu.
log-front-gains = { $name } obtient : { $what }.
log-front-loses = { $name } cède : { $what }.
log-palm = Un palmier pousse en { $tile }.
log-palace = Un palais est construit en { $tile }.
log-whim-fulfilled = { $name } exauce un caprice : { $whim }.
log-whim-celebrated = Le Sultan est aux anges ! { $name } gagne { $gold } or.
log-discarded = Défaussé : { $what }.
log-shuffled-cards = Les cartes défaussées forment une nouvelle pioche.
log-shuffled-items = Les objets défaussés forment une nouvelle pile.
log-shuffled-djinns = Les djinns défaussés forment une nouvelle pioche.
log-yazid-clears-plain = Yazid vide { $tile }.

log-round = Manche { $n }
log-refill = Les rangées sont complétées
log-turn = C’est à { $name } de jouer
over-last_camel = Quelqu’un a posé son dernier chameau.
over-no_move = Il ne restait aucun déplacement possible.
over-assassins =
    Yazid a réuni { $n } { $n ->
        [one] Assassin
       *[other] Assassins
    }.
over-djinns = Yazid a réuni { count-djinns }.
over-gold = Yazid n’a pas pu être payé.
over-viziers = Tu n’as pas plus de Vizirs que Yazid.
