"""Score sheets in the terminal."""

import pytest

from naqala import Game, Options
from naqala.terminal.scores import score_table
from naqala.texts import say


@pytest.mark.parametrize(("expansions", "has_items"), [((), False), (("artisans",), True)])
def test_a_sheet_has_the_lines_of_its_game_alone(expansions: tuple[str, ...], has_items: bool) -> None:
    """A hidden line shows a question mark, so it is there although it may be zero."""
    table = score_table(Game.new(Options(2, expansions), 1), ["One", "Two"], viewer=1)
    assert (say("score.items") in list(table.columns[0].cells)) is has_items
