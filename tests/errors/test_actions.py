"""Actions that are no actions, that are not legal, of another seat, or after the end: a named error, and nothing changes."""

import math
import pickle
from collections.abc import Callable
from typing import Any

import pytest

from naqala import (
    Action,
    Game,
    GameOverError,
    IllegalActionError,
    NaqalaError,
    NothingToUndoError,
    Options,
    OptionsError,
    UnknownActionError,
    WrongSeatError,
)
from naqala.catalog.verbs import ACTIONS
from naqala.errors import shown
from naqala.options import PROMOS
from tests.scene import after, scene

ALL = ("artisans", "thieves", "whims")


def brief(value: object) -> str:
    """A name for a case; pytest itself cannot name all of them."""
    return shown(value, repr)[:20]


def games() -> list[Game]:
    """A game at a bid, one at a move, one in the middle of sowing, one asking chance, one that is over."""
    return [
        Game.new(Options(3), 1),
        scene(meeples={"c2": "GW", "c4": "G"}),
        after(scene(meeples={"c2": "GW", "c4": "G"}), "pick c2"),
        scene(seats=1, step="roll", seat=None),
        scene(step="over", seat=None, end={"last_camel": True}),
    ]


def refused(game: Game, deed: Callable[[], object], error: type[NaqalaError]) -> str:
    """Does something that must fail and checks that nothing at all has changed; returns the message."""
    before = (game.position(), game.actions, game.legal_actions(), game.decision, game.start())
    with pytest.raises(error) as caught:
        deed()
    assert (game.position(), game.actions, game.legal_actions(), game.decision, game.start()) == before
    assert "expected" in str(caught.value)
    assert len(str(caught.value)) < 400
    return str(caught.value)


NO_ACTIONS: list[Any] = [
    *(
        "",
        " ",
        "bid",
        "bid 2",
        "bid three",
        "drop red",
        "drop red g1",
        "drop red a8",
        "drop pink a1",
        "pick",
        "pick a0",
        "pass now",
    ),
    *(
        "kill red yellow c4",
        "sell silk silk",
        "buy 2 1",
        "use carpet",
        "play carpet",
        "roll 0 1",
        "roll 7 1",
        "bid -1",
        "bid 1.0",
    ),
    *("\x00", "pick\x00a1", "🐪", "pick a\N{FULLWIDTH DIGIT ONE}", "p" * 100_000, "'; drop table", "None", "nan"),
    *(-1, ACTIONS, 10**30, 10**5000, True, False, 1.0, math.nan, math.inf, None, b"pass", [], ["pass"], {}, object()),
]


@pytest.mark.parametrize("action", NO_ACTIONS, ids=brief)
def test_what_is_no_action(action: Any) -> None:
    for game in games():
        message = refused(game, lambda game=game: game.play(action), UnknownActionError)  # type: ignore[misc]
        assert "got" in message


@pytest.mark.parametrize(
    "number",
    [-1, ACTIONS, 10**5000, True, 1.0, math.nan, None, "pass", []],
    ids=brief,
)
def test_numbers_that_are_no_action(number: Any) -> None:
    with pytest.raises(UnknownActionError, match="expected the number of an action"):
        Action.numbered(number)
    game = scene(meeples={"c2": "G", "c3": "G"})
    refused(game, lambda: game.play(Action(number)), UnknownActionError)


def test_every_number_in_range_is_an_action_or_none() -> None:
    named = 0
    for number in range(ACTIONS):
        try:
            action = Action.numbered(number)
        except UnknownActionError:
            continue
        named += 1
        assert Action.parse(action.text) == action
        assert pickle.loads(pickle.dumps(action)) is action
    assert named > 3000


@pytest.mark.parametrize("text", [None, 5, b"pass", ["pass"]])
def test_only_text_can_be_parsed(text: Any) -> None:
    with pytest.raises(UnknownActionError, match="expected an action such as"):
        Action.parse(text)


@pytest.mark.parametrize(
    "action", ["bid 3", "pick a1", "pick c4", "drop green c3", "roll 1 1", "draw silk", "take whim", "camel", "outbid"]
)
def test_every_illegal_action(action: str) -> None:
    for game in games():
        if not game.is_over and action not in [legal.text for legal in game.legal_actions()]:
            message = refused(game, lambda game=game: game.play(action), IllegalActionError)  # type: ignore[misc]
            assert game.decision.ask in message
            assert game.legal_actions()[0].text in message
            assert f"got '{action}'" in message


def test_all_actions_that_are_not_legal_are_refused() -> None:
    """At one position, every other number of the action space."""
    game = scene(meeples={"c2": "GW", "c4": "G"}, players={1: {"djinns": ["sloar"], "cards": {"fakir": 1}}})
    legal = game.legal_numbers()
    before = game.position().to_json()
    for number in set(range(ACTIONS)) - set(legal):
        with pytest.raises((IllegalActionError, UnknownActionError)):
            game.play(number)
    assert game.position().to_json() == before
    assert game.legal_numbers() == legal


@pytest.mark.parametrize("seat", [0, 2, 3, 6, -1, True, "1", 1.5, 10**5000], ids=brief)
def test_another_seat_than_the_one_asked(seat: Any) -> None:
    game = scene(meeples={"c2": "G", "c3": "G"})
    message = refused(game, lambda: game.play("pick c2", seat=seat), WrongSeatError)
    assert "expected an action of seat 1" in message
    game.play("pick c2", seat=1)


@pytest.mark.parametrize("seat", [1, 2, -1])
def test_a_seat_does_not_answer_for_chance(seat: int) -> None:
    game = scene(seats=1, step="roll", seat=None)
    assert "expected an action of chance" in refused(game, lambda: game.play("roll 1 1", seat=seat), WrongSeatError)
    game.play("roll 1 1", seat=0)


@pytest.mark.parametrize("seat", [0, 4, -1, True, "1", 1.5, [1], 10**5000], ids=brief)
def test_views_and_logs_of_seats_that_are_not_there(seat: Any) -> None:
    game = Game.new(Options(3), 1)
    assert "expected a seat from 1 to 3" in refused(game, lambda: game.view(seat), WrongSeatError)
    assert "expected a seat from 1 to 3" in refused(game, lambda: game.log(seat), WrongSeatError)


@pytest.mark.parametrize("action", ["pass", "bid 3", "pick a1", "draw silk", 0])
def test_acting_after_the_end(action: Any) -> None:
    game = scene(step="over", seat=None, end={"no_move": True})
    message = refused(game, lambda: game.play(action), GameOverError)
    assert "the game is over" in message
    refused(game, lambda: game.play("pass", seat=1), GameOverError)


def test_acting_after_a_game_played_to_its_end() -> None:
    game = scene(step="last", seat=1, players={1: {"cards": {"silk": 1}}}, bid_track=[2, 3, 1], turn_track={})
    game.play("pass")
    assert game.is_over
    refused(game, lambda: game.play("pass"), GameOverError)


def test_undo_at_the_start() -> None:
    for game in games()[:2]:
        refused(game, game.undo, NothingToUndoError)
    game = Game.new(Options(3), 1)
    game.play("bid 3")
    game.undo()
    refused(game, game.undo, NothingToUndoError)


def test_errors_do_not_disturb_the_dealer() -> None:
    """The luck of a game with a dealer is the same with and without refused actions."""
    calm, clumsy = Game.new(Options(2, ALL), 5), Game.new(Options(2, ALL), 5)
    for _ in range(60):
        for mistake in ("nonsense", "roll 6 6", "carpet red f7"):
            with pytest.raises(NaqalaError):
                clumsy.play(mistake)
        with pytest.raises(WrongSeatError):
            clumsy.play(clumsy.legal_actions()[0], seat=9)
        calm.play(calm.legal_actions()[-1])
        clumsy.play(clumsy.legal_actions()[-1])
    assert clumsy.position() == calm.position()
    assert clumsy.actions == calm.actions


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"seats": 5}, "5 need the tiles of artisans or whims"),
        ({"seats": 5, "expansions": ["thieves"]}, "5 need the tiles of artisans or whims"),
        ({"seats": 1, "expansions": ["artisans"]}, "expected no expansions with 1 seat, got artisans"),
        ({"seats": 1, "expansions": ALL}, "expected no expansions with 1 seat, got artisans, thieves, whims"),
        ({"seats": 0}, "expected a number from 1 to 5, got 0"),
        ({"seats": 6, "expansions": ALL}, "expected a number from 1 to 5, got 6"),
        ({"seats": -3}, "got -3"),
        ({"seats": 10**5000}, "expected a number from 1 to 5"),
        ({"seats": 3.0}, "got 3.0"),
        ({"seats": math.nan}, "got nan"),
        ({"seats": "3"}, "got '3'"),
        ({"seats": True}, "got True"),
        ({"seats": None}, "got None"),
        ({"seats": [3]}, r"got \[3\]"),
        ({"seats": 3, "expansions": ["dragons"]}, "expansions: expected names of artisans, thieves, whims; got 'dragons'"),
        ({"seats": 3, "expansions": ["Artisans"]}, "got 'Artisans'"),
        ({"seats": 3, "expansions": ["artisans", "artisans"]}, "expected each name once; got artisans, artisans"),
        ({"seats": 3, "expansions": "all"}, "expected a list of names, got the text 'all'"),
        ({"seats": 3, "expansions": None}, "expected a list of names, got None"),
        ({"seats": 3, "expansions": 3}, "expected a list of names, got 3"),
        ({"seats": 3, "expansions": {"artisans": True}}, "expected a list of names, got {'artisans': True}"),
        ({"seats": 3, "expansions": [["artisans"]]}, r"got \['artisans'\]"),
        ({"seats": 3, "expansions": [None]}, "got None"),
        ({"seats": 3, "promos": ["dhenim", "genie"]}, f"promos: expected names of {', '.join(PROMOS)}; got 'genie'"),
        ({"seats": 3, "promos": ["artisans"]}, "got 'artisans'"),
        ({"seats": 3, "five_track": True}, "five_track: expected 4 or 5 seats, got 3"),
        ({"seats": 5, "expansions": ["whims"], "five_track": False}, "5 seats always play on the 5-player track; got false"),
        ({"seats": 4, "five_track": 1}, "expected true or false, got 1"),
        ({"seats": 4, "five_track": "yes"}, "expected true or false, got 'yes'"),
    ],
)
def test_impossible_options(fields: dict[str, Any], said: str) -> None:
    with pytest.raises(OptionsError, match=said):
        Options(**fields)
    with pytest.raises(OptionsError, match=said):
        Options.from_json(fields)


@pytest.mark.parametrize("fields", [None, [], "3", 3, {}, {"seat": 3}, {"seats": 3, "rules": 1}, {"seats": 3, 4: 4}])
def test_options_that_are_no_options(fields: Any) -> None:
    with pytest.raises(OptionsError, match="options: expected"):
        Options.from_json(fields)


@pytest.mark.parametrize("seed", [None, 2.5, [1], True])
def test_seeds_that_are_none(seed: Any) -> None:
    with pytest.raises(OptionsError, match="seed: expected a whole number or a text"):
        Game.new(Options(3), seed)


def test_options_that_are_none() -> None:
    with pytest.raises(OptionsError, match="expected Options, such as"):
        Game.new(3, 1)  # type: ignore[arg-type]
