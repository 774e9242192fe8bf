"""One step of many games: an action in each, chance's answers, the end, and what the seats then see."""

from typing import Any, NamedTuple

from naqala.catalog.names import SEATS
from naqala.catalog.verbs import ACTIONS
from naqala.engine.kernel import entry, kernel
from naqala.engine.layout import Cells
from naqala.engine.legal import legal
from naqala.engine.mirror import States
from naqala.engine.play import is_among, pick_outcome
from naqala.engine.scoring import has_score, score
from naqala.engine.setup import deal
from naqala.engine.state import FIRST_CHANCE, Ask, State
from naqala.engine.turn import actor, question
from naqala.env.kernels.observation import observe
from naqala.env.kernels.open_hands import forget_hands, play_openly

NO_SCORE = -1_000
"""The margin of a solo game that was lost to Yazid."""


class _Order(NamedTuple):
    """What a game does in a step."""

    PLAY: int = 0
    WAIT: int = 1
    """It stays as it is."""
    DEAL: int = 2
    """It is given up, and a new one is dealt."""


Order = _Order()


@kernel
def totals_of(state: State, totals: Cells, sheet: Cells) -> None:
    """Write each seat's points; nothing for seats that do not play."""
    for seat in range(SEATS):
        totals[seat] = score(state, seat, sheet) if seat < state.seats else 0


@kernel
def reward_win(state: State, totals: Cells, rewards: Any) -> None:
    """Write each seat's share of the victory; in the solo game 1 if Yazid is beaten."""
    best, winners = totals[0], 0
    for seat in range(state.seats):
        best = max(best, totals[seat])
    for seat in range(state.seats):
        winners += totals[seat] == best
    for seat in range(state.seats):
        if state.seats == 1:
            rewards[seat] = 1.0 if has_score(state) else 0.0
        else:
            rewards[seat] = 1.0 / winners if totals[seat] == best else 0.0


@kernel
def reward_margin(state: State, totals: Cells, rewards: Any) -> None:
    """Write by how much each seat leads the best other seat; in the solo game its points."""
    for seat in range(state.seats):
        rival = 0 if state.seats == 1 else -32_000
        for other in range(state.seats):
            if other != seat:
                rival = max(rival, totals[other])
        rewards[seat] = totals[seat] - rival if has_score(state) else NO_SCORE


@kernel
def let_chance_answer(state: State, actions: Cells, luck: Cells, hands: Any) -> int:
    """Let the dealer answer chance until a seat is asked or the game is over; return the number of legal actions."""
    count = legal(state, actions)
    while question(state) >= FIRST_CHANCE:
        play_openly(state, pick_outcome(state, actions, count, luck), hands)
        count = legal(state, actions)
    return count


@kernel
def finish(state: State, by_margin: bool, totals: Cells, sheet: Cells, rewards: Any) -> None:
    """Write the rewards of a game that is over."""
    totals_of(state, totals, sheet)
    if by_margin:
        reward_margin(state, totals, rewards)
    else:
        reward_win(state, totals, rewards)


@kernel
def show(state: State, hands: Any, actions: Cells, count: int, seen: Any, mask: Any) -> int:
    """Write the observation and the mask of the seat that is asked; return that seat."""
    seat = actor(state)
    observe(state, seat, hands, seen)
    for action in range(ACTIONS):
        mask[action] = 0
    for place in range(count):
        mask[actions[place]] = 1
    return seat


@entry
def first_illegal(orders: Any, chosen: Any, lists: Any, counts: Cells) -> int:
    """Return the first game that is to play an action that is not legal, or -1."""
    for index in range(len(chosen)):
        if orders[index] == Order.PLAY and not is_among(chosen[index], lists[index], counts[index]):
            return index
    return -1


@entry
def step_many(
    empty: States,
    by_margin: bool,
    totals: Cells,
    sheet: Cells,
    states: States,
    hands: Any,
    orders: Any,
    chosen: Any,
    lists: Any,
    counts: Cells,
    lucks: Any,
    seen: Any,
    masks: Any,
    seats: Any,
    rewards: Any,
    ended: Any,
    finals: Any,
) -> None:
    """Let each game follow its order, let chance answer, deal anew what has ended, and show every game that went on. ``finals``
    is empty, or has room for what all seats see at the end of each game.
    """
    for index in range(len(states)):
        for seat in range(SEATS):
            rewards[index, seat] = 0.0
        ended[index] = False
        if orders[index] == Order.WAIT:
            continue
        if orders[index] == Order.PLAY:
            play_openly(states[index], chosen[index], hands[index])
            counts[index] = let_chance_answer(states[index], lists[index], lucks[index], hands[index])
            ended[index] = question(states[index]) == Ask.OVER
        if ended[index]:
            finish(states[index], by_margin, totals, sheet, rewards[index])
            if len(finals) > 0:
                for seat in range(states[index].seats):
                    observe(states[index], seat, hands[index], finals[index, seat])
        if ended[index] or orders[index] == Order.DEAL:
            states[index] = empty[0]
            deal(states[index], lists[index], lucks[index])
            forget_hands(hands[index])
            counts[index] = let_chance_answer(states[index], lists[index], lucks[index], hands[index])
        seats[index] = show(states[index], hands[index], lists[index], counts[index], seen[index], masks[index])
