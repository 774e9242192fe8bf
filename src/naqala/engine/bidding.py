"""The bid phase and both tracks (BID)."""

from naqala.catalog.names import LEVELS, Deed, Djinn
from naqala.catalog.verbs import Verb
from naqala.engine.actions import encode
from naqala.engine.changes import spend
from naqala.engine.events import Cause, Kind, report_of_seat
from naqala.engine.kernel import kernel
from naqala.engine.layout import Cells
from naqala.engine.lookup import PRICE
from naqala.engine.payments import discard_fakirs, fakirs_held, holder, reward
from naqala.engine.state import NOBODY, State

_LEVEL_ONE = 1


@kernel
def spots(state: State, level: int) -> int:
    """Return how many markers the price level holds on the track in use, which may be the 5-player track without the Whims
    (BID-3, BID-5, WHIM-20, XSET-8, XSET-13).
    """
    return state.spots[level]


@kernel
def bid_answers(state: State, actions: Cells, count: int) -> int:
    """Write the open prices that the bidder can pay, at each bid also with Kumarbi's discounts, one level for each Fakir (BID-6,
    DJ-KUMARBI-1, DJ-KUMARBI-2, DJ-KUMARBI-3, DJ-KUMARBI-4, WHIM-22, WHIM-23). There is no ``pass`` and no other power; a bidder
    who can pay nothing bids 1 (BID-1, BID-8, BID-9, BID-11).
    """
    seat = state.bid_track[0]
    first = count
    fakirs = 0
    if holder(state, Djinn.KUMARBI) == seat:
        fakirs = fakirs_held(state, seat)
    for level in range(LEVELS):
        if state.lane_length[level] < spots(state, level):
            for discount in range(min(fakirs, level) + 1):
                if PRICE[level - discount] <= state.gold[seat]:
                    actions[count] = encode(Verb.BID, level, discount)
                    count += 1
    if count == first:
        actions[count] = encode(Verb.BID, _LEVEL_ONE)
        count += 1
    return count


@kernel
def answer_bid(state: State, level: int, discount: int) -> None:
    """Pay Fakirs and price, put the marker on its lane, then let Kali pay (BID-2, BID-12)."""
    seat = state.bid_track[0]
    report_of_seat(state, Kind.BID, seat, level, 1, Cause.BID)
    discard_fakirs(state, seat, discount, Cause.DJINN + Djinn.KUMARBI)
    spend(state, seat, min(PRICE[level - discount], state.gold[seat]), Cause.BID)
    for place in range(1, state.bid_length):
        state.bid_track[place - 1] = state.bid_track[place]
    state.bid_length -= 1
    state.bid_track[state.bid_length] = NOBODY
    lane = state.lane_length[level]
    for place in range(lane):
        pay_kali(state, seat, state.turn_track[level, place])
    state.turn_track[level, lane] = seat
    state.lane_length[level] = lane + 1


@kernel
def pay_kali(state: State, pusher: int, pushed: int) -> None:
    """Pay 1 gold for pushing another player's marker, 2 for one's own marker being pushed (WHIM-30, WHIM-32, XP-5)."""
    if pusher != pushed:
        reward(state, pusher, Deed.PUSH_MARKER, pusher)
        reward(state, pushed, Deed.PUSH_MARKER, pusher)


@kernel
def next_marker(state: State) -> int:
    """Take the next marker off the turn order track and return its seat: dearest first, front of a lane first (BID-10, BID-4)."""
    for level in range(LEVELS - 1, -1, -1):
        lane = state.lane_length[level]
        if lane > 0:
            seat = state.turn_track[level, lane - 1]
            state.turn_track[level, lane - 1] = NOBODY
            state.lane_length[level] = lane - 1
            report_of_seat(state, Kind.TURN, seat, level, 1, Cause.GAME)
            return seat
    return NOBODY


@kernel
def put_on_bid_track(state: State, seat: int) -> None:
    """Put the marker on the lowest free spot (TURN-2)."""
    state.bid_track[state.bid_length] = seat
    state.bid_length += 1
