"""Positions as values: the typed face, the JSON Schema and the page that describes them follow from one schema."""

import re
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from naqala import FormatError, Game, Options, Position
from naqala.engine.mirror import read
from naqala.engine.state import ABOUT
from naqala.engine.turn import STEP_ASKS
from naqala.position import ASK_WORDS, position_of
from naqala.position.schema import json_schema
from naqala.record import Record, RecordedPlayer, replay, to_record
from tests.players import choose
from tests.scene import after, scene
from tools.position_fields import DOCS

ALL = Options(3, ("artisans", "thieves", "whims"))


def test_the_page_has_the_fields_of_every_question() -> None:
    rows = re.findall(
        r"^\| (`[^|]*) \| ([^|]*)\|$", (DOCS / "position.md").read_text(encoding="utf-8").partition("## Pending")[2], re.M
    )
    told = {ask: set(re.findall(r"`(\w+)`", fields)) for asks, fields in rows for ask in re.findall(r"`([a-z ]+)`", asks)}
    assert told == {ASK_WORDS[ask]: set(ABOUT.get(ask, ())) for ask in range(len(ASK_WORDS)) if ask not in STEP_ASKS}


def test_a_position_is_read_by_attributes() -> None:
    game = Game.new(ALL, seed=3)
    position = game.position()
    assert (position.round, position.turn.step, position.turn.seat, position.end.no_move) == (1, "bid", None, False)
    assert position.options == ALL
    assert position.board["a1"].owner is None
    assert [seat.gold for seat in position.seats] == [50, 50, 50]
    assert Position.from_json(position.to_json()) == position == game.start()
    assert Game.from_position(position).position() == position


@pytest.mark.parametrize("options", [Options(1), Options(2), ALL], ids=lambda options: f"{options.seats} seats")
def test_what_a_game_keeps_from_position_to_position_is_what_it_would_make_anew(options: Options) -> None:
    """Undo included: the position, its score sheets, and whether there is a choice."""
    game, random = Game.new(options, seed=5), Random(5)
    while not game.is_over:
        game.play(choose(game, random, 0.7))
        if random.random() < 0.1:
            game.undo()
        anew = position_of(read(game.states, 0))
        assert game.position() == anew
        assert game.score_sheet() == Game.from_position(anew).score_sheet()
        assert game.is_forced == (len(game.legal_actions()) == 1)


def test_what_is_hidden_is_none_or_a_number() -> None:
    game = scene(players={2: {"cards": {"silk": 2}}}, meeples={"e1": "W", "e2": "W"})
    seen = game.view(1).position
    assert (seen.seats[0].gold, seen.seats[1].gold, seen.seats[1].cards) == (50, None, 2)
    assert isinstance(seen.cards.deck, int)
    with pytest.raises(FormatError, match=r"position.seats\[1\].cards: expected what it holds, not only the number, got 2"):
        Game.from_position(seen)


def test_a_question_says_what_it_is_about() -> None:
    game = scene(players={1: {"djinns": ["anunnak"], "elders": 1}}, meeples={"e1": "W", "e2": "W"})
    assert after(game, "use anunnak paying elder").decision.about.djinn == "anunnak"
    about = after(game, "at a1").decision.about
    assert (about.tile, about.count, about.djinn) == ("a1", 3, None)


def parts(schema: Any) -> list[Any]:
    """All schemas inside a schema."""
    inner = schema.values() if isinstance(schema, dict) else schema if isinstance(schema, list) else ()
    return [schema, *(part for one in inner for part in parts(one))]


def test_the_schema_says_what_a_file_may_have() -> None:
    schema = json_schema()
    names = set(schema["$defs"])
    assert {part["$ref"].rpartition("/")[2] for part in parts(schema) if isinstance(part, dict) and "$ref" in part} <= names
    assert {"type": "null"} not in parts({name: schema["$defs"][name] for name in names - {"Options"}})
    whole = schema["$defs"]["Position"]
    assert whole["required"] == ["format", "version", "rules", "options", "board", "seats", "turn"]
    assert whole["additionalProperties"] is False
    for game in (Game.new(ALL, 1), Game.new(Options(1), 1)):
        assert set(game.position().to_json()) <= set(whole["properties"])
    assert schema["$defs"]["Seat"]["properties"]["djinns"]["items"]["enum"][0] == "alamin"


def test_the_schema_of_records_follows_from_their_type() -> None:
    schema = json_schema(Record)
    whole = schema["$defs"]["Record"]
    assert whole["required"] == ["format", "version", "rules", "options", "start", "actions"]
    assert whole["properties"]["start"]["$ref"] == "#/$defs/Position"
    assert whole["additionalProperties"] is False


def test_a_record_is_the_same_when_it_was_written_and_read() -> None:
    record = to_record(Game.new(ALL, 1), [RecordedPlayer("Ann"), *[RecordedPlayer("Bo", "greedy")] * (ALL.seats - 1)])
    assert Record.from_json(record.to_json()) == record
    assert to_record(replay(record)) == replace(record, players=None)
