"""Djinns, resource cards, items, thieves, whims, meeples and tracks as data."""

from dataclasses import dataclass

from naqala.catalog.names import EXPANSIONS, PRICES, Deed, Djinn, Feature, Item, Thief, Tribe
from naqala.catalog.provisional import PROVISIONAL, grade_of, value_at

MEEPLES = (16, 20, 18, 18, 18, 0)
"""Meeples of each tribe in the base box (COMP-2)."""
TILE_MEEPLES = 3
"""Meeples on each tile at the start (SET-4)."""
ARTISANS_MEEPLES = (0, 0, 0, 0, 0, 15)
WHIMS_MEEPLES = (3, 3, 3, 3, 3, 0)

CARD_COPIES = (2, 2, 2, 4, 4, 4, 6, 6, 6, 18)
"""Copies of each resource card (COMP-3)."""
SUIT_PRICES = (0, 1, 3, 7, 13, 21, 30, 40, 50, 60)
"""The price of a suit, by its number of different goods (SALE-3)."""

PALMS = 12
PALACES = 10
ROW_LENGTH = 9
DJINN_ROW_LENGTH = 3
START_GOLD = 50
CAMELS = (0, 11, 11, 8, 8, 8)
"""Camels of each player by number of seats (SET-1, XSET-6, SOLO-1)."""
MARKERS = (0, 0, 4, 3, 4, 5)
"""Turn markers in play by number of seats (SET-1, SET-5); the solo game has none."""


def spots_of(track: list[int]) -> tuple[int, ...]:
    """Return how many markers each price level of a track holds."""
    return tuple(track.count(price) for price in PRICES)


BASE_SPOTS = spots_of([0, 0, 0, 1, 3, 5, 8, 12, 18])
"""How many markers each price level holds (BID-3, BID-5)."""
FIVE_SPOTS = spots_of(PROVISIONAL["whims"]["five_player_track"])
DJINN_COST = "EE"
"""What a djinn or a thief costs at a Sacred Place, written as the costs of powers are (TILE-SP-1, THF-2)."""
CRAFT_ARTISANS = 1
CRAFT_FAKIRS = 2
"""What an item costs at a Workshop: Artisans, or Fakirs (ART-4, ART-47)."""
REVISED_WITH = "artisans"
"""The expansion whose revised cards of djinns replace those of the base box (XSET-7)."""


@dataclass(frozen=True)
class DjinnCard:
    """A djinn: everything about it that is not a rule of its own."""

    djinn: int
    rule: str
    """Where docs/rules has its power: an id, or the stem of several (DJ-BAAL for DJ-BAAL-1 and so on)."""
    vp: int
    """The printed victory points."""
    cost: str = ""
    """What the power costs: E or EE (DJ-GEN-5), F = 1 Fakir, K = Fakirs in a bid, nothing."""
    window: str = ""
    """When a power with a cost can be used: in ``any`` window, before the ``tribe`` action (TURN-6), or as its rule says."""
    box: str = "base"
    """The expansion it comes with, or a promo's own switch."""
    revised: int | None = None
    """The points of the revised card, which replaces this one with REVISED_WITH."""
    revised_rule: str = ""
    """Where docs/rules has the revised card."""
    pays_for: int | None = None
    """The Deed for which it pays its owner gold: ``own`` for the owner's deeds, ``other`` for those of other players."""
    own: int = 0
    other: int = 0
    since: int = 1
    """The rules number with which it came, promo or not: every new card moves the numbers of actions."""
    draws: int = 0
    """How many djinns or meeples its power draws, if there are so many."""
    each: int = 0
    """At the end: points for each thing that it counts; Al-Amin: Fakirs for each good."""
    unsure: str = ""
    """Where provisional.toml has what is not confirmed of this card: its points (of the revised card if there is one), or all."""

    @property
    def grade(self) -> str:
        """Return how sure that is; nothing if a published source confirms the whole card."""
        return grade_of(self.unsure)

    @property
    def points_at(self) -> str:
        """Return where provisional.toml has its points, if they are not confirmed."""
        return f"{self.unsure}.vp" if self.unsure == f"promos.{self.box}" else self.unsure

    @property
    def unsure_values(self) -> tuple[str, ...]:
        """Return where provisional.toml has each number that is not confirmed."""
        if not self.unsure:
            return ()
        value = value_at(self.unsure)
        return tuple(f"{self.unsure}.{name}" for name in value) if isinstance(value, dict) else (self.unsure,)

    @property
    def once_a_turn(self) -> bool:
        """Return whether its power is used in the owner's turn, at most once (DJ-GEN-3); Kumarbi's is a part of a bid."""
        return self.cost not in ("", "K")

    def points(self, revised: bool) -> int:
        """Return the points of this card, or of the revised one if there is one."""
        return self.vp if self.revised is None or not revised else self.revised


_ARTISANS_VP = PROVISIONAL["artisans"]["djinn_vp"]
_THIEVES_VP = PROVISIONAL["thieves"]["djinn_vp"]
_WHIMS_VP = PROVISIONAL["whims"]["djinn_vp"]
_DHENIM, _WILWIT, _GALBELLS = (PROVISIONAL["promos"][name] for name in ("dhenim", "wilwit", "galbells"))

DJINN_CARDS: tuple[DjinnCard, ...] = (
    DjinnCard(Djinn.ALAMIN, "DJ-ALAMIN", 5, each=2),
    DjinnCard(Djinn.ANUNNAK, "DJ-ANUNNAK", 8, "E", "any", draws=3),
    DjinnCard(Djinn.BAAL, "DJ-BAAL", 6, pays_for=Deed.GET_DJINN, own=1, other=2),
    DjinnCard(
        Djinn.BOAZ,
        "DJ-BOAZ",
        6,
        revised=_ARTISANS_VP["boaz"],
        revised_rule="ART-42",
        unsure="artisans.djinn_vp.boaz",
    ),
    DjinnCard(Djinn.BOURAQ, "DJ-BOURAQ", 6, "E", "any"),
    DjinnCard(Djinn.ECHIDNA, "DJ-ECHIDNA", 4, "EE", "tribe"),
    DjinnCard(Djinn.ENKI, "DJ-ENKI", 8, "E", "any"),
    DjinnCard(Djinn.HAGIS, "DJ-HAGIS", 10, "E"),
    DjinnCard(Djinn.HAURVATAT, "DJ-HAURVATAT", 8, each=5),
    DjinnCard(Djinn.IBLIS, "DJ-IBUS", 8, "E", "tribe"),
    DjinnCard(Djinn.JAFAAR, "DJ-JAAFAR", 6, each=3),
    DjinnCard(
        Djinn.KANDICHA,
        "DJ-KANDICHA",
        6,
        revised=_ARTISANS_VP["kandicha"],
        revised_rule="ART-43",
        unsure="artisans.djinn_vp.kandicha",
    ),
    DjinnCard(Djinn.KUMARBI, "DJ-KUMARBI", 6, "K"),
    DjinnCard(Djinn.LAMIA, "DJ-LAMIA", 10, "E"),
    DjinnCard(Djinn.LETA, "DJ-LETA", 4, "EE", "any"),
    DjinnCard(Djinn.MARID, "DJ-MARID", 6, pays_for=Deed.DROP_MEEPLE, own=1, other=2),
    DjinnCard(Djinn.MONKIR, "DJ-MONKIR", 6, pays_for=Deed.PLACE_PALACE, own=1, other=2),
    DjinnCard(Djinn.NEKIR, "DJ-NEKIR", 6, pays_for=Deed.KILL, own=1, other=2),
    DjinnCard(Djinn.SHAMHAT, "DJ-SHAMHAT", 6, each=4),
    DjinnCard(Djinn.SIBITTIS, "DJ-SIBITTIS", 4, "EE", "any", draws=3),
    DjinnCard(Djinn.SLOAR, "DJ-SLOAR", 8, "F", "any"),
    DjinnCard(Djinn.UTUG, "DJ-UTUG", 4, "EE", "any"),
    DjinnCard(Djinn.PTAH, "ART-40", _ARTISANS_VP["ptah"], box="artisans", each=2, unsure="artisans.djinn_vp.ptah"),
    DjinnCard(Djinn.GEB, "ART-41", _ARTISANS_VP["geb"], box="artisans", each=3, unsure="artisans.djinn_vp.geb"),
    DjinnCard(Djinn.MORGIANE, "THF-9", _THIEVES_VP["morgiane"], box="thieves", unsure="thieves.djinn_vp.morgiane"),
    DjinnCard(
        Djinn.KALI,
        "WHIM-30",
        _WHIMS_VP["kali"],
        box="whims",
        pays_for=Deed.PUSH_MARKER,
        own=1,
        other=2,
        unsure="whims.djinn_vp.kali",
    ),
    DjinnCard(
        Djinn.GANAPATI,
        "WHIM-31",
        _WHIMS_VP["ganapati"],
        box="whims",
        pays_for=Deed.TAKE_WHIM,
        own=1,
        other=2,
        unsure="whims.djinn_vp.ganapati",
    ),
    DjinnCard(Djinn.DHENIM, "DJ-DHENIM", box="dhenim", pays_for=Deed.GET_VIZIERS, unsure="promos.dhenim", **_DHENIM),
    DjinnCard(Djinn.WILWIT, "PRO-2", _WILWIT["vp"], box="wilwit", each=_WILWIT["per_djinn"], unsure="promos.wilwit.vp"),
    DjinnCard(Djinn.GALBELLS, "PRO-3", _GALBELLS["vp"], box="galbells", unsure="promos.galbells.vp"),
)
"""The 22 djinns of the base box, then those of the expansions and the promos (COMP-4, XSET-7)."""
PAYERS_OF = tuple(tuple(card.djinn for card in DJINN_CARDS if card.pays_for == deed) for deed in Deed)
"""By Deed: the djinns that pay for it."""
PAYING_DJINNS = sum(map(len, PAYERS_OF))
PROMOS = tuple(card.box for card in DJINN_CARDS if card.box not in ("base", *EXPANSIONS))
"""The switches of the promos, each the name of its djinn (XSET-14)."""
BOXES = ("base", *EXPANSIONS, *PROMOS)


@dataclass(frozen=True)
class ItemCard:
    """An item: how many copies there are and its points at the end. Its holder can play a magic one (ART-21)."""

    item: int
    rule: str
    magic: bool
    copies: int = 1
    vp: int = 0
    since: int = 1
    """The rules number with which it came."""
    unsure: str = ""
    """Where provisional.toml has its points (``vp``) and its ``copies``, if it is a precious one."""
    number: int = 0
    """A number of its power, if there is one; texts tell it by the name of the item."""


_PRECIOUS = PROVISIONAL["artisans"]["precious_items"]

ITEM_CARDS: tuple[ItemCard, ...] = (
    ItemCard(Item.SCIMITAR, "ART-23", magic=True),
    ItemCard(Item.LAMP, "ART-24", magic=True),
    ItemCard(Item.FLUTE, "ART-25", magic=True, number=5),
    ItemCard(Item.CARPET, "ART-26", magic=True),
    ItemCard(Item.RING, "ART-27", magic=True),
    ItemCard(Item.TALISMAN, "ART-28", magic=True),
    ItemCard(Item.HORN, "ART-29", magic=True),
    ItemCard(Item.PRECIOUS5, "ART-20", magic=False, unsure="artisans.precious_items.precious5", **_PRECIOUS["precious5"]),
    ItemCard(Item.PRECIOUS7, "ART-20", magic=False, unsure="artisans.precious_items.precious7", **_PRECIOUS["precious7"]),
    ItemCard(Item.PRECIOUS9, "ART-20", magic=False, unsure="artisans.precious_items.precious9", **_PRECIOUS["precious9"]),
)
FLUTE_MEEPLES = ITEM_CARDS[Item.FLUTE].number
"""How many meeples the Flute brings at most (ART-25)."""
MAGIC_ITEMS = sum(card.magic for card in ITEM_CARDS)
"""How many items are magic; they come first."""


@dataclass(frozen=True)
class ThiefCard:
    """A thief: the tribe after whose action it can be used (THF-3)."""

    thief: int
    rule: str
    tribe: int
    unsure: str = "thieves.card_vp"
    """Where provisional.toml has its points."""


THIEF_VP: int = PROVISIONAL["thieves"]["card_vp"]
THIEF_CARDS: tuple[ThiefCard, ...] = (
    ThiefCard(Thief.HOUSSAIN, "THF-10", Tribe.MERCHANT),
    ThiefCard(Thief.ZIAD, "THF-11", Tribe.VIZIER),
    ThiefCard(Thief.OUAFAT, "THF-12", Tribe.ELDER),
    ThiefCard(Thief.KOHDJAH, "THF-13", Tribe.ASSASSIN),
    ThiefCard(Thief.SHAUM, "THF-14", Tribe.BUILDER),
    ThiefCard(Thief.MADJAAR, "THF-15", Tribe.ARTISAN),
)


@dataclass(frozen=True)
class WhimCard:
    """A whim: what its holder must have, at least, and the gold it pays."""

    name: str
    needs: dict[int, int]
    gold: int
    artisans: bool
    since: int
    unsure: str = "whims.cards"
    """Where provisional.toml has the card: we have no published list of the whims (WHIM-14)."""

    @property
    def at(self) -> str:
        """Return its path among values from the box."""
        return f"{self.unsure}.{self.name}"


WHIM_CARDS: tuple[WhimCard, ...] = tuple(
    WhimCard(
        card["id"],
        {Feature._fields.index(feature.upper()): number for feature, number in card["needs"].items()},
        card["gold"],
        card.get("artisans", False),
        card.get("since", 1),
    )
    for card in PROVISIONAL["whims"]["cards"]
)
WHIM_WORDS = tuple(card.name for card in WHIM_CARDS)
WHIMS = len(WHIM_CARDS)

SOLO_GOLD: int = PROVISIONAL["solo"]["gold"]
SOLO_LOSE_ASSASSINS: int = PROVISIONAL["solo"]["lose_assassins"]
SOLO_LOSE_DJINNS: int = PROVISIONAL["solo"]["lose_djinns"]
SOLO_DOUBLE_ON: int = PROVISIONAL["solo"]["double_tile_on_black"]
