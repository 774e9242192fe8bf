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
board-claims = serait à toi
board-target = cible de Yazid
board-hand-choose = Quel meeple poses-tu ?
board-refused = { $tile } n’est pas un choix possible ici.
board-refused-none = Aucune tuile n’est demandée maintenant : réponds ici.
board-refused-empty = Impossible de partir de { $tile } : il n’y a pas de meeples.
board-refused-move = Impossible de partir de { $tile } : aucun dernier meeple n’y rejoindrait sa couleur.
board-refused-drop = Impossible de poser sur { $tile } : va sur une tuile adjacente, sans demi-tour immédiat, d’où le déplacement peut finir.
board-refused-last = Impossible de finir sur { $tile } : le dernier meeple doit rejoindre sa couleur sur une tuile adjacente, sans demi-tour immédiat.
board-refused-kill = Pas de victime sur { $tile } : elle est vide ou trop loin.

track-bid = Ordre des enchères
track-turn = Ordre de jeu
track-spot = Place à { count-gold }
track-spot-free = Place à { count-gold }, libre
track-spot-taken = Place à { count-gold } : { $names }
track-next = Ensuite : { $name }
track-lane = Ici, une nouvelle mise repousse les précédentes.
track-offer =
    { $later ->
        [0] Miser { $price } (place { $place })
       *[other] Miser { $price } (place { $place }–{ $last })
    }

row-label = Rangée de cartes Ressource
row-reach = { $n } des { $reach } premières
row-position = Carte n° { $n } de la rangée : { $card }
row-deck = { count-cards } dans la pioche
row-discard =
    { $n } { $n ->
        [one] carte défaussée
       *[other] cartes défaussées
    }
row-small_market = Petit Marché
row-large_market = Grand Marché
row-specialized_market = Marché Spécialisé
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
player-aside = À choisir
player-nothing = rien
player-suit = Plus longue série : { count-goods }, { count-gold }
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
