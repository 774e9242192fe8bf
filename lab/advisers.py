"""How often do hint, coach and review disagree? ``python -m lab.advisers`` asks all three about the turns of games between bots.

Hint and coach get rollouts in place of seconds. Each figure counts what a player would notice, with how many times it could have
been so.
"""

import argparse
import json
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from lab.commands import at_least, make_ready
from lab.reviews import played as played_by
from naqala import Game
from naqala.bots import BOTS, Budget
from naqala.bots.advice import Advice, rest_of
from naqala.bots.coach import judge_turn
from naqala.bots.explorer import explore
from naqala.review import DEPTHS, USUAL_DEPTH
from naqala.review.judging import judge
from naqala.review.moments import Choice, tasks_of
from naqala.waypoints import Waypoint

MISTAKE = 6.0
"""Points from which on a review speaks of a mistake."""
Noticed = tuple[str, bool]
"""What could be noticed, and whether it was."""


def hint(game: Game, nodes: int, planned: Sequence[str] = ()) -> Advice:
    """Return what a hint ends with."""
    *_, last = explore(game.view(game.decision.seat), Budget(nodes=nodes), game.log(game.decision.seat), planned=planned)
    return last


def end_of(way: Sequence[Waypoint | None]) -> tuple[str, str | None] | None:
    """Return the tile and the colour with which a way ends."""
    steps = [step for step in way if step]
    return (steps[-1].tile, steps[-1].colour) if steps else None


def on_turn(game: Game, choice: Choice, nodes: int, depth: str) -> Iterator[Noticed]:
    """Yield what a player notices who is asked for a move: one who follows the hint, and one who plays as the bot has played."""
    advice = hint(game, nodes)
    best = advice.best[0]
    followed = judge_turn(choice.view, choice.log, best.actions, advice, Budget(nodes=nodes // 4), 0)
    if followed is None:
        return
    yield "the coach blames the hint", followed.verdict != "best"
    coached = judge_turn(choice.view, choice.log, choice.played, advice, Budget(nodes=nodes // 4), 0)
    if coached and coached.way:
        yield "the coach names another move than the hint", end_of(coached.way) != end_of(best.way)
    *_, of_played = judge(choice, DEPTHS[depth])
    if of_played and of_played.best:
        yield "the review names another move than the hint", end_of(of_played.best.way) != end_of(best.way)
        if coached and coached.way:
            yield "the review names another move than the coach", end_of(of_played.best.way) != end_of(coached.way)
    choice.played = list(best.actions)
    *_, of_hint = judge(choice, DEPTHS[depth])
    assert of_hint
    yield "the review blames the hint", of_hint.lost > 0
    yield "the review calls the hint a mistake", of_hint.lost >= MISTAKE
    game.play(best.actions[0])
    rest = rest_of([best], best.actions[:1])
    if game.decision.seat == choice.view.seat and rest:
        yield "the next hint leaves the plan", end_of(hint(game, nodes, rest).best[0].way) != end_of(best.way)


def in_game(bot: str, seats: int, nodes: int, depth: str, seed: str) -> Counter[str]:
    """Let bots play a game, and count over all its turns."""
    finished = played_by([bot] * seats, nodes, seed)
    choices = {task.number: task for task in tasks_of(finished) if isinstance(task, Choice)}
    found: Counter[str] = Counter()
    game = Game.from_position(finished.start())
    for number, action in enumerate(finished.actions):
        choice = choices.get(number)
        if choice and choice.view.decision.ask == "move":
            for what, is_so in on_turn(game.copy(), choice, nodes, depth):
                found[f"{what}: of"] += 1
                found[what] += is_so
        game.play(action)
    return found


def command() -> argparse.ArgumentParser:
    """Return the parser of the command line."""
    parser = argparse.ArgumentParser(prog="lab.advisers", description=__doc__)
    parser.add_argument("--bot", choices=tuple(BOTS), default="greedy", help="who plays (default greedy)")
    parser.add_argument("--seats", type=at_least(2), default=2)
    parser.add_argument("--games", type=at_least(1), default=4)
    parser.add_argument("--nodes", type=at_least(1), default=300, help="rollouts of a hint (default 300)")
    parser.add_argument("--depth", choices=tuple(DEPTHS), default=USUAL_DEPTH, help="of the review")
    parser.add_argument("--seed", default="advisers")
    parser.add_argument("--jobs", type=at_least(1), default=1)
    return parser


def main() -> None:
    """Print the figures as JSON."""
    given = command().parse_args()
    make_ready()
    with ProcessPoolExecutor(given.jobs) as pool:
        ask = partial(in_game, given.bot, given.seats, given.nodes, given.depth)
        total = sum(pool.map(ask, (f"{given.seed} {number}" for number in range(given.games))), Counter[str]())
    print(json.dumps(dict(sorted(total.items())), indent=1))


if __name__ == "__main__":
    main()
