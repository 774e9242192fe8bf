### Items of the Artisans. What a precious item is worth comes as `points`.

item-scimitar = Burning Scimitar
item-scimitar-about = Remove 2 meeples of any colours from one tile. If it is empty then and nobody owns it, it becomes yours.
item-lamp = Fabulous Lamp
item-lamp-about = Take one of the face-up djinns, or the top one of the pile, at no cost.
item-flute = Enchanting Flute
item-flute-about = Choose a tile and bring up to { $flute } meeples onto it from the tiles beside it. Mountains stop them, and nobody gains a tile by this.
item-carpet = Flying Carpet
item-carpet-about = The last meeple of your move may fly to any tile where its colour already stands, over mountains too; only not to the tile of the drop before.
item-ring = Rebirth Ring
item-ring-about = Take any item of the discard pile, face down. If it is a magic one, you can play it from your next turn on.
item-talisman = Tempest Talisman
item-talisman-about = Move one of your camels, or your tent, to any tile that nobody owns.
item-horn = Horn of Plenty
item-horn-about = Fill the resource row up to { $row } cards, then lay it out in any order you like.
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
item-magic-about = You may play one magic item in each of your turns, even the one you have just got. Then it is discarded. Worth 0 points at the end.
item-precious = Precious item
item-precious-about = It does nothing but is worth points at the end.
