"""Every message is said somewhere, and what is said has a message. Keys made from words are listed here, with their words."""

from collections.abc import Iterable
from typing import get_args

import pytest

from naqala.bots import BOTS
from naqala.bots.mind.evaluation import TERM_WORDS
from naqala.bots.quality import Quality
from naqala.catalog.cards import DJINN_CARDS
from naqala.catalog.names import BUILDING_WORDS, CARD_WORDS, COLOUR_WORDS, DJINN_WORDS, ITEM_WORDS, THIEF_WORDS, Feature
from naqala.catalog.tiles import KIND_WORDS
from naqala.catalog.verbs import PAYMENT_WORDS
from naqala.doubts import DOUBTS
from naqala.engine.state import FIRST_CHANCE, Ask
from naqala.errors import FaultWhy
from naqala.events import SCORE_LINE_WORDS
from naqala.lessons import all_lessons
from naqala.options import EXPANSIONS, IMPOSSIBLE
from naqala.overview import MARKET_WORDS
from naqala.position import ASK_WORDS, LOST_WORDS
from naqala.refusals import RefusalKind
from naqala.review.schema import DecisionKind
from naqala.rulebook import MORE_ABOUT, SECTIONS, TOPICS
from naqala.server.errors import TOLD
from naqala.server.notices.channels import GAPS
from naqala.server.notices.channels import KINDS as NOTICE_KINDS
from naqala.server.protocol.wire import FOR_GOOD, SHEET_WORDS, AnnouncementKind, LeftWhy, ProposalKind, Stands
from naqala.server.tables.pace import TimeEnd
from naqala.stats.facts import THINGS
from naqala.terminal.explanations import PIECES
from tests.texts.sources import ROOT, Said, in_python, said, unread_calls
from tests.texts.test_answers import sentences
from tools.texts import key_of, needs

pytestmark = pytest.mark.skipif(not (ROOT / "web" / "src").is_dir(), reason="the sources of the client are not here")


KINDS = list(KIND_WORDS)
TILE_ACTIONS = [kind for kind in KINDS if kind not in ("chasm", "lake")]
SEAT_ASKS = [ASK_WORDS[ask] for ask in Ask if ask not in (Ask.OVER,) and ask < FIRST_CHANCE]
CHANCE_ASKS = [ASK_WORDS[ask] for ask in Ask if ask >= FIRST_CHANCE]
COSTS = {card.cost for card in DJINN_CARDS if card.cost}
PROPOSALS = [kind for kind in get_args(ProposalKind) if kind not in ("undo", "bot")]
LESSONS = [lesson.id for lesson in all_lessons()]
LAST_PIECES = ("camel", "tent")
TASKS = {f"{lesson.id}.{task.name}": task for lesson in all_lessons() for task in lesson.tasks}

TEMPLATES: dict[str, Iterable[str | tuple[str, ...]]] = {
    "answer.*": {answer.key.removeprefix("answer.") for answer in sentences()},
    "ask.*": [ask for ask in (*SEAT_ASKS, *CHANCE_ASKS) if ask not in ("tile", "target", "redirect")],
    "ask.*.others": SEAT_ASKS,
    "ask.redirect.*": BUILDING_WORDS,
    "ask.target.*": ["anunnak", "bouraq", "enki", "leta", "utug"],
    "ask.tile.*": TILE_ACTIONS,
    "ask.tile.*.thief": ["sacred"],
    "board.refused.*": get_args(RefusalKind),
    "board.mountain.*": ["north", "east", "south", "west"],
    "bot.*": BOTS,
    "bot.*.about": BOTS,
    "bot.*.level": BOTS,
    "card.*": CARD_WORDS,
    "channel.*": NOTICE_KINDS,
    "channel.*.about": [kind for kind in NOTICE_KINDS if kind != "push"],
    "channel.gap.*": [str(gap) for gap in GAPS],
    "section.*": SECTIONS,
    "coach.ask.*": [*(ask for ask in SEAT_ASKS if ask != "tile"), *(f"tile.{kind}" for kind in TILE_ACTIONS)],
    "coach.ask.*.*": [("bid", "two"), ("drop", "artisans")],
    "colour.*": COLOUR_WORDS,
    "djinn.*": DJINN_WORDS,
    "djinn.*.about": DJINN_WORDS,
    "djinn.cost.*": COSTS,
    "proposal.*.own": PROPOSALS,
    "told.*.own": [kind for kind in get_args(AnnouncementKind) if kind not in ("undone", "paused", "resumed", "closed")],
    "proposal.*": PROPOSALS,
    "time.*": ["none", "clock", "days"],
    "time.*.about": ["clock", "days"],
    "time.end.*": get_args(TimeEnd),
    "time.then.*": get_args(TimeEnd),
    "table.left.*": FOR_GOOD,
    "ui.unseated.*": ["moved", "link", "bot"],
    "ui.myGames.stands.*": get_args(Stands),
    "told.*": [kind for kind in get_args(AnnouncementKind) if kind not in ("undone", "refused", "withdrawn")],
    "doubt.*": {doubt.fact for doubt in DOUBTS},
    "doubt.*.about": ["likely", "ours", "box"],
    "doubt.*.list": ["likely", "ours"],
    "doubt.mark.*": ["likely", "ours", "box"],
    "error.*": [*(error.__name__ for error in TOLD), "offline"],
    "expansion.*": [*EXPANSIONS, "base"],
    "expansion.*.about": EXPANSIONS,
    "feature.*": [name.lower().replace("_", " ") for name in Feature._fields],
    "gain.*": [word.replace("_", " ") for word in TERM_WORDS if word not in SCORE_LINE_WORDS],
    "impossible.*": ["seats", *IMPOSSIBLE],
    "item.*": ITEM_WORDS,
    "item.*.about": ITEM_WORDS,
    "lesson.*": [*LESSONS, *TASKS],
    "lesson.*.about": LESSONS,
    "lesson.*.hint": TASKS,
    "lesson.*.miss.*": [(key, miss.name) for key, task in TASKS.items() for miss in task.misses],
    "lesson.*.on.*": [(key, ask) for key, task in TASKS.items() for ask in task.notes],
    "lesson.*.on.*.hint": [(key, ask) for key, task in TASKS.items() for ask in task.notes],
    "lesson.*.par": [key for key, task in TASKS.items() if task.par],
    "lesson.*.won": TASKS,
    "log.*": ["camel", "tent", *BUILDING_WORDS],
    "log.give.*": BUILDING_WORDS,
    "log.pass.*": ["move", "kill", "thief", "tile", "claim", "outbid"],
    "log.put.*": BUILDING_WORDS,
    "me.*.*": [(what, one) for what in ("camel", "colour") for one in "01234"],
    "me.*.title": ["camel", "colour"],
    "more.*.*": [(thing, part) for thing, parts in MORE_ABOUT.items() for part in parts],
    "notice.*.ask": ["confirm", "stop"],
    "notice.*.do": ["confirm", "stop"],
    "notice.*.done": ["confirm", "stop"],
    "notice.about.*": ["granted", "default", "denied", "insecure", "impossible"],
    "over.*": [*(f"last {piece}" for piece in LAST_PIECES), "no move", *LOST_WORDS[1:], "viziers"],
    "over.*.first": [f"last {piece}" for piece in LAST_PIECES],
    "payment.*": PAYMENT_WORDS,
    "piece.*": PIECES,
    "piece.*.about": PIECES,
    "push.about.*": ["denied", "insecure", "impossible"],
    "rematch.places.*": ["rotate", "draw", "stay"],
    "review.kind.*": get_args(DecisionKind),
    "coach.turn.*": ["best", "good", "inaccuracy"],
    "review.mark.*": get_args(Quality),
    "row.*": MARKET_WORDS,
    "score.*": SHEET_WORDS,
    "score.*.about": SHEET_WORDS,
    "score.left.*": get_args(LeftWhy),
    "setup.who.*": ["here", "link", "bot"],
    "setup.who.*.about": ["here", "link"],
    "setup.who.*.short": ["here", "link", "bot"],
    "stats.made.*": ["bots", "cause", "sure", "resume"],
    "stats.things.*": THINGS,
    "count.*": ["palms", "palaces"],
    "tally.*.lake": ["palms", "palaces"],
    "tally.lake.*": ["palms", "palaces"],
    "tally.fault.*": get_args(FaultWhy),
    "tally.yazid.*": ["no", *LOST_WORDS[1:]],
    "terminal.bids.*": ["bid", "place", "worth", "net"],
    "terminal.cost.*": COSTS,
    "terminal.front.*": ["viziers", "elders", "artisans"],
    "terminal.tile.*": KINDS,
    "thief.*": THIEF_WORDS,
    "thief.*.about": THIEF_WORDS,
    "tile.*": [*KINDS, "blue", "red"],
    "tile.*.about": KINDS,
    "tile.value.*": ["blue", "red"],
    "topic.*": TOPICS,
    "topic.*.*": [(topic.name, part) for topic in TOPICS.values() for part in topic.more],
    "topic.*.about": TOPICS,
    "tribe.*": COLOUR_WORDS,
    "tribe.*.about": COLOUR_WORDS,
    "tribe.*.count": COLOUR_WORDS,
    "tribe.*.does": COLOUR_WORDS,
    "yazid.danger.*": ["assassins", "djinns"],
    "ui.*": ["cards", "items", "whims"],
    "ui.key.*": [*COLOUR_WORDS, "undo", "confirm", "hint", "log", "score"],
    "ui.settings.animations.*": ["full", "reduced", "off"],
    "ui.settings.pace.*": ["slow", "normal", "fast"],
    "ui.settings.theme.*": ["device", "light", "dark"],
    "ui.settings.size.*": ["normal", "large", "largest"],
}
"""Templates in the sources and the words they are made with."""

OPTIONAL: dict[str, Iterable[str | tuple[str, ...]]] = {
    "ask.*.help": SEAT_ASKS,
    "djinn.*.about.artisans": DJINN_WORDS,
}
"""Those for which there is a more general text."""

ALL = {**TEMPLATES, **OPTIONAL}
ENGLISH = needs("en")
FAMILIES = {key.split(".")[0] for key in ENGLISH}


def expanded(template: str) -> set[str]:
    """The keys of a template: its words, or several of them, in the place of its stars."""
    if "*" not in template:
        return {template}
    chosen = ((one,) if isinstance(one, str) else one for one in ALL[template])
    return {template.replace("*", "{}").format(*some) for some in chosen}


def keys_in_sources() -> list[Said]:
    return [one for one in said() if one.key.split(".")[0] in FAMILIES]


def test_the_templates_of_the_sources_are_those_listed() -> None:
    assert {one.key for one in keys_in_sources() if "*" in one.key} == set(ALL)


def test_what_is_said_has_a_message() -> None:
    wanted = [one for one in keys_in_sources() if one.key not in OPTIONAL]
    assert [(key, one.where) for one in wanted for key in sorted(expanded(one.key)) if key not in ENGLISH] == []


def test_every_message_is_said() -> None:
    """``KEY.own`` is said to the seat that ``KEY`` is about."""
    used = {key for one in keys_in_sources() for key in expanded(one.key)}
    used |= {f"{key}.own" for key in used}
    referred = {key_of(name) for need in ENGLISH.values() for name in need.references}
    assert [key for key in ENGLISH if key not in used | referred and key not in BY_BUILD] == []


BY_BUILD = {"away.about", "away.retry", "away.title", "language.name"}
"""What the build of the client reads."""


def fits(said: Said) -> bool:
    """Whether a call names the arguments of its message: no others and, unless some come from elsewhere, all of them. Calls with
    a template name those of one of its messages, or of all together.
    """
    each = [set(ENGLISH[key].variables) for key in expanded(said.key) if key in ENGLISH]
    together = set().union(*each)
    if said.arguments is None:
        return True
    return said.arguments in (*each, together) if said.is_whole else said.arguments <= together


def test_calls_name_the_arguments_of_their_messages() -> None:
    assert [(one.where, one.key, sorted(one.arguments or ())) for one in keys_in_sources() if not fits(one)] == []


@pytest.mark.parametrize(
    ("call", "is_right"),
    [
        ('say("reason.leaves", name=name, n=3)', True),
        ('say("reason.leaves", name=name)', False),
        ('Said("reason.leaves", {"name": Player(1), "n": 3})', True),
        ('Said("reason.leaves", {"name": Player(1)})', False),
        ('Said("reason.leaves", {"name": Player(1), "n": 3, "tile": "a1"})', False),
        ('Said("reason.keeps" if mine else "reason.leaves", {"n": 3})', False),
        ('Said("reason.leaves")', False),
        ('Said("reason.leaves", {**_name(events), "n": 3})', True),
        ('Said("reason.leaves", _name(events) | {"n": 3})', True),
        ('Said("reason.leaves", {**_name(events)})', False),
        ('Said("reason.leaves", {**elsewhere(), "n": 3})', True),
        ('Said("reason.leaves", {**elsewhere(), "tile": "a1"})', False),
        ('story.deed(act, "log.outbid", gold=gold)', True),
        ('story.deed(act, "log.outbid", price=gold)', False),
    ],
)
def test_a_call_with_wrong_arguments_is_found(call: str, is_right: bool) -> None:
    source = f'def _name(events):\n    return {{"name": Player(events[0].seat)}}\n\n{call}\n'
    calls = [one for one in in_python(source, "a file") if one.arguments is not None]
    assert calls and all(map(fits, calls)) == is_right


def test_calls_of_the_client_say_their_keys() -> None:
    """Only what the narrator says has keys from elsewhere; recorded games check the arguments."""
    assert unread_calls() == ["told.ts"]
