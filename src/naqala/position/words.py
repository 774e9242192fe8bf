"""The words of position files."""

from naqala.catalog.names import ITEM_WORDS, Building, Djinn, Item, Thief, TileKind, Tribe
from naqala.engine.events import Cause
from naqala.engine.state import Ask, Lost, Step

FORMAT = "naqala-position"
VERSION = 1

STEP_WORDS = tuple(name.lower() for name in Step._fields)
ASK_WORDS = tuple(name.lower().replace("_", " ") for name in Ask._fields)
_FIRST_WORDS = [words.split()[0] for words in ASK_WORDS]
LOST_WORDS = tuple(name.lower() for name in Lost._fields)
_USUAL_CAUSE = {
    **{ask: Cause.ITEM + ITEM_WORDS.index(word) for ask, word in enumerate(_FIRST_WORDS) if word in ITEM_WORDS},
    Ask.KEEP_ITEM: Cause.TRIBE + Tribe.ARTISAN,
    Ask.GIVE_CARDS: Cause.THIEF + Thief.HOUSSAIN,
    Ask.GIVE_DJINN: Cause.THIEF + Thief.OUAFAT,
    Ask.GIVE_TILE: Cause.THIEF + Thief.KOHDJAH,
    Ask.GIVE_BUILDING: Cause.THIEF + Thief.SHAUM,
    Ask.GIVE_ITEM: Cause.THIEF + Thief.MADJAAR,
    Ask.TAKE_CARDS: Cause.THIEF + Thief.HOUSSAIN,
    Ask.TAKE_DJINN: Cause.THIEF + Thief.OUAFAT,
    Ask.CLAIM: Cause.THIEF + Thief.KOHDJAH,
    Ask.TAKE_BUILDING: Cause.THIEF + Thief.SHAUM,
    Ask.TAKE_ITEM: Cause.THIEF + Thief.MADJAAR,
    Ask.KEEP_DJINN: Cause.DJINN + Djinn.SIBITTIS,
    Ask.BRING: Cause.ITEM + Item.FLUTE,
    Ask.DRAW_CARD: Cause.CLEANUP,
    Ask.DRAW_MEEPLE: Cause.DJINN + Djinn.ANUNNAK,
    Ask.DRAW_DJINN: Cause.CLEANUP,
    Ask.DRAW_ITEM: Cause.TRIBE + Tribe.ARTISAN,
    Ask.DRAW_THIEF: Cause.CLEANUP,
    Ask.DRAW_WHIM: Cause.CLEANUP,
}
_USUAL_REDIRECTED = {Building.PALM: Cause.TILE + TileKind.OASIS, Building.PALACE: Cause.TILE + TileKind.VILLAGE}


def usual_cause(ask: int, about: int, building: int) -> int:
    """Return what most often makes a pending question necessary: the cause that files leave out."""
    if ask == Ask.TARGET:
        return Cause.DJINN + about
    return _USUAL_REDIRECTED[building] if ask == Ask.REDIRECT else _USUAL_CAUSE.get(ask, Cause.MOVE)
