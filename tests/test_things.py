"""Cards as data: every row is complete and agrees with the rule list and with the reference."""

import re
from copy import deepcopy
from pathlib import Path
from statistics import median

import numpy as np
import pytest

from naqala import Game, Options
from naqala.bots.mind.weights import DEFAULT, SINGLE, as_row, weight_sets
from naqala.catalog.cards import (
    CARD_COPIES,
    DJINN_CARDS,
    ITEM_CARDS,
    MAGIC_ITEMS,
    PROMOS,
    THIEF_CARDS,
    THIEF_VP,
    WHIM_CARDS,
    DjinnCard,
    WhimCard,
)
from naqala.catalog.names import (
    CARD_WORDS,
    COLOUR_WORDS,
    DJINN_WORDS,
    EXPANSIONS,
    ITEM_WORDS,
    SECRET_FEATURES,
    THIEF_WORDS,
    Deed,
    Feature,
    Item,
)
from naqala.catalog.points import CITY_POINTS
from naqala.engine.mirror import blank, read
from naqala.engine.state import STATE, State
from naqala.engine.whims import amount_of
from naqala.offers import FEATURE_NUMBERS
from tests import reference
from tests.players import positions
from tests.reference import components
from tests.reference.effects import amounts
from tests.reference.written import full
from tests.rulebook import rules, words_of
from tests.scene import scene
from tools.lists import DECISIONS

ROOT = Path(__file__).parent.parent


def named(card: DjinnCard) -> str:
    return DJINN_WORDS[card.djinn]


def test_rows_stand_in_the_order_of_names() -> None:
    """So that a table of a row's values can be indexed by name."""
    assert [card.djinn for card in DJINN_CARDS] == list(range(len(DJINN_WORDS)))
    assert [card.item for card in ITEM_CARDS] == list(range(len(ITEM_WORDS)))
    assert [card.thief for card in THIEF_CARDS] == list(range(len(THIEF_WORDS)))
    assert [card.magic for card in ITEM_CARDS] == [number < MAGIC_ITEMS for number in range(len(ITEM_CARDS))]


@pytest.mark.parametrize("card", DJINN_CARDS, ids=named)
def test_a_djinns_rule_names_it_and_its_points(card: DjinnCard) -> None:
    """DJ-GEN-1: a row of base.md has the points in its third column, other rules say ``6 U`` or ``(U: 6 VP)``."""
    rule = rules()[card.rule]
    assert named(card) in words_of(rule)
    said = re.search(r"^\| DJ-\w+ \| [^|]+ \| (\d+) \||\((?:[LU]: )?(\d+) VP\)|\| (\d+) [LU] \|$", rule)
    assert said, rule
    assert next(filter(None, said.groups())) == str(card.vp)


@pytest.mark.parametrize("card", DJINN_CARDS, ids=named)
def test_a_djinns_row_is_complete(card: DjinnCard) -> None:
    """DJ-GEN-2, DJ-GEN-3, XSET-14: a djinn costs something or is always at work; a promo has the name of its djinn."""
    assert card.cost in ("", "E", "EE", "F", "K")
    assert card.window in (("any", "tribe", "") if card.cost else ("",))
    assert (card.pays_for in set(Deed)) == (card.own > 0) == (card.other > 0)
    assert not (card.cost and (card.each or card.own))
    assert card.box in ("base", *EXPANSIONS, named(card))


def test_every_deed_is_paid_for() -> None:
    """DJ-GEN-2: otherwise it need not be told."""
    assert {card.pays_for for card in DJINN_CARDS} - {None} == set(Deed)


def test_the_rules_of_items_and_thieves_name_them() -> None:
    """ART-20, ART-21, THF-1, THF-6."""
    for item in ITEM_CARDS:
        assert ITEM_WORDS[item.item].rstrip("579") in words_of(rules()[item.rule])
    for thief in THIEF_CARDS:
        name, colour = THIEF_WORDS[thief.thief], COLOUR_WORDS[thief.tribe]
        assert re.match(rf"\| {thief.rule} \| {name} \| {colour} \|", rules()[thief.rule], re.IGNORECASE)
    assert f"{THIEF_VP} VP each" in rules()["THF-6"]


def test_every_magic_item_says_when_it_is_playable_and_what_it_asks() -> None:
    """TURN-6, ART-21: in its rule, and in decisions.md."""
    for card in ITEM_CARDS[:MAGIC_ITEMS]:
        assert "playable" in rules()[card.rule], card.rule
        play = "carpet COLOUR TILE" if card.item == Item.CARPET else f"play {ITEM_WORDS[card.item]}"
        assert f"`{play}`" in DECISIONS.read_text(encoding="utf-8")


def test_every_power_says_what_it_asks() -> None:
    """TURN-6: in decisions.md."""
    for card in DJINN_CARDS:
        if card.window:
            assert f"`use {DJINN_WORDS[card.djinn]} " in DECISIONS.read_text(encoding="utf-8")


def test_names_of_weights() -> None:
    """The planner names every single weight; what its tables of cards do not name has their default."""
    words = {"power": DJINN_WORDS, "magic": ITEM_WORDS[:MAGIC_ITEMS]}
    for named in weight_sets().values():
        assert set(named) <= {*SINGLE, *words}
        for table in words.keys() & named:
            assert set(named[table]) - {DEFAULT} <= set(words[table])
            assert named[table][DEFAULT] == median(weight for name, weight in named[table].items() if name != DEFAULT)
    assert set(weight_sets()["planner"]) == {*SINGLE, *words}
    assert sum(as_row({"power": {DEFAULT: 1.0, "baal": 0.0}})) == len(DJINN_WORDS) - 1


def test_features_that_depend_on_hidden_things_are_secret() -> None:
    """HID-2, HID-6, WHIM-17: worlds are sampled accordingly."""
    nothing, everything = blank(), blank()
    for row, words in ((everything.hand, CARD_WORDS), (everything.items, ITEM_WORDS)):
        for thing in range(len(words)):
            row[0, thing] = 1
    seen = [feature for feature in Feature if amount_of(nothing, 0, feature) == amount_of(everything, 0, feature)]
    assert set(Feature) - set(seen) == SECRET_FEATURES


def test_features_follow_from_the_numbers_that_are_listed() -> None:
    """WHIM-17: a table counts features again only when one of these numbers has changed."""
    *_, (game, _) = positions(Options(3, EXPANSIONS), 2)

    def counted(state: State) -> list[int]:
        return [amount_of(state, seat, feature) for seat in range(3) for feature in Feature]

    before = counted(read(game.states, 0))
    for name in set(STATE.names or ()) - FEATURE_NUMBERS:
        state = deepcopy(read(game.states, 0))  # copies of a game share what no rule changes
        raise_all(state, name)
        assert counted(state) == before, name


def raise_all(state: State, name: str) -> None:
    """Add 1 to each number of a field."""
    if not STATE[name].shape:
        setattr(state, name, getattr(state, name) + 1)
        return
    for place in np.ndindex(STATE[name].shape):
        getattr(state, name)[place if len(place) > 1 else place[0]] += 1


def needs_of(card: WhimCard) -> dict[str, int]:
    return {Feature._fields[feature].lower(): number for feature, number in card.needs.items()}


def test_the_reference_counts_every_feature() -> None:
    """WHIM-17."""
    position = full(Game.new(Options(2, EXPANSIONS), 1).position().to_json())
    assert list(amounts(position, 1)) == [name.lower() for name in Feature._fields]


def test_the_reference_has_the_same_things() -> None:
    """COMP-3, XSET-7, XSET-14, ART-20, WHIM-2, WHIM-10: written twice, from the rule list alone."""
    assert list(PROMOS) == components.PROMOS
    assert list(EXPANSIONS) == components.EXPANSIONS
    assert {named(card): card.vp for card in DJINN_CARDS} == components.DJINN_VALUE
    paying = {named(card): (card.own, card.other) for card in DJINN_CARDS if card.pays_for is not None}
    assert paying == {djinn: tuple(gold) for djinn, (_, *gold) in components.DJINN_PAY.items()}
    for name, djinns in components.EXPANSION_DJINN_VALUE.items():
        assert [named(card) for card in DJINN_CARDS if card.box == name] == list(djinns)
    assert {ITEM_WORDS[card.item]: card.copies for card in ITEM_CARDS} == components.ITEM_COPIES
    assert {ITEM_WORDS[card.item] for card in ITEM_CARDS if card.magic} == set(components.MAGIC_ITEMS)
    assert {card.name: (card.gold, needs_of(card)) for card in WHIM_CARDS} == components.WHIM_CARDS
    assert {card.name for card in WHIM_CARDS if card.artisans} == components.ARTISANS_WHIMS
    assert {COLOUR_WORDS[card.tribe]: THIEF_WORDS[card.thief] for card in THIEF_CARDS} == components.THIEF_OF_COLOUR
    assert dict(zip(CARD_WORDS, CARD_COPIES, strict=True)) == components.CARD_COPIES
    assert list(CITY_POINTS) == components.CITIES_VALUE


def test_the_reference_scores_every_djinn() -> None:
    """SCORE-4, DJ-GEN-1: random games seldom show a djinn together with what it counts."""
    own = {"viziers": 2, "elders": 3, "artisans": 2, "cards": {"fakir": 5, "silk": 1}, "items": {"precious5": 1}}
    for card in DJINN_CARDS:
        players = {1: {**own, "djinns": [named(card)]}}
        board = {"owners": {"a1": 1}, "palms": {"a1": 2}, "palaces": {"a1": 1}}
        game = scene(expansions=EXPANSIONS, promos=PROMOS, players=players, step="over", **board)
        scored = reference.score(reference.normal(game.position().to_json()))
        assert scored == [dict(sheet) for sheet in game.score_sheet()], named(card)


def test_the_files_of_a_new_card_exist() -> None:
    """CONTRIBUTING.md lists them, as paths of the project or of src/naqala."""
    paths = {path for step in steps_to_add_a_card() for path in paths_in(step)}
    assert len(paths) > 25
    assert sorted(path for path in paths if not files_at(path)) == []


def test_the_files_of_a_new_card_have_the_places_that_are_named() -> None:
    """A step names its files and, as code, what to edit in them."""
    missing = []
    for step in steps_to_add_a_card():
        files = [path for name in paths_in(step) for path in files_at(name) if path.is_file()]
        words = set(re.findall(r"\w+", " ".join(path.read_text(encoding="utf-8") for path in files)))
        named = re.findall(r"`([A-Za-z_]{3,})`", step) if files else []
        missing += [(place, paths_in(step)) for place in named if place not in words]
    assert missing == []


def steps_to_add_a_card() -> list[str]:
    chapter = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").split("\n## To add ")[1]
    assert chapter.startswith("a card\n")
    return [step.split("\n\n")[0] for step in re.split(r"\n *(?:\d+\.|\*) ", chapter)]


def paths_in(step: str) -> list[str]:
    return re.findall(r"`((?:[\w.*]+/)*(?:[\w*]+/|[\w*]+\.(?:py|toml|ftl|md|ts)))`", step)


def files_at(path: str) -> list[Path]:
    return [*ROOT.glob(path), *ROOT.glob(f"src/naqala/{path}")]
