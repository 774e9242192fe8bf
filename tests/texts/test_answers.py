"""What every kind of answer is called, in exact words: keys, arguments and what an offer adds."""

import pytest
from msgspec.structs import replace

from naqala.action import Action
from naqala.catalog.verbs import FIRST_DRAW, FORMS
from naqala.decision import Decision
from naqala.narrator import Said, answer_words
from naqala.offers import Offer
from naqala.position import About
from naqala.terminal.lines import said_text
from naqala.view import View
from tests.scene import scene
from tools.texts import key_of, needs

TILES = {"a1": "village", "b1": "oasis", "c1": "sacred 12", "d1": "small market"}
POSITION = scene(seats=2, tiles=TILES, meeples={"a1": "YYW", "b1": "R"}, row=["silk", "fish", "silk"]).position()
NAMES = ("Ann", "Bo")

ANSWERS = [
    ("bid 3", Offer(pays=3, place=2, last_place=2), "Bid 3 (place 2)"),
    ("bid 3", Offer(pays=3, place=1, last_place=4), "Bid 3 (place 1, at worst 4)"),
    ("bid 5 paying 2 fakirs", Offer(pays=1, place=1, last_place=1), "Bid 5 for 1 gold and 2 Fakirs (place 1)"),
    ("bid 18", Offer(pays=7, place=1, last_place=1), "Bid 18 and pay all you have: 7 gold (place 1)"),
    ("pick a1", Offer(), "Pick up a1 (Village, 5): 2 Viziers and 1 Elder"),
    ("drop red b1", Offer(), "Assassin to b1 (Oasis, 8)"),
    ("drop red b1", Offer(collects=2), "Assassin to b1 (Oasis, 8), collect 2 Assassins"),
    ("drop red b1", Offer(collects=2, claims=True), "Assassin to b1 (Oasis, 8), collect 2 Assassins, claim the tile"),
    ("carpet blue b1", Offer(collects=1), "Carpet: Builder to b1 (Oasis, 8), collect 1 Builder"),
    ("carpet blue b1", Offer(collects=1, claims=True), "Carpet: Builder to b1 (Oasis, 8), collect 1 Builder, claim the tile"),
    ("camel", Offer(), "A camel"),
    ("tent", Offer(points=3), "The tent (+3 points)"),
    ("fakirs 0", Offer(earns=4), "No Fakirs: 4 gold"),
    ("fakirs 1", Offer(earns=8), "Add 1 Fakir: 8 gold"),
    ("kill red b1", Offer(), "Kill 1 Assassin on b1 (Oasis, 8)"),
    ("kill red b1", Offer(claims=True), "Kill 1 Assassin on b1 (Oasis, 8), claim the tile"),
    ("kill yellow white a1", Offer(fakirs=2), "Kill 1 Vizier and 1 Elder on a1 (Village, 5) (costs 2 Fakirs)"),
    ("kill red b1", Offer(fakirs=1, claims=True), "Kill 1 Assassin on b1 (Oasis, 8), claim the tile (costs 1 Fakir)"),
    ("kill yellow yellow of 2", Offer(), "Kill 2 Viziers in front of Bo"),
    ("use enki paying elder", Offer(), "Use Enki (1 Elder)"),
    ("use leta paying elder fakir", Offer(), "Use Leta (1 Elder and 1 Fakir)"),
    ("use ziad", Offer(), "Send Ziad"),
    ("play lamp", Offer(), "Play: Fabulous Lamp"),
    ("give silk silk", Offer(), "Give: 2 × Silk"),
    ("take fish fakir", Offer(), "Take: Fish and Fakir"),
    ("give boaz", Offer(), "Give Boaz"),
    ("take boaz", Offer(), "Take Boaz"),
    ("give b1", Offer(), "Give up b1 (Oasis, 8)"),
    ("claim b1", Offer(), "Claim b1 (Oasis, 8)"),
    ("give palm b1", Offer(), "Give the palm tree on b1 (Oasis, 8)"),
    ("give palace a1", Offer(), "Give the palace on a1 (Village, 5)"),
    ("put palm b1", Offer(), "Palm tree to b1 (Oasis, 8)"),
    ("put palace a1", Offer(), "Palace to a1 (Village, 5)"),
    ("give precious5", Offer(), "Give: Precious item (5)"),
    ("take horn", Offer(), "Take: Horn of Plenty"),
    ("buy 2", Offer(pays=3), "Buy Fish (3 gold)"),
    ("buy 1 3", Offer(pays=6), "Buy 2 × Silk (6 gold)"),
    ("buy marid paying elder elder", Offer(), "Buy Marid (2 Elders)"),
    ("buy shaum paying elder fakir", Offer(), "Buy the thief Shaum (1 Elder and 1 Fakir)"),
    ("craft paying fakir fakir", Offer(), "Take an item (2 Fakirs)"),
    ("craft paying artisan", Offer(), "Take an item (1 Artisan)"),
    ("take whim", Offer(), "Take the whim"),
    ("at c1", Offer(), "c1 (Sacred Place, 12)"),
    ("redirect b1 paying fakir", Offer(), "To b1 (Oasis, 8) (1 Fakir)"),
    ("keep ring", Offer(), "Keep: Rebirth Ring"),
    ("keep utug", Offer(), "Keep Utug"),
    ("remove yellow white a1", Offer(), "1 Vizier and 1 Elder on a1 (Village, 5)"),
    ("take deck", Offer(), "Take the top djinn of the pile"),
    ("bring green d1", Offer(), "Merchant from d1 (Small Market, 6)"),
    ("from d1", Offer(), "From d1 (Small Market, 6)"),
    ("next wheat", Offer(), "Wheat next"),
    ("sell silk fish", Offer(earns=3), "Sell Silk and Fish (3 gold)"),
    ("outbid", Offer(pays=6), "Outbid Yazid (6 gold)"),
]
PASSES = [
    ("move", "c1", "Make no move"),
    ("tribe", "c1", "Continue: 2 Builders"),
    ("kill", "c1", "Kill no one"),
    ("thief", "c1", "Keep the thief"),
    ("tile", "c1", "Leave the tile unused"),
    ("tile", "a1", "Continue: build the palace"),
    ("tile", "b1", "Continue: plant the palm tree"),
    ("redirect", "c1", "Leave it on b1 (Oasis, 8)"),
    ("bring", "c1", "Done"),
    ("claim", "c1", "Claim none"),
    ("last", "c1", "End the turn"),
    ("outbid", "c1", "Let Yazid play first"),
]


def view(ask: str = "move", at: str = "c1") -> View:
    """A view in which Builders were collected, and the question is about b1."""
    turn = replace(POSITION.turn, at=at, tribe="blue", count=2)
    return View(1, replace(POSITION, turn=turn), Decision(ask, 1, About(tile="b1")), ())


@pytest.mark.parametrize(("text", "offer", "words"), ANSWERS)
def test_an_answer_in_words(text: str, offer: Offer, words: str) -> None:
    assert said_text(answer_words(Action.parse(text), view(), offer), NAMES) == words


@pytest.mark.parametrize(("ask", "at", "words"), PASSES)
def test_passing_in_words(ask: str, at: str, words: str) -> None:
    assert said_text(answer_words(Action.parse("pass"), view(ask, at)), NAMES) == words


def sentences() -> list[Said]:
    """All of these answers."""
    found = [answer_words(Action.parse(text), view(), offer) for text, offer, _ in ANSWERS]
    return found + [answer_words(Action.parse("pass"), view(ask, at)) for ask, at, _ in PASSES]


def test_every_verb_and_every_message_is_among_them() -> None:
    verbs = {Action.parse(text).verb for text, _, _ in ANSWERS} | {"pass"}
    assert verbs == {verb for verb, form in FORMS.items() if form.span.first < FIRST_DRAW}
    messages = {key for key in needs("en") if key.startswith("answer.") and not key.startswith("answer.group.")}
    parts = {key_of(name) for need in needs("en").values() for name in need.references}
    keys = {said.key for said in sentences()}
    assert messages - parts <= keys <= messages
