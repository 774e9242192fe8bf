"""The published ladder: the contests whose figures stand in docs/ladder.md, played or gone on with by one command."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from naqala.bots.arena.contest import Contest
from naqala.bots.arena.match import Result
from naqala.bots.arena.picture import picture_of
from naqala.bots.arena.ratings import Pair
from naqala.bots.arena.report import markdown_table, plain, signed
from naqala.bots.arena.results import Folder, open_folder
from naqala.bots.arena.running import run_contest
from naqala.bots.arena.sources import sources_digest
from naqala.bots.arena.standings import BotStanding, Standings, percent, standings_of
from naqala.bots.bot import Budget
from naqala.errors import ArenaError, shown
from naqala.jobs import Backend
from naqala.options import EXPANSIONS, Options
from naqala.position import RULES

SEED = "ladder"
EXPERT_BUDGET = Budget(seconds=2.0)
PAGE = "ladder.md"
GAMES_OF_TWO = (("base", ()), ("all", EXPANSIONS))
"""Whose games are also taken together."""
COMMAND = "naqala ladder --out build/ladder --jobs 2"
SPENT = ("mean", "slowest, median", "slowest, 95 %", "longest")
"""Figures about the time a turn or a bid took."""
HEAD = f"""# The ladder

`{COMMAND}` (or `make ladder`) plays or continues the contests below and writes this page to
`build/ladder/ladder.md`; each contest's folder has a report, ratings and a picture ([arena.md](arena.md)). All of it takes
three hours on two cores; `--share 0.1` plays a tenth.

Budget: {EXPERT_BUDGET.seconds:g} seconds of one core for a turn or a bid; only the expert uses it up. Each start is played from
all seats in turn. Figures after ± are 95 % intervals: Wilson's, the games of a start counted as what they are worth together.
Par is the share of wins if all were equal. A game failed if a bot raised an error or answered with no legal action; it counts
nowhere else."""
RATINGS = """## Ratings

From all games with two seats together, on Elo's scale with the mean at 0; 400 points are odds of ten to one. A bot that never
won against those above it, or never lost against those below, has no interval: how far it is from them is not measured."""
TIMES = """## Thinking times

Seconds of the processor. The results keep the mean and the slowest turn of every game; of the
slowest ones here are the median over the games, what 95 % of them stay below, and the longest of all.
No bot is stopped: the longest shows whether the budget was kept."""


@dataclass(frozen=True)
class Rung:
    """One contest of the ladder: its folder, its bots, its game, and the usual number of games."""

    name: str
    bots: tuple[str, ...]
    seats: int
    expansions: tuple[str, ...]
    games: int
    aim: float | None = None
    """The share of wins the first bot is to have at least."""

    def contest(self, share: float, mode: str) -> Contest:
        """Return the contest, with this share of its games."""
        games = max(1, round(self.games * share))
        return Contest(self.bots, Options(self.seats, self.expansions), games, SEED, EXPERT_BUDGET, mode=mode)


LADDER = tuple(
    Rung(f"{name}-{'all' if expansions else 'base'}", bots, seats, expansions, games, aim)
    for expansions in ((), EXPANSIONS)
    for name, bots, seats, games, aim in (
        ("levels", ("uniform", "beginner", "greedy", "planner"), 2, 120, None),
        ("greedy-against-uniform", ("greedy", "uniform"), 2, 1000, 0.99),
        ("planner-against-greedy", ("planner", "greedy"), 2, 80, 0.75),
        ("expert-against-planner", ("expert", "planner"), 2, 80, 0.65),
        ("planner-among-greedies", ("planner", "greedy", "greedy", "greedy"), 4, 80, 0.45),
        ("expert-among-planners", ("expert", "planner", "planner", "planner"), 4, 48, 0.35),
    )
)
"""All rungs."""


@dataclass(frozen=True)
class Reached:
    """A rung, its games and their figures."""

    rung: Rung
    results: tuple[Result, ...]
    standings: Standings


def climb(root: Path, share: float, backend: Backend, watch: Callable[[str, Folder], None]) -> list[Reached]:
    """Play what is missing of every contest, each in its own folder."""
    _check_ours(root)
    root.mkdir(parents=True, exist_ok=True)
    reached = []
    for rung in LADDER:
        with open_folder(root / rung.name, rung.contest(share, backend.mode)) as folder:
            standings = run_contest(folder, backend, progress=lambda done, rung=rung: watch(rung.name, done))  # type: ignore[misc]
            reached.append(Reached(rung, tuple(folder.results), standings))
    return reached


def _check_ours(root: Path) -> None:
    """Refuse a folder with other things in it."""
    ours = {PAGE, *(f"ladder-{name}.svg" for name, _ in GAMES_OF_TWO), *(rung.name for rung in LADDER)}
    if root.exists() and not root.is_dir():
        raise ArenaError(f"{root}: expected a folder, got a file")
    for other in sorted(root.iterdir() if root.exists() else ()):
        if other.name.removesuffix(".new") not in ours:
            raise ArenaError(f"{root}: expected a new or empty folder, or one of the ladder; got one with {shown(other.name)}")


def together(reached: list[Reached]) -> dict[str, Standings]:
    """Return all games with two seats taken together, by ``base`` and ``all``: every bot against every other, directly or
    through others. The same start is the same deal in all contests.
    """
    found = {}
    for name, expansions in GAMES_OF_TWO:
        rungs = [one for one in reached if one.rung.seats == 2 and one.rung.expansions == expansions]
        results = [result for one in rungs for result in one.results]
        if results:
            bots = tuple(dict.fromkeys(bot for one in rungs for bot in one.rung.bots))
            mode = rungs[0].standings.contest.mode
            contest = Contest(bots, Options(2, expansions), len(results), SEED, EXPERT_BUDGET, mode=mode)
            found[name] = standings_of(contest, results)
    return found


def page(reached: list[Reached]) -> str:
    """Return the whole of docs/ladder.md."""
    parts = [HEAD, _played_where(reached), _strengths(reached), RATINGS]
    for name, standings in together(reached).items():
        parts += [_ratings(name, standings), f"![Ratings and head to head, {name}](ladder-{name}.svg)"]
    return "\n\n".join([*parts, TIMES, _times(reached)]) + "\n"


def pictures(reached: list[Reached]) -> dict[str, str]:
    """Return the pictures of the page by file name."""
    return {f"ladder-{name}.svg": picture_of(standings) for name, standings in together(reached).items()}


def _ratings(name: str, standings: Standings) -> str:
    """Return the bots from the strongest to the weakest."""
    rows = [[one.bot, signed(one.rating), str(one.games), percent(one.wins), plain(one.score)] for one in standings.bots]
    return markdown_table([f"{name}, 2 seats", "rating (95 %)", "games", "wins", "score"], rows)


def _played_where(reached: list[Reached]) -> str:
    """Return what decides the figures besides the bots."""
    modes = sorted({one.standings.contest.mode for one in reached})
    failed = sum(one.standings.failed for one in reached)
    games = sum(one.standings.played for one in reached) + failed
    how = f"{', '.join(modes)} mode, rules {RULES}, sources {sources_digest()}"
    return f"{games} games, {failed} of them failed; seed {SEED}; {how}."


def _strengths(reached: list[Reached]) -> str:
    """Return the table of win shares: one row a contest."""
    rows = [
        [
            rung.name,
            str(rung.seats),
            ", ".join(rung.expansions) or "none",
            str(standings.played),
            str(standings.starts),
            _failed(standings),
            "-" if rung.aim is None else f"{rung.bots[0]} {100 * rung.aim:.0f} %",
            "; ".join(f"{one.bot} {percent(one.wins)}, par {100 * one.par:.3g} %" for one in standings.bots),
            "; ".join(f"{pair.bot} > {pair.other} {percent(pair.share)}" for pair in standings.pairs if _is_won(pair)),
        ]
        for rung, standings in ((one.rung, one.standings) for one in reached)
    ]
    return markdown_table(["contest", "seats", "expansions", "games", "starts", "failed", "aim", "wins", "head to head"], rows)


def _is_won(pair: Pair) -> bool:
    return pair.share.value is not None and pair.share.value > 0.5


def _failed(standings: Standings) -> str:
    """Return how many games failed, and by whose fault."""
    faults = "; ".join(f"{one.bot} {one.failures}" for one in standings.bots if one.failures)
    return f"{standings.failed} ({faults})" if faults else str(standings.failed)


def _times(reached: list[Reached]) -> str:
    """Return how long each bot thought: a row a bot of a contest."""
    rows = [
        [one.rung.name, bot.bot, *_spent(bot, "turns"), *_spent(bot, "bids")] for one in reached for bot in one.standings.bots
    ]
    return markdown_table(["contest", "bot", *(f"{kind}: {figure}" for kind in ("turn", "bid") for figure in SPENT)], rows)


def _spent(one: BotStanding, kind: str) -> list[str]:
    """Return the figures of SPENT for one kind of occasion."""
    thinking, slowest = one.thinking[kind], one.slowest[kind]
    mean = thinking.total / thinking.count if thinking.count else None
    return ["-" if figure is None else f"{figure:.3f}" for figure in (mean, slowest.median, slowest.most, thinking.longest)]
