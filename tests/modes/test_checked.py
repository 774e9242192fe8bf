"""Bots in checked mode, where no write goes out of bounds."""

from tests.modes.processes import bots


def test_nothing_is_written_outside_its_room() -> None:
    """Checked mode stops at any place beyond the end of a row: the Carpet, piles beyond what a move can hold, all expansions."""
    lines = bots("crowded", mode="checked")
    assert len(lines) == 5 * 3
    assert [line for line in lines if line[3] != "True"] == [], "the pile was never picked up"
    assert len([line for line in lines if line[4] == "True"]) >= 10, "the Carpet was hardly used"
