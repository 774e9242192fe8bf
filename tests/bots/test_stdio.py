"""Programs in any language play in the arena; every mistake costs them their game and nothing else."""

import json
import os
import sys
import time
from pathlib import Path
from random import Random

import pytest

from naqala import BotError, ForfeitError, Game, Options
from naqala.bots import Budget, make_bot, stdio
from naqala.bots.arena import running
from naqala.bots.arena.match import play_game
from naqala.bots.arena.running import played
from naqala.cli.main import main
from naqala.errors import ArenaError
from tests.backends import contest_of, local
from tests.bots.fakes import KINDS, run
from tests.server.clients import wait_until
from tests.server.processes import is_there

EXAMPLE = str(Path(__file__).parents[2] / "examples" / "stdio_bot.py")
QUICK = Budget(seconds=0.3)
FIRST = "import json, sys, time\nprint(sys.stdin.readline() and 'ready', flush=True)\nsys.stdin.readline()\n"
"""How every program begins: it is ready, and hears of its game."""
FAULTS = {
    "never starts": ("#!/no/such/interpreter\n", "expected a program that starts"),
    "crashes at once": ("#!/bin/sh\necho broken pipe dreams >&2; exit 3\n", "ended with status 3: broken pipe dreams"),
    "is not ready": ("#!/bin/sh\necho hello\n", "expected ready, got 'hello'"),
    "crashes when asked": (FIRST + "sys.stdin.readline()\n1 / 0", "ZeroDivisionError"),
    "hangs": (FIRST + "time.sleep(60)", "within 1.3 seconds, got none"),
    "only thinks aloud": (FIRST + "while True:\n print('info thinking', flush=True)", "seconds, got none"),
    "never ends its line": (FIRST + "while True:\n print(end='x' * 10000, flush=True)", "without an end"),
    "talks nonsense": (FIRST + "print('to be or not to be', flush=True)\ntime.sleep(9)", "got 'to be or not to be'"),
    "talks in bytes": (
        FIRST + "sys.stdout.buffer.write(b'\\xff\\x00\\n')\nsys.stdout.flush()\ntime.sleep(9)",
        "expected an action",
    ),
    "leaves a child that holds its output": (
        FIRST + "import subprocess\nsubprocess.Popen(['sleep', '60'], start_new_session=True)",
        "seconds, got none",
    ),
    "answers illegally": (FIRST + "print('take whim', flush=True)\ntime.sleep(9)", "expected a legal answer to 'bid'"),
}


def program(folder: Path, text: str) -> str:
    path = folder / "bot"
    path.write_text(text if text.startswith("#!") else f"#!{sys.executable}\n{text}\n")
    path.chmod(0o755)
    return str(path)


def test_the_example_plays_whole_games_in_the_arena(tmp_path: Path) -> None:
    contest = contest_of(("first", EXAMPLE), Options(2), 2, "k", Budget(seconds=5.0))
    standings = run(tmp_path, contest)
    assert (standings.played, standings.failed, standings.forfeits) == (2, 0, [])
    own = next(one for one in standings.bots if one.bot == EXAMPLE)
    assert own.thinking["turns"].count > 5 and 0 < own.thinking["turns"].longest < 5, "its time is kept"


def test_the_example_is_as_short_as_it_claims() -> None:
    assert len(Path(EXAMPLE).read_text(encoding="utf-8").splitlines()) <= 22


@pytest.mark.parametrize("fault", FAULTS)
def test_a_faulty_program_forfeits(fault: str, tmp_path: Path) -> None:
    text, error = FAULTS[fault]
    bot = program(tmp_path, text)
    begun = time.monotonic()
    result = play_game(contest_of(("first", bot), Options(2), 2, "k", QUICK), 0, KINDS)
    assert time.monotonic() - begun < 20
    assert result.forfeit and result.forfeit.bot == bot and result.failure is None
    assert error in result.forfeit.error


def test_forfeits_count_as_losses(tmp_path: Path) -> None:
    bot = program(tmp_path, FAULTS["answers illegally"][0])
    contest = contest_of(("first", "last", bot), Options(2), 6, "k", QUICK)
    standings = run(tmp_path / "out", contest)
    assert (standings.played, standings.failed, len(standings.forfeits)) == (6, 0, 4)
    for forfeit in standings.forfeits:
        assert contest.seating(forfeit.game)[forfeit.seat - 1] == forfeit.bot == bot
    shares = {one.bot: (one.wins.value, one.forfeits) for one in standings.bots}
    assert shares[bot] == (0.0, 4) and standings.bots[-1].bot == bot
    assert {pair.share.value for pair in standings.pairs if pair.other == bot} == {1.0}
    assert "4 games were forfeited and count as losses" in (tmp_path / "out" / "report.md").read_text()


def test_a_contest_with_forfeits_goes_on_where_it_was(tmp_path: Path) -> None:
    bot = program(tmp_path, FAULTS["answers illegally"][0])
    contest = contest_of(("first", bot), Options(2), 4, "k", QUICK)
    whole = run(tmp_path / "whole", contest)
    begun = run(tmp_path / "begun", contest_of(("first", bot), Options(2), 2, "k", QUICK))
    assert begun.played == 2
    assert run(tmp_path / "begun", contest).to_json() == whole.to_json()
    Path(bot).write_text(Path(bot).read_text(encoding="utf-8") + "# better now\n", encoding="utf-8")
    with pytest.raises(ArenaError, match="programs"):
        run(tmp_path / "begun", contest)


def test_a_faulty_line_of_results_is_refused(tmp_path: Path) -> None:
    bot = program(tmp_path, FAULTS["answers illegally"][0])
    contest = contest_of(("first", bot), Options(2), 2, "k", QUICK)
    run(tmp_path / "out", contest)
    games = tmp_path / "out" / "games.jsonl"
    line = json.loads(games.read_text().splitlines()[0])
    line["winners"] = [line["forfeit"]["seat"]]
    games.write_text(json.dumps(line) + "\n")
    with pytest.raises(ArenaError, match="line 1: expected a game of what was begun there; forfeit"):
        run(tmp_path / "out", contest)


def test_processes_play_programs_too(tmp_path: Path) -> None:
    bot = program(tmp_path, FAULTS["crashes when asked"][0])
    contest = contest_of(("first", bot), Options(2), 2, "k", QUICK)
    results = list(played(contest, range(2), local(1), KINDS))
    assert all(result.forfeit and result.forfeit.bot == bot for result in results)


def test_all_others_win_against_a_program_that_forfeits(tmp_path: Path) -> None:
    bot = program(tmp_path, FAULTS["answers illegally"][0])
    result = play_game(contest_of(("first", bot, "last"), Options(3), 3, "k", QUICK), 0, KINDS)
    assert result.forfeit and result.forfeit.seat == 2 and result.winners == [1, 3] and result.ranks == [1, 0, 1]


def test_time_is_kept_over_a_whole_turn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each answer alone is within the budget; all of a turn together are not."""
    monkeypatch.setattr(stdio, "GRACE_SECONDS", 0.3)
    slow = (
        "for line in sys.stdin:\n asked = json.loads(line[4:])\n time.sleep(0.0 if asked['question']['ask'] == 'bid' else 0.3)\n"
    )
    bot = program(tmp_path, FIRST + slow + " print(asked['legal'][0], flush=True)")
    result = play_game(contest_of(("first", bot), Options(2), 2, "k", Budget(seconds=0.5)), 0, KINDS)
    assert result.forfeit and "seconds, got none" in result.forfeit.error


def test_a_program_is_told_what_its_seat_may_know(tmp_path: Path) -> None:
    """View, log, question, legal answers and time; nothing of other seats' gold."""
    told = tmp_path / "told"
    tells = f"for line in sys.stdin:\n print(line, file=open({str(told)!r}, 'a'))\n if line == 'quit\\n': break\n"
    bot = make_bot(program(tmp_path, FIRST + tells + " print('bid 0', flush=True)"), 7)
    game = Game.new(Options(3), 5)
    while game.decision.seat != 3:
        game.play(Random(1).choice(game.legal_actions()))
    view = game.view(3)
    assert bot.choose(view, Budget(seconds=2.0), game.log(3)).text == "bid 0"
    bot.finish({"scores": [1, 2, 3], "winners": [3]})  # type: ignore[attr-defined]
    lines = [line for line in told.read_text().splitlines() if line]
    asked = json.loads(lines[0].removeprefix("ask "))
    assert set(asked) == {"seconds", "question", "legal", "view", "log"}
    assert asked["view"] == json.loads(json.dumps(view.position.to_json()))
    assert "gold" not in asked["view"]["seats"][0] or asked["view"]["seats"][0]["gold"] is None
    assert asked["seconds"] == 2.0 and len(asked["log"]) == len(game.log(3).entries)
    assert lines[1] == 'over {"scores":[1,2,3],"winners":[3]}' and lines[2] == "quit"


def test_nothing_of_a_program_stays_behind(tmp_path: Path) -> None:
    """Neither the program nor what it has started."""
    child = tmp_path / "child"
    starts = f"import subprocess\nchild = subprocess.Popen(['sleep', '600'])\nopen({str(child)!r}, 'w').write(str(child.pid))\n"
    bot = program(tmp_path, FIRST + starts + "print('nonsense', flush=True)\ntime.sleep(60)")
    play_game(contest_of(("first", bot), Options(2), 2, "k", QUICK), 0, KINDS)
    wait_until(lambda: not is_there(int(child.read_text())))  # a busy machine ends what was killed a moment later


@pytest.mark.skipif(os.name != "posix", reason="Windows has no such permission")
def test_what_is_no_program_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    plain = tmp_path / "notes.txt"
    plain.write_text("no program")
    for path in (str(plain), str(tmp_path / "nothing")):
        with pytest.raises(BotError, match="expected a program that can be run"):
            make_bot(path)
        assert main(["arena", "--bots", f"uniform,{path}", "--seats", "2", "--out", str(tmp_path / "out")]) == 2
    assert "chmod" in capsys.readouterr().err
    assert not (tmp_path / "out").exists()
    with pytest.raises(BotError, match="or the path of a program"):
        make_bot("mybot")


def test_the_command_reports_forfeits_with_status_0(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    bot = program(tmp_path, FAULTS["answers illegally"][0])
    monkeypatch.setattr(running, "played", lambda contest, games, _, kinds: played(contest, games, local(0), kinds))
    words = ("arena", "--bots", f"uniform,{bot}", "--seats", "2", "--games", "2", "--out", str(tmp_path / "out"))
    assert main(words) == 0
    printed = capsys.readouterr()
    assert printed.err.count("forfeited") == 2 and "2 games were forfeited" in printed.out


def test_forfeits_are_named(tmp_path: Path) -> None:
    game = Game.new(Options(2), 1)
    bot = make_bot(program(tmp_path, FAULTS["answers illegally"][0]))
    with pytest.raises(ForfeitError, match="expected a legal answer"):
        bot.choose(game.view(game.decision.seat), QUICK)
    bot.finish(None)  # type: ignore[attr-defined]
