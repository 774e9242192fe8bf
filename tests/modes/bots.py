"""What bots do in the mode that is running, as lines of text; see test_ladder.py.

``ladder FIRST SECOND STARTS SET NODES`` (every start from both seats; the set is ``base`` or ``all``), ``crowded``, ``seed``,
``alike`` or ``landings``.
"""

import hashlib
import sys

from naqala import Game, Options
from naqala.bots import Budget, make_bot
from naqala.bots.explorer import explore
from naqala.engine.moves import MOVE_LENGTH
from naqala.options import EXPANSIONS, PROMOS
from naqala.position.laws import broken_law
from tests.bots.situations import LEVELS, SETS
from tests.scene import position

FEW = Budget(nodes=4)


def play(options: Options, levels: list[str], seed: str, budget: Budget = FEW) -> Game:
    """A whole game; every answer is checked by the game."""
    return play_out(Game.new(options, seed), levels, seed, budget)


def play_out(game: Game, levels: list[str], seed: str, budget: Budget = FEW) -> Game:
    """A game from where it is to its end."""
    bots = [make_bot(level, f"{seed} {seat}") for seat, level in enumerate(levels)]
    while not game.is_over:
        seat = game.decision.seat
        assert seat
        game.play(bots[seat - 1].choose(game.view(seat), budget, game.log(seat)), seat)
    assert broken_law(game.states, 0) is None
    assert game.outcome() is not None
    return game


def ladder(first: str, second: str, starts: int, expansions: tuple[str, ...], budget: Budget) -> None:
    """Points of both in two-seat games, the first bot's first."""
    for start in range(starts):
        for levels in ([first, second], [second, first]):
            game = play(Options(2, expansions), levels, f"ladder {start}", budget)
            own, other = (sheet["total"] for sheet in game.score_sheet()[:: 1 if levels[0] == first else -1])
            print(own, other)


def crowded_game(pile: int, seed: str) -> Game:
    """All expansions; seat 1 has the Carpet, there is a pile of so many meeples, and threes all around it."""
    threes = ("YWB", "WGR", "YGB", "WBR", "PGR")
    meeples = {f"{column}{row}": threes[row - 2] for column in "bcd" for row in (2, 3, 4, 5)}
    meeples["c3"] = ("YWGBRP" * pile)[:pile]
    start = position(
        seats=2,
        expansions=EXPANSIONS,
        promos=PROMOS,
        tiles={"c3": "oasis"},
        meeples=meeples,
        players={1: {"items": {"carpet": 1}}, 2: {"items": {"scimitar": 1, "flute": 1}}},
        step="bid",
        seat=None,
    )
    return Game.from_position(start, seed=seed)


def crowded() -> None:
    """Games of all levels with the Carpet and with piles too large to be searched as a whole, and one of all levels together:
    whether that pile was picked up, and whether the Carpet was used.
    """
    for level in LEVELS:
        for pile in (MOVE_LENGTH - 1, MOVE_LENGTH, 40):
            game = play_out(crowded_game(pile, f"crowded {pile}"), [level, "uniform"], f"crowded {pile}")
            texts = [action.text for action in game.actions]
            print(level, pile, len(texts), "pick c3" in texts, any(text.startswith("carpet") for text in texts))
    play(Options(5, EXPANSIONS, PROMOS), list(LEVELS), "crowded")


def seed() -> None:
    """A digest of one game each, for comparison with another process."""
    for level in LEVELS:
        game = play(Options(3, SETS[-1], PROMOS), [level, "greedy", "greedy"], "seed")
        print(level, hashlib.sha256(" ".join(action.text for action in game.actions).encode()).hexdigest())


def alike() -> None:
    """The first answers of each bot; few of those that take long in plain mode."""
    for name, number in {"beginner": 40, "greedy": 40, "hasty-planner": 20, "hasty-expert": 5, "planner": 1}.items():
        game, bots = Game.new(Options(2, EXPANSIONS), "alike"), [make_bot(name, seat) for seat in range(2)]
        for _ in range(number):
            seat = game.decision.seat or 0
            game.play(bots[seat - 1].choose(game.view(seat), FEW, game.log(seat)), seat)
        print(name, *(action.text for action in game.actions))


def landings() -> None:
    """In the moves of a game among greedies: how many ends of moves there are, and how many the explorer's first advice leaves
    out; and how large the largest pile was.
    """
    for options in (Options(2), Options(3, EXPANSIONS)):
        game = Game.new(options, "landings")
        bots = [make_bot("greedy", seat) for seat in range(options.seats)]
        while not game.is_over:
            seat = game.decision.seat or 0
            view = game.view(seat)
            if game.decision.ask == "move":
                ends = {(move[-1].words[2], move[-1].words[1]) for move in game.moves(400_000)}
                told = {(one.tile, one.colour) for one in next(explore(view, FEW, game.log(seat))).landings}
                piles = [len(tile.get("meeples", "")) for tile in view.position.to_json()["board"].values()]
                print(len(ends), len(ends - told), max(piles))
            game.play(bots[seat - 1].choose(view, FEW))


def main(what: str, *rest: str) -> None:
    if what == "ladder":
        ladder(rest[0], rest[1], int(rest[2]), EXPANSIONS if rest[3] == "all" else (), Budget(nodes=int(rest[4])))
    else:
        {"seed": seed, "alike": alike, "crowded": crowded, "landings": landings}[what]()


if __name__ == "__main__":
    main(*sys.argv[1:])
