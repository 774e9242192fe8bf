"""Brings the golden playthroughs up to date: python -m tests.playthroughs.regenerate. Review the difference as a change of rules.

Games that are still possible are kept and written anew, so that their difference shows what behaves differently. For what no game
shows any more, or not yet, random games are played until all of it is shown, and few of them are added.
"""

from collections.abc import Collection, Iterator
from pathlib import Path
from random import Random
from typing import Any

from naqala import Game, NaqalaError, Options
from naqala.options import PROMOS, all_games
from tests.playthroughs.player import STYLES, play_one, read_trace, replayed, shown_by, style_choice, trace
from tests.playthroughs.wanted import WANTED

FOLDER = Path(__file__).parent / "games"
ROUNDS = 12


def worth(game: Game) -> float:
    """How well the solo player stands: points, and above all the Viziers and the gold that decide the game."""
    position = game.position()
    if position.end.lost:
        return -1000
    own, yazid = position.seats[0], position.yazid
    assert own.gold is not None
    assert yazid is not None
    return float(game.score_sheet()[0]["total"] + 3 * min(30, own.gold) + 8 * min(2, own.viziers - yazid.viziers))


def thoughtful_choice(game: Game, random: Random) -> str:
    """Tries each answer a few times to the end of the turn and takes the best: good enough to beat Yazid now and then."""
    best, best_worth = "", -10_000.0
    for action in game.legal_actions():
        total = 0.0
        for _ in range(3):
            twin = Game.from_position(game.position())
            twin.play(action)
            while not twin.is_over and twin.decision.ask not in ("outbid", "roll"):
                twin.play(style_choice(twin, random, "buyer"))
            total += worth(twin)
        if total > best_worth:
            best, best_worth = action.text, total
    return best


def won_solo_game() -> Game:
    """A solo game that was won."""
    for seed in range(100):
        random = Random(seed)
        game = Game.new(Options(1), seed)
        while not game.is_over:
            game.play(thoughtful_choice(game, random))
        outcome = game.outcome()
        if outcome and outcome.winners:
            return game
    raise AssertionError("no solo game was won")


def candidates(missing: Collection[str]) -> Iterator[Game]:
    """Random games that may show what is missing."""
    if "solo won" in missing:
        yield won_solo_game()
    if any("solo" in thing for thing in missing):
        yield from (play_one(Options(1), seed, STYLES[seed % 3]) for seed in range(300))
    for seed in range(ROUNDS):
        for options in all_games():
            yield play_one(Options(options.seats, options.expansions, PROMOS), seed, STYLES[(seed + options.seats) % 3])


def keep_what_replays(folder: Path) -> set[str]:
    """Write anew the recorded games that are still possible, drop the others, and return what the kept ones show."""
    shown: set[str] = set()
    for path in sorted(folder.glob("*.txt")):
        _, start, actions = read_trace(path)
        try:
            game = replayed(path)
        except NaqalaError:
            path.unlink()
            continue
        if not game.is_over:
            path.unlink()
            continue
        shown |= shown_by(game)
        write(path, start, actions)
    return shown


def write(path: Path, start: dict[str, Any], actions: list[str]) -> None:
    path.write_text("\n".join(trace(start, actions)) + "\n", encoding="utf-8")


def choose(missing: set[str]) -> Iterator[Game]:
    """Few games that show what is missing: those that show most of it first."""
    pool: list[tuple[Game, set[str]]] = []
    unseen = set(missing)
    for game in candidates(missing):
        pool.append((game, shown_by(game)))
        unseen -= pool[-1][1]
        if not unseen:
            break
    assert not unseen, f"no game shows {sorted(unseen)}"
    while missing:
        game, shown = max(pool, key=lambda one: (len(one[1] & missing), -len(one[0].actions)))
        missing = missing - shown
        yield game


def main() -> None:
    missing = WANTED - keep_what_replays(FOLDER)
    numbers = [int(path.name.partition("-")[0]) for path in FOLDER.glob("*.txt")]
    for number, game in enumerate(choose(set(missing)), max(numbers, default=-1) + 1):
        name = f"{number:02}-{game.options.seats}-seats-{'-'.join(game.options.expansions) or 'base'}.txt"
        write(FOLDER / name, game.start().to_json(), [action.text for action in game.actions])
        print(f"{name} shows {', '.join(sorted(shown_by(game) & missing))}")


if __name__ == "__main__":
    main()
