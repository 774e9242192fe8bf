"""Plays one game of a report and reads what it tells. All that decides the facts is imported from here."""

from collections.abc import Mapping

from naqala.bots.arena.contest import Contest
from naqala.bots.arena.match import play_game
from naqala.errors import ArenaError
from naqala.game import Game
from naqala.stats.facts import Facts, facts_of

GameTask = tuple[int, int]
"""The number of seats and of the game."""


def play_task(contests: Mapping[int, Contest], task: GameTask) -> Facts:
    """Play one game and return what it tells."""
    (seats, number), games = task, list[Game]()
    result = play_game(contests[seats], number, watch=lambda game: games.append(game) if game.is_over else None)
    if result.failure is not None:
        raise ArenaError(f"game {number} with {seats} seats: expected bots that play on; {result.failure.error}")
    return facts_of(games[0], number, result.start)
