"""Lets a bot that plays where the rules are not compiled meet a level: ``python -m lab.stand_ins hasty-planner planner``.

The arena knows levels only. Here all bots think with compiled code, so this measures how well the stand-ins play, not how fast.
"""

import argparse
import json
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from lab.commands import at_least, make_ready, summary
from lab.methods import meet
from naqala.bots import BOTS, STAND_INS, Budget
from naqala.bots.arena.contest import Contest
from naqala.engine.kernel import running_mode
from naqala.options import EXPANSIONS, Options

KINDS = {**BOTS, **{kind.name: kind for kind in STAND_INS.values()}}
"""Every bot that ``make_bot`` makes."""


def command() -> argparse.ArgumentParser:
    """Return the parser of the command line."""
    parser = argparse.ArgumentParser(prog="lab.stand_ins", description=__doc__)
    parser.add_argument("bots", nargs=2, choices=tuple(KINDS), metavar="BOT", help=f"two of {', '.join(KINDS)}")
    parser.add_argument("--starts", type=at_least(1), default=30, help="each is played from both seats (default 30)")
    parser.add_argument("--expansions", choices=("none", "all"), default="none")
    parser.add_argument("--seconds", type=float, default=2.0, help="for a turn or a bid (default 2)")
    parser.add_argument("--seed", default="stand-ins")
    parser.add_argument("--jobs", type=at_least(1), default=1)
    return parser


def main() -> None:
    """Print the first bot's share of wins and its lead as JSON."""
    given = command().parse_args()
    make_ready()
    options = Options(2, EXPANSIONS if given.expansions == "all" else ())
    contest = Contest(
        tuple(given.bots), options, 2 * given.starts, given.seed, Budget(seconds=given.seconds), mode=running_mode()
    )
    with ProcessPoolExecutor(given.jobs) as pool:
        results = list(pool.map(partial(meet, contest, KINDS), range(contest.games)))
    print(json.dumps(summary(results, given.starts)))


if __name__ == "__main__":
    main()
