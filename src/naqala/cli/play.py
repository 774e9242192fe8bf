"""Play in the terminal: ``naqala play``."""

import argparse
from pathlib import Path
from secrets import randbelow

from naqala.bots import Budget
from naqala.cli.files import with_values
from naqala.engine.kernel import is_compiled
from naqala.errors import OptionsError
from naqala.game import Game
from naqala.options import Options
from naqala.terminal import autosave, saves
from naqala.terminal.hints import uncompiled
from naqala.terminal.saves import Saved
from naqala.terminal.screen import Screen
from naqala.terminal.seating import HUMAN, seated, usual_seats
from naqala.terminal.session import Session
from naqala.texts import say, words

SECONDS = 2.0
_SEEDS = 1_000_000


def _new(arguments: argparse.Namespace) -> Saved:
    """Return a new game as the command line says."""
    kinds = [kind.strip() for kind in (usual_seats() if arguments.seats is None else arguments.seats).split(",")]
    players = seated(kinds, arguments.names.split(",") if arguments.names is not None else None)
    options = Options(len(players), arguments.expansions or (), arguments.promos or (), arguments.five_track)
    options = with_values(options, arguments.values)
    seconds = SECONDS if arguments.seconds is None else arguments.seconds
    Budget(seconds=seconds)
    seed = str(randbelow(_SEEDS)) if arguments.seed is None else arguments.seed
    return Saved(Game.new(options, seed), players, seed, seconds)


def _resumed(arguments: argparse.Namespace) -> tuple[Saved, Path]:
    """Return a saved game and its file, the newest unfinished one if none is named; only the thinking time may change."""
    for name in ("seats", "names", "expansions", "promos", "five_track", "values", "seed"):
        if getattr(arguments, name) is not None:
            raise OptionsError(
                f"resume: expected no --{name.replace('_', '-')}, because the file sets it; got {getattr(arguments, name)}"
            )
    named = arguments.resume
    saved, path = (saves.read(named), Path(named)) if named else autosave.newest_unfinished()
    if arguments.seconds is not None:
        Budget(seconds=arguments.seconds)
        saved.seconds = arguments.seconds
    return saved, path


def play(arguments: argparse.Namespace) -> int:
    """Play a game, new or resumed, with people and bots."""
    if not 0 <= arguments.pause < float("inf"):
        raise OptionsError(f"pause: expected 0 or more seconds, got {arguments.pause}")
    saved, origin = _resumed(arguments) if arguments.resume is not None else (_new(arguments), None)
    path = Path(arguments.save) if arguments.save else origin or autosave.new_file(saved.seed)
    if arguments.save and path.absolute() != (origin and origin.absolute()):
        saves.check_is_new(path)
    if arguments.save or arguments.resume:
        saves.write(saved, path, saved.game.actions)
    screen = Screen()
    if origin and not arguments.resume:
        screen.quietly(say("terminal.resumed", file=str(origin)), whole=True)
    if not saved.same_luck:
        screen.quietly(say("terminal.otherLuck"))
    hasty = not is_compiled(arguments.mode)
    if hasty and any(player.kind not in (HUMAN, "uniform") for player in saved.players):
        screen.quietly(uncompiled())
    with words.printing(saved.game.options.printed):
        return Session(saved, screen, path, arguments.pause, hasty).run()
