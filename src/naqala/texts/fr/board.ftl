board-label = Le plateau
board-row = Ligne { $row }
board-owner = à { $name }
board-owner-you = à toi
board-owner-tent = campement posé par { $name }
board-empty = aucun meeple
board-whim = caprice : { $whim }
board-mountain-north = montagne en haut
board-mountain-east = montagne à droite
board-mountain-south = montagne en bas
board-mountain-west = montagne à gauche
board-start = départ du déplacement
board-step = pose n° { $n }
board-canChoose = peut être choisie
board-claims = la tuile serait à toi
board-target = cible de Yazid
board-hand-choose = Quel meeple poses-tu ?
board-hand-drop = Quel meeple poses-tu en { $tile } ?
board-carpet = Utiliser le Tapis Volant vers { $tile } ? Appuie encore une fois.
board-carpet-also = Avec le Tapis Volant, aussi les tuiles marquées de son signe. Il est alors défaussé.
board-carpeted = seulement avec le Tapis Volant
board-victim =
    { $n ->
        [one] Choisis une victime en { $tile }.
       *[other] Choisis deux victimes en { $tile }.
    }
board-kill =
    { $tribe ->
        [yellow] Tuer un Vizir en { $tile }
        [white] Tuer un Sage en { $tile }
        [green] Tuer un Marchand en { $tile }
        [blue] Tuer un Bâtisseur en { $tile }
        [red] Tuer un Assassin en { $tile }
       *[other] Tuer un Artisan en { $tile }
    }
board-kill-again = { board-kill } ? Appuie encore une fois sur la tuile.
board-refused = { $tile } n’est pas un choix possible ici.
board-refused-none = Aucune tuile n’est demandée maintenant : réponds ici.
board-refused-empty = Il n’y a pas de meeple en { $tile }.
board-refused-start = Impossible de partir de { $tile } : ton dernier meeple ne pourrait pas rejoindre sa couleur.
board-refused-here = Tes meeples sont en { $tile } : dépose le suivant sur une tuile voisine.
board-refused-far = { $tile } est trop loin : avance pas à pas, à gauche, à droite, en haut ou en bas.
board-refused-blocked = Aucun chemin ne mène d’ici en { $tile } : le passage entre les deux tuiles est fermé.
board-refused-back = Tu viens de { $tile } : le demi-tour immédiat est interdit.
board-refused-colour = Impossible de finir en { $tile } : ton dernier meeple doit rejoindre sa couleur, et elle n’y est pas.
board-refused-stuck = Par { $tile }, ton déplacement ne pourrait pas finir : ton dernier meeple ne pourrait pas rejoindre sa couleur.
board-refused-meeple = Si tu déposes ce meeple en { $tile }, ton déplacement ne pourra pas finir : ton dernier meeple ne pourrait pas rejoindre sa couleur. Un autre peut y aller.
board-refused-hand = Si tu déposes ce meeple maintenant, ton déplacement ne pourra pas finir : ton dernier meeple ne pourrait pas rejoindre sa couleur.
board-refused-distant = { $tile } est trop loin pour tes Assassins.
board-refused-forbidden = { $tile } reste vide : rien ne peut s’y trouver.
board-refused-occupied = { $tile } n’est pas entièrement vide.
board-refused-village = { $tile } n’est pas un Village.
board-refused-oasis = { $tile } n’est pas une Oasis.
board-refused-built = { $tile } est déjà prise : seuls des meeples peuvent s’y trouver.
board-refused-apart = { $tile } n’est pas à côté.
board-refused-few = Il n’y a pas deux meeples en { $tile }.
board-refused-alone = Aucun meeple voisin ne peut venir en { $tile }.
board-refused-foreign = { $tile } n’est pas à toi.
board-refused-plain = Il n’y a ni palmier ni palais en { $tile }.
board-refused-owned = { $tile } appartient déjà à un joueur.
board-refused-kept = { $tile } n’a pas été cédée.
board-refused-task = Les règles permettraient { $tile }, mais cet exercice porte sur { $wanted }.

track-bid = Ordre des enchères
track-turn = Ordre de jeu
track-spot = Place à { count-gold }
track-spot-about =
    { $gold ->
        [0] Tu ne paies rien et tu joues après tous ceux qui misent plus.
       *[other] Tu paies { count-gold } et tu joues avant tous ceux qui misent moins.
    }
track-spot-free = Place à { count-gold }, libre
track-spot-taken = Place à { count-gold } : { $names }
track-next = Ensuite : { $name }
track-now = Maintenant : { $name }
track-now-then = Maintenant : { $name }, puis { $next }
track-you = toi
track-lane = Ici, une nouvelle mise repousse les précédentes.
track-five = Prix de la piste à cinq
track-offer =
    { $later ->
        [0] Miser { $price } (place { $place })
       *[other] Miser { $price } (place { $place }–{ $last })
    }
track-place =
    { $later ->
        [0] Place { $place }
       *[other] Place { $place }–{ $last }
    }

row-label = Rangée de cartes Ressource
row-reach = { $n } des { $reach } premières
row-position = Carte n° { $n } de la rangée : { $card }
row-choose = Choisis parmi ces cartes.
row-more =
    { $n ->
        [one] Tu peux choisir encore une carte.
       *[other] Tu peux choisir encore { $n } cartes.
    }
row-needed =
    { $n ->
        [one] Choisis encore une carte.
       *[other] Choisis encore { $n } cartes.
    }
row-deck = Pioche : { $n }
row-discard = défausse : { $n }
row-small_market = Petit Marché
row-large_market = Grand Marché
row-specialized_market = Marché Spécia|lisé
djinns-row = Djinns disponibles
djinns-deck = { count-djinns } dans la pioche
items-deck = { count-items } dans la pioche
items-discard = Objets défaussés
whims-deck = { count-whims } dans la pioche

player-gold-hidden = or caché
player-cards = { count-cards } Ressource
player-left = Chameaux restants
player-tent-left = Campement pas encore posé
player-tent-placed = Campement posé
player-front = Devant { $name }
player-secrets = Visible seulement pour toi
player-secrets-djinns = Les autres ne voient que tes djinns
player-secrets-thieves = Les autres voient tes djinns et tes voleurs
player-aside = À choisir
player-nothing = rien
player-suit = Plus longue série : { count-goods }, valeur : { count-gold }
yazid-name = Yazid
yazid-title = Le sultan Yazid
yazid-area = Zone de Yazid
yazid-dice = Dés
yazid-targets = Il va vider : { $what }
yazid-targets-done = Il a vidé : { $what }
yazid-danger-assassins =
    { $have } { $have ->
        [one] Assassin
       *[other] Assassins
    } sur { $most }
yazid-danger-djinns =
    { $have } { $have ->
        [one] djinn
       *[other] djinns
    } sur { $most }
yazid-danger-viziers = Vizirs : toi { $yours }, Yazid { $his }
