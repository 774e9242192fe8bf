"""Events tell everything that an action did, and a seat gets no more of them than it may know."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from naqala import Game, IllegalActionError, Options, sample_world
from naqala.engine.events import CAUSE_WORDS, Cause
from naqala.events import KINDS, WORDS, Event
from naqala.view import events_seen
from tests.events.fold import CAUSES, Ledger
from tests.events.games import telling_games
from tests.players import mixed_games, positions
from tests.scene import after, scene

GAMES = list(mixed_games(5))
DOCS = Path(__file__).parents[2] / "docs" / "events.md"


def test_there_are_31_combinations() -> None:
    assert len(GAMES) == 31


@pytest.mark.parametrize("options", GAMES, ids=str)
def test_a_fold_without_rules_rebuilds_every_position(options: Options) -> None:
    """Gold, cards, items, djinns, thieves, whims, meeples, pieces, buildings, tracks and score lines, after every action. A
    djinn or thief that is a cause belongs to a seat.
    """
    ledger, told = None, 0
    before: dict[str, Any] = {}
    for game, _ in positions(options, 3):
        ledger = ledger or Ledger(game.start().to_json(), game.score_sheet())
        now = game.position().to_json()
        for event in game.events(told):
            ledger.note(event)
            if event.cause in WORDS["djinn"] and event.kind != "answer":
                assert event.cause in owned(before, "djinns") | owned(now, "djinns"), event
            if event.kind == "use thief":
                assert event.cause in owned(before, "thieves"), event
        told = game.length
        ledger.check(game)
        before = now


def owned(position: dict[str, Any], name: str) -> set[str]:
    """The djinns or thieves in front of seats."""
    seats = [*position["seats"], *([position["yazid"]] if "yazid" in position else [])]
    return {word for seat in seats for word in seat.get(name, ())}


@pytest.mark.parametrize("options", GAMES, ids=str)
def test_a_seat_gets_nothing_it_may_not_know(options: Options) -> None:
    """In a world that a seat cannot tell from the real one, the same action shows the seat the same events. A world is found by
    playing the game again, so at every seventh action only one seat is asked, each in its turn; that is over 1,000 worlds.
    """
    random, compared = Random(f"{options}"), 0
    for number, (game, action) in enumerate(positions(options, 6)):
        if not action or number % 7 or game.decision.is_chance or game.decision.ask.startswith("keep"):
            continue  # chance and what is kept show what was hidden before
        seat = number // 7 % options.seats + 1
        world = Game.from_position(sample_world(game.view(seat), game.log(seat), random))
        try:
            there = world.play(action)
        except IllegalActionError:
            continue  # another seat holds other cards there
        here = game.copy().play(action)
        assert events_seen(there, seat) == events_seen(here, seat)
        compared += 1
    assert compared > 20 or options.seats == 1


@pytest.mark.parametrize("options", GAMES, ids=str)
def test_what_a_seat_cannot_see_chance_does_not_tell(options: Options) -> None:
    """If two draws, or two answers about what only one seat sees, leave a seat with the same view, it sees the same events."""
    for game, _ in positions(options, 8):
        if not (game.decision.is_chance or game.decision.ask.startswith("keep")):
            continue
        worlds = [game.copy() for _ in game.legal_actions()[:2]]
        told = [world.play(action) for world, action in zip(worlds, game.legal_actions(), strict=False)]
        for seat in (None, *range(1, options.seats + 1)):
            views = [world.view(seat).position for world in worlds]
            if views[0] == views[-1] and not worlds[0].is_over:
                assert events_seen(told[0], seat) == events_seen(told[-1], seat), (game.decision.ask, seat)


def test_others_see_that_a_card_is_drawn_but_not_which() -> None:
    """HID-5, HID-6: a card drawn from the deck is known to its seat alone, and the answer of chance does not name it either."""
    game = scene(step="last", players={1: {"djinns": ["sloar"], "cards": {"fakir": 1}}})
    game.play("use sloar paying fakir")
    events = game.play("draw silk")
    assert [(event.kind, event.thing) for event in events_seen(events, 1)][:2] == [("answer", "draw silk"), ("draw card", "silk")]
    for other in (2, None):
        assert [(event.kind, event.thing) for event in events_seen(events, other)][:2] == [
            ("answer", "draw ?"),
            ("draw card", "?"),
        ]


def test_undo_takes_events_back() -> None:
    game = Game.new(Options(seats=2), seed=1)
    before = game.events()
    game.play(game.legal_actions()[0])
    assert game.events() != before
    game.undo()
    assert game.events() == before


def test_two_djinns_are_told_apart() -> None:
    """Seat 1 buys Enki while seat 2 owns Ba'al and Monkir: only Ba'al pays (DJ-BAAL-1)."""
    game = scene(
        meeples={"a1": "W", "a2": "W", "e5": "GG", "f5": "G"},
        djinn_row=["enki"],
        players={1: {"elders": 1}, 2: {"djinns": ["baal", "monkir"]}},
    )
    after(game, "pick a1", "drop white a2")
    events = game.play("buy enki paying elder elder")
    assert [event for event in events if event.kind == "earn"] == [Event("earn", "baal", 2, None, 2)]


def test_every_kind_has_its_causes_and_occurs() -> None:
    assert set(CAUSES) == set(KINDS) - {"answer"}
    assert {event.kind for game in telling_games() for event in game.events()} == set(KINDS)


def test_every_kind_is_in_the_docs() -> None:
    """docs/events.md has one row for each kind, as the code describes it, and every cause."""
    text = DOCS.read_text(encoding="utf-8")
    rows = [
        f"| `{kind}` | {row.thing or '-'} | {row.source or '-'} | {row.target or '-'} | {row.meaning} |"
        for kind, row in KINDS.items()
    ]
    assert [line for line in text.splitlines() if line.startswith("| `")] == rows
    for word in CAUSE_WORDS[: Cause.TRIBE]:
        assert f"\n| {word} |" in text
