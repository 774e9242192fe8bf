"""What is asked next: the steps of a round and a turn (TURN, END)."""

from naqala.catalog.names import Djinn, Tribe
from naqala.engine.bidding import next_marker, put_on_bid_track
from naqala.engine.board import is_market
from naqala.engine.changes import spend
from naqala.engine.cleanup import clean_up
from naqala.engine.control import asks_piece, settle_piece
from naqala.engine.djinns import fill_djinn_deck, may_use_any
from naqala.engine.events import NOTHING, Cause, Kind, report_of_seat, report_of_table
from naqala.engine.items import can_bring_to, fill_item_deck, has_item_aside, may_play_any
from naqala.engine.kernel import constants, kernel
from naqala.engine.layout import resetter
from naqala.engine.market import fill_card_deck
from naqala.engine.payments import cards_held, holder
from naqala.engine.pending import answered, asked_about, asked_count, asked_now, draw_for
from naqala.engine.solo import outbid_price, yazid_plays
from naqala.engine.sowing import has_ordinary_move
from naqala.engine.state import NOBODY, NOWHERE, REMEMBERED, Ask, Lost, State, Step
from naqala.engine.thieves import asks_claim, asks_take_building, asks_thief, settle_claim, settle_take_building
from naqala.engine.tiles import compulsory_action, may_act
from naqala.engine.tribes import act, asks_fakirs, asks_kill, put_down_collected
from naqala.engine.whims import pay_whims

_ASKED_IN = constants(
    [
        Ask.BID,
        Ask.MOVE,
        Ask.DROP,
        Ask.OVER,
        Ask.TRIBE,
        Ask.KILL,
        Ask.THIEF,
        Ask.TILE,
        Ask.LAST,
        Ask.OVER,
        Ask.ROLL,
        Ask.OUTBID,
        Ask.OVER,
    ]
)
"""The question of each Step. Galbells and clean-up only ask through the stack."""
STEP_ASKS = frozenset((*_ASKED_IN, Ask.BUILD))
"""The questions that follow from the step and are never on the stack."""


@kernel
def question(state: State) -> int:
    """Return the open question."""
    if state.pending > 0:
        return asked_now(state)
    if state.step == Step.ACT and state.tribe == Tribe.BUILDER:
        return Ask.BUILD
    return _ASKED_IN[state.step]


@kernel
def actor(state: State) -> int:
    """Return the seat that is asked; NOBODY for chance and after the end."""
    if state.pending > 0:
        return state.asked_seat[state.pending - 1]
    if state.step == Step.BID:
        return state.bid_track[0]
    if state.step == Step.OUTBID:
        return 0
    return state.seat


@kernel
def advance(state: State) -> None:
    """Carry out everything that needs no decision, until a question is open."""
    while True:
        if state.pending == 0:
            pay_whims(state)
            if proceed(state):
                return
        elif asks_topmost(state):
            return
        else:
            settle_topmost(state)


@kernel
def asks_topmost(state: State) -> bool:
    """Return whether the topmost question needs an answer. An empty pile that it draws from is refilled first."""
    asked = asked_now(state)
    if asked == Ask.PIECE:
        return asks_piece(state)
    if asked == Ask.CLAIM:
        return asks_claim(state)
    if asked == Ask.TAKE_BUILDING:
        return asks_take_building(state)
    if asked == Ask.DRAW_CARD:
        return fill_card_deck(state)
    if asked == Ask.DRAW_DJINN:
        return fill_djinn_deck(state)
    if asked == Ask.DRAW_ITEM:
        return fill_item_deck(state)
    if asked == Ask.KEEP_ITEM:
        return has_item_aside(state)
    if asked == Ask.BRING:
        return can_bring_to(state, asked_about(state))
    if asked == Ask.HORN:
        return state.row_length - asked_count(state) >= 2
    return True


@kernel
def settle_topmost(state: State) -> None:
    """Take the topmost question off the stack without asking it, and do what follows without a choice."""
    asked = asked_now(state)
    if asked == Ask.PIECE:
        settle_piece(state)
    elif asked == Ask.CLAIM:
        settle_claim(state)
    elif asked == Ask.TAKE_BUILDING:
        settle_take_building(state)
    else:
        answered(state)


@kernel
def may_use_window(state: State) -> bool:
    """Return whether the seat may have a power or an item to use in this window (TURN-4)."""
    return may_play_any(state, state.seat) or may_use_any(state, state.seat)


@kernel
def proceed(state: State) -> bool:
    """Return whether the step asks its question; if not, move on. The order of the steps is fixed (TURN-1, TURN-7)."""
    step = state.step
    if step == Step.BID:
        if state.bid_length > 0:
            return True
        start_turn(state, next_marker(state))
    elif step == Step.MOVE:
        if has_ordinary_move(state) or may_use_window(state):
            return True
        skip_move(state)
    elif step == Step.GALBELLS:
        pay_galbells(state)
    elif step == Step.TRIBE:
        if may_use_window(state):
            return True
        answer_tribe(state)
    elif step == Step.ACT:
        if asks_fakirs(state) or asks_kill(state):
            return True
        finish_tribe_action(state)
    elif step == Step.THIEF:
        if asks_thief(state):
            return True
        state.step = Step.TILE
    elif step == Step.TILE:
        if may_act(state) or may_use_window(state):
            return True
        finish_tile(state)
    elif step == Step.LAST:
        if cards_held(state, state.seat) > 0 or may_use_window(state):
            return True
        end_turn(state)
    elif step == Step.CLEANUP:
        start_round(state)
    else:
        return True
    return False


@kernel
def start_turn(state: State, seat: int) -> None:
    """Move the marker to the bid track and start the turn. Once trigger B has latched, no seat moves meeples and only the last
    window is left (TURN-2, TURN-10, END-10).
    """
    put_on_bid_track(state, seat)
    state.seat = seat
    state.step = Step.MOVE
    if state.no_move:
        state.step = Step.LAST


@kernel
def start_solo_turn(state: State) -> None:
    """Start the player's turn in the solo game, which has no markers (SOLO-7)."""
    state.seat = 0
    report_of_seat(state, Kind.TURN, 0, NOTHING, 1, Cause.GAME)
    state.step = Step.MOVE


@kernel
def skip_move(state: State) -> None:
    """Latch trigger B for a seat that has no move after W0. Only the last window is left, for powers, items and sales (END-4,
    END-6, END-7, SALE-5, SOLO-13).
    """
    latch_no_move(state)
    state.step = Step.LAST


@kernel
def latch_no_move(state: State) -> None:
    """Latch trigger B: no ordinary move is left on the board (END-3)."""
    report_of_table(state, Kind.NO_MOVE, NOTHING, 1 - state.no_move, Cause.GAME)
    state.no_move = 1


@kernel
def pay_galbells(state: State) -> None:
    """Let Galbells draw a card when another player ends the move on a market (PRO-3, PRO-4)."""
    state.step = Step.TRIBE
    owner = holder(state, Djinn.GALBELLS)
    if owner != NOBODY and owner != state.seat and is_market(state, state.at):
        draw_for(state, Ask.DRAW_CARD, owner, 1, Cause.DJINN + Djinn.GALBELLS)


@kernel
def answer_tribe(state: State) -> None:
    """Close W1: put the collected meeples down and perform the tribe action, which is compulsory. Both are one effect unless the
    action asks something first (TRIBE-GEN-1, WHIM-15).
    """
    state.step = Step.ACT
    put_down_collected(state)
    if not asks_fakirs(state) and not asks_kill(state):
        finish_tribe_action(state)


@kernel
def finish_tribe_action(state: State) -> None:
    """Perform a tribe action that asks nothing."""
    state.step = Step.THIEF
    act(state)


@kernel
def finish_tile(state: State) -> None:
    """Close W2 and perform the compulsory tile action, if the tile has one."""
    state.step = Step.LAST
    compulsory_action(state)


clear_turn = kernel(resetter(__name__, "clear_turn", (field for field, _ in REMEMBERED)))
"""Forget everything that a turn remembers. With two seats, each marker's turn thus has its own limits (DJ-GEN-4, ART-50)."""


@kernel
def end_turn(state: State) -> None:
    """Start the turn of the next marker, or end the round. An armed end of the game waits until all markers have played (END-1,
    END-2); in the solo game, until Yazid has (SOLO-13).
    """
    clear_turn(state)
    if state.seats == 1:
        if state.yazid_left:
            let_yazid_play(state)
        if state.step != Step.OVER:
            end_round(state)
        return
    seat = next_marker(state)
    if seat == NOBODY:
        end_round(state)
    else:
        start_turn(state, seat)


@kernel
def let_yazid_play(state: State) -> None:
    """Play Yazid's turn; a loss ends the game at once (SOLO-2)."""
    yazid_plays(state)
    if state.lost != Lost.NO:
        end_game(state)


@kernel
def answer_outbid(state: State, outbid: bool) -> None:
    """Let the player start before Yazid for the price, or after him (SOLO-4)."""
    if outbid:
        spend(state, 0, outbid_price(state), Cause.OUTBID)
        state.yazid_left = 1
    else:
        let_yazid_play(state)
    if state.step != Step.OVER:
        start_solo_turn(state)


@kernel
def end_round(state: State) -> None:
    """End the game if a trigger is armed or no move is left on the board; otherwise clean up (END-1, END-3, END-5, END-8)."""
    for place in range(2):
        state.dice[place] = 0
        state.targets[place] = NOWHERE
    if not has_ordinary_move(state):
        latch_no_move(state)
    if state.last_camel or state.no_move:
        end_game(state)
    else:
        state.step = Step.CLEANUP
        clean_up(state)


@kernel
def end_game(state: State) -> None:
    """End the game: nothing is asked any more."""
    report_of_table(state, Kind.OVER, NOTHING, 1, Cause.GAME)
    state.step = Step.OVER


@kernel
def start_round(state: State) -> None:
    """Start the next round."""
    state.round_number += 1
    report_of_table(state, Kind.ROUND, NOTHING, state.round_number, Cause.GAME)
    if state.seats == 1:
        state.step = Step.ROLL
    else:
        state.step = Step.BID
