"""Values from the box (docs/values.md): the file, the options, and games with them."""

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from naqala import Game, Options
from naqala.catalog.cards import MAGIC_ITEMS, WHIM_CARDS, WHIM_WORDS, WHIMS
from naqala.catalog.names import FEATURE_WORDS
from naqala.catalog.provisional import PROVISIONAL, leaves_of, provisional_values
from naqala.catalog.values import FIXED, MOST_OF, OF_ARTISANS, PRECIOUS, SLOTS, checked
from naqala.doubts import DOUBTS, doubts_with
from naqala.errors import NaqalaError, OptionsError, ValuesError
from naqala.notation import from_text, to_text
from naqala.record import Record, replay, to_record
from naqala.tally import Entered, count
from naqala.values import differences, parse_values, read_values, template, written
from naqala.worlds import sample_world
from tests.boxes import random_box
from tests.players import choose, mixed_games
from tests.scene import scene, seat_of

ALL = ("artisans", "thieves", "whims")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[thieves", "box.toml: expected TOML, got"),
        (f"a{9000 * '.a'} = 1", "box.toml: expected at most 100 dots in a line, got 9000"),
        (f"a = {9000 * '['}", "box.toml: expected TOML, got"),
        (f"[thieves]\ncard_vp = {5000 * '1'}", "box.toml: expected TOML, got"),
        ("[thieves]\ncard_vq = 6", "box.toml: thieves.card_vq: expected a name that"),
        ("rules = 1", "box.toml: rules: expected a name that"),
        ('[thieves]\ncard_vp = "six"', 'box.toml: thieves.card_vp: expected a whole number from 0 to 20, got "six"'),
        ("[thieves]\ncard_vp = true", "thieves.card_vp: expected a whole number from 0 to 20, got true"),
        ("[thieves]\ncard_vp = 21", "from 0 to 20, got 21"),
        ('[artisans]\nworkshop.colour = "green"', 'artisans.workshop.colour: expected blue or red, got "green"'),
        ('[artisans]\nworkshop_mountains = ["NW", "SE"]', "for 3 workshops, as the box has (ART-1)"),
        ('[artisans]\nworkshop_mountains = ["NW", "SE", "N"]', "[2]: expected 2 mountains, as each workshop has (ART-7)"),
        ("[artisans]\nprecious_items.precious5.copies = 6", f"expected {PRECIOUS} copies in all, because {MAGIC_ITEMS} of"),
        ("[artisans]\nprecious_items.precious5.copies = 4", f"expected {PRECIOUS} copies in all, because {MAGIC_ITEMS} of"),
        ("[artisans]\nprecious_items.precious9.vp = 10", "precious9.vp: expected 9, which is certain (ART-20), got 10"),
        ("[solo]\ngold = 30", "solo.gold: expected 25, which is certain (SOLO-1), got 30"),
        ('[solo]\ndouble_tile_method = "move"', 'expected "reroll", the only one the rules know (SOLO-3), got "move"'),
        ('[solo]\nyazid_pays_fakir_first = "no"', "expected true or false"),
        ("[whims]\nfive_player_track = [0, 0, 0, 1, 3, 3, 5, 5, 8]", "five_player_track: expected the price 1 twice (WHIM-20)"),
        ("[whims]\nfive_player_track = [0, 1, 1, 3, 3, 5, 5, 7]", "expected a list of the prices"),
        ("[whims]\nfive_player_track = [1, 1, 0, 3, 3, 5, 5]", "expected the cheapest price first (COMP-6)"),
        ("[whims]\nfive_player_track = [0, 0, 0, 0, 1, 1, 3, 3, 5, 5]", "expected the price 0 at most 3 times"),
        (f'[whims]\ncards = [{{ id = "w{WHIMS + 1:02}" }}]', f"to {WHIM_WORDS[-1]}, because the box has {WHIMS} (WHIM-10)"),
        ('[whims]\ncards = [{ id = "w01", gold = 5 }, { id = "w01", gold = 5 }]', "expected each whim once"),
        ('[whims]\ncards = [{ id = "w07", points = 5 }]', 'whims.cards.w07: expected id, needs and gold, got "points"'),
        ('[whims]\ncards = [{ id = "w07", gold = 100 }]', "whims.cards.w07.gold: expected a whole number from 1 to 99, got 100"),
        ('[whims]\ncards = [{ id = "w07", needs = { camels = 3 } }]', "w07.needs: expected things of viziers, elders"),
        ('[whims]\ncards = [{ id = "w07", needs = {} }]', "w07.needs: expected 1 to 3 things"),
        ('[whims]\ncards = [{ id = "w14", needs = { cities = 6 } }]', "cities: expected a whole number from 1 to 5 (WHIM-2)"),
        ('[whims]\ncards = [{ id = "w07", needs = { artisans = 3 } }]', "w07.needs: expected nothing of the Artisans"),
        ('[whims]\ncards = [{ id = "w19", artisans = true }]', "w19.artisans: expected false, because w20, w21, w22"),
        ('[whims]\ncards = { id = "w19" }', "whims.cards: expected rows such as"),
        ("#" * 20_001, "expected at most 20000 characters, got 20001"),
    ],
)  # fmt: skip
def test_a_file_with_a_mistake_is_refused_by_name(text: str, message: str) -> None:
    """ART-1, ART-7, ART-20, WHIM-2, WHIM-10, WHIM-20, SOLO-1: facts of the booklets stand."""
    with pytest.raises(ValuesError, match=re.escape(message)):
        parse_values(text, "box.toml")


def test_the_template_has_every_value_as_we_have_it() -> None:
    text = template()
    assert parse_values(text, "template") == {}
    lines = [re.sub(r"^(\s*)# (?=[a-z_\d.]+ = |\{ id)", r"\1", line) for line in text.splitlines()]
    assert parse_values("\n".join(lines), "template") == {}
    assert sum(line not in text.splitlines() for line in lines) == len(SLOTS)


def test_every_value_that_is_not_confirmed_can_be_given() -> None:
    """WHIM-14, ART-20: but for the method of SOLO-3, of which there is only one."""
    settled = {doubt.path for doubt in DOUBTS if doubt.paths}
    assert set(provisional_values()) - settled == {"solo.double_tile_method"}
    given = {path for doubt in DOUBTS for path in doubt.paths}
    assert given == set(SLOTS)
    assert not given & set(FIXED)


def test_every_other_value_is_fixed() -> None:
    """A file may repeat it: ``FIXED`` has the rule that says it."""
    choices = {"rules", "readable", "grades.L", "grades.U", "whims.cards"}
    assert set(leaves_of(PROVISIONAL)) - choices - set(SLOTS) == set(FIXED)


@pytest.mark.parametrize("path", FIXED)
def test_only_what_has_no_grade_is_called_certain(path: str) -> None:
    with pytest.raises(ValuesError) as refused:
        parse_values(f'{path} = "other"', "box.toml")
    assert ("certain" in str(refused.value)) is (path not in provisional_values())


def test_a_written_file_is_read_again(tmp_path: Path) -> None:
    box = checked(random_box(3), "box")
    path = tmp_path / "box.toml"
    path.write_text(written(box), encoding="utf-8")
    assert read_values(path) == box
    assert len(differences(box)) == len(box)


def test_options_keep_only_what_differs_and_is_in_play() -> None:
    given = {"thieves.card_vp": 3, "artisans.djinn_vp.ptah": 6, "artisans.djinn_vp.geb": 4}
    assert Options(3, ("artisans",), values=given).given == {"artisans.djinn_vp.geb": 4}
    assert Options(3, values=given) == Options(3)
    assert "values" not in Options(3, values=given).to_json()
    assert Options(3, ("whims",), values={"whims.cards.w20": {"needs": {"artisans": 1}, "gold": 5}}) == Options(3, ("whims",))
    with pytest.raises(OptionsError, match=r"values: thieves.card_vp: expected a whole number from 0 to 20, got 99"):
        Options(3, ("thieves",), values={"thieves.card_vp": 99})
    with pytest.raises(OptionsError, match="values: expected values by their names, got 3"):
        Options.from_json({"seats": 3, "values": 3})


def test_positions_and_records_without_values_do_not_mention_them() -> None:
    game = Game.new(Options(4, ALL), seed=1)
    assert "values" not in game.position().to_json()["options"]
    assert "value" not in to_text(game.position()).replace("values", "")


@pytest.mark.parametrize("options", list(mixed_games(9)), ids=str)
def test_a_game_keeps_its_values(options: Options) -> None:
    """In its position, its text, its record, every view and every sampled world."""
    boxed = options.with_values(random_box(f"{options}"))
    game, random = Game.new(boxed, seed=5), Random(5)
    for _ in range(30):
        if not game.is_over:
            game.play(choose(game, random))
    assert game.options == boxed
    position = game.position().to_json()
    again = Game.from_position(position)
    assert (again.options, again.position().to_json()) == (boxed, position)
    assert from_text(to_text(game.position())).options == boxed
    record = to_record(game).to_json()
    assert replay(Record.from_json(record)).position().to_json() == position
    seat = game.decision.seat or 1
    assert game.view(seat).position.options == boxed
    assert sample_world(game.view(seat), game.log(seat), random).options == boxed


def test_a_record_with_values_that_do_not_fit_is_refused() -> None:
    record = to_record(Game.new(Options(2, ("thieves",), values={"thieves.card_vp": 3}), seed=1)).to_json()
    assert record["options"]["values"] == {"thieves.card_vp": 3}
    record["start"]["options"]["values"] = {"thieves.card_vp": 4}
    with pytest.raises(NaqalaError, match="options of the start position"):
        replay(record)
    record["start"]["options"]["values"] = {"thieves.card_vp": 40}
    with pytest.raises(NaqalaError, match=r"thieves.card_vp: expected a whole number from 0 to 20, got 40"):
        replay(record)


def test_values_change_the_score_and_the_whims() -> None:
    """THF-6, WHIM-11, WHIM-14, ART-20."""
    values: dict[str, Any] = {
        "thieves.card_vp": 3,
        "artisans.precious_items.precious7.vp": 8,
        "whims.cards.w01": {"needs": {"viziers": 2, "elders": 1}, "gold": 35},
    }
    own = {"viziers": 2, "elders": 1, "whims": ["w01"], "thieves": ["ziad"], "items": {"precious7": 1}}
    game = scene(expansions=ALL, players={1: own}, meeples={"a1": "R", "b1": "R"}, values=values)
    assert (seat_of(game, 1)["gold"], seat_of(game, 1)["fulfilled"]) == (85, ["w01"])
    assert (game.score_sheet()[0]["djinns"], game.score_sheet()[0]["items"]) == (3, 8)


def test_every_arrangement_of_mountains_can_be_scored() -> None:
    """ART-7, XSET-4: the board that the score aid lays cuts nothing off, whatever the edges."""
    from itertools import combinations_with_replacement

    from naqala.catalog.tiles import WORKSHOP_EDGES

    for edges in combinations_with_replacement(WORKSHOP_EDGES, 3):
        values = {"artisans.workshop_mountains": list(edges)}
        players = [{"tiles": {"workshop": 3, "oasis": 1}, "tent_reds": 4}, {"thieves": ["ziad"]}]
        tally = Entered.from_json({"format": "naqala-score", "expansions": ALL, "players": players, "values": values})
        assert count(tally).sheets[0]["tent"] == 4


def test_doubts_say_what_comes_from_the_box() -> None:
    doubts = doubts_with({"artisans.djinn_vp.ptah": 9, "whims.cards.w02": {"needs": {"viziers": 4}, "gold": 10}})
    assert {(doubt.word, doubt.value) for doubt in doubts if doubt.grade == "box"} == {("ptah", 9), ("w02", "")}


def test_there_is_a_most_for_everything_that_whims_ask_for() -> None:
    """WHIM-17."""
    assert [FEATURE_WORDS[feature] for feature in MOST_OF] == list(FEATURE_WORDS)
    cards = PROVISIONAL["whims"]["cards"]
    assert all(number <= MOST_OF[FEATURE_WORDS.index(word)][0] for card in cards for word, number in card["needs"].items())


def test_a_whim_with_the_sign_needs_something_of_the_artisans() -> None:
    """WHIM-10: no other whim does, because no player could fulfil it without them."""
    assert [card.name for card in WHIM_CARDS if set(card.needs) & set(OF_ARTISANS)] == [
        card.name for card in WHIM_CARDS if card.artisans
    ]
