"""Compile every entry kernel once, keep the result on disk and report progress."""

from naqala.catalog.printed import printed
from naqala.catalog.verbs import FIRST_DRAW
from naqala.engine import play
from naqala.engine.actions import MAX_LEGAL
from naqala.engine.kernel import Progress, compile_bundle, numbers, rows_of_numbers
from naqala.engine.mirror import blank, new_states, write
from naqala.engine.moves import MOVE_LENGTH
from naqala.engine.printing import put_printed
from naqala.engine.scoring import SCORE_LINES
from naqala.engine.telling import answer_and_tell


def _call_every_entry() -> None:
    states, luck, legal, sheet = new_states(3), numbers(4, [1, 2, 3, 4]), numbers(MAX_LEGAL), numbers(SCORE_LINES)
    options = blank()
    options.seats, options.rows = 3, 5
    put_printed(options, printed())
    for index in range(3):
        write(states, index, options)
    play.simulate(states, 0, 1, True, legal, luck, sheet, numbers(play.TALLIES))
    write(states, 1, options)
    for index in range(3):
        play.start_game(states, index, legal, luck)
    play.survey(states, 0)
    play.resume(states, 0)
    count = play.list_legal(states, 0, legal)
    play.who_is_asked(states, 0)
    play.answer(states, 0, int(legal[0]), legal, count)
    answer_and_tell(states, int(legal[0]), legal, play.list_legal(states, 0, legal))
    play.weight_of(states, 0, FIRST_DRAW)
    play.draw_lot(states, 0, numbers(1, [FIRST_DRAW]), 1, luck)
    play.check(states, 0)
    play.score_seat(states, 0, 0, sheet)
    play.feature_of(states, 0, 0, 0)
    play.builders_earn(states, 0, 0, 0, 0)
    play.price_of_outbid(states, 0)
    play.play_random(states, 0, 1, legal, luck)
    lists, lucks = rows_of_numbers(3, MAX_LEGAL), rows_of_numbers(3, 4)
    scratch = rows_of_numbers(MOVE_LENGTH, MAX_LEGAL)
    moves = rows_of_numbers(1, MOVE_LENGTH)
    play.list_moves(states, 1, scratch, numbers(MOVE_LENGTH), numbers(MOVE_LENGTH), moves, 1)
    play.land(states, 1, moves[0], numbers(2))
    play.perft(states, 1, lists, numbers(3), numbers(3))
    play.apply_many(states, numbers(3), lists, numbers(3), lucks)


def warm_up(progress: Progress) -> None:
    """Compile the rules in the running mode; quick if that was done before for these sources."""
    compile_bundle("engine", _call_every_entry, progress)
