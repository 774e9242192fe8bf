"""Compiles every entry kernel once and keeps the result on disk, showing how far it is."""

from collections.abc import Callable
from typing import Any

from naqala.engine import play
from naqala.engine.actions import MAX_LEGAL, Verb
from naqala.engine.kernel import KERNELS, MODE, cache_folder, is_warm, numbers
from naqala.engine.mirror import blank, new_states, write
from naqala.engine.moves import MOVE_LENGTH
from naqala.engine.scoring import LINES

Progress = Callable[[int, int], None]
"""Called with the number of kernels compiled so far and the number of all."""


def _call_every_entry() -> None:
    states, luck, legal, sheet = new_states(3), numbers(4, [1, 2, 3, 4]), numbers(MAX_LEGAL), numbers(LINES)
    options = blank()
    options.seats = 3
    for index in range(3):
        write(states, index, options)
    play.clear_table(states, 0)
    for index in range(3):
        play.start_game(states, index, legal, luck)
    play.survey(states, 0)
    play.resume(states, 0)
    count = play.list_legal(states, 0, legal)
    play.who_is_asked(states, 0)
    play.answer(states, 0, int(legal[0]), legal, count)
    play.weight_of(states, 0, Verb.DRAW_CARD)
    play.draw_lot(states, 0, numbers(1, [Verb.DRAW_CARD]), 1, luck)
    play.check(states, 0)
    play.score_seat(states, 0, 0, sheet)
    play.feature_of(states, 0, 0, 0)
    play.play_random(states, 0, 1, legal, luck)
    play.simulate(states, 0, 1, True, legal, luck, sheet, numbers(play.TALLIES))
    play.copy_many(states, 1)
    lists, lucks = play.rows_of_numbers(3, MAX_LEGAL), play.rows_of_numbers(3, 4)
    room = play.rows_of_numbers(MOVE_LENGTH, MAX_LEGAL)
    play.list_moves(states, 1, room, numbers(MOVE_LENGTH), numbers(MOVE_LENGTH), play.rows_of_numbers(1, MOVE_LENGTH), 1)
    play.perft(states, 1, lists, numbers(3), numbers(3))
    play.step_many(states, numbers(3), lists, numbers(3), lucks)


def warm_up(progress: Progress) -> None:
    """Makes the rules ready in the running mode; quick if it has been done before for these sources."""
    warm_up_part("engine", _call_every_entry, progress)


def warm_up_part(part: str, call_every_entry: Callable[[], None], progress: Progress) -> None:
    """Makes one part ready: everything that is called is compiled, and the compiled code kept."""
    if MODE == "plain":
        return
    if is_warm(MODE, part):
        call_every_entry()
        return
    from numba.core import event

    class Listener(event.Listener):
        """Counts the kernels as Numba reports them."""

        def __init__(self) -> None:
            self.done: set[str] = set()

        def on_start(self, event: Any) -> None:
            """Nothing to show yet."""

        def on_end(self, event: Any) -> None:
            """One more kernel is compiled."""
            self.done.add(event.data["dispatcher"].__name__)
            progress(len(self.done), max(len(self.done), len(KERNELS)))

    with event.install_listener("numba:compile", Listener()):
        call_every_entry()
    (cache_folder(MODE, part) / "warm").touch()
