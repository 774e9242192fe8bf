"""Hints at the prompt: the best possibilities, in words."""

import io
import re
from collections.abc import Iterator
from typing import Any

import pytest
from rich.console import Console

from naqala import Game
from naqala.action import Action
from naqala.bots.advice import Advice, Bid, Possibility
from naqala.catalog.names import COLOUR_WORDS
from naqala.narrator import Counted, Player, Said
from naqala.terminal.advice import headline
from naqala.terminal.hints import Hints
from naqala.terminal.reasons import gained, why
from naqala.terminal.wording import Wording
from naqala.texts import LANGUAGES, say, speaking, words
from tests.scene import scene
from tests.terminal.session import Played, new, scripted

NAMES = ("Ann", "Bo", "Cleo")
BARE: Any = {
    **{"stops_at": None, "worth": 0.0, "behind": 0.0, "points": 0.0, "gains": {}, "rivals": {}},
    **{"leaves": None, "leaves_to": None, "reasons": ()},
}


def possibility(*actions: str, **more: Any) -> Possibility:
    """One that does these actions."""
    return Possibility(actions, **{**BARE, **more})


WHY = (
    Said("log.collects", {"name": Player(1), "tile": "c4", "what": Counted("tribe", {"red": 2})}),
    Said("log.builders", {"name": Player(1), "gold": 5}),
    Said("log.camel", {"name": Player(2), "tile": "c4"}),
    Said("reason.viziers", {"name": Player(3), "n": 10}),
    Said("reason.draws", {"what": "thief", "n": 1}),
    Said("reason.leaves", {"name": Player(2), "n": 1}),
)


def test_reasons_say_you_to_the_seat_that_reads_them() -> None:
    assert why(possibility("pass", reasons=WHY), 1, NAMES) == (
        "You collect 2 Assassins on c4. Your Builders earn 5 gold. Bo places a camel on c4. More Viziers than Cleo: 10 points. "
        "Luck decides: 1 thief. Leaves Bo about 1 point."
    )
    assert why(possibility("pass", reasons=WHY[:1]), 2, ("Ann", "Ann")) == "Ann collects 2 Assassins on c4."


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_are_sentences(language: str) -> None:
    with speaking(language):
        for said in WHY:
            sentence = why(possibility("pass", reasons=(said,)), 1, NAMES)
            assert re.fullmatch(r"[A-ZÀ-Ü].*\.", sentence), sentence


def test_gains_by_category() -> None:
    assert gained(possibility("pass", gains={"elders": 2.0, "djinns": 6.0, "powers": 8.1, "purse": -0.5})) == (
        "Elders +2, Djinns +6; to come: powers +8.1, fuller purse -0.5"
    )
    assert gained(possibility("pass", gains={"fakirs": 2.8})) == "to come: Fakirs +2.8"
    assert gained(possibility("pass")) == ""


def headline_of(game: Game, *actions: str) -> str:
    return headline(possibility(*actions), Wording(game, NAMES))


def test_headlines_are_whole() -> None:
    """Cards by their names alone; the rest of an answer is not cut."""
    tent = scene(seats=2, expansions=["artisans"], meeples={"a1": "G", "b1": "G"}, players={1: {"tent": True}})
    for action in ("pick a1", "drop green b1"):
        tent.play(action)
    assert re.fullmatch(r"The tent \(\+\d points\)", headline_of(tent, "tent"))
    city = scene(
        seats=2, expansions=["whims"], tiles={"b1": "blue city"}, meeples={"a1": "Y", "b1": "YG"}, whims_on={"b1": "w19"}
    )
    for action in ("pick a1", "drop yellow b1"):
        city.play(action)
    assert headline_of(city, "take whim") == "Take the whim"
    bought = scene(
        seats=2,
        meeples={"a1": "G", "b1": "GW"},
        players={1: {"elders": 2}},
        djinn_row=["leta"],
        tiles={"b1": "sacred 6"},
        row=["fish", "silk"],
    )
    for action in ("pick a1", "drop green b1"):
        bought.play(action)
    assert headline_of(bought, "buy leta paying elder elder") == "Buy Leta (2 Elders)"
    label = Wording(bought, NAMES).label(Action.parse("buy leta paying elder elder"))
    assert label == f"Buy Leta (2 Elders): 4 points. {say('djinn.leta.about')}"


def test_a_move_is_told_as_typed() -> None:
    """The rest of the turn in words, and no passing at the end; in the language in use."""
    game = scene(
        seats=2,
        meeples={"a1": "RG", "a2": "R", "a3": "GW"},
        tiles={"a3": "small market"},
        players={1: {"gold": 9}},
        row=["fish", "silk", "wheat", "ivory"],
    )
    turn = ("pick a1", "drop red a2", "drop green a3", "buy 1", "pass")
    assert headline_of(game, *turn) == "a1 red a2 green a3, Buy Wheat (3 gold)"
    assert headline_of(game, "pick a1", "drop red a2", "buy 1") == "a1 red a2", "what is not possible here is left out"
    with speaking("de"):
        assert headline_of(game, *turn).startswith("a1 rot a2 grün a3, ")


def test_a_failing_hint_ends_no_game(monkeypatch: pytest.MonkeyPatch) -> None:
    def explore(*_: Any) -> Any:
        raise ZeroDivisionError("lost count")

    monkeypatch.setattr("naqala.terminal.hints.explore", explore)
    played = new("human,uniform", scripted(["hint", "3", "quit"]), seed="3").run()
    assert "No hint this time: ZeroDivisionError: lost count." in played.text
    assert played.game.actions


MEEPLES = {"a1": "RG", "b1": "R", "c1": "GWR", "b2": "RG", "c2": "G"}


def hints_on(game: Game, hints: Hints, width: int = 200) -> list[str]:
    """What is printed, line by line."""
    console = Console(file=io.StringIO(), width=width)
    with console.capture() as captured:
        console.print(*hints.on(game), sep="\n")
    return captured.get().splitlines()


def test_hints_have_reasons() -> None:
    game = scene(seats=2, meeples=MEEPLES, row=["wheat", "fakir"])
    lines = hints_on(game, Hints(NAMES))
    assert lines[0].startswith("  best  ")
    assert 2 <= sum(line.lstrip().startswith(("best", "-")) for line in lines) <= 3
    assert any("You collect" in line for line in lines)
    assert any(colour in lines[0] for colour in COLOUR_WORDS)


def test_long_reasons_stay_in_their_column() -> None:
    game = scene(seats=2, meeples=MEEPLES, row=["wheat", "fakir"])
    lines = hints_on(game, Hints(NAMES), 76)
    assert all(line.startswith((" " * 8, "  best  ", "  -", " -")) for line in lines), lines


class Fickle:
    """An explorer that likes something else every time it is asked."""

    def __init__(self, *best: tuple[Possibility, ...]) -> None:
        self._best = iter(best)

    def __call__(self, view: Any, *_: Any) -> Iterator[Advice]:
        yield Advice(view.seat, view.decision.ask, next(self._best))


def test_a_line_that_was_told_comes_first_while_it_is_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    game = scene(seats=2, meeples=MEEPLES, row=["wheat", "fakir"])
    told = (possibility("pick c1", "drop white c2", "drop green d2"), possibility("pick a1", "drop green a2", "drop red b2"))
    others = (possibility("drop green b1", "drop red c1", behind=2.0), possibility("drop red b1", "drop green c1", behind=2.5))
    again = (others[0], possibility("drop green a2", "drop red b2", behind=1.5))
    last = (possibility("drop green b2"),)
    monkeypatch.setattr("naqala.terminal.hints.explore", Fickle(told, others, again, last, others))
    hints = Hints(NAMES)
    assert hints_on(game, hints) == ["  best  c1 white c2 green d2", "  best  a1 green a2 red b2"]
    game.play("pick a1")
    assert hints_on(game, hints)[0] == "  plan  green a2 red b2, as planned"
    assert hints_on(game, hints)[:2] == ["  -1.5  green a2 red b2, as planned", "  -2.0  green b1 red c1"]
    game.play("drop red a2")
    assert hints_on(game, hints) == ["  best  green b2"]
    for _ in range(2):
        game.undo()
    game.play("pick b2")
    assert not any("as planned" in line for line in hints_on(game, hints))


def test_hints_in_a_session_remember(monkeypatch: pytest.MonkeyPatch) -> None:
    game = scene(seats=2, meeples=MEEPLES, row=["wheat", "fakir"])
    told = (possibility("pick a1", "drop green a2", "drop red b2"),)
    monkeypatch.setattr("naqala.terminal.hints.explore", Fickle(told, (possibility("drop red a2", "drop green b2"),)))
    played = Played(game, "human,uniform", scripted(["hint", "a1", "hint", "quit"])).run()
    assert "  plan  green a2 red b2, as planned" in played.text


def test_hints_for_bids_say_what_each_is_worth(monkeypatch: pytest.MonkeyPatch) -> None:
    def explore(*_: Any) -> Iterator[Advice]:
        bids = (Bid("bid 0", 0, 0, 0, 1, 4, 0.0, 0.0, 3.2, 1), Bid("bid 8", 8, 8, 0, 1, 2, 11.2, 3.2, 0.0, 1))
        yield Advice(1, "bid", (possibility("bid 8"),), (), bids)

    monkeypatch.setattr("naqala.terminal.hints.explore", explore)
    game = scene(seats=2, meeples=MEEPLES, step="bid", seat=None, bid_track=[1, 2, 1, 2], turn_track={})
    lines = hints_on(game, Hints(NAMES))
    assert "place is worth" in lines[0]
    assert lines[2].split() == ["8", *["place", "1,", "at", "worst", "2"], "11.2", "+3.2", "best"]
    assert lines[3] == "  best  Bid 8 (place 1, at worst 3)"


def test_headlines_call_tiles_as_the_log_does() -> None:
    """A menu calls them as the board beside it does, with their meeples."""
    game = scene(seats=2, meeples={"a1": "R", "b1": "R", "c1": "YYW"}, tiles={"c1": "village"})
    for action in ("pick a1", "drop red b1"):
        game.play(action)
    kill = next(action for action in game.legal_actions() if "yellow" in action.text and "c1" in action.text)
    assert headline_of(game, kill.text) == f"Kill 1 Vizier on {words.place('c1', 'village')}"
    assert Wording(game, NAMES).short(kill).endswith("YYW")
