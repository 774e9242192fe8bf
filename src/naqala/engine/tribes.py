"""Tribe actions (TRIBE, ART-10, Kandicha, Echidna, Iblis)."""

from naqala.catalog.names import Deed, Djinn, Tribe
from naqala.catalog.verbs import PASS, Verb
from naqala.engine.actions import VICTIM_FIRST, VICTIM_SECOND, VICTIMS, encode
from naqala.engine.board import blue_around, distance, is_empty, meeples_on, tiles_on
from naqala.engine.changes import earn, gain_meeples, lose_meeples, remove_meeples
from naqala.engine.control import take_control
from naqala.engine.djinns import owns
from naqala.engine.events import Cause, Kind, report_of_seat
from naqala.engine.items import craft_items
from naqala.engine.kernel import kernel
from naqala.engine.layout import Cells
from naqala.engine.market import take_first_cards
from naqala.engine.payments import cards_held, discard_fakirs, fakirs_held, holder, players, reward_all
from naqala.engine.pending import draw_for
from naqala.engine.state import NO_TRIBE, Ask, State

NO_TILE = -1


@kernel
def is_kept(tribe: int) -> bool:
    """Return whether meeples of the tribe stay in front of the player (TRIBE-YELLOW-1, TRIBE-WHITE-1, ART-10)."""
    return tribe == Tribe.VIZIER or tribe == Tribe.ELDER or tribe == Tribe.ARTISAN


@kernel
def put_down_collected(state: State) -> None:
    """Put the collected meeples, until now in hand, in front of the player or into the bag (TURN-8, TRIBE-GEN-2)."""
    state.held[state.tribe] = 0
    if is_kept(state.tribe):
        state.front[state.seat, state.tribe] += state.count
        report_of_seat(state, Kind.KEEP, state.seat, state.tribe, state.count, Cause.TRIBE + state.tribe)
    else:
        state.bag[state.tribe] += state.count
        report_of_seat(state, Kind.RETURN, state.seat, state.tribe, state.count, Cause.TRIBE + state.tribe)


@kernel
def act(state: State) -> None:
    """Perform a tribe action that asks nothing first. Dhenim pays once for Viziers (DJ-DHENIM-1, DJ-DHENIM-2, PRO-1)."""
    if state.tribe == Tribe.VIZIER:
        reward_all(state, Deed.GET_VIZIERS, state.seat)
    elif state.tribe == Tribe.MERCHANT:
        take_first_cards(state, state.seat, state.count, Cause.TRIBE + Tribe.MERCHANT)
    elif state.tribe == Tribe.BUILDER:
        answer_build(state, 0)
    elif state.tribe == Tribe.ARTISAN:
        craft_items(state, state.seat, state.count)


@kernel
def asks_fakirs(state: State) -> bool:
    """Return whether the seat is asked for Fakirs to add to its Builders (TRIBE-BLUE-2, TRIBE-BLUE-4)."""
    return state.tribe == Tribe.BUILDER and cards_held(state, state.seat) > 0 and blue_around(state, state.at) > 0


@kernel
def builder_gold(state: State, seat: int, tile: int) -> int:
    """Return what one Builder earns for the seat on the tile, doubled by Echidna (TRIBE-BLUE-1, TRIBE-BLUE-3, DJ-ECHIDNA-1)."""
    gold = blue_around(state, tile)
    if owns(state, seat, Djinn.ECHIDNA) and (state.used >> Djinn.ECHIDNA) & 1:
        return 2 * gold
    return gold


@kernel
def build_answers(state: State, actions: Cells, count: int) -> int:
    """Write any number of the seat's Fakirs, 0 included (TRIBE-BLUE-2)."""
    for number in range(fakirs_held(state, state.seat) + 1):
        actions[count] = encode(Verb.FAKIRS, number)
        count += 1
    return count


@kernel
def answer_build(state: State, fakirs: int) -> None:
    """Earn (Builders + Fakirs) x blue-valued tiles around the final tile (TRIBE-BLUE-1)."""
    cause = Cause.TRIBE + Tribe.BUILDER
    discard_fakirs(state, state.seat, fakirs, cause)
    earn(state, state.seat, (state.count + fakirs) * builder_gold(state, state.seat, state.at), cause)


@kernel
def is_protected(state: State, seat: int) -> bool:
    """Return whether Boaz keeps Assassins from what lies in front of the seat (DJ-BOAZ-1, TRIBE-RED-9, ART-42, XP-2)."""
    return holder(state, Djinn.BOAZ) == seat


@kernel
def targets_in_front(state: State, seat: int) -> int:
    """Return how many meeples in front of the seat, or of Yazid, Assassins can kill (TRIBE-RED-3, ART-12, SOLO-12)."""
    if seat == state.seat or is_protected(state, seat):
        return 0
    return state.front[seat, Tribe.VIZIER] + state.front[seat, Tribe.ELDER] + state.front[seat, Tribe.ARTISAN]


@kernel
def can_kill_two(state: State) -> bool:
    """Return whether Iblis was paid for in this turn (DJ-IBUS-1)."""
    return (state.used >> Djinn.IBLIS) & 1 == 1 and owns(state, state.seat, Djinn.IBLIS)


@kernel
def asks_kill(state: State) -> bool:
    """Return whether there may be a victim: in front of an opponent, or in range if all cards of the seat were Fakirs."""
    if state.tribe != Tribe.ASSASSIN:
        return False
    for seat in range(players(state)):
        if targets_in_front(state, seat) > 0:
            return True
    range_seen = state.count + cards_held(state, state.seat)
    for tile in range(tiles_on(state)):
        if distance(state.at, tile) <= range_seen and not is_empty(state, tile):
            return True
    return False


@kernel
def fakirs_needed(state: State, tile: int) -> int:
    """Return how many Fakirs must be discarded to reach the tile (TRIBE-RED-10)."""
    return max(0, distance(state.at, tile) - state.count)


@kernel
def is_choice(first: int, second: int, first_there: int, second_there: int, total: int, two: bool) -> bool:
    """Return whether the number of victims is right: one, or with Iblis two if there are two (TRIBE-RED-1, DJ-IBUS-2)."""
    if second == NO_TRIBE:
        return first_there > 0 and (not two or total == 1)
    if not two:
        return False
    if first == second:
        return first_there >= 2
    return first_there > 0 and second_there > 0


@kernel
def kills_on_tiles(state: State, actions: Cells, count: int) -> int:
    """Write the kills on tiles in range, of any colour and the final tile included (TRIBE-RED-2, TRIBE-RED-4, TRIBE-RED-5)."""
    two = can_kill_two(state)
    fakirs = fakirs_held(state, state.seat)
    for tile in range(tiles_on(state)):
        total = meeples_on(state, tile)
        if total > 0 and fakirs_needed(state, tile) <= fakirs:
            for victims in range(VICTIMS):
                first, second = VICTIM_FIRST[victims], VICTIM_SECOND[victims]
                second_there = 0
                if second != NO_TRIBE:
                    second_there = state.meeples[tile, second]
                if is_choice(first, second, state.meeples[tile, first], second_there, total, two):
                    actions[count] = encode(Verb.KILL_ON, tile, victims)
                    count += 1
    return count


@kernel
def kills_of_seats(state: State, actions: Cells, count: int) -> int:
    """Write the kills of Viziers, Elders and Artisans in front of opponents, at any distance (TRIBE-RED-3)."""
    two = can_kill_two(state)
    for seat in range(players(state)):
        total = targets_in_front(state, seat)
        if total > 0:
            for victims in range(VICTIMS):
                first, second = VICTIM_FIRST[victims], VICTIM_SECOND[victims]
                if is_kept(first) and (second == NO_TRIBE or is_kept(second)):
                    second_there = 0
                    if second != NO_TRIBE:
                        second_there = state.front[seat, second]
                    if is_choice(first, second, state.front[seat, first], second_there, total, two):
                        actions[count] = encode(Verb.KILL_OF, seat, victims)
                        count += 1
    return count


@kernel
def must_kill(state: State) -> bool:
    """Return whether some victim costs no Fakir (TRIBE-RED-6)."""
    for seat in range(players(state)):
        if targets_in_front(state, seat) > 0:
            return True
    for tile in range(tiles_on(state)):
        if distance(state.at, tile) <= state.count and not is_empty(state, tile):
            return True
    return False


@kernel
def kill_answers(state: State, actions: Cells, count: int) -> int:
    """Write all kills; ``pass`` first if each of them costs a Fakir or there is none (TRIBE-RED-6)."""
    if not must_kill(state):
        actions[count] = PASS
        count += 1
    count = kills_on_tiles(state, actions, count)
    return kills_of_seats(state, actions, count)


@kernel
def kill_on(state: State, tile: int, victims: int) -> None:
    """Pay the Fakirs, remove the victims together, then take control of a tile they leave empty (TRIBE-RED-7, TRIBE-RED-8,
    TRIBE-RED-11, DJ-IBUS-3).
    """
    cause = Cause.TRIBE + Tribe.ASSASSIN
    discard_fakirs(state, state.seat, fakirs_needed(state, tile), cause)
    first, second = VICTIM_FIRST[victims], VICTIM_SECOND[victims]
    remove_meeples(state, state.seat, tile, first, 1, cause)
    if second != NO_TRIBE:
        remove_meeples(state, state.seat, tile, second, 1, cause)
    if is_empty(state, tile):
        take_control(state, state.seat, tile, cause)
    reward_kills(state, first, second, tile)


@kernel
def kill_of(state: State, seat: int, victims: int) -> None:
    """Kill meeples in front of an opponent (TRIBE-RED-3, TRIBE-RED-7)."""
    first, second = VICTIM_FIRST[victims], VICTIM_SECOND[victims]
    cause = Cause.TRIBE + Tribe.ASSASSIN
    lose_meeples(state, seat, first, 1, cause)
    if second != NO_TRIBE:
        lose_meeples(state, seat, second, 1, cause)
    reward_kills(state, first, second, NO_TILE)


@kernel
def reward_kills(state: State, first: int, second: int, tile: int) -> None:
    """Give Kandicha's owner what each victim brings. Nekir pays once, and so does Dhenim if Viziers were kept (DJ-KANDICHA-4,
    DJ-KANDICHA-5, DJ-NEKIR-1, DJ-NEKIR-2, DJ-DHENIM-3, DJ-DHENIM-4).
    """
    has_kandicha = owns(state, state.seat, Djinn.KANDICHA)
    viziers = 0
    for victim in (second, first):
        if victim != NO_TRIBE:
            if has_kandicha:
                reward_victim(state, victim, tile)
            if has_kandicha and is_kept(victim):
                gain_meeples(state, state.seat, victim, 1, Cause.DJINN + Djinn.KANDICHA)
            if victim == Tribe.VIZIER:
                viziers += 1
    reward_all(state, Deed.KILL, state.seat)
    if has_kandicha and viziers > 0:
        reward_all(state, Deed.GET_VIZIERS, state.seat)


@kernel
def reward_victim(state: State, victim: int, tile: int) -> None:
    """Give Kandicha's owner a card for a Merchant, from the row with Artisans; for a Builder his gold, doubled by Echidna but
    without Fakirs; for an Artisan an item (DJ-KANDICHA-1, DJ-KANDICHA-2, DJ-KANDICHA-3, DJ-ECHIDNA-2, ART-43, ART-48, XP-2).
    """
    cause = Cause.DJINN + Djinn.KANDICHA
    if victim == Tribe.BUILDER:
        earn(state, state.seat, builder_gold(state, state.seat, tile), cause)
    elif victim == Tribe.MERCHANT:
        if state.with_artisans:
            take_first_cards(state, state.seat, 1, cause)
        else:
            draw_for(state, Ask.DRAW_CARD, state.seat, 1, cause)
    elif victim == Tribe.ARTISAN:
        draw_for(state, Ask.DRAW_ITEM, state.seat, 1, cause)
