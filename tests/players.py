"""Random players for tests: uniform, and one that seeks out rare actions so that games show everything."""

from collections.abc import Iterator
from random import Random

from naqala import Game, Options
from naqala.options import PROMOS, all_games

_RARE = ("use", "play", "buy", "craft", "tent", "redirect", "carpet", "give", "put", "claim", "remove", "outbid")


def choose(game: Game, random: Random, curiosity: float = 0.7) -> str:
    """A legal action: chance by its weights, players now and then at random and mostly something rare."""
    weights = game.weights()
    if weights:
        actions = list(weights)
        return random.choices(actions, [weights[action] for action in actions])[0].text
    texts = [action.text for action in game.legal_actions()]
    if random.random() < curiosity:
        rare = [text for text in texts if text.split()[0] in _RARE]
        texts = rare or [text for text in texts if text != "pass" and not text.startswith("sell")] or texts
    return random.choice(texts)


def undealt(options: Options, seed: int) -> Game:
    """A new game without a dealer: chance is answered by the test."""
    return Game.from_position(Game.new(options, seed).start())


def positions(options: Options, seed: int, curiosity: float = 0.7) -> Iterator[tuple[Game, str]]:
    """A whole random game: before each action the game and the action."""
    random = Random(f"{options} {seed}")
    game = undealt(options, seed)
    while not game.is_over:
        action = choose(game, random, curiosity)
        yield game, action
        game.play(action)
    yield game, ""


def mixed_games(seed: int) -> Iterator[Options]:
    """Every combination of seats and expansions, with promos and the 5-player track thrown in at random."""
    for options in all_games():
        random = Random(f"{seed} {options}")
        promos = [promo for promo in PROMOS if random.random() < 0.6]
        five_track = True if options.seats == 4 and random.random() < 0.3 else None
        yield Options(options.seats, options.expansions, tuple(promos), five_track)
