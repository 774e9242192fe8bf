"""Marks: moments at which a bid or a turn begins, or the game is over. Replays jump to them, clocks count by them."""

from naqala.game import Game


def is_mark(game: Game, last: int) -> bool:
    """Return whether this moment is a mark, if the last one was after this many actions.

    A turn can ask for its move more than once: after a djinn's power, for example (TURN-6).
    """
    ask = game.decision.ask
    return ask in ("bid", "outbid", "over") or (ask == "move" and any(event.kind == "turn" for event in game.events(last)))
