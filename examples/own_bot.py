"""Two bots of your own (docs/own-bot.md): ``naqala arena --bots ./examples/own_bot.py:Looker,greedy --seats 2 --out out``."""

from random import Random

from naqala import Action, Game, Log, View, sample_world
from naqala.bots import USUAL, Budget


class Thrifty:
    """Bids nothing, places a camel whenever it can, and does something rather than nothing."""

    name = "thrifty"

    def __init__(self, seed: int | str) -> None:
        self.random = Random(f"thrifty {seed}")

    def choose(self, view: View, budget: Budget = USUAL, log: Log | None = None) -> Action:
        """Return an answer to the open question."""
        if view.decision.ask == "bid":
            return view.legal[0]
        camels = [action for action in view.legal if action.verb == "camel"]
        busy = [action for action in view.legal if action.text != "pass"]
        return self.random.choice(camels or busy or list(view.legal))


class Looker:
    """Tries some whole moves, or every answer, in one world that may be the real one, and takes what scores most."""

    name = "looker"
    tries = 40

    def __init__(self, seed: int | str) -> None:
        self.random = Random(f"looker {seed}")
        self.plan: list[Action] = []

    def choose(self, view: View, budget: Budget = USUAL, log: Log | None = None) -> Action:
        """Return the next action of the plan, or of a new one."""
        if view.decision.ask != "drop" or not self.plan or self.plan[0] not in view.legal:
            self.plan = self.planned(view, log)
        return self.plan.pop(0)

    def planned(self, view: View, log: Log | None) -> list[Action]:
        """Return the best of some ways to go on: a whole move if one is asked for, else one answer."""
        if log is None:  # no memory, no world: any answer
            return [self.random.choice(view.legal)]
        world = sample_world(view, log, self.random, exact=False)
        game = Game.from_position(world, seed=self.random.randrange(2**32))
        ways = game.moves(2000) or [(action,) for action in view.legal]
        tried = self.random.sample(ways, min(self.tries, len(ways)))
        return list(max(tried, key=lambda way: points_after(game, way, view.seat or 0)))


def points_after(game: Game, way: tuple[Action, ...], seat: int) -> int:
    """Return the score of a seat after these actions, as if the game ended then."""
    game = game.copy()
    for action in way:
        game.play(action)
    return game.score_sheet()[seat - 1]["total"]
