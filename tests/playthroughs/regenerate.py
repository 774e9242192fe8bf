"""Makes the golden playthroughs anew: python -m tests.playthroughs.regenerate. Review the difference as a change of rules.

Many random games are played; few are kept, chosen so that together they show everything that must be shown.
"""

from pathlib import Path
from random import Random

from naqala import Game, Options
from naqala.options import PROMOS, all_games
from tests.playthroughs.player import STYLES, play_one, shown_by, style_choice, trace
from tests.playthroughs.wanted import WANTED

FOLDER = Path(__file__).parent / "games"
ROUNDS = 12


def worth(game: Game) -> float:
    """How well the solo player stands: points, and above all the Viziers and the gold that decide the game."""
    position = game.position()
    if position["end"].get("lost"):
        return -1000
    own, yazid = position["seats"][0], position["yazid"]
    return float(game.score_sheet()[0]["total"] + 3 * min(30, own["gold"]) + 8 * min(2, own["viziers"] - yazid["viziers"]))


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


def main() -> None:
    pool = [won_solo_game(), *(play_one(Options(1), seed, STYLES[seed % 3]) for seed in range(300))]
    pool += [
        play_one(Options(options.seats, options.expansions, PROMOS), seed, STYLES[(seed + options.seats) % 3])
        for seed in range(ROUNDS)
        for options in all_games()
    ]
    shown = [shown_by(game) for game in pool]
    missing, kept = set(WANTED), []
    while missing:
        best = max(range(len(pool)), key=lambda place: (len(shown[place] & missing), -len(pool[place].actions)))
        assert shown[best] & missing, f"no game shows {sorted(missing)}"
        missing -= shown[best]
        kept.append(pool[best])
    for path in FOLDER.glob("*.txt"):
        path.unlink()
    for number, game in enumerate(kept):
        name = f"{number:02}-{game.options.seats}-seats-{'-'.join(game.options.expansions) or 'base'}.txt"
        text = "\n".join(trace(game.start(), [action.text for action in game.actions]))
        (FOLDER / name).write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
