"""Games that were played before the test begins: a table made from their record stands where the test needs it."""

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

from naqala import Game, Options
from naqala.record import to_record
from tests.players import choose

Json = dict[str, Any]
TWO = Options(2)


def game_until(options: Options, wanted: Callable[[Game], bool], seed: int = 1, curiosity: float = 0.7) -> Game:
    """A random game up to the first position that is wanted; other seeds are tried where it never comes."""
    for attempt in range(seed, seed + 50):
        game, random = Game.new(options, attempt), Random(f"{options} {attempt}")
        while not game.is_over:
            if wanted(game):
                return game
            game.play(choose(game, random, curiosity))
        if wanted(game):
            return game
    raise AssertionError(f"no such position in 50 games of {options}")


def asks(ask: str, seat: int = 1, answer: str = "") -> Callable[[Game], bool]:
    """This seat is asked this, and may answer so."""

    def is_wanted(game: Game) -> bool:
        if (game.decision.ask, game.decision.seat) != (ask, seat):
            return False
        return not answer or any(action.text.startswith(answer) for action in game.legal_actions())

    return is_wanted


def laden(game: Game, goods: int = 0, djinns: int = 0, items: int = 0, thieves: int = 0) -> Json:
    """The record of a game that goes on from here, in which the first seat holds at least so many kinds of each."""
    position = game.position().to_json()
    seat = position["seats"][0]
    for name, hand, most in (("cards", "cards", goods), ("items", "items", items)):
        if most:
            deck, held = position[name]["deck"], seat.setdefault(hand, {})
            for one in [one for one in deck if one not in held][: max(0, most - len(held))]:
                held[one] = 1
                deck[one] -= 1
            position[name]["deck"] = {one: count for one, count in deck.items() if count}
    for name, most in (("djinns", djinns), ("thieves", thieves)):
        while len(seat.setdefault(name, [])) < most:
            seat[name].append(position[name]["deck"].pop())
        if not seat[name]:
            del seat[name]
    return record_of(Game.from_position(position))


def before_a_whim(options: Options, seat: int = 1) -> tuple[Json, int, str]:
    """The record of a game, after how many actions of it the seat fulfils a whim, and by which answer."""
    for attempt in range(1, 50):
        game, random = Game.new(options, attempt), Random(f"whim {attempt}")
        while not game.is_over:
            asked, fulfilled = game.decision.seat, game.position().seats[seat - 1].fulfilled or []
            answer = choose(game, random, 0.7)
            game.play(answer)
            fulfils = len(game.position().seats[seat - 1].fulfilled or []) > len(fulfilled)
            if fulfils and asked == seat and not answer.startswith(("sell", "buy")):  # those have no button each
                actions = record_of(game)["actions"]
                return record_of(game), len(actions) - 1 - actions[::-1].index(answer), answer
    raise AssertionError(f"no whim is fulfilled in 50 games of {options}")


def is_over(game: Game) -> bool:
    return game.is_over


def record_of(game: Game) -> Json:
    return to_record(game).to_json()


@cache
def finished(options: Options = TWO) -> Json:
    """The record of a whole game."""
    return record_of(game_until(options, is_over))
