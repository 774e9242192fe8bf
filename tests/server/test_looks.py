"""What a seat is shown is what is declared, agrees with the views, and hides what others may not know."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

from naqala import Game, Options
from naqala.server.looks import happened_since, look
from naqala.server.sheets import HIDDEN_LINES
from naqala.server.table import Table
from naqala.server.wire import Happened, Look
from tests.players import choose, mixed_games
from tests.server.shapes import misfit, to_plain
from tests.server.tables import new_table, play_one

GAMES = [options for number, options in enumerate(mixed_games(6)) if number % 3 == 0 or options.seats == 1]
Position = dict[str, Any]


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
            msgspec.convert(seen, Look)
            assert seen["legal"] == ([one.text for one in game.legal_actions()] if game.decision.seat == seat else [])
        for seat in random.sample(seats, 1):
            happened = travelled(happened_since(game, seat, known))
            assert misfit(happened, list[Happened]) is None
            msgspec.convert(happened, list[Happened], strict=False)
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
        number, turn = len(game.actions), game.position()["turn"]
        game.play(choose(game, random))
        turn, before = game.position()["turn"], turn
        if before["step"] == "sow" != turn["step"] and turn.get("count"):
            counts[number] = {turn["tribe"]: turn["count"]}
    happened = happened_since(game, None, 0)
    moves = [
        one.number
        for one in happened
        if one.ask == "drop" and (len(game.actions) == one.number + 1 or happened[one.number + 1].ask != "drop")
    ]
    collected = {one.number: one.change.collected for one in happened if one.change and one.change.collected}
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
        truth = game.score_sheet()
        for seat in [None, *range(1, options.seats + 1)]:
            for number, sheet in enumerate(look(game, seat).sheets, 1):
                true = truth[number - 1]
                assert list(sheet) == list(true)
                if number == seat:
                    assert sheet == true
                    continue
                assert {line for line, points in sheet.items() if points is None} == set(HIDDEN_LINES) - {"total"}
                assert sheet["total"] == sum(points for line, points in true.items() if line not in HIDDEN_LINES)


def test_at_the_end_everything_lies_open() -> None:
    game, random = Game.new(Options(3), 2), Random(2)
    while not game.is_over:
        game.play(choose(game, random))
    for seat in (None, 1):
        seen = look(game, seat)
        assert seen.sheets == [dict(sheet) for sheet in game.score_sheet()]
        assert seen.end is not None
        assert seen.end.totals == [sheet["total"] for sheet in game.score_sheet()]
        assert [one["gold"] for one in seen.position["seats"]] == [one["gold"] for one in game.position()["seats"]]


# What everybody saw change


def owner_of(position: Position, tile: str) -> tuple[int | None, str | None]:
    entry = position["board"][tile]
    return entry.get("owner"), entry.get("piece", "camel") if entry.get("owner") else None


def tiles_between(before: Position, after: Position) -> dict[str, dict[str, Any]]:
    changed: dict[str, dict[str, Any]] = {}
    for tile in before["board"]:
        new: dict[str, Any] = {}
        if before["board"][tile].get("owner") != after["board"][tile].get("owner"):
            new["owner"], piece = owner_of(after, tile)
            if piece:
                new["piece"] = piece
        for name in ("palms", "palaces"):
            if before["board"][tile].get(name, 0) != after["board"][tile].get(name, 0):
                new[name] = after["board"][tile].get(name, 0)
        if new:
            changed[tile] = new
    return changed


def players_of(position: Position) -> dict[int, dict[str, Any]]:
    players = dict(enumerate(position["seats"], 1))
    return {**players, 2: position["yazid"]} if "yazid" in position else players


def front_between(before: Position, after: Position) -> dict[int, dict[str, int]]:
    changed = {}
    for seat, entry in players_of(after).items():
        old = players_of(before)[seat]
        gains = {name: entry.get(name, 0) - old.get(name, 0) for name in ("viziers", "elders", "artisans", "assassins")}
        if any(gains.values()):
            changed[seat] = {name: gain for name, gain in gains.items() if gain}
    return changed


def things_between(before: Position, after: Position, name: str) -> dict[int, dict[str, int]]:
    changed = {}
    for seat, entry in players_of(after).items():
        old, new = set(players_of(before)[seat].get(name, ())), set(entry.get(name, ()))
        if old != new:
            changed[seat] = {**dict.fromkeys(old - new, -1), **dict.fromkeys(new - old, 1)}
    return changed


@pytest.mark.parametrize("options", GAMES, ids=str)
def test_changes_are_the_differences_of_what_everybody_sees(options: Options) -> None:
    """From the public view before an action to the one after it; but at the end, where hidden things lie open."""
    game, random = Game.new(options, 8), Random(8)
    while not game.is_over:
        game.play(choose(game, random))
    happened = to_plain(happened_since(game, None, 0))
    again = Game.from_position(game.start())
    for action, seen in zip(game.actions, happened, strict=True):
        before = again.view(None).position
        again.play(action)
        after = again.view(None).position
        expected = {
            "tiles": tiles_between(before, after),
            "front": front_between(before, after),
            "djinns": things_between(before, after, "djinns"),
            "thieves": things_between(before, after, "thieves"),
            "fulfilled": {seat: sorted(things) for seat, things in things_between(before, after, "fulfilled").items()},
        }
        change = seen.get("change") or {}
        told = {
            name: {int(key) if key.isdecimal() else key: one for key, one in change.get(name, {}).items()} for name in expected
        }
        told["fulfilled"] = {seat: sorted(things) for seat, things in told["fulfilled"].items()}
        assert told == expected


def test_scores_go_round_by_round_and_keep_others_secrets() -> None:
    """At the start of every round; taken back with the rounds; of others only what everybody can count."""
    table, random = new_table(Options(3)), Random(5)
    expected: dict[int, dict[int, list[Any]]] = {}
    while not table.game.is_over:
        if table.game.position()["round"] not in expected:
            seen = {seat: [sheet["total"] for sheet in look(table.game, seat).sheets] for seat in (1, 2)}
            expected[table.game.position()["round"]] = seen
        play_one(table, random)
    scores = {seat: {one.round: one.seen_by(seat).totals for one in table.standings} for seat in (1, 2, None)}
    assert len(expected) > 4
    assert list(scores[1]) == list(expected)
    for number, seen_by in expected.items():
        assert {seat: scores[seat][number] for seat in (1, 2)} == seen_by
        assert scores[1][number][0] >= scores[2][number][0]  # one's own gold is counted
        assert scores[None][number][0] == scores[2][number][0]
    assert Table.from_events(table.setup, []).standings[0].round == 1
    again = table.copy()
    again._go_back(again.standings[3].length - 1)
    assert [one.round for one in again.standings] == [1, 2, 3]
    assert len(table.standings) > 4
