"""The published ladder: its contests can be played, gone on with, and told."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from naqala import ArenaError, Options
from naqala.bots import BOTS
from naqala.bots.arena import ladder
from naqala.bots.arena.ladder import COMMAND, HEAD, LADDER, SEED, Reached, Rung, climb, page, pictures
from naqala.bots.arena.match import OCCASIONS, Failure, Result, Thinking
from naqala.bots.arena.standings import standings_of
from naqala.cli.main import main
from naqala.engine.kernel import running_mode
from tests.backends import MODE, contest_of, local
from tests.bots.fakes import made_up


def test_every_rung_is_a_contest_of_bots_that_exist() -> None:
    for rung in LADDER:
        rung.contest(0.01, MODE).check_kinds()
        assert rung.contest(1.0, MODE).games >= rung.games
    assert {bot for rung in LADDER for bot in rung.bots} == set(BOTS)
    assert len({rung.name for rung in LADDER}) == len(LADDER)


def test_it_is_played_gone_on_with_and_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder, "LADDER", (Rung("small", ("greedy", "uniform"), 2, (), 4, 0.99),))
    seen: list[tuple[str, int]] = []
    climb(tmp_path, 0.5, local(0), lambda name, folder: seen.append((name, len(folder.results))))
    assert seen == [("small", 1), ("small", 2)]
    reached = climb(tmp_path, 1.0, local(0), lambda name, folder: seen.append((name, len(folder.results))))
    assert seen[2:] == [("small", 3), ("small", 4)]
    told = page(reached)
    assert "\n| small | 2 | none | 4 | 2 | 0 | greedy 99 % | greedy 100.0 % ± 65.8, par 50 %; uniform" in told
    assert "greedy > uniform 100.0 %" in told
    assert "uniform > greedy" not in told
    assert "\n| small | uniform | 0.000 | 0.00" in told
    assert cells(told, "base, 2 seats")[1] == "rating (95 %)"
    assert cells(told, "greedy")[2:4] == ["4", "100.0 % ± 65.8"]
    assert list(pictures(reached)) == ["ladder-base.svg"]
    assert "](ladder-base.svg)" in told


def made_up_rung(failed: int) -> Reached:
    """Ten games, of which the first so many failed by the fault of ``last``."""
    contest = contest_of(("first", "last"), Options(2), 10, "k")
    games = [made_up(contest, game, (9, 1) if contest.seating(game)[0] == "first" else (1, 9)) for game in range(10)]
    for game in range(failed):
        place = contest.place(game)
        games[game] = Result(game, *place, list(contest.seating(game)), 1.0, failure=Failure(1, "last", "BotError: x", ""))
    return Reached(Rung("made-up", ("first", "last"), 2, (), 10), tuple(games), standings_of(contest, games))


def cells(told: str, *begin: str) -> list[str]:
    """The row of a table that begins with these cells."""
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in told.splitlines() if line.startswith("|")]
    (row,) = [row for row in rows if row[: len(begin)] == list(begin)]
    return row


def test_failed_games_are_told() -> None:
    """How many, by whose fault; they are not among the games that count."""
    told = page([made_up_rung(3)])
    head = cells(told, "contest", "seats")
    row = dict(zip(head, cells(told, "made-up", "2"), strict=True))
    assert (row["games"], row["starts"], row["failed"]) == ("7", "4", "3 (last 3)")
    assert "10 games, 3 of them failed" in told
    told = page([made_up_rung(0)])
    assert dict(zip(head, cells(told, "made-up", "2"), strict=True))["failed"] == "0"
    assert "10 games, 0 of them failed" in told


def test_times_are_told() -> None:
    """From the mean and the longest of each game: eight turns of half a second each on the average, one game far slower."""
    rung = made_up_rung(0).rung
    contest = contest_of(("first", "last"), Options(2), 20, "k")
    games = [made_up(contest, game, (9, 1)) for game in range(20)]
    slow = {kind: Thinking(8, 8.0, 7.0 if kind == "turns" else 2.0) for kind in OCCASIONS}
    games[5] = replace(games[5], thinking=[slow, slow])
    row = cells(page([Reached(rung, tuple(games), standings_of(contest, games))]), "made-up", "last")
    assert row[2:] == ["0.525", "1.500", "1.775", "7.000", "0.525", "1.500", "1.525", "2.000"]
    nothing = page([made_up_rung(10)])
    assert cells(nothing, "made-up", "last")[2:5] == ["-", "-", "-"]


def test_the_page_says_what_was_asked() -> None:
    """A reader who wants the figures again finds command, budget, seed and the meaning of the errors."""
    told = page([made_up_rung(0)])
    root = Path(__file__).parent.parent.parent
    assert COMMAND in (root / "Makefile").read_text(encoding="utf-8")
    published = (root / "docs" / "ladder.md").read_text(encoding="utf-8")
    assert published.startswith(HEAD)
    for rung in LADDER:
        assert f"| {rung.name} | {rung.seats} | {', '.join(rung.expansions) or 'none'} | {rung.games} |" in published, rung.name
    for words in (
        f"`{COMMAND}`",
        "Budget: 2 seconds of one core for a turn or a bid",
        "95 % intervals",
        f"seed {SEED}",
        f"{running_mode()} mode",
    ):
        assert words in told


@pytest.mark.parametrize("share", ["0", "-1", "1.5", "nan"])
def test_a_share_that_is_none_is_refused(share: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ladder", "--out", str(tmp_path / "out"), "--share", share]) == 2
    assert "share: expected" in capsys.readouterr().err
    assert not (tmp_path / "out").exists()


def test_a_foreign_folder_is_named_and_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder, "LADDER", (Rung("small", ("uniform", "uniform"), 2, (), 1),))
    letter = tmp_path / "letter.txt"
    letter.write_text("dear")
    for root, says in ((tmp_path, "expected a new or empty folder, or one of the ladder; got one with \"letter.txt\""),
                       (letter, "expected a folder, got a file")):  # fmt: skip
        with pytest.raises(ArenaError, match=says):
            climb(root, 1.0, local(0), lambda *_: None)
    assert list(tmp_path.iterdir()) == [letter]
