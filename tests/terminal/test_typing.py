"""What people type: answers in all their forms, whole moves, commands, and everything wrong."""

import pytest

from naqala import Options
from naqala.action import Action
from naqala.terminal.landings import landings, route
from tests.scene import scene
from tests.terminal.session import Played, at_the_move, by_menu, new, no_answer, plainly, scripted


def test_a_whole_move_in_one_line() -> None:
    """Any route that moves shows can be typed as it stands; a wrong one changes nothing."""
    start = plainly().game
    board = start.view(1).position.board
    for one in landings(board, start.whole_moves())[::40]:
        played = at_the_move("human,uniform", route(one)).run()
        assert played.game.actions[: len(start.actions) + len(one.actions)][len(start.actions) :] == one.actions
    for line in ("c4 red c6", "a1 a1 a1", f"{route(one)} red a1", "c4 d4 d5", "c4 red"):
        played = at_the_move("human,uniform", line).run()
        assert played.game.position() == start.position(), line


def test_listed_moves_can_be_made_by_number() -> None:
    played = at_the_move("human,uniform", "m1", "moves c3", "m1").run()
    assert len(played.game.actions) > len(plainly().game.actions)
    assert "endings" in played.text
    assert played.text.count(no_answer("m1")) == 1


@pytest.mark.parametrize(
    "line",
    [
        "dance",
        "99",
        "-1",
        "z9",
        "c9",
        "red",
        "c4 red",
        "pick",
        "bid",
        "bid 4",
        "\x00",
        "é",
        "m1",
        "[bold]",
        "1.5",
        "0x1",
        "!",
    ],
)
def test_bad_input_changes_nothing(line: str) -> None:
    plain = plainly("c4")
    played = at_the_move("human,uniform", "c4", *[line] * 2).run()
    assert played.game.position() == plain.game.position()
    assert played.status == 0


@pytest.mark.parametrize(
    ("line", "action"),
    [("c4", "pick c4"), ("C4", "pick c4"), ("pick C4", "pick c4"), ("p c4", "pick c4"), ("  pick   c4 ", "pick c4")],
)
def test_ways_to_pick(line: str, action: str) -> None:
    assert at_the_move("human,uniform", line).run().game.actions[-1].text == action


def test_ways_to_drop() -> None:
    legal = [action.text for action in plainly("c4").game.legal_actions()]
    for text in legal[:2]:
        _, colour, tile = text.split()
        for line in (text, f"{colour} {tile}", f"{colour[0]} {tile}", f"{colour} to {tile}", f"{tile} {colour}"):
            played = at_the_move("human,uniform", "c4", line).run()
            assert text in [action.text for action in played.game.actions], line


def test_an_answer_that_is_not_clear_opens_a_menu() -> None:
    played = at_the_move("human,uniform", "c4", "drop", "back", "", "1").run()
    assert "answers; which one?" in played.text
    assert len(played.game.actions) > len(plainly("c4").game.actions)


COMMANDS = [
    "help",
    "?",
    "board",
    "hint",
    "score",
    "log",
    "log 3",
    "log x",
    "moves",
    "moves c4",
    "explain",
    "explain marid",
    "help oasis",
]


@pytest.mark.parametrize("command", COMMANDS)
def test_commands_change_nothing(command: str) -> None:
    plain = plainly()
    typed = command if command == "hint" else command.upper()
    played = at_the_move("human,uniform", typed).run()
    assert played.game.position() == plain.game.position()
    assert len(played.text) > len(plain.text)
    assert no_answer(typed) not in played.text


def test_commands_by_their_beginning() -> None:
    assert "Answers: the number" in at_the_move("human,uniform", "hel").run().text
    assert at_the_move("human,uniform", "q", "c4").run().game.decision.ask == "move"


def test_names_and_tribes_are_understood() -> None:
    """``an Elder of Bo`` instead of ``kill white of 2``."""
    game = scene(
        seats=2,
        players={2: {"elders": 2, "viziers": 1}},
        meeples={"a1": "R", "b1": "R", "c1": "G", "d1": "WW"},
        seat=1,
    )
    game.deal_from("luck")
    played = Played(game, "human,human", scripted(["", "a1", "an Elder of Bo", "x"]), names="Ann,Bo").run()
    assert Action.parse("kill white of 2") in played.game.actions
    assert "Ann kills in front of Bo: 1 Elder." in played.text


def test_names_may_look_like_anything() -> None:
    played = new("human,human", by_menu(3), Options(2), "3", names="[bold],[/] Stray 2")
    played._read = scripted(["", "3", "", "score", "board", "0", "1", "c4", "hint"])
    played.run()
    assert "[bold] bids 3" in played.text or "[/] Stray 2 bids 3" in played.text
