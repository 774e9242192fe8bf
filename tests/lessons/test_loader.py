"""A lesson file with a mistake is refused by name, and the error says where it stands."""

from pathlib import Path

import pytest

from naqala.errors import LessonError
from naqala.lessons import read_lesson

GOOD = '''
board = "base"

[[tasks]]
name = "walk"
position = """
c2 village; WGB
e3 large market; WW
"""
goal = [{ check = "happened", kind = "collect" }]
misses = [{ name = "far", when = [{ check = "owns", tile = "e3" }] }]
solution = ["pick c2"]
mistake = { answers = ["pick c2"], miss = "far" }
'''


def read(folder: Path, text: str) -> None:
    path = folder / "01-trial.toml"
    path.write_text(text, encoding="utf-8")
    read_lesson(path)


def test_a_good_file_is_read(tmp_path: Path) -> None:
    read(tmp_path, GOOD)


@pytest.mark.parametrize(
    ("old", "new", "error"),
    [
        ('check = "happened"', 'check = "hapened"', r"tasks\[0\].goal\[0\].check: expected one of happened, .*got \"hapened\""),
        ('kind = "collect"', 'kind = "colect"', r"tasks\[0\].goal\[0\].kind: expected one of round, .*got \"colect\""),
        ('kind = "collect"', 'knd = "collect"', r"tasks\[0\].goal\[0\]: expected fields of .*got \"knd\""),
        ('kind = "collect"', 'kind = "collect", thing = "pink"', r"thing: expected one of .*got \"pink\""),
        ('kind = "collect"', 'kind = "collect", cause = "luck"', r"cause: expected one of .*got \"luck\""),
        ('kind = "collect"', 'kind = "collect", seat = 6', r"seat: expected a whole number from 1 to 5, got 6"),
        ('tile = "e3"', 'tile = "e9"', r"misses\[0\].when\[0\].tile: expected one of a1, .*got \"e9\""),
        ('board = "base"', 'board = "moon"', r"board: expected one of artisans, base, whims, got \"moon\""),
        ('name = "walk"', 'name = "walk"\nnotes = ["dorp"]', r"notes\[0\]: expected one of .*got \"dorp\""),
        ('name = "walk"', 'name = "walk"\npar_time = 3', r"expected fields of .*got \"par_time\""),
        ('name = "walk"', 'name = "Walk 1"', r"name: expected a word of small letters"),
        ('name = "walk"', 'name = "walk"\nallow = ["pick z9"]', r"walk: expected a pattern of answers, .*got \"pick z9\""),
        ('name = "walk"', 'name = "walk"\nothers = ["bit 3"]', r"walk: expected a pattern of answers, .*got \"bit 3\""),
        ('solution = ["pick c2"]', 'solution = ["pik c2"]', r"walk: expected an action such as .*got 'pik c2'"),
        ('solution = ["pick c2"]\n', "", r"solution: expected this field, got nothing"),
        ("c2 village; WGB", "c2 vilage; WGB", r"walk: .*expected one of village, .*got 'vilage'"),
        ("c2 village; WGB", "c2 oasis; WGB", r"walk: .*tile"),
        ("c2 village; WGB", "c2 village; XYZ", r"walk: "),
        ('miss = "far"', 'miss = "near"', r"walk: expected the name of one of its misses, got \"near\""),
        ("[[tasks]]", "[[tasks", r"01-trial.toml: expected TOML"),
    ],
)
def test_a_wrong_word_is_refused(tmp_path: Path, old: str, new: str, error: str) -> None:
    assert old in GOOD
    with pytest.raises(LessonError, match=error):
        read(tmp_path, GOOD.replace(old, new, 1))


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(LessonError, match=r"01-none.toml"):
        read_lesson(tmp_path / "01-none.toml")
