### Items of the Artisans. What a precious item is worth comes as `points`.

item-scimitar = Burning Scimitar
item-scimitar-about = Remove 2 meeples of any colours from one tile. If this empties a tile without an owner, it becomes yours.
item-lamp = Fabulous Lamp
item-lamp-about = Take one of the face-up djinns, or the top one of the pile, for free.
item-flute = Enchanting Flute
item-flute-about = Choose a tile and bring up to { $flute } meeples onto it from the adjacent tiles. Mountains stop them, and no one claims a tile this way.
item-carpet = Flying Carpet
item-carpet-about = The last meeple of your move may fly to any tile that already has its colour, even over mountains, but not to the tile of your previous drop.
item-ring = Rebirth Ring
item-ring-about = Take any item from the discard pile, face down. You can play a magic one from your next turn on.
item-talisman = Tempest Talisman
item-talisman-about = Move one of your camels, or your tent, to any tile without an owner.
item-horn = Horn of Plenty
item-horn-about = Fill the resource row up to { $row } cards, then put it in any order you like.
item-precious5 = Precious item ({ $points })
item-precious5-about = Worth { count-points } at the end.
item-precious7 = Precious item ({ $points })
item-precious7-about = Worth { count-points } at the end.
item-precious9 = Precious item ({ $points })
item-precious9-about = Worth { count-points } at the end.

item-one = Item
item-unseen =
    { $n } hidden { $n ->
        [one] item
       *[other] items
    }
item-magic = Magic item
item-magic-about = You may play one magic item in each of your turns, even one you have just gained. It is then discarded. Worth 0 points at the end.
item-precious = Precious item
item-precious-about = It has no power but is worth points at the end.
