"""What a seat is shown is what is declared, agrees with the views, and hides what others may not know."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

from naqala import Game, Options
from naqala.catalog.points import lines_played
from naqala.options import EXPANSIONS
from naqala.server.protocol.looks import happened_since, look
from naqala.server.protocol.wire import SHEET_WORDS, Happened, Look
from naqala.server.tables.events import TakenBack
from naqala.server.tables.table import Table
from naqala.view import SECRET_LINES
from tests.players import choose, mixed_games
from tests.server.shapes import misfit, to_plain
from tests.server.tables import new_table, play_one

GAMES = [options for number, options in enumerate(mixed_games(6)) if number % 3 == 0 or options.seats == 1]


def travelled(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value))


@pytest.mark.parametrize("options", GAMES, ids=str)
def test_everything_shown_is_declared(options: Options) -> None:
    """Every look of a seat and a spectator in a random game, and all that they saw happen."""
    game, random = Game.new(options, 6), Random(6)
    seats = [None, *range(1, options.seats + 1)]
    known = 0
    while True:
        for seat in random.sample(seats, 1):
            seen = travelled(look(game, seat, "free"))
            assert misfit(seen, Look) is None
            legal = [one.text for one in game.legal_actions()] if game.decision.seat == seat else []
            assert [answer["text"] for answer in seen["legal"]] == legal
        for seat in random.sample(seats, 1):
            happened = travelled(happened_since(game, seat, known))
            assert misfit(happened, list[Happened]) is None
            assert [one["number"] for one in happened] == list(range(known, len(game.actions)))
        if game.is_over:
            break
        known = len(game.actions)
        game.play(choose(game, random))
    for seat in seats:
        assert to_plain(happened_since(game, seat, 0))[-1] == to_plain(happened_since(game, seat, len(game.actions) - 1))[0]


@pytest.mark.parametrize("options", GAMES, ids=str)
def test_every_move_says_what_it_collected(options: Options) -> None:
    """Also one after which nothing is asked any more and the turn ends."""
    game, random = Game.new(options, 8), Random(8)
    counts: dict[int, dict[str, int]] = {}
    while not game.is_over:
        number, turn = len(game.actions), game.position().to_json()["turn"]
        game.play(choose(game, random))
        turn, before = game.position().to_json()["turn"], turn
        if before["step"] == "sow" != turn["step"] and turn.get("count"):
            counts[number] = {turn["tribe"]: turn["count"]}
    happened = happened_since(game, None, 0)
    moves = [
        one.number
        for one in happened
        if one.ask == "drop" and (len(game.actions) == one.number + 1 or happened[one.number + 1].ask != "drop")
    ]
    collected = {
        one.number: {str(event.thing): event.amount}
        for one in happened
        for event in one.events
        if event.kind == "collect" and event.cause == "move"
    }
    assert list(collected) == moves
    assert {number: collected[number] for number in counts} == counts


def test_what_is_not_declared_is_noticed() -> None:
    """The check itself can fail."""
    game = Game.new(Options(2), 1)
    spoils: list[Callable[[Any], object]] = [
        lambda seen: seen["position"].update(secret=1),
        lambda seen: seen["position"].pop("bag"),
        lambda seen: seen["position"]["seats"][0].update(camels="8"),
        lambda seen: seen["position"]["board"]["a1"].update(gold=1),
        lambda seen: seen.update(undo="maybe"),
        lambda seen: seen.pop("sheets"),
    ]
    for spoil in spoils:
        seen = travelled(look(game, 1))
        spoil(seen)
        assert misfit(seen, Look) is not None


def test_sheets_hide_the_lines_of_others() -> None:
    for options in GAMES:
        game, random = Game.new(options, 2), Random(2)
        for _ in range(60):
            if not game.is_over:
                game.play(choose(game, random))
        if game.is_over:
            continue
        truth = lines_played(game.score_sheet(), options.expansions)
        for seat in [None, *range(1, options.seats + 1)]:
            for number, sheet in enumerate(look(game, seat).sheets, 1):
                true = truth[number - 1]
                assert list(sheet) == list(true)
                if number == seat:
                    assert sheet == true
                    continue
                assert {line for line, points in sheet.items() if points is None} == set(SECRET_LINES) & set(sheet)
                assert sheet["total"] == sum(points for line, points in true.items() if line not in (*SECRET_LINES, "total"))


def test_a_sheet_has_the_lines_of_its_game() -> None:
    """A line that an expansion brings is always 0 without it."""
    base = ["gold", "viziers", "elders", "djinns", "tiles", "palms", "palaces", "merchandise", "total"]
    assert list(look(Game.new(Options(2), 1), None).sheets[0]) == base
    assert list(look(Game.new(Options(2, ("whims",)), 1), 1).sheets[0]) == [*base[:5], "cities", *base[5:]]
    assert list(look(Game.new(Options(2, EXPANSIONS), 1), 1).sheets[0]) == list(SHEET_WORDS)
    for options in GAMES:
        game, random = Game.new(options, 4), Random(4)
        while not game.is_over:
            game.play(choose(game, random))
        for sheet, shown in zip(game.score_sheet(), look(game, 1).sheets, strict=True):
            assert not any(points for line, points in sheet.items() if line not in shown)


def test_at_the_end_everything_lies_open() -> None:
    game, random = Game.new(Options(3), 2), Random(2)
    while not game.is_over:
        game.play(choose(game, random))
    for seat in (None, 1):
        seen = look(game, seat)
        assert seen.sheets == lines_played(game.score_sheet(), game.options.expansions)
        assert seen.end is not None
        assert seen.end.totals == [sheet["total"] for sheet in game.score_sheet()]
        assert [one.gold for one in seen.position.seats] == [one.gold for one in game.position().seats]


def test_scores_go_round_by_round_and_keep_others_secrets() -> None:
    """At the start of every round; undone with the rounds; of all seats only what is public, so that they compare."""
    table, random = new_table(Options(3)), Random(5)
    expected: dict[int, list[Any]] = {}
    while not table.game.is_over:
        if table.game.position().round not in expected:
            expected[table.game.position().round] = [sheet["total"] for sheet in look(table.game, None).sheets]
        play_one(table, random)
    scores = {seat: {one.round: one.seen_by(seat).totals for one in table.standings} for seat in (1, 2, None)}
    assert len(expected) > 4
    assert list(scores[1]) == list(expected)
    assert len({str(points) for points in expected.values()}) > 4
    for number, public in expected.items():
        assert [scores[seat][number] for seat in (1, 2, None)] == [public] * 3
    assert Table.from_events(table.setup, []).standings[0].round == 1
    assert len(table.standings) > 4
    table.apply(TakenBack(1, table.standings[3].length - 1))
    assert [one.round for one in table.standings] == [1, 2, 3]
