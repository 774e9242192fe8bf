"""What a person can type at any prompt beside answers."""

from collections.abc import Callable
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING

from naqala.catalog.names import TILE_WORDS
from naqala.errors import NaqalaError
from naqala.terminal import saves
from naqala.terminal.outlook import ending_line, endings
from naqala.terminal.phrases import fault, tiles_of
from naqala.terminal.scores import score_table
from naqala.terminal.story import story
from naqala.terminal.table import draw
from naqala.terminal.texts import explain

if TYPE_CHECKING:
    from naqala.terminal.prompt import Prompt

_LOG_LINES = 20
_MOST_LINES = 25
_MOST_MOVES = 30_000


class LeaveError(Exception):
    """A person wants to stop here."""


class Outcome(Enum):
    """Whether the same question is still open after a command."""

    SAME = "same"
    CHANGED = "changed"


HELP = """\
Answers: the number in front of an answer, a tile (c4), a colour and a tile (red c4, or r c4), the words of an answer
(drop red c4), or as much of them as tells it from the others. A whole move in one line: c4 red d4 white d5.
Enter shows the menu again, back leaves a group.

  board          the table again              hint           what a bot would do
  moves [TILE]   where moves can end          score          points as if the game ended now
  log [N]        what happened, last N lines  explain NAME   a djinn, item, thief, whim, tile, tribe; also: turn, move
  undo           takes back your last answer, as long as nothing new was revealed and nobody else has answered
  undo!          goes back further, to your previous decision, if all others are bots
  save [FILE]    saves the game               quit           leaves; the game is kept

On the board: Y yellow Vizier, W white Elder, G green Merchant, B blue Builder, R red Assassin, P purple Artisan;
♞2 a camel of seat 2, ▲2 a tent, ♣ palm, ⌂ palace, ▓ mountain, w07 a whim; 5b a blue value, 8r a red one, ★ a city.
Djinn 6 [E/F]: 6 points, the power costs an Elder or a Fakir; [E+E/F]: an Elder and one of either; [F]: a Fakir."""


def _help(prompt: "Prompt", rest: str) -> Outcome:
    if rest:
        return _explain(prompt, rest)
    prompt.screen.say(HELP.splitlines())
    return Outcome.SAME


def _board(prompt: "Prompt", _: str) -> Outcome:
    """The whole table; tiles that can be chosen have a star."""
    marked = set() if prompt.ask == "move" else tiles_of(prompt.view.legal)
    prompt.screen.show(draw(prompt.view, prompt.session.names, prompt.screen.width, marked))
    prompt.show()
    return Outcome.SAME


def _undo(prompt: "Prompt", _: str) -> Outcome:
    """Back to this person's previous decision of this turn (docs/terminal.md)."""
    session = prompt.session
    lengths = [*(step.length for step in session.steps[1:]), len(session.game.actions)]
    now = prompt.turn
    for number, (step, then) in enumerate(zip(reversed(session.steps), reversed(lengths), strict=False), 1):
        if step.seat != prompt.seat:
            return _refuse(prompt, f"{session.names[step.seat - 1]} has answered since")
        if step.turn != now:
            return _refuse(prompt, "this turn begins here")
        if then - step.length > 1:
            return _refuse(prompt, "something new was revealed since")
        if not step.forced:
            session.take_back(number)
            prompt.screen.quietly("Taken back.")
            return Outcome.CHANGED
    return _refuse(prompt, "the game begins here")


def _refuse(prompt: "Prompt", why: str) -> Outcome:
    further = " (undo! goes back all the same)" if len(prompt.session.humans) == 1 else ""
    prompt.screen.quietly(f"Nothing to take back: {why}{further}.")
    return Outcome.SAME


def _undo_further(prompt: "Prompt", _: str) -> Outcome:
    """Back to the previous decision through chance and bots' answers; only where nobody else is cheated."""
    session = prompt.session
    if len(session.humans) > 1:
        prompt.screen.quietly("Only undo: other people play too.")
        return Outcome.SAME
    for number, step in enumerate(reversed(session.steps), 1):
        if step.seat == prompt.seat and not step.forced:
            session.take_back(number)
            prompt.screen.quietly("Back to your previous decision. Luck will be the same again; bots think afresh.")
            return Outcome.CHANGED
    prompt.screen.quietly("Nothing to take back: the game begins here.")
    return Outcome.SAME


def _hint(prompt: "Prompt", _: str) -> Outcome:
    session = prompt.session
    try:
        with session.waiting("thinking"):
            shown = session.hints.on(prompt.view, session.game.log(prompt.seat), session.game.actions)
    except Exception as error:
        prompt.screen.say([f"No hint this time: {fault(error)}."])
        return Outcome.SAME
    prompt.screen.show(*shown)
    return Outcome.SAME


def _score(prompt: "Prompt", _: str) -> Outcome:
    prompt.screen.show(score_table(prompt.session.game, prompt.session.names, prompt.seat))
    prompt.screen.quietly("As if the game ended now; gold, cards and items of the others are not known.")
    return Outcome.SAME


def _log(prompt: "Prompt", rest: str) -> Outcome:
    number = int(rest) if rest.isdigit() else _LOG_LINES
    lines = story(prompt.session.game, prompt.session.names, prompt.seat)
    prompt.screen.say(lines[-number:] if number else [])
    return Outcome.SAME


def _explain(prompt: "Prompt", rest: str) -> Outcome:
    found = explain(rest)
    if not found:
        prompt.screen.quietly("Explain what? A djinn, item, thief, whim, tile or tribe; or turn, bid, move, goods, score.")
    prompt.screen.say(found[:_MOST_LINES])
    return Outcome.SAME


def _moves(prompt: "Prompt", rest: str) -> Outcome:
    """The endings of whole moves, best first, with the words to type for each."""
    if prompt.ask != "move":
        prompt.screen.quietly("Moves are listed when you choose a tile to pick up.")
        return Outcome.SAME
    board, wanted = prompt.view.position["board"], set(rest.lower().split()).intersection(TILE_WORDS)
    moves = prompt.session.game.moves(_MOST_MOVES)
    found = endings(board, [move for move in moves if not wanted or tiles_of((move[0], move[-1])) & wanted])
    if len(moves) == _MOST_MOVES:
        prompt.screen.quietly(f"There are too many moves to list; these are from the first {_MOST_MOVES}.")
    if not found:
        prompt.screen.quietly("No move found that starts or ends there.")
        return Outcome.SAME
    prompt.listed = [one.move for one in found[:_MOST_LINES]]
    prompt.screen.say(f" m{number:<3} {ending_line(board, one)}" for number, one in enumerate(found[:_MOST_LINES], 1))
    prompt.screen.quietly(
        f"{len(prompt.listed)} of {len(found)} endings. Type m1 to make the first move; moves TILE lists those from or to a tile."
    )
    return Outcome.SAME


def _save(prompt: "Prompt", rest: str) -> Outcome:
    session = prompt.session
    path = Path(rest) if rest else session.path
    try:
        if path.absolute() not in session.files:
            saves.check_is_new(path)
        saves.write(session.saved, path, session.sound)
    except NaqalaError as error:
        prompt.screen.quietly(str(error))
        return Outcome.SAME
    session.files.add(path.absolute())
    if session.fault:
        session.path, session.fault = path, None
    prompt.screen.quietly(f"Saved. Go on any time with: {saves.resuming(path)}", whole=True)
    return Outcome.SAME


def _quit(_: "Prompt", __: str) -> Outcome:
    raise LeaveError


COMMANDS: dict[str, Callable[["Prompt", str], Outcome]] = {
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


def run_command(prompt: "Prompt", line: str, whole: bool) -> Outcome | None:
    """Runs a command given by its whole name, or else by a beginning that only one has; None if it is none."""
    name, _, rest = line.partition(" ")
    name = name.lower()
    if whole:
        found = [name] if name in COMMANDS else []
    else:
        found = [command for command in COMMANDS if command.startswith(name)]
        found = ["undo"] if found == ["undo", "undo!"] else found
    return COMMANDS[found[0]](prompt, rest.strip()) if len(found) == 1 else None
