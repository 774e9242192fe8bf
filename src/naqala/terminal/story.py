"""Tells a game: the lines of the narrator as text, for one seat."""

from collections.abc import Sequence

from naqala.game import Game
from naqala.narrator import Line, narrate
from naqala.terminal.lines import line_text, said_text


def story(game: Game, names: Sequence[str], viewer: int | None, since: int = 0) -> list[str]:
    """Return what happened from the action with this number on, as the viewer saw it."""
    log, lines = game.log(viewer), []
    for chapter in narrate(log.events_by_action(), log.start.round, since, log.start.options.tents):
        told = [line for line in chapter.lines if line.last >= since]
        if told and chapter.kind == "bids" and chapter.number >= since:
            lines.append(f"--- {said_text(chapter.title, names)} ---")
        lines += [_told(line, names, since) for line in told]
    return lines


def _told(line: Line, names: Sequence[str], since: int) -> str:
    """Return a line: at the margin what a seat did, indented what followed; of one told before, what chance has added since."""
    if line.also and line.number < since:
        return "  " + " ".join(said_text(said, names) for said in line.also)
    return f"{'' if line.is_deed else '  '}{line_text(line, names)}"
