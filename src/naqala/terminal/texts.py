"""What people call the game's things, and one sentence about each, in our own words."""

from naqala.catalog.cards import DJINN_CARDS, ITEM_CARDS, THIEF_CARDS, THIEF_VP, WHIM_CARDS, WHIM_WORDS
from naqala.catalog.names import COLOUR_WORDS, DJINN_WORDS, ITEM_WORDS, THIEF_WORDS, Djinn, Feature, TileKind
from naqala.catalog.tiles import FACES, MARKETS

UNCOMPILED = "The rules run uncompiled, so planner, expert and hints look less widely; naqala warm, once, changes that."

TRIBES = ("Vizier", "Elder", "Merchant", "Builder", "Assassin", "Artisan")
"""By colour: yellow, white, green, blue, red, purple."""

DJINNS = {
    "alamin": ("Al-Amin", "At the end, two Fakirs stand in for one good of your choice."),
    "anunnak": ("Anun-Nak", "Puts 3 meeples from the bag on a bare tile."),
    "baal": ("Ba'al", "1 gold when you get a djinn, 2 when somebody else does."),
    "boaz": ("Boaz", "What stands in front of you is safe from Assassins."),
    "bouraq": ("Bouraq", "Builds a palace on any Village."),
    "echidna": ("Echidna", "Doubles what your Builders earn this turn."),
    "enki": ("Enki", "Plants a palm on any Oasis."),
    "hagis": ("Hagis", "A palace you place goes to one of the 8 tiles around instead."),
    "haurvatat": ("Haurvatat", "At the end, palms on your tiles count 5 instead of 3."),
    "iblis": ("Iblis", "Your Assassins kill two this turn, both in one place."),
    "jafaar": ("Jafaar", "At the end, your Viziers count 3 instead of 1."),
    "kandicha": ("Kandicha", "You gain from your victims: keep Viziers and Elders; Merchants bring a card, Builders gold."),
    "kumarbi": ("Kumarbi", "Each Fakir you discard lowers your bid's price by one step."),
    "lamia": ("Lamia", "A palm you place goes to one of the 8 tiles around instead."),
    "leta": ("Leta", "Claims a bare tile: no meeple, camel, palm or palace."),
    "marid": ("Marid", "1 gold for each meeple you drop on your tiles, 2 if others do."),
    "monkir": ("Monkir", "1 gold when you place a palace, 2 when somebody else does."),
    "nekir": ("Nekir", "1 gold when your Assassins kill, 2 when somebody else's do."),
    "shamhat": ("Shamhat", "At the end, your Elders count 4 instead of 2."),
    "sibittis": ("Sibittis", "Look at 3 djinns of the pile, keep one."),
    "sloar": ("Sloar", "Draws a card from the resource pile."),
    "utug": ("Utug", "Claims a tile with meeples but without camel, palm or palace."),
    "ptah": ("Ptah", "At the end, 2 more points for each of your Artisans."),
    "geb": ("Geb", "At the end, 3 more points for each of your precious items."),
    "morgiane": ("Morgiane", "Thieves of other players do not touch you."),
    "kali": ("Kali", "1 gold for each marker of others you push on the track, 2 if yours is pushed."),
    "ganapati": ("Ganapati", "1 gold when you take a whim, 2 when somebody else does."),
    "dhenim": ("Dhenim", "1 gold when you get Viziers, 2 when somebody else does."),
    "wilwit": ("Wilwit", f"At the end, {DJINN_CARDS[Djinn.WILWIT].each} points for each of your djinns."),
    "galbells": ("Galbells", "When somebody else ends on a market, you draw a card."),
}
COSTS = {
    "E": "pay an Elder or a Fakir",
    "EE": "pay 2 Elders, or an Elder and a Fakir",
    "F": "pay a Fakir",
    "K": "pay Fakirs",
}
SHORT_COSTS = {"E": "E/F", "EE": "E+E/F", "F": "F", "K": "F.."}

ITEM_POINTS = {ITEM_WORDS[card.item]: card.vp for card in ITEM_CARDS if not card.magic}
"""The precious items."""
ITEMS = {
    "scimitar": ("the Scimitar", "Removes 2 meeples from one tile; if it is empty then and unowned, you claim it."),
    "lamp": ("the Lamp", "Takes a face-up djinn, or the top one of the pile."),
    "flute": ("the Flute", "Brings up to 5 meeples from adjacent tiles onto one tile."),
    "carpet": ("the Carpet", "Your last meeple of a move may land on any tile with its colour."),
    "ring": ("the Ring", "Takes an item back from the discard."),
    "talisman": ("the Talisman", "Moves one of your camels, or the tent, to a tile without owner."),
    "horn": ("the Horn", "Fills the row to 9 cards and puts it in the order you like."),
    **{word: (f"a precious item ({points})", f"Worth {points} points at the end.") for word, points in ITEM_POINTS.items()},
}

THIEVES = {
    "houssain": ("Houssain", "Everybody else gives up 2 cards; you take 2 of them."),
    "ziad": ("Ziad", "Everybody else gives up a Vizier; you keep one."),
    "ouafat": ("Ouafat", "Everybody else gives up a djinn; you take one."),
    "kohdjah": ("Kohdjah", "Everybody else takes a camel back; you may claim one of those tiles."),
    "shaum": ("Shaum", "Everybody else gives up a palm or palace; you put one on a tile of yours."),
    "madjaar": ("Madjaar", "Everybody else gives up an item; you take one."),
}

TRIBE_TEXTS = (
    "Kept in front of you: 1 point each, and 10 for each opponent with fewer.",
    "Kept in front of you: 2 points each; they pay for djinns and their powers.",
    "Take as many cards from the front of the row.",
    "Gold: Builders (and Fakirs added) times the blue tiles among the 9 around, the final tile included.",
    "Kill one meeple at most as many steps away (Fakirs reach farther), or a Vizier, Elder or Artisan of somebody.",
    "Kept: 2 points each, 3 if nobody has more; draw as many items and keep one.",
)

TILES = {
    TileKind.VILLAGE: ("Village", "Village", "A palace is built here (5 points for the owner). Compulsory."),
    TileKind.SACRED_PLACE: ("Sacred Place", "Sacred", "Buy a djinn for 2 Elders, or an Elder and a Fakir."),
    TileKind.OASIS: ("Oasis", "Oasis", "A palm grows here (3 points for the owner). Compulsory."),
    TileKind.SMALL_MARKET: ("Small Market", "Small Mkt", "Buy one of the first 3 cards for 3 gold."),
    TileKind.LARGE_MARKET: ("Large Market", "Large Mkt", "Buy two of the first 6 cards for 6 gold."),
    TileKind.WORKSHOP: ("Workshop", "Workshop", "Get an item for an Artisan or 2 Fakirs. Its mountains block meeples."),
    TileKind.SPECIALIZED_MARKET: ("Specialized Market", "Spec. Mkt", "Buy any card of the row for 4 gold."),
    TileKind.CHASM: ("Chasm", "Chasm", "Nothing ever stands here, and meeples go around it."),
    TileKind.CITY: ("Fabulous City", "City", "Take the whim that lies here. 1 to 5 cities: 5, 20, 45, 80, 125 points."),
    TileKind.LAKE: ("Great Lake", "Lake", "Meeples go around it; palms and palaces on the 8 tiles around count double."),
}
"""Full name, name on the board, what happens there."""

MARKET_PRICES = {face.name: MARKETS[face.kind].price for face in FACES if face.kind in MARKETS}
"""By the word of the tile."""

TOPICS = {
    "bid": "Each round you bid for a place in the turn order. Dearer places play first; among equals who bid later plays first.",
    "move": "Pick up all meeples of a tile and drop them one by one on adjacent tiles, never straight back. The last one must "
    "join its own colour; you collect all meeples of that colour there. Is the tile empty then, it is yours.",
    "turn": "Move, claim the tile if you emptied it, act with the collected tribe, use the final tile, sell goods, end the turn.",
    "camel": "Marks a tile as yours, for its points. Who places the last camel (and tent) makes this round the last one.",
    "tent": "Like a camel, once; at the end 1 more point for each red tile among the 9 around it.",
    "palm": "3 points at the end for the owner of its tile.",
    "palace": "5 points at the end for the owner of its tile.",
    "fakir": "Pays for djinns and powers beside Elders, joins Builders, lengthens the reach of Assassins. Never sold.",
    "goods": "Suits of different goods sell for 1, 3, 7, 13, 21, 30, 40, 50, 60 gold, during your turn or at the end.",
    "score": "Gold, Viziers (1, and 10 for each opponent with fewer), Elders 2, djinns, tiles, palms 3, palaces 5, goods.",
    "yazid": "The Sultan clears a tile each round. You lose if he gets too many Assassins or djinns, if you cannot pay him, or "
    "if you do not have more Viziers than he has at the end.",
    "mountains": "No meeple crosses a mountain (drawn as a thick wall); Assassins and Builders do not care.",
}

_NEEDS = {
    Feature.VIZIERS: "Viziers",
    Feature.ELDERS: "Elders",
    Feature.ARTISANS: "Artisans",
    Feature.DJINNS: "djinns",
    Feature.PALMS: "palms",
    Feature.PALACES: "palaces",
    Feature.VILLAGES: "Villages",
    Feature.SACRED_PLACES: "Sacred Places",
    Feature.OASES: "Oases",
    Feature.MARKETS: "markets",
    Feature.CITIES: "cities",
    Feature.RED_TILES: "red tiles",
    Feature.BLUE_TILES: "blue tiles",
    Feature.GOODS: "different goods",
    Feature.FAKIRS: "Fakirs",
    Feature.PRECIOUS_ITEMS: "precious items",
    Feature.TENT_REDS: "red tiles around the tent",
}


def djinn_points(word: str, artisans: bool = False) -> int:
    """The points on a djinn's card; with Artisans two cards are revised."""
    return DJINN_CARDS[DJINN_WORDS.index(word)].points(artisans)


def djinn_text(word: str) -> str:
    """What a djinn does, with what it costs."""
    cost = COSTS.get(DJINN_CARDS[DJINN_WORDS.index(word)].cost)
    return f"{DJINNS[word][1]} ({cost[0].upper()}{cost[1:]}.)" if cost else DJINNS[word][1]


def thief_text(word: str) -> str:
    """What a thief does, and after which tribe."""
    tribe = THIEF_CARDS[THIEF_WORDS.index(word)].tribe
    return f"After your {TRIBES[tribe]}s ({COLOUR_WORDS[tribe]}) acted: {THIEVES[word][1]}"


def whim_need(word: str) -> str:
    """What a whim asks for."""
    card = WHIM_CARDS[WHIM_WORDS.index(word)]
    return " and ".join(f"{number} {_need(_NEEDS[feature], number)}" for feature, number in card.needs.items())


def _need(things: str, number: int) -> str:
    """The singular for one."""
    return things if number > 1 else {"cities": "city", "Oases": "Oasis"}.get(things, things.removesuffix("s"))


def whim_gold(word: str) -> int:
    """What a whim pays."""
    return WHIM_CARDS[WHIM_WORDS.index(word)].gold


def whim_text(word: str) -> str:
    """A whim in short."""
    return f"{word}: {whim_need(word)}, {whim_gold(word)} gold"


def explanations() -> dict[str, tuple[str, str]]:
    """Everything that can be explained: by its word, a title and a sentence."""
    found = {word: (word.capitalize(), text) for word, text in TOPICS.items()}
    for kind, (name, _, text) in TILES.items():
        found[TileKind._fields[kind].lower().replace("_", " ")] = (name, text)
    for tribe, text in enumerate(TRIBE_TEXTS):
        found[TRIBES[tribe].lower()] = found[COLOUR_WORDS[tribe]] = (f"{TRIBES[tribe]} ({COLOUR_WORDS[tribe]})", text)
    for word, (name, _) in DJINNS.items():
        found[word] = (f"{name}, djinn, {djinn_points(word)} points", djinn_text(word))
    for word, (name, text) in ITEMS.items():
        found[word] = (name[0].upper() + name[1:], text)
    for word, (name, _) in THIEVES.items():
        found[word] = (f"{name}, thief, {THIEF_VP} points if unused", thief_text(word))
    found.update({word: (f"Whim {word}", f"{whim_gold(word)} gold for {whim_need(word)}.") for word in WHIM_WORDS})
    return found


def explain(name: str) -> list[str]:
    """The explanations whose name begins so; an exact name wins."""
    wanted = name.lower().replace("-", "").replace("'", "").strip()
    known = explanations()
    words = [wanted] if wanted in known else [word for word in known if wanted and word.startswith(wanted)]
    if not words:
        words = [word for word in known if wanted and wanted.removesuffix("s") in word.split()]
    return list(dict.fromkeys(f"{known[word][0]}: {known[word][1]}" for word in words))
