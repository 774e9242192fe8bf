"""Classes of your own play in the arena; what cannot be loaded is refused, and no class is handed more than its seat may know."""

import gc
import json
from pathlib import Path
from typing import Any

import pytest

from naqala import BotError, Game, Options
from naqala.bots import Budget, make_bot
from naqala.bots.arena.match import play_game
from naqala.bots.arena.running import played
from naqala.bots.classes import is_class
from naqala.bots.stdio import is_program
from naqala.cli.main import main
from naqala.data.writing import Recording
from naqala.engine.mirror import new_states
from naqala.env.seat import SeatEnv
from naqala.errors import ArenaError
from naqala.stats.collecting import StatsRun
from tests.backends import contest_of, local
from tests.bots.fakes import run, untimed

EXAMPLES = Path(__file__).parents[2] / "examples" / "own_bot.py"
THRIFTY, LOOKER = f"{EXAMPLES}:Thrifty", f"{EXAMPLES}:Looker"
QUICK = Budget(nodes=1)
HEAD = "class Own:\n    name = 'own'\n    def __init__(self, seed): self.seed = seed\n"


def written(folder: Path, text: str) -> str:
    path = folder / "mybot.py"
    path.write_text(text, encoding="utf-8")
    return f"{path}:Own"


@pytest.mark.parametrize("name", ["./mybot.py:MyBot", "mybot.py:MyBot", "package.module:MyBot", r"C:\bots\mybot.py:MyBot"])
def test_names_of_classes(name: str) -> None:
    assert is_class(name) and not is_program(name)


@pytest.mark.parametrize("name", ["./mybot", "./mybot.py", "./my:bot", "./mybot.py:", "./mybot.py:my-bot"])
def test_names_of_programs(name: str) -> None:
    assert is_program(name) and not is_class(name)


def test_the_examples_play_in_the_arena(tmp_path: Path) -> None:
    """And the one that looks ahead beats the one that does not."""
    standings = run(tmp_path, contest_of((THRIFTY, LOOKER), Options(2), 4, "k", QUICK))
    assert (standings.played, standings.failed, standings.forfeits) == (4, 0, [])
    assert standings.bots[0].bot == LOOKER and standings.bots[0].wins.value == 1.0


@pytest.mark.parametrize("options", [Options(2, ("artisans",)), Options(3, ("artisans", "thieves", "whims"))], ids=str)
def test_the_example_knows_every_question(options: Options) -> None:
    result = play_game(contest_of((LOOKER,) * options.seats, options, 1, "k", QUICK), 0)
    assert result.failure is None and len(result.scores) == options.seats


def test_processes_play_the_same_games() -> None:
    contest = contest_of((THRIFTY, "uniform"), Options(2), 2, "k", QUICK)
    here, there = ([untimed(one) for one in played(contest, range(2), local(jobs))] for jobs in (0, 1))
    assert sorted(there, key=lambda result: result.game) == here


def test_a_class_of_an_installed_package_is_found() -> None:
    game = Game.new(Options(2), 1)
    bot = make_bot("naqala.bots.uniform:Uniform", 1)
    assert bot.choose(game.view(game.decision.seat)) in game.legal_actions()


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("Own = 3", "expected a class with choose"),
        ("class Own: pass", "expected a class with choose"),
        ("class Other: pass", "can be loaded, got .*AttributeError"),
        ("import nothing_of_this_name", "ModuleNotFoundError: No module named 'nothing_of_this_name'"),
        ("class Own", "SyntaxError"),
        ("raise SystemExit(3)", "SystemExit: 3"),
    ],
)
def test_what_is_no_bot_is_refused(text: str, error: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Before a results folder is made."""
    name = written(tmp_path, text)
    with pytest.raises(BotError, match=error):
        make_bot(name)
    assert main(["arena", "--bots", f"uniform,{name}", "--seats", "2", "--out", str(tmp_path / "out")]) == 2
    assert "BotError" in capsys.readouterr().err
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize("name", ["./nothing.py:Own", "naqala.nothing:Own"])
def test_what_is_not_there_is_refused(name: str) -> None:
    with pytest.raises(BotError, match="expected a class that can be loaded"):
        make_bot(name)


CHOOSE = "    def choose(self, view, budget=None, log=None): "


@pytest.mark.parametrize(
    ("text", "error", "where"),
    [
        (HEAD + CHOOSE + "return view.missing\n", "AttributeError: ", "mybot.py"),
        (HEAD + CHOOSE + "raise SystemExit(3)\n", "SystemExit: 3", "mybot.py"),
        (HEAD + CHOOSE + "return 'bid 0'\n", "BotError: answer: expected an Action, got 'bid 0'", "match.py"),
        (HEAD + "    def choose(self): pass\n", "TypeError: ", "match.py"),
        (HEAD.replace("self.seed = seed", "1 / 0") + CHOOSE + "pass\n", "ZeroDivisionError: ", "mybot.py"),
        ("import naqala\n" + HEAD + CHOOSE + "return naqala.Action.parse('take whim')\n", "IllegalActionError: ", "game.py"),
    ],
    ids=["raises", "exits", "no action", "wrong arguments", "cannot be made", "illegal"],
)
def test_a_faulty_class_forfeits(text: str, error: str, where: str, tmp_path: Path) -> None:
    """As a program does; in addition the traceback is kept."""
    name = written(tmp_path, text)
    result = play_game(contest_of(("uniform", name, "uniform"), Options(3), 1, "k", QUICK), 0)
    assert result.forfeit and (result.forfeit.bot, result.forfeit.seat) == (name, 2) and result.failure is None
    assert result.forfeit.error.startswith(error) and where in result.forfeit.traceback
    assert result.winners == [1, 3] and not result.scores


def test_a_contest_with_a_faulty_class_goes_on_and_counts_its_losses(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """It fails late in a game, in both rotations; the games without it are played."""
    late = "        if view.position.round == 2: raise ValueError('lost count')\n        return view.legal[0]\n"
    name = written(tmp_path, f"{HEAD}{CHOOSE}\n{late}")
    bots = ["arena", "--bots", f"{name},uniform,beginner", "--seats", "2", "--games", "6", "--nodes", "1", "--json"]
    assert main([*bots, "--out", str(tmp_path / "out")]) == 0
    printed = capsys.readouterr()
    standings = json.loads(printed.out)
    assert (standings["played"], standings["failed"], len(standings["forfeits"])) == (6, 0, 4)
    assert {one["bot"]: one["forfeits"] for one in standings["bots"]} == {name: 4, "uniform": 0, "beginner": 0}
    assert printed.err.count("ValueError: lost count") == 4
    assert main([*bots, "--out", str(tmp_path / "out")]) == 0, "the folder can be read again"


def test_a_changed_class_starts_a_new_contest(tmp_path: Path) -> None:
    first = HEAD + "    def choose(self, view, budget=None, log=None): return view.legal[0]\n"
    contest = contest_of((written(tmp_path, first), "uniform"), Options(2), 2, "k", QUICK)
    run(tmp_path / "out", contest)
    written(tmp_path, first.replace("[0]", "[-1]"))
    with pytest.raises(ArenaError, match="programs"):
        run(tmp_path / "out", contest)


def reachable(*things: Any) -> list[Any]:
    """Everything that things hold, directly or not, without types and modules."""
    found: dict[int, Any] = {}
    waiting = list(things)
    while waiting:
        thing = waiting.pop()
        if id(thing) not in found and not isinstance(thing, type) and type(thing).__name__ not in ("module", "function"):
            found[id(thing)] = thing
            waiting += gc.get_referents(thing)
    return list(found.values())


def test_nothing_that_a_class_is_handed_leads_to_the_game(tmp_path: Path) -> None:
    kept: list[Any] = []
    name = written(tmp_path, HEAD + "    def choose(self, view, budget=None, log=None): return view.legal[0]\n")
    bot: Any = type(make_bot(name))
    original = bot.choose

    def noted(self: Any, *given: Any) -> Any:
        kept.append(given)
        return original(self, *given)

    bot.choose = noted
    play_game(contest_of((name, "uniform"), Options(2), 1, "k", QUICK), 0)
    states = type(new_states(1)[0])
    assert len(kept) > 20
    held = reachable(*kept[-1])
    assert len(held) > 100 and not [thing for thing in held if isinstance(thing, Game | states)]


def test_games_that_everyone_can_repeat_are_played_by_levels() -> None:
    with pytest.raises(ArenaError, match="expected levels, whose games can be repeated"):
        Recording(contest_of((THRIFTY, THRIFTY), Options(2), 2, "k", QUICK))
    with pytest.raises(ArenaError, match="expected a level, whose games can be repeated"):
        StatsRun(THRIFTY, (2,), (), (), 2, "k", QUICK, "plain")


@pytest.mark.parametrize("name", [THRIFTY, str(EXAMPLES.with_name("stdio_bot.py"))], ids=["class", "program"])
def test_a_cluster_plays_levels_alone(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Its machines have no such file, or another one."""
    words = ["arena", "--bots", f"uniform,{name}", "--seats", "2", "--backend", "ray", "--out", str(tmp_path / "out")]
    assert main(words) == 2
    assert "ArenaError: bots: expected levels of naqala on a cluster" in capsys.readouterr().err
    assert not (tmp_path / "out").exists()


def test_a_learner_can_meet_a_class() -> None:
    environment = SeatEnv(opponents=THRIFTY)
    seen, _ = environment.reset(seed=1)
    assert seen["action_mask"].any()
