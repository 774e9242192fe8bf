"""Items: drawing and keeping them, and playing the magic ones (ART)."""

from naqala.catalog.cards import FLUTE_MEEPLES, MAGIC_ITEMS, ROW_LENGTH
from naqala.catalog.names import CARDS, DIRECTIONS, DJINNS, ITEMS, TRIBES, Item, Tribe
from naqala.catalog.verbs import PASS, Verb
from naqala.engine.actions import VICTIM_FIRST, VICTIM_SECOND, VICTIMS, encode
from naqala.engine.board import (
    RISING_SIDES,
    has_exit,
    is_empty,
    is_free,
    meeples_on,
    neighbour,
    put_meeple,
    take_meeples,
    tiles_on,
)
from naqala.engine.changes import discard_item, remove_meeples
from naqala.engine.control import move_piece, owns_a_tile, take_control
from naqala.engine.djinns import djinns_in_row, djinns_left, obtain_djinn
from naqala.engine.events import Cause, Kind, report, report_of_seat, report_of_table
from naqala.engine.kernel import kernel
from naqala.engine.layout import Cells
from naqala.engine.lookup import ITEM_MAGIC
from naqala.engine.market import cards_left
from naqala.engine.pending import (
    answered,
    ask,
    ask_about,
    asked_about,
    asked_cause,
    asked_count,
    asked_seat,
    count_answer,
    draw_for,
    one_drawn,
)
from naqala.engine.state import TO_ASIDE, TO_ROW, Ask, Place, State
from naqala.engine.stocks import fill_deck, total


@kernel
def items_held(state: State, seat: int) -> int:
    """Return how many items the seat holds, which is public (HID-6)."""
    number = 0
    for item in range(ITEMS):
        number += state.items[seat, item]
    return number


@kernel
def precious_held(state: State, seat: int) -> int:
    """Return how many precious items the seat holds (ART-20)."""
    number = 0
    for item in range(ITEMS):
        if ITEM_MAGIC[item] == 0:
            number += state.items[seat, item]
    return number


@kernel
def may_play_any(state: State, seat: int) -> bool:
    """Return whether the seat may have a magic item to play (ART-21)."""
    return state.with_artisans == 1 and state.item_played == 0 and items_held(state, seat) > 0


@kernel
def items_left(state: State) -> int:
    """Return how many items can still be drawn: pile and discard."""
    return total(state.item_deck, ITEMS) + total(state.item_discard, ITEMS)


@kernel
def fill_item_deck(state: State) -> bool:
    """Make the discard a new pile if the pile is empty (ART-30); return False if there is nothing to draw."""
    return fill_deck(state, state.item_deck, state.item_discard, ITEMS, Kind.SHUFFLE_ITEM)


@kernel
def answer_draw_item(state: State, item: int) -> None:
    """Put the item that was drawn aside for a choice, or give it to a seat."""
    destination = asked_about(state)
    state.item_deck[item] -= 1
    if destination == TO_ASIDE:
        state.item_aside[item] += 1
        report_of_seat(state, Kind.SEE_ITEM, state.seat, item, 1, asked_cause(state))
    else:
        state.items[destination, item] += 1
        report_of_seat(state, Kind.DRAW_ITEM, destination, item, 1, asked_cause(state))
    one_drawn(state)


@kernel
def craft_items(state: State, seat: int, number: int) -> None:
    """Draw as many items as Artisans were collected; the seat keeps one (ART-10, ART-47)."""
    cause = Cause.TRIBE + Tribe.ARTISAN
    ask(state, Ask.KEEP_ITEM, seat, cause)
    draw_for(state, Ask.DRAW_ITEM, TO_ASIDE, min(number, items_left(state)), cause)


@kernel
def has_item_aside(state: State) -> bool:
    """Return whether an item lies aside."""
    for item in range(ITEMS):
        if state.item_aside[item] > 0:
            return True
    return False


@kernel
def answer_keep_item(state: State, item: int) -> None:
    """Artisans: keep one of the items drawn, hidden from the others (ART-10, HID-6)."""
    take_item_aside(state, item, Kind.KEEP_ITEM)


@kernel
def take_item_aside(state: State, item: int, kind: int) -> None:
    """Give the asked seat one of the items that lie aside and discard the others (ART-10, THF-15)."""
    seat, cause = asked_seat(state), asked_cause(state)
    answered(state)
    state.item_aside[item] -= 1
    state.items[seat, item] += 1
    report_of_seat(state, kind, seat, item, 1, cause)
    for other in range(ITEMS):
        report_of_table(state, Kind.LEAVE_ITEM, other, state.item_aside[other], cause)
        state.item_discard[other] += state.item_aside[other]
        state.item_aside[other] = 0


@kernel
def can_play(state: State, seat: int, item: int) -> bool:
    """Return whether the item is playable, so that it changes something; a drop plays the Carpet (TURN-6, TURN-9)."""
    if item == Item.SCIMITAR:
        for tile in range(tiles_on(state)):
            if meeples_on(state, tile) >= 2:
                return True
        return False
    if item == Item.LAMP:
        return djinns_in_row(state) + djinns_left(state) > 0
    if item == Item.FLUTE:
        for tile in range(tiles_on(state)):
            if can_bring_to(state, tile):
                return True
        return False
    if item == Item.RING:
        return total(state.item_discard, ITEMS) > 0
    if item == Item.TALISMAN:
        return owns_a_tile(state, seat) and has_unowned_land(state)
    if item == Item.HORN:
        return state.row_length >= 2 or (state.row_length < ROW_LENGTH and cards_left(state) > 0)
    return False


@kernel
def has_unowned_land(state: State) -> bool:
    """Return whether some tile that is not forbidden has no owner."""
    for tile in range(tiles_on(state)):
        if is_free(state, tile):
            return True
    return False


@kernel
def item_uses(state: State, seat: int, actions: Cells, count: int) -> int:
    """Write the magic items that can be played in this window, unless one was played in this turn (ART-21, ART-22, ART-50)."""
    if state.with_artisans == 0 or state.item_played:
        return count
    for item in range(MAGIC_ITEMS):
        if state.items[seat, item] > 0 and can_play(state, seat, item):
            actions[count] = encode(Verb.PLAY, item)
            count += 1
    return count


@kernel
def play_item(state: State, item: int) -> None:
    """Discard the item, then ask its question. The Horn first refills the row (ART-45)."""
    seat, cause = state.seat, Cause.ITEM + item
    discard_item(state, seat, item, cause)
    state.item_played = 1
    if item == Item.SCIMITAR:
        ask(state, Ask.SCIMITAR, seat, cause)
    elif item == Item.LAMP:
        ask(state, Ask.LAMP, seat, cause)
    elif item == Item.FLUTE:
        ask(state, Ask.FLUTE, seat, cause)
    elif item == Item.RING:
        ask(state, Ask.RING, seat, cause)
    elif item == Item.TALISMAN:
        ask(state, Ask.TALISMAN_FROM, seat, cause)
    elif item == Item.HORN:
        ask(state, Ask.HORN, seat, cause)
        draw_for(state, Ask.DRAW_CARD, TO_ROW, min(ROW_LENGTH - state.row_length, cards_left(state)), cause)


@kernel
def scimitar_answers(state: State, actions: Cells, count: int) -> int:
    """Scimitar: write each pair of meeples on each tile, of any colours (ART-23, ART-46)."""
    for tile in range(tiles_on(state)):
        for victims in range(TRIBES, VICTIMS):
            first, second = VICTIM_FIRST[victims], VICTIM_SECOND[victims]
            if first == second:
                there = state.meeples[tile, first] >= 2
            else:
                there = state.meeples[tile, first] > 0 and state.meeples[tile, second] > 0
            if there:
                actions[count] = encode(Verb.REMOVE, tile, victims)
                count += 1
    return count


@kernel
def answer_scimitar(state: State, tile: int, victims: int) -> None:
    """Scimitar: put the meeples into the bag and take control of a tile they leave empty (ART-23, ART-46)."""
    seat, cause = asked_seat(state), asked_cause(state)
    answered(state)
    for tribe in (VICTIM_FIRST[victims], VICTIM_SECOND[victims]):
        remove_meeples(state, seat, tile, tribe, 1, cause)
    if is_empty(state, tile):
        take_control(state, seat, tile, cause)


@kernel
def lamp_answers(state: State, actions: Cells, count: int) -> int:
    """Lamp: write the face-up djinns, and the top of the pile (ART-24, ART-35)."""
    for djinn in range(DJINNS):
        if state.djinn[djinn] >= Place.ROW:
            actions[count] = encode(Verb.TAKE_DJINN, djinn)
            count += 1
    if djinns_left(state) > 0:
        actions[count] = encode(Verb.TAKE_DECK)
        count += 1
    return count


@kernel
def answer_lamp(state: State, djinn: int) -> None:
    """Lamp: take a face-up djinn (ART-24)."""
    seat, cause = asked_seat(state), asked_cause(state)
    answered(state)
    obtain_djinn(state, seat, djinn, Kind.TAKE_DJINN, cause)


@kernel
def answer_lamp_from_deck(state: State) -> None:
    """Lamp: take the top djinn of the pile (ART-35)."""
    seat, cause = asked_seat(state), asked_cause(state)
    answered(state)
    draw_for(state, Ask.DRAW_DJINN, seat, 1, cause)


@kernel
def can_bring_to(state: State, tile: int) -> bool:
    """Return whether a meeple can cross one open edge onto the tile (ART-25, ART-32)."""
    for direction in range(DIRECTIONS):
        if has_exit(state, tile, direction) and not is_empty(state, neighbour(tile, direction)):
            return True
    return False


@kernel
def flute_answers(state: State, actions: Cells, count: int) -> int:
    """Flute: write the tiles that meeples can be brought to."""
    for tile in range(tiles_on(state)):
        if can_bring_to(state, tile):
            actions[count] = encode(Verb.AT, tile)
            count += 1
    return count


@kernel
def answer_flute(state: State, tile: int) -> None:
    """Flute: ask which meeples come to the tile."""
    seat, cause = asked_seat(state), asked_cause(state)
    answered(state)
    ask_about(state, Ask.BRING, seat, tile, 0, cause)


@kernel
def bring_answers(state: State, actions: Cells, count: int) -> int:
    """Flute: write the meeples of the adjacent tiles; ``pass`` after the first was brought (ART-36)."""
    if asked_count(state) > 0:
        actions[count] = PASS
        count += 1
    goal = asked_about(state)
    for direction in RISING_SIDES:
        if has_exit(state, goal, direction):
            tile = neighbour(goal, direction)
            for tribe in range(TRIBES):
                if state.meeples[tile, tribe] > 0:
                    actions[count] = encode(Verb.BRING, tile, tribe)
                    count += 1
    return count


@kernel
def answer_bring(state: State, tile: int, tribe: int) -> None:
    """Flute: bring one meeple to the tile, at most 5 in all. No tile changes owner (ART-25, ART-36)."""
    seat, goal, cause = asked_seat(state), asked_about(state), asked_cause(state)
    take_meeples(state, tile, tribe, 1)
    report(state, Kind.PICK, seat, tribe, 1, tile, cause)
    put_meeple(state, goal, tribe)
    report(state, Kind.DROP, seat, tribe, 1, goal, cause)
    count_answer(state)
    if asked_count(state) == FLUTE_MEEPLES:
        answered(state)


@kernel
def answer_ring(state: State, item: int) -> None:
    """Ring: take an item of the discard, hidden again (ART-27, ART-39)."""
    state.items[asked_seat(state), item] += 1
    state.item_discard[item] -= 1
    report_of_seat(state, Kind.FETCH_ITEM, asked_seat(state), item, 1, asked_cause(state))
    answered(state)


@kernel
def ring_answers(state: State, actions: Cells, count: int) -> int:
    """Ring: write the items of the discard but the Ring itself (ART-27)."""
    for item in range(ITEMS):
        if state.item_discard[item] > 0 and item != Item.RING:
            actions[count] = encode(Verb.TAKE_ITEM, item)
            count += 1
    return count


@kernel
def talisman_to_answers(state: State, actions: Cells, count: int) -> int:
    """Talisman: write the tiles without owner that are not forbidden (ART-28, ART-44)."""
    for tile in range(tiles_on(state)):
        if is_free(state, tile):
            actions[count] = encode(Verb.AT, tile)
            count += 1
    return count


@kernel
def answer_talisman_from(state: State, tile: int) -> None:
    """Talisman: ask where the chosen piece goes."""
    seat, cause = asked_seat(state), asked_cause(state)
    answered(state)
    ask_about(state, Ask.TALISMAN_TO, seat, tile, 0, cause)


@kernel
def answer_talisman_to(state: State, goal: int) -> None:
    """Talisman: move the chosen piece to the tile."""
    tile, cause = asked_about(state), asked_cause(state)
    answered(state)
    move_piece(state, tile, goal, cause)


@kernel
def horn_answers(state: State, actions: Cells, count: int) -> int:
    """Horn: write each kind of card that can be next from the front (ART-29)."""
    for card in range(CARDS):
        for place in range(asked_count(state), state.row_length):
            if state.row[place] == card:
                actions[count] = encode(Verb.NEXT, card)
                count += 1
                break
    return count


@kernel
def answer_horn(state: State, card: int) -> None:
    """Horn: move the first such card that is not in place yet forward; the cards before it move back one place (ART-29)."""
    placed = asked_count(state)
    place = placed
    while state.row[place] != card:
        place += 1
    while place > placed:
        state.row[place] = state.row[place - 1]
        place -= 1
    state.row[placed] = card
    report(state, Kind.ORDER_CARD, asked_seat(state), card, 1, placed, asked_cause(state))
    count_answer(state)
