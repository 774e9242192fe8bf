"""One ladder: question -> the actions that answer it, in ascending order."""

from naqala.catalog.cards import WHIMS
from naqala.catalog.names import CARDS, DJINNS, ITEMS, THIEVES, TRIBES
from naqala.catalog.verbs import PASS, Verb
from naqala.engine.actions import card_of, encode, has_verb, item_of, tribe_of
from naqala.engine.bidding import bid_answers
from naqala.engine.buildings import redirect_answers
from naqala.engine.control import own_piece_answers
from naqala.engine.djinns import djinn_uses, target_answers
from naqala.engine.items import (
    bring_answers,
    flute_answers,
    horn_answers,
    item_uses,
    lamp_answers,
    ring_answers,
    scimitar_answers,
    talisman_to_answers,
)
from naqala.engine.kernel import entry, kernel
from naqala.engine.layout import Cells
from naqala.engine.lookup import TRIBE_THIEF
from naqala.engine.market import last_answers
from naqala.engine.pending import asked_seat
from naqala.engine.solo import outbid_answers, roll_answers
from naqala.engine.sowing import drop_answers, move_answers
from naqala.engine.state import FIRST_BARGAIN, FIRST_CHANCE, LAST_BARGAIN, Ask, Place, State
from naqala.engine.stocks import place_answers, stock_answers
from naqala.engine.thieves import (
    ASIDE,
    claim_answers,
    give_building_answers,
    give_item_answers,
    handful_answers,
    take_building_answers,
)
from naqala.engine.tiles import tile_answers
from naqala.engine.tribes import build_answers, kill_answers
from naqala.engine.turn import question


@kernel
def add_action(action: int, actions: Cells, count: int) -> int:
    """Write one more action and return the new number of actions."""
    actions[count] = action
    return count + 1


@kernel
def power_uses(state: State, actions: Cells, count: int) -> int:
    """Write the powers and magic items that the active seat can use in this window (TURN-4, TURN-6)."""
    count = djinn_uses(state, state.seat, actions, count)
    return item_uses(state, state.seat, actions, count)


@entry
def legal(state: State, actions: Cells) -> int:
    """Write the legal actions of the open question and return how many there are."""
    asked = question(state)
    if asked >= FIRST_CHANCE:
        return chance_answers(state, asked, actions)
    if asked == Ask.DROP:
        return drop_answers(state, actions, 0)
    if asked == Ask.MOVE:
        return power_uses(state, actions, move_answers(state, actions, 0))
    if asked == Ask.BID:
        return bid_answers(state, actions, 0)
    if asked == Ask.LAST:
        return last_answers(state, actions, power_uses(state, actions, add_action(PASS, actions, 0)))
    if asked == Ask.TILE:
        return tile_answers(state, actions, power_uses(state, actions, add_action(PASS, actions, 0)))
    if asked == Ask.TRIBE:
        return power_uses(state, actions, add_action(PASS, actions, 0))
    if asked == Ask.BUILD:
        return build_answers(state, actions, 0)
    if asked == Ask.KILL:
        return kill_answers(state, actions, 0)
    if asked == Ask.PIECE:
        return add_action(encode(Verb.TENT), actions, add_action(encode(Verb.CAMEL), actions, 0))
    if asked == Ask.REDIRECT:
        return redirect_answers(state, actions, 0)
    if asked == Ask.TARGET:
        return target_answers(state, actions, 0)
    if asked == Ask.KEEP_DJINN:
        return place_answers(state.djinn, DJINNS, Place.ASIDE, Verb.KEEP_DJINN, actions)
    if asked == Ask.KEEP_ITEM:
        return stock_answers(state.item_aside, ITEMS, Verb.KEEP_ITEM, actions)
    if asked == Ask.THIEF:
        return add_action(encode(Verb.SEND, TRIBE_THIEF[state.tribe]), actions, add_action(PASS, actions, 0))
    if asked == Ask.OUTBID:
        return outbid_answers(state, actions, 0)
    if asked == Ask.OVER:
        return 0
    if FIRST_BARGAIN <= asked <= LAST_BARGAIN:
        return thief_question_answers(state, asked, actions)
    return item_question_answers(state, asked, actions)


@kernel
def thief_question_answers(state: State, asked: int, actions: Cells) -> int:
    """Write what a victim can give or the user take."""
    if asked == Ask.GIVE_CARDS:
        return handful_answers(state, asked_seat(state), Verb.GIVE_CARDS, actions, 0)
    if asked == Ask.GIVE_DJINN:
        return place_answers(state.djinn, DJINNS, asked_seat(state), Verb.GIVE_DJINN, actions)
    if asked == Ask.GIVE_TILE:
        return own_piece_answers(state, Verb.GIVE_TILE, actions, 0)
    if asked == Ask.GIVE_BUILDING:
        return give_building_answers(state, actions, 0)
    if asked == Ask.GIVE_ITEM:
        return give_item_answers(state, actions, 0)
    if asked == Ask.TAKE_CARDS:
        return handful_answers(state, ASIDE, Verb.TAKE_CARDS, actions, 0)
    if asked == Ask.TAKE_DJINN:
        return place_answers(state.djinn, DJINNS, Place.ASIDE, Verb.TAKE_DJINN, actions)
    if asked == Ask.CLAIM:
        return claim_answers(state, actions, 0)
    if asked == Ask.TAKE_BUILDING:
        return take_building_answers(state, actions, 0)
    return stock_answers(state.item_aside, ITEMS, Verb.TAKE_ITEM, actions)


@kernel
def item_question_answers(state: State, asked: int, actions: Cells) -> int:
    """Write the answers to a question of a magic item."""
    if asked == Ask.SCIMITAR:
        return scimitar_answers(state, actions, 0)
    if asked == Ask.LAMP:
        return lamp_answers(state, actions, 0)
    if asked == Ask.FLUTE:
        return flute_answers(state, actions, 0)
    if asked == Ask.BRING:
        return bring_answers(state, actions, 0)
    if asked == Ask.RING:
        return ring_answers(state, actions, 0)
    if asked == Ask.TALISMAN_FROM:
        return own_piece_answers(state, Verb.FROM, actions, 0)
    if asked == Ask.TALISMAN_TO:
        return talisman_to_answers(state, actions, 0)
    if asked == Ask.HORN:
        return horn_answers(state, actions, 0)
    return 0


@kernel
def chance_answers(state: State, asked: int, actions: Cells) -> int:
    """Write what chance can answer."""
    if asked == Ask.DRAW_CARD:
        return stock_answers(state.card_deck, CARDS, Verb.DRAW_CARD, actions)
    if asked == Ask.DRAW_MEEPLE:
        return stock_answers(state.bag, TRIBES, Verb.DRAW_MEEPLE, actions)
    if asked == Ask.DRAW_ITEM:
        return stock_answers(state.item_deck, ITEMS, Verb.DRAW_ITEM, actions)
    if asked == Ask.DRAW_DJINN:
        return place_answers(state.djinn, DJINNS, Place.DECK, Verb.DRAW_DJINN, actions)
    if asked == Ask.DRAW_THIEF:
        return place_answers(state.thief, THIEVES, Place.DECK, Verb.DRAW_THIEF, actions)
    if asked == Ask.DRAW_WHIM:
        return place_answers(state.whim, WHIMS, Place.DECK, Verb.DRAW_WHIM, actions)
    return roll_answers(state, actions, 0)


@kernel
def weight(state: State, action: int) -> int:
    """Return how likely chance is to give this answer, as a whole number."""
    if has_verb(action, Verb.DRAW_CARD):
        return state.card_deck[card_of(action)]
    if has_verb(action, Verb.DRAW_MEEPLE):
        return state.bag[tribe_of(action)]
    if has_verb(action, Verb.DRAW_ITEM):
        return state.item_deck[item_of(action)]
    return 1
