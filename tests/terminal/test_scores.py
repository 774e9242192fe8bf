"""Score sheets in the terminal, and the sign of what is not confirmed on them and on the table."""

import io

import pytest
from rich.console import Console, RenderableType

from naqala import Game, Options
from naqala.terminal.scores import score_table
from naqala.terminal.table import draw
from naqala.texts import say, words
from tests.scene import scene


@pytest.mark.parametrize(("expansions", "has_items"), [((), False), (("artisans",), True)])
def test_a_sheet_has_the_lines_of_its_game_alone(expansions: tuple[str, ...], has_items: bool) -> None:
    """A hidden line shows a question mark, so it is there although it may be zero."""
    table = score_table(Game.new(Options(2, expansions), 1), ["One", "Two"], viewer=1)
    assert (say("score.items") in list(table.columns[0].cells)) is has_items


def printed_text(shown: RenderableType) -> str:
    console = Console(file=io.StringIO(), width=200)
    with console.capture() as captured:
        console.print(shown)
    return " ".join(captured.get().split())


@pytest.mark.parametrize(("given", "is_marked"), [({}, True), ({"artisans.djinn_vp.ptah": 8}, False)])
def test_what_is_not_confirmed_has_a_sign(given: dict[str, int], is_marked: bool) -> None:
    """On the table and on the line of the score sheet; not where the box gives the value, nor for other cards."""
    djinns: list[dict[str, object]] = [{"djinns": ["ptah"]}, {"djinns": ["marid"]}]
    game = scene(seats=2, expansions=("artisans",), values=given, players=dict(enumerate(djinns, 1)))
    names = ["One", "Two"]
    with words.printing(game.options.printed):
        table = printed_text(draw(game.view(1), names, 200))
    sheet = printed_text(score_table(game, names, viewer=1))
    points = words.djinn_points("marid")
    assert f"{words.djinn('marid')} {points} ≈" not in table
    for text in (table, sheet):
        assert ("≈" in text) is is_marked
        assert (say("tally.unsure") in text) is is_marked
    assert (f"{say('score.djinns')} ≈" in sheet) is is_marked
