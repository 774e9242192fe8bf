"""Record files that are cut off, of another kind or version, or tell a game that cannot have been."""

import json
import math
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import pytest

from naqala import Game, NaqalaError, Options
from naqala.catalog.rules import READABLE, RULES
from naqala.errors import (
    BrokenLawError,
    FormatError,
    GameOverError,
    IllegalActionError,
    OptionsError,
    UnknownActionError,
)
from naqala.position.laws import broken_law
from naqala.record import load, replay, save, to_record
from tests.errors.fuzz import JUNK, spoil
from tests.players import choose, mixed_games, undealt

NUMBERS = " or ".join(map(str, READABLE))
SETS = [options for options in mixed_games(17) if options.seats in (1, 2, 4, 5)]


def played(options: Options, actions: int, seed: int = 3) -> Game:
    game, random = undealt(options, seed), Random(seed)
    while not game.is_over and len(game.actions) < actions:
        game.play(choose(game, random))
    return game


def short() -> dict[str, Any]:
    return to_record(played(Options(2), 12)).to_json()


def test_a_record_cut_off_anywhere(tmp_path: Path) -> None:
    """Every length of the text but the whole."""
    path, text = tmp_path / "game.json", json.dumps(short(), separators=(",", ":"))
    path.write_text(text, encoding="utf-8")
    assert len(load(path).actions) == 12
    for length in range(len(text)):
        path.write_text(text[:length], encoding="utf-8")
        with pytest.raises(FormatError, match="expected JSON"):
            load(path)


def test_a_record_that_lost_its_middle() -> None:
    """Without any one of its actions the rest is another game or none."""
    record = to_record(played(Options(2), 60)).to_json()
    for place in range(len(record["actions"])):
        less = {**record, "actions": [action for number, action in enumerate(record["actions"]) if number != place]}
        try:
            game = replay(less)
        except (IllegalActionError, GameOverError) as error:
            assert "record.actions[" in str(error)
        else:
            assert len(game.actions) == len(less["actions"])


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("format", "naqala-position", 'format: expected "naqala-record", got "naqala-position"'),
        ("format", None, "got null"),
        ("format", ["naqala-record"], 'format: expected "naqala-record"'),
        ("version", 2, "version: expected 1 for naqala-record, got 2"),
        ("version", 0, "got 0"),
        ("version", "1", 'version: expected 1 for naqala-record, got "1"'),
        ("version", 1.0, "got 1.0"),
        ("version", True, "got true"),
        ("version", math.nan, "got NaN"),
        pytest.param("version", 10**5000, "got a value of type int", id="huge"),
        ("rules", RULES + 7, f"rules: expected {NUMBERS} for naqala-record, got {RULES + 7}"),
        ("rules", [], f"rules: expected {NUMBERS} for naqala-record"),
        ("actions", "bid 3", "record.actions: expected a list of at most"),
        ("actions", {"0": "bid 3"}, "record.actions: expected a list of at most"),
        ("actions", None, "record.actions: expected a list of at most"),
        ("actions", [3], r"record.actions\[0\]: expected the text of an action, got 3"),
        ("actions", [["bid 3"]], r"record.actions\[0\]: expected the text of an action"),
        ("actions", [None], r"record.actions\[0\]: expected the text of an action, got null"),
        ("start", None, "format: expected a naqala-position object, got null"),
        ("start", [], r"format: expected a naqala-position object, got \[\]"),
        ("start", "start.json", "format: expected a naqala-position object"),
        ("start", {}, 'format: expected "naqala-position", got null'),
        ("players", "Amira", "record.players: expected a list, got"),
        ("players", [{"name": "Amira"}], "record.players: expected one for each of the 2 seats"),
        ("players", [{"name": "Amira"}, "Basim"], r"record.players\[1\]: expected an object"),
        ("players", [{"name": "Amira"}, {}], r"record.players\[1\].name: expected this field, got nothing"),
        ("players", [{"name": "Amira"}, {"name": 3}], r"record.players\[1\].name: expected a text, got 3"),
        ("players", [{"name": "Amira"}, {"name": "B", "level": 3}], r"record.players\[1\].level: expected the level of a bot"),
        ("players", [{"name": "Amira", "age": 9}, {"name": "B"}], r"record.players\[0\]: expected fields of name, level"),
        ("comment", "well played", 'record: expected fields of .*; got "comment"'),
    ],
)
def test_a_field_that_is_wrong(name: str, value: Any, said: str) -> None:
    with pytest.raises(FormatError, match=said):
        replay({**short(), name: value})


def test_who_played_may_be_told() -> None:
    players = [{"name": "Amira"}, {"name": "Dinar", "level": "expert"}]
    assert replay({**short(), "players": players}).actions == replay(short()).actions


@pytest.mark.parametrize("name", ["format", "version", "rules", "options", "start", "actions"])
def test_a_field_that_is_missing(name: str) -> None:
    record = short()
    del record[name]
    with pytest.raises(FormatError, match=f"{name}: expected .*, got (nothing|null)"):
        replay(record)


@pytest.mark.parametrize(
    ("options", "error", "said"),
    [
        ({"seats": 3}, FormatError, 'record.options: expected the options of the start position, {"seats": 2.*got {"seats": 3'),
        ({"seats": 2, "expansions": ["thieves"]}, FormatError, "record.options: expected the options of the start position"),
        ({"seats": 5}, OptionsError, "5 need the tiles"),
        ({"seats": 2, "expansions": None}, OptionsError, "expected a list of names"),
        ({}, OptionsError, "options: expected seats"),
        ([], OptionsError, "options: expected an object"),
        (None, OptionsError, "options: expected an object, got None"),
    ],
)
def test_options_that_are_not_those_of_the_start(options: Any, error: type[NaqalaError], said: str) -> None:
    with pytest.raises(error, match=said):
        replay({**short(), "options": options})


def test_a_start_that_breaks_a_law() -> None:
    record = short()
    record["start"]["bag"] += "Y"
    with pytest.raises(BrokenLawError, match="LAW-1 is broken at meeples yellow") as caught:
        replay(record)
    assert caught.value.law == "LAW-1"


@pytest.mark.parametrize(
    ("action", "error"),
    [
        ("outbid", IllegalActionError),
        ("drop red f7", IllegalActionError),
        ("draw silk", IllegalActionError),
        ("", UnknownActionError),
        ("bid 2", UnknownActionError),
        ("pass " * 10_000, UnknownActionError),
    ],
)
def test_an_action_that_cannot_be(action: str, error: type[NaqalaError]) -> None:
    """The message says which one, and what was expected there."""
    record = short()
    record["actions"][5] = action
    with pytest.raises(error, match=r"record\.actions\[5\]: expected") as caught:
        replay(record)
    assert len(str(caught.value)) < 400


def test_actions_after_the_end() -> None:
    record = to_record(played(Options(1), 100_000)).to_json()
    record["actions"].append("pass")
    with pytest.raises(GameOverError, match=rf"record\.actions\[{len(record['actions']) - 1}\]: .*the game is over; got 'pass'"):
        replay(record)


@pytest.mark.parametrize("value", [None, [], 3, "naqala-record", True, math.nan])
def test_what_is_no_object(value: Any, tmp_path: Path) -> None:
    with pytest.raises(FormatError, match="format: expected a naqala-record object"):
        replay(value)
    path = tmp_path / "record.json"
    path.write_text(json.dumps(value), encoding="utf-8")
    with pytest.raises(FormatError, match="expected a record object"):
        load(path)


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "expected JSON"),
        (b"\n\n", "expected JSON"),
        (b"\x00\x01\x02", "expected JSON"),
        (b"\xff\xfe{}", "expected a readable text file"),
        (b"\xef\xbb\xbf{}", "expected JSON"),
        (b"{'format': 'naqala-record'}", "expected JSON"),
        (b'{"format": "naqala-record"} {}', "expected JSON"),
        (b'{"format": "naqala-record",}', "expected JSON"),
        (b"[" * 100_000, "nested too deep"),
        (b'{"a":' * 100_000, "nested too deep"),
        (b'{"format": "naqala-record", "version": ' + b"9" * 5000 + b"}", "expected JSON"),
        (b'{"format": "naqala-record", "version": 1, "version": 1}', 'expected each field once, got "version" twice'),
        (b'{"start": {"bag": "", "bag": "Y"}}', 'expected each field once, got "bag" twice'),
    ],
    ids=range(13),
)
def test_text_that_is_no_record(content: bytes, said: str, tmp_path: Path) -> None:
    path = tmp_path / "record.json"
    path.write_bytes(content)
    with pytest.raises(FormatError, match=said) as caught:
        load(path)
    assert str(path) in str(caught.value)


@pytest.mark.parametrize("path", ["", ".", "/", "no/such/file", "nul\x00byte", "x" * 5000])
def test_files_that_cannot_be_read(path: str) -> None:
    with pytest.raises(FormatError, match="expected a readable text file"):
        load(path)


def test_what_was_saved_is_what_is_loaded(tmp_path: Path) -> None:
    game = played(Options(2, ("artisans",)), 40)
    save(game, tmp_path / "game.json")
    assert load(tmp_path / "game.json").position() == game.position()


@pytest.mark.parametrize("options", SETS, ids=lambda options: f"{options.seats} {' '.join(options.expansions)}")
def test_spoilt_records(options: Options) -> None:
    """A named error, or a game whose laws hold, that is at an open question, and that can be told again."""
    random = Random(f"records {options}")
    record = to_record(played(options, 40)).to_json()
    for round_number in range(30):
        spoilt = spoil(record, random)
        if round_number % 2:
            spoilt = deepcopy(record)
            for _ in range(random.randint(1, 3)):
                place = random.randrange(len(record["actions"]))
                other = random.choice([random.choice(record["actions"]), random.choice(JUNK), "pass", "draw fakir"])
                spoilt["actions"][place] = other
        try:
            game = replay(spoilt)
        except NaqalaError as error:
            assert str(error)
            continue
        assert broken_law(game.states, 0) is None
        assert game.decision.is_over == (not game.legal_actions())
        assert replay(to_record(game)).position() == game.position()
