"""Contests: the schedule, what is measured, bots that fail, and the command."""

import json
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import naqala.cli.arena as command
from naqala import Game, Options
from naqala.bots import BOTS, Budget
from naqala.bots.arena import running
from naqala.bots.arena.contest import Contest
from naqala.bots.arena.match import OCCASIONS, play_game
from naqala.bots.arena.results import open_folder
from naqala.bots.arena.running import played, run_contest
from naqala.cli import simulate
from naqala.cli.main import main
from naqala.cli.simulate import progress_bar
from naqala.errors import ArenaError, BotError, BudgetError, OptionsError, WorkerError
from tests.backends import contest_of, local
from tests.bots.fakes import KINDS, SMALL, files, made_up, run, untimed

Output = pytest.CaptureFixture[str]


# The schedule


@pytest.mark.parametrize(
    ("bots", "seats", "rotations"),
    [("ab", 2, 2), ("abc", 3, 3), ("abbb", 4, 4), ("abab", 4, 2), ("aabb", 4, 4), ("aaa", 3, 1), ("abcde", 3, 3)],
)
def test_every_start_is_played_in_all_seatings(bots: str, seats: int, rotations: int) -> None:
    contest = contest_of(tuple(bots), Options(seats), 1, "k")
    assert contest.rotations == contest.games == rotations
    seatings = [contest.seating(game) for game in range(rotations)]
    lineup = contest.lineups[0]
    assert set(seatings) == {lineup[places:] + lineup[:places] for places in range(seats)}
    assert len({contest.deal_seed(game) for game in range(rotations)}) == 1
    assert contest.deal_seed(rotations) != contest.deal_seed(0)


def test_more_bots_than_seats_meet_in_all_combinations() -> None:
    contest = contest_of(("a", "b", "c", "d"), Options(2), 12, "k")
    meetings = Counter(frozenset(contest.seating(game)) for game in range(contest.games))
    assert set(meetings.values()) == {2}
    assert len(meetings) == 6
    sat = Counter((bot, seat) for game in range(contest.games) for seat, bot in enumerate(contest.seating(game)))
    assert set(sat.values()) == {3}


def test_every_bot_has_a_seed_of_its_own() -> None:
    contest = contest_of(("a", "b", "c"), Options(3), 9, "k")
    seeds = [contest.bot_seed(game, seat) for game in range(9) for seat in (1, 2, 3)]
    assert len(set(seeds)) == 27
    assert contest.bot_seed(0, 1) != replace(contest, seed="l").bot_seed(0, 1)


@pytest.mark.parametrize(("asked", "played_games"), [(1, 3), (3, 3), (4, 6), (100, 102)])
def test_games_are_rounded_up_to_whole_rotations(asked: int, played_games: int) -> None:
    assert contest_of(("a", "b", "c"), Options(3), asked, "k").games == played_games


@pytest.mark.parametrize(
    ("bots", "seats", "says"),
    [
        (("planner", "greedy"), 4, "--bots planner,greedy,greedy,greedy"),
        (("a",), 2, "--bots a,a"),
        ((), 2, "at least 2"),
        (("a", "b", "b"), 2, "each bot once"),
        (("a",), 1, "expected 2 to 5"),
    ],
)
def test_bots_that_cannot_meet(bots: tuple[str, ...], seats: int, says: str) -> None:
    with pytest.raises(ArenaError, match=says):
        contest_of(bots, Options(seats), 1, "k")


@pytest.mark.parametrize("games", [0, -3, True, 1.5])
def test_no_games(games: Any) -> None:
    with pytest.raises(ArenaError, match="games"):
        contest_of(("a", "b"), Options(2), games, "k")


def test_a_bot_that_does_not_exist() -> None:
    with pytest.raises(BotError, match="unknown"):
        contest_of(("uniform", "unknown"), Options(2), 1, "k").check_kinds()


# Playing and measuring


def test_rotations_of_a_start_have_the_same_luck() -> None:
    """The same bot on all seats plays the same game in every rotation, if it ignores its seed."""
    contest = contest_of(("first", "last"), Options(2), 4, "k", Budget(nodes=1))
    same = {"first": KINDS["first"], "last": KINDS["first"]}
    games = [play_game(contest, game, same) for game in range(4)]
    assert games[0].scores == games[1].scores != games[2].scores == games[3].scores


@pytest.mark.parametrize("options", [Options(2), Options(3, ("thieves",)), Options(5, ("artisans",))], ids=str)
def test_a_game_is_measured(options: Options) -> None:
    """Against the same game played by hand. The bid track tells turns apart: the seat on turn is put at its end."""
    contest = contest_of(("thieving",) * options.seats, options, 1, "35", Budget(nodes=1))
    result, game = play_game(contest, 0, KINDS), Game.new(options, "35/0")
    bot = KINDS["thieving"].make(0)
    thought: set[tuple[int, str, int, int]] = set()
    picks = 0
    while not game.is_over:
        position, seat = game.position(), game.decision.seat
        assert seat
        kind = "bids" if game.decision.ask == "bid" else "turns" if position.turn.seat == seat else "replies"
        thought.add((seat, kind, position.round, len(position.bid_track or ())))
        action = bot.choose(game.view(seat))
        picks += action.words[0] == "pick"
        game.play(action)
    outcome = game.outcome()
    assert outcome and result.failure is None
    assert (tuple(result.scores), tuple(result.winners)) == (outcome.totals, outcome.winners)
    assert (tuple(result.ended), result.rounds) == (outcome.reasons, game.position().round)
    assert result.sheets == list(game.score_sheet())
    assert result.actions == len(game.actions)
    counts = Counter((seat, kind) for seat, kind, _, _ in thought)
    for seat, thinking in enumerate(result.thinking, 1):
        assert {kind: of.count for kind, of in thinking.items()} == {kind: counts[seat, kind] for kind in OCCASIONS}
    assert picks <= result.turns <= result.bids
    assert bool(sum(of["replies"].count for of in result.thinking)) == ("thieves" in options.expansions)


def test_thinking_is_timed_where_it_happens() -> None:
    result = play_game(contest_of(("slow", "first"), Options(2), 2, "k"), 0, KINDS)
    slow, quick = result.thinking
    assert slow["bids"].total >= 0.02 * slow["bids"].count > 0
    assert 0.02 <= slow["bids"].longest <= slow["bids"].total
    assert slow["turns"].longest < 0.02 > quick["bids"].longest
    assert slow["turns"].longest * slow["turns"].count >= slow["turns"].total > 0


@pytest.mark.parametrize(
    ("bot", "error"),
    [
        ("unborn", "OSError: no weights"),
        ("raising", "ZeroDivisionError: lost count"),
        ("illegal", "IllegalActionError"),
        ("speaking", "BotError: answer: expected an Action"),
        ("leaving", "SystemExit"),
    ],
)
def test_a_faulty_bot_loses_no_other_game(bot: str, error: str, tmp_path: Path) -> None:
    contest = contest_of(("first", "last", bot), Options(2), 12, "k", Budget(nodes=1))
    standings = run(tmp_path, contest)
    assert (standings.played, standings.failed) == (4, 8)
    for failure in standings.failures:
        assert (failure.bot, contest.seating(failure.game)[failure.seat - 1]) == (bot, bot)
        assert failure.error.startswith(error)
    assert {one.bot: one.failures for one in standings.bots} == {"first": 0, "last": 0, bot: 8}
    assert "Failed games" in (tmp_path / "report.md").read_text()
    before = (tmp_path / "games.jsonl").read_bytes()
    assert run(tmp_path, contest).to_json() == standings.to_json()
    assert (tmp_path / "games.jsonl").read_bytes() == before


def test_processes_play_the_same_games() -> None:
    contest = contest_of(("seeded", "last", "first", "raising"), Options(3), 12, "k", Budget(nodes=1))
    here, there = ([untimed(result) for result in played(contest, range(12), local(jobs), KINDS)] for jobs in (0, 2))
    assert sorted(there, key=lambda result: result.game) == here
    assert Counter(result.failure is None for result in here) == {True: 3, False: 9}


def test_a_process_that_dies_is_named_and_what_was_played_is_kept(tmp_path: Path) -> None:
    contest = contest_of(("first", "crashing"), Options(2), 2, "k", Budget(seconds=1.0))
    with open_folder(tmp_path, contest) as folder, pytest.raises(WorkerError, match="killed"):
        run_contest(folder, local(1), KINDS)
    assert "contest.json" in files(tmp_path)


# The command


def complaint(output: Output, *words: str) -> str:
    """The line on standard error of a command that ends with status 2."""
    try:
        status = main(("arena", *words))
    except SystemExit as error:  # argparse
        status = int(str(error.code))
    printed = output.readouterr()
    assert (status, printed.out) == (2, "")
    assert "Traceback" not in printed.err
    return printed.err


@pytest.mark.parametrize(
    ("words", "error", "says"),
    [
        (("--bots", "unknown,uniform,uniform"), BotError, "unknown"),
        (("--bots", "uniform,uniform", "--seats", "4"), ArenaError, "uniform,uniform,uniform,uniform"),
        (("--bots", "uniform", "--seats", "1"), ArenaError, "expected 2 to 5"),
        (("--bots", "uniform,uniform", "--seats", "7"), OptionsError, "seats"),
        (("--bots", "uniform,uniform", "--seats", "2", "--seconds", "0"), BudgetError, "more than nothing"),
        (("--bots", "uniform,uniform", "--seats", "2", "--seconds", "nan"), BudgetError, "more than nothing"),
        (("--bots", "uniform,uniform", "--seats", "2", "--nodes", "0"), BudgetError, "more than nothing"),
        (("--bots", "uniform,uniform", "--seats", "2", "--games", "0"), None, "1 or more"),
        (("--bots", "uniform,uniform", "--seats", "2", "--nodes", "5", "--seconds", "1"), None, "not allowed"),
        (("--bots", "uniform,uniform", "--seats", "2", "--jobs", "0"), None, "1 or more"),
    ],
)
def test_bad_input_is_named_and_makes_no_folder(
    words: tuple[str, ...], error: type[Exception] | None, says: str, tmp_path: Path, capsys: Output
) -> None:
    printed = complaint(capsys, *words, "--out", str(tmp_path / "out"))
    assert says in printed
    assert error is None or printed.startswith(f"naqala: {error.__name__}: ")
    assert not (tmp_path / "out").exists()


def test_a_corrupt_folder_on_the_command_line(tmp_path: Path, capsys: Output) -> None:
    (tmp_path / "contest.json").write_text("{")
    printed = complaint(capsys, "--bots", "uniform,uniform", "--seats", "2", "--out", str(tmp_path))
    assert printed.startswith("naqala: ArenaError: ")
    assert printed.count("contest.json") == 1


def test_ctrl_c_says_what_is_kept_and_how_to_go_on(tmp_path: Path, capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(contest: Contest, games: Any, *_: Any) -> Any:
        yield made_up(contest, games[0], (9, 1))
        raise KeyboardInterrupt

    monkeypatch.setattr(running, "played", stopped)
    folder = tmp_path / "out"
    assert main(["arena", "--bots", "uniform,greedy", "--seats", "2", "--games", "4", "--out", str(folder)]) == 130
    said = f"naqala: stopped; 1 of 4 games are saved in {folder}; run the same command to continue\n"
    assert capsys.readouterr().err == said
    assert len((folder / "games.jsonl").read_text().splitlines()) == 1


def test_help_says_how_many_seats_and_which_bots(capsys: Output) -> None:
    for name in ("arena", "play"):
        with pytest.raises(SystemExit):
            main([name, "--help"])
        printed = " ".join(capsys.readouterr().out.split())
        assert ", ".join(BOTS) in printed
        assert name == "play" or "2 to 5 (default 3)" in printed


def test_without_the_extra_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: Output) -> None:
    monkeypatch.setattr(simulate, "find_spec", lambda name: None if name == "choix" else name)
    printed = complaint(capsys, "--bots", "uniform,uniform", "--seats", "2", "--out", str(tmp_path / "out"))
    assert "pip install 'naqala[arena]'" in printed


def test_the_command_plays_reports_and_goes_on(tmp_path: Path, capsys: Output) -> None:
    words = ["arena", "--bots", "uniform,uniform,uniform", "--seats", "3", "--seed", "5", "--out", str(tmp_path / "out")]
    assert main([*words, "--games", "2"]) == 0
    printed = capsys.readouterr()
    assert printed.err == ""
    assert "2 games from 2 starts" in printed.out
    assert {"contest.json", "games.jsonl", "ratings.json", "ladder.svg", "report.md"} <= set(files(tmp_path / "out"))
    assert main([*words, "--games", "3", "--json"]) == 0
    printed = capsys.readouterr()
    assert printed.err == ""
    assert json.loads(printed.out) == json.loads((tmp_path / "out" / "ratings.json").read_text())
    assert json.loads(printed.out)["played"] == 3


def test_failed_games_are_reported_with_status_1(tmp_path: Path, capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "illegal", KINDS["illegal"])
    monkeypatch.setattr(running, "played", lambda contest, games, _, kinds: played(contest, games, local(0), kinds))
    words = ("arena", "--bots", "uniform,illegal", "--seats", "2", "--games", "2", "--out", str(tmp_path / "out"))
    assert main(words) == 1
    printed = capsys.readouterr()
    assert printed.err.count("illegal on seat") == 2
    assert "2 games failed" in printed.out


def test_without_a_terminal_a_line_tells_how_far_it_is(tmp_path: Path, capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "NEWS", 0.0)
    with open_folder(tmp_path, SMALL) as folder, progress_bar() as bar:
        watch = command.ProgressWatch(bar, folder)
        for game, scores in enumerate([(9, 1), (1, 9), (1, 9)]):
            folder.add(made_up(SMALL, game, scores))
            watch(folder)
    lines = capsys.readouterr().err.splitlines()
    assert [line.split(",")[0] for line in lines] == [f"arena: {done} of 6 games" for done in (1, 2, 3)]
    assert "first leads with 100.0 %" in lines[1]
    assert "first leads with 66.7 %" in lines[2]
