"""Plain, checked and compiled rules give the same positions byte for byte, and the same events, after every action; in checked
mode no write goes out of bounds.
"""

from tests.modes.processes import printed

SEEDS = "2"


def test_modes_equal_plain_and_nothing_is_written_outside_its_room() -> None:
    """Checked mode stops at any place beyond the end of a row: the Carpet, piles beyond what a move can hold, all expansions."""
    plain = printed("trace", SEEDS, mode="plain")
    assert len(plain) == 2 * 2 * 31
    assert printed("trace", SEEDS, mode="compiled") == plain
    checked = printed("checked", SEEDS, mode="checked")
    assert checked[: len(plain)] == plain
    crowded = [line.split() for line in checked[len(plain) :]]
    assert len(crowded) == 5 * 3
    assert [line for line in crowded if line[3] != "True"] == [], "the pile was never picked up"
    assert len([line for line in crowded if line[4] == "True"]) >= 10, "the Carpet was hardly used"
