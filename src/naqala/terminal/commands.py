"""The commands that a person can type at any prompt besides answers."""

from collections.abc import Callable
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING

from naqala.catalog.names import TILE_WORDS
from naqala.errors import NaqalaError
from naqala.terminal import saves
from naqala.terminal.explanations import explain
from naqala.terminal.landings import landing_line, landings
from naqala.terminal.scores import score_table
from naqala.terminal.screen import fault
from naqala.terminal.story import story
from naqala.terminal.table import draw
from naqala.terminal.tiles import tiles_of
from naqala.texts import say

if TYPE_CHECKING:
    from naqala.terminal.prompt import Prompt

_LOG_LINES = 20
_MOST_LINES = 25
_MOST_MOVES = 30_000


class LeaveError(Exception):
    """A person wants to stop here."""


class Reply(Enum):
    """Whether the same question is still open after a command."""

    SAME = "same"
    CHANGED = "changed"


def _help(prompt: "Prompt", rest: str) -> Reply:
    if rest:
        return _explain(prompt, rest)
    prompt.screen.say(say("terminal.help").splitlines())
    return Reply.SAME


def _board(prompt: "Prompt", _: str) -> Reply:
    """Draw the whole table; tiles that can be chosen have a star."""
    marked = set() if prompt.ask == "move" else tiles_of(prompt.view.legal)
    prompt.screen.show(draw(prompt.view, prompt.session.names, prompt.screen.width, marked))
    prompt.show()
    return Reply.SAME


def _undo(prompt: "Prompt", _: str) -> Reply:
    """Go back to this person's previous decision of this turn (docs/terminal.md)."""
    session = prompt.session
    lengths = [*(point.length for point in session.history[1:]), len(session.game.actions)]
    now = prompt.turn
    for number, (point, then) in enumerate(zip(reversed(session.history), reversed(lengths), strict=False), 1):
        if point.seat != prompt.seat:
            return _refuse(prompt, say("terminal.undo.answered", name=session.names[point.seat - 1]))
        if point.turn != now:
            return _refuse(prompt, say("terminal.undo.turn"))
        if then - point.length > 1:
            return _refuse(prompt, say("terminal.undo.revealed"))
        if not point.forced:
            session.undo(number)
            prompt.screen.quietly(say("terminal.undone"))
            return Reply.CHANGED
    return _refuse(prompt, say("terminal.undo.start"))


def _refuse(prompt: "Prompt", why: str) -> Reply:
    prompt.screen.quietly(f"{why} {say('terminal.undo.further')}" if len(prompt.session.humans) == 1 else why)
    return Reply.SAME


def _undo_further(prompt: "Prompt", _: str) -> Reply:
    """Go back to the previous decision through chance and bots' answers; only where no other person plays."""
    session = prompt.session
    if len(session.humans) > 1:
        prompt.screen.quietly(say("terminal.undo.people"))
        return Reply.SAME
    for number, point in enumerate(reversed(session.history), 1):
        if point.seat == prompt.seat and not point.forced:
            session.undo(number)
            prompt.screen.quietly(say("terminal.undo.back"))
            return Reply.CHANGED
    prompt.screen.quietly(say("terminal.undo.start"))
    return Reply.SAME


def _hint(prompt: "Prompt", _: str) -> Reply:
    session = prompt.session
    try:
        with session.waiting(say("hint.thinking")):
            shown = session.hints.on(session.game)
    except Exception as error:
        prompt.screen.say([say("terminal.noHint", fault=fault(error))])
        return Reply.SAME
    prompt.screen.show(*shown)
    return Reply.SAME


def _score(prompt: "Prompt", _: str) -> Reply:
    prompt.screen.show(score_table(prompt.session.game, prompt.session.names, prompt.seat))
    prompt.screen.quietly(say("score.estimate.about"))
    return Reply.SAME


def _log(prompt: "Prompt", rest: str) -> Reply:
    number = int(rest) if rest.isdigit() else _LOG_LINES
    lines = story(prompt.session.game, prompt.session.names, prompt.seat)
    prompt.screen.say(lines[-number:] if number else [])
    return Reply.SAME


def _explain(prompt: "Prompt", rest: str) -> Reply:
    found = explain(rest, prompt.session.game.options)
    if not found:
        prompt.screen.quietly(say("terminal.explain"))
    prompt.screen.say(found)
    return Reply.SAME


def _moves(prompt: "Prompt", rest: str) -> Reply:
    """List the landings of whole moves, best first, with the words to type for each."""
    if prompt.ask != "move":
        prompt.screen.quietly(say("terminal.moves.notNow"))
        return Reply.SAME
    board, wanted = prompt.view.position.board, set(rest.lower().split()).intersection(TILE_WORDS)
    game = prompt.session.game
    moves = game.whole_moves(_MOST_MOVES)
    found = landings(board, [move for move in moves if not wanted or wanted & {move.start, move.tile}])
    if len(moves) == _MOST_MOVES:
        prompt.screen.quietly(say("terminal.moves.many", n=_MOST_MOVES))
    if not found:
        prompt.screen.quietly(say("terminal.moves.none"))
        return Reply.SAME
    prompt.listed = [one.actions for one in found[:_MOST_LINES]]
    prompt.screen.say(f" m{number:<3} {landing_line(game, board, one)}" for number, one in enumerate(found[:_MOST_LINES], 1))
    prompt.screen.quietly(say("terminal.moves.listed", shown=len(prompt.listed), n=len(found)))
    return Reply.SAME


def _save(prompt: "Prompt", rest: str) -> Reply:
    session = prompt.session
    path = Path(rest) if rest else session.path
    if path.absolute() not in session.files and saves.is_taken(path):
        prompt.screen.quietly(say("terminal.taken", file=str(path), command=saves.resuming(path)), whole=True)
        return Reply.SAME
    try:
        saves.write(session.saved, path, session.sound)
    except NaqalaError as error:
        prompt.screen.quietly(say("terminal.notKept", fault=str(error)))
        return Reply.SAME
    session.files.add(path.absolute())
    if session.fault:
        session.path, session.fault = path, None
    prompt.screen.quietly(say("terminal.saved", command=saves.resuming(path)), whole=True)
    return Reply.SAME


def _quit(_: "Prompt", __: str) -> Reply:
    raise LeaveError


COMMANDS: dict[str, Callable[["Prompt", str], Reply]] = {
    "help": _help,
    "board": _board,
    "undo": _undo,
    "undo!": _undo_further,
    "hint": _hint,
    "score": _score,
    "log": _log,
    "explain": _explain,
    "moves": _moves,
    "save": _save,
    "quit": _quit,
    "?": _help,
}


def run_command(prompt: "Prompt", line: str, whole: bool) -> Reply | None:
    """Run a command given by its name, or by a beginning that only one has; return None if the line is no command."""
    name, _, rest = line.partition(" ")
    name = name.lower()
    if whole:
        found = [name] if name in COMMANDS else []
    else:
        found = [command for command in COMMANDS if command.startswith(name)]
        found = ["undo"] if found == ["undo", "undo!"] else found
    return COMMANDS[found[0]](prompt, rest.strip()) if len(found) == 1 else None
