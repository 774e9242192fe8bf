"""Positions as text, both directions."""

import pytest

from naqala import Game, Options
from naqala.errors import FormatError, NaqalaError
from naqala.notation import HEAD, from_text, to_text
from tests.players import mixed_games, positions

RARE = ("horn", "bring", "claim", "keep item", "keep djinn", "take cards", "take building", "redirect", "target", "talisman to")


@pytest.mark.parametrize("options", list(mixed_games(3)), ids=str)
def test_text_is_complete(options: Options) -> None:
    """Reading the text back gives the same position, for every open question."""
    for number, (game, _) in enumerate(positions(options, 5)):
        if number % 12 == 0 or game.decision.ask in RARE or game.is_over:
            assert Game.from_text(game.text()).position() == game.position()


def test_text_is_for_people() -> None:
    """Comments, empty lines and extra spaces do not matter; piles need not be said."""
    game = Game.new(Options(3, ("artisans",)), 7)
    text = game.text()
    assert text.startswith(f"{HEAD}\noptions; seats 3; expansions artisans\na1 ")
    assert "deck" not in text
    loose = "# a start\n\n" + text.replace("; ", " ;  ").replace("\n", "\n\n  ")
    assert Game.from_text(loose).position() == game.position()


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (HEAD, "naqala 9", f"expected a first line '{HEAD}', got 'naqala 9'"),
        ("seat; gold 50", "seat; gold", "expected fields such as gold 50"),
        ("seat; gold 50", "seat; gold 50; gold 51", "each once"),
        ("seat; gold 50", "seat; gold many", "whole number"),
        ("seat; gold 50", "seat; gold 50; cards silk", "names with numbers"),
        ("options; seats 3", "options; seats 9", "seats: expected a number from 1 to 5"),
        ("a1 ", "a9 ", "a9 .*: expected fields such as"),
        ("round; 1", "round; soon", "round: expected"),
        ("bid_track; ", "bid_track; x, ", "bid_track"),
    ],
)
def test_bad_text_is_refused(old: str, new: str, message: str) -> None:
    text = Game.new(Options(3), 7).text()
    assert old in text
    with pytest.raises(NaqalaError, match=message):
        Game.from_text(text.replace(old, new, 1))


def test_a_face_that_does_not_exist_is_named() -> None:
    text = Game.new(Options(3), 7).text()
    line = next(line for line in text.splitlines() if line.startswith("a1 "))
    with pytest.raises(FormatError, match="a1 castle: expected one of village"):
        from_text(text.replace(line, "a1 castle"))
    with pytest.raises(FormatError, match="first line"):
        from_text("")


def test_text_of_a_position_file() -> None:
    game = Game.new(Options(1), 3)
    assert from_text(to_text(game.position())).solo == game.position().solo
