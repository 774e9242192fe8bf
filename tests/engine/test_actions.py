"""Actions are declared once, in ``catalog/verbs.py``; numbers, texts and parts all follow from that."""

import ast
import re
from collections.abc import Callable
from pathlib import Path

import pytest

import naqala
from naqala import Action
from naqala.catalog.names import COLOUR_WORDS, TILE_WORDS
from naqala.catalog.verbs import ACTIONS, FORMS, PASS, Meaning, meanings
from naqala.engine import actions
from tests.perft.regenerate import FOLDER, action_ranges

KNOWN: list[tuple[int, Meaning]] = [(number, meaning) for number, meaning in enumerate(meanings()) if meaning]


def test_numbers_and_texts_are_those_of_these_rules() -> None:
    """Records keep texts and files of other programs numbers: a difference needs a new rules number (CONTRIBUTING.md)."""
    assert action_ranges() == (FOLDER / "actions.txt").read_text(encoding="utf-8")


def test_the_numbers_of_verbs_follow_each_other() -> None:
    free = 0
    for form in FORMS.values():
        assert form.span.first == free
        free += form.span.size
    assert free == ACTIONS == len(meanings())
    assert Action.numbered(PASS).text == "pass"


def test_a_text_belongs_to_one_number() -> None:
    assert len({meaning.text for _, meaning in KNOWN}) == len(KNOWN)


@pytest.mark.parametrize(
    ("text", "verb", "parts", "values"),
    [
        ("pass", "pass", {}, ()),
        ("drop red c4", "drop", {"tile": "c4", "colour": "red"}, (TILE_WORDS.index("c4"), COLOUR_WORDS.index("red"))),
        ("bid 8", "bid", {"price": "8", "discount": ""}, (4, 0)),
        ("bid 8 paying 2 fakirs", "bid", {"price": "8", "discount": "paying 2 fakirs"}, (4, 2)),
        ("kill yellow white of 2", "kill_of", {"seat": "2", "victims": "yellow white"}, (1, 7)),
        ("use sloar paying fakir", "use", {"djinn": "sloar", "payment": "fakir"}, (20, 1)),
        ("use ziad", "send", {"thief": "ziad"}, (1,)),
        ("buy 2 6", "buy_two", {"place": "2", "later": "6"}, (1, 5)),
        ("sell ivory gold", "sell", {"suit": "ivory gold"}, (0b101,)),
        ("roll 1 6", "roll", {"white": "1", "black": "6"}, (0, 5)),
    ],
)
def test_what_an_action_says(text: str, verb: str, parts: dict[str, str], values: tuple[int, ...]) -> None:
    action = Action.parse(text)
    assert (action.verb, dict(action.parts), tuple(action.values.values())) == (verb, parts, values)
    assert [*action.values] == [*action.parts]


READERS: dict[str, Callable[[int], int]] = {
    "price": actions.level_of,
    "discount": actions.discount_of,
    "tile": actions.tile_of,
    "colour": actions.tribe_of,
    "victims": actions.victims_of,
    "seat": actions.seat_of,
    "fakirs": actions.fakirs_of,
    "djinn": actions.djinn_of,
    "payment": actions.way_of,
    "item": actions.item_of,
    "thief": actions.thief_of,
    "whim": actions.whim_of,
    "building": actions.building_of,
    "card": actions.card_of,
    "handful": actions.handful_of,
    "suit": actions.suit_of,
    "place": actions.place_of,
    "later": actions.later_place_of,
    "white": actions.white_of,
    "black": actions.black_of,
}


def test_kernels_write_and_read_what_is_declared() -> None:
    for verb, form in FORMS.items():
        for number, values in enumerate(form.values(), form.span.first):
            assert actions.encode(form.span, *values) == number
            read = [READERS[parameter.name](number) for parameter in form.parameters]
            assert read == list(values), verb


def test_kernels_tell_verbs_apart() -> None:
    for number, meaning in KNOWN:
        action = Action.numbered(number)
        assert [verb for verb, form in FORMS.items() if actions.has_verb(number, form.span)] == [meaning.verb]
        assert actions.is_drop(number) == action.is_drop == (meaning.verb in ("drop", "carpet"))
        assert actions.is_power(number) == (meaning.verb in ("use", "play"))
        assert actions.is_chance(number) == action.is_chance == meaning.text.startswith(("draw ", "roll "))


def arithmetic_with_verbs(source: str) -> list[int]:
    """The lines that calculate with a verb or ask which of two numbers is the greater."""
    found = []
    for node in ast.walk(ast.parse(source)):
        operands: list[ast.expr] = []
        if isinstance(node, ast.BinOp):
            operands = [node.left, node.right]
        elif isinstance(node, ast.Compare) and any(isinstance(sign, ast.Lt | ast.LtE | ast.Gt | ast.GtE) for sign in node.ops):
            operands = [node.left, *node.comparators]
        found += [operand.lineno for operand in operands if re.match(r"(Verb\.[A-Z_]+|verb)(\.|$)", ast.unparse(operand))]
    return found


def test_arithmetic_with_verbs_is_found() -> None:
    for line in ("Verb.PICK + tile", "action - Verb.PICK", "action < Verb.CARPET", "verb + kind", "Verb.BID.first + level"):
        assert arithmetic_with_verbs(line) == [1], line
    assert not arithmetic_with_verbs("encode(Verb.PICK, tile) + 1")


def test_only_the_declaration_counts_with_verbs() -> None:
    """All other code writes ``encode(Verb.PICK, tile)`` and reads ``tile_of(action)``."""
    package = Path(naqala.__file__).parent
    own = {package / "catalog" / "verbs.py", package / "engine" / "actions.py"}
    for path in set(package.rglob("*.py")) - own:
        assert not arithmetic_with_verbs(path.read_text(encoding="utf-8")), path


DECISIONS = (Path(__file__).parents[2] / "docs" / "decisions.md").read_text(encoding="utf-8")
REPEATED = {"victims": "COLOUR", "handful": "CARD"}
FIXED = {"suit": "CARD ...", "fakirs": "N", "place": "N", "later": "M"}


def form_of(meaning: Meaning) -> str:
    """The text as docs/decisions.md writes it, with names of parameters in capitals."""
    names = {name: FIXED.get(name, name.upper()) for name in meaning.parts}
    for name in names.keys() & REPEATED.keys():
        names[name] = " ".join([REPEATED[name]] * len(meaning.parts[name].split()))
    if "discount" in names:
        names["discount"] = "paying N fakirs" if meaning.parts["discount"] else ""
    return " ".join(FORMS[meaning.verb].template.format(**names).split())


@pytest.mark.parametrize("form", sorted({form_of(meaning) for _, meaning in KNOWN}))
def test_every_form_is_described(form: str) -> None:
    assert f"`{form}`" in DECISIONS


def test_every_word_is_described() -> None:
    """Section 2 lists what can stand for tile, colour, card, djinn and so on; of tiles, whims and seats the ends."""
    section = DECISIONS[DECISIONS.index("## 2.") : DECISIONS.index("## 3.")]
    described = {name: set(re.findall(r"\w+", row)) for name, row in re.findall(r"\| (\w+) \| (.*`.*) \|", section)}
    told = set()
    for parameter in (parameter for form in FORMS.values() for parameter in form.parameters if parameter.name in described):
        words = {word for row in parameter.rows for text in row for word in (text or "").split()}
        ends = {min(words), max(words)}
        assert (ends if parameter.name in ("tile", "whim", "seat") else words) <= described[parameter.name], parameter.name
        told.add(parameter.name)
    assert told == described.keys() - {"promo"}  # no action names one
