"""One ladder: question -> the rule that carries out an answer. The answer is known to be legal."""

from naqala.catalog.verbs import PASS, Verb
from naqala.engine.actions import (
    black_of,
    building_of,
    card_of,
    discount_of,
    djinn_of,
    fakirs_of,
    handful_of,
    has_verb,
    is_power,
    item_of,
    later_place_of,
    level_of,
    place_of,
    seat_of,
    suit_of,
    thief_of,
    tile_of,
    tribe_of,
    victims_of,
    way_of,
    whim_of,
    white_of,
)
from naqala.engine.bidding import answer_bid
from naqala.engine.buildings import build_as_intended, redirect
from naqala.engine.cleanup import answer_draw_thief
from naqala.engine.control import answer_piece
from naqala.engine.djinns import answer_draw_djinn, answer_draw_meeple, answer_keep_djinn, answer_target, use_djinn
from naqala.engine.events import Cause
from naqala.engine.items import (
    answer_bring,
    answer_draw_item,
    answer_flute,
    answer_horn,
    answer_keep_item,
    answer_lamp,
    answer_lamp_from_deck,
    answer_ring,
    answer_scimitar,
    answer_talisman_from,
    answer_talisman_to,
    play_item,
)
from naqala.engine.kernel import entry, kernel
from naqala.engine.market import answer_draw_card, buy_card, buy_two_cards, sell
from naqala.engine.pending import answered
from naqala.engine.solo import answer_roll
from naqala.engine.sowing import drop, drop_by_carpet, pick_up
from naqala.engine.state import FIRST_BARGAIN, FIRST_CHANCE, LAST_BARGAIN, Ask, State, Step
from naqala.engine.thieves import (
    answer_claim,
    answer_give_building,
    answer_give_cards,
    answer_give_djinn,
    answer_give_item,
    answer_give_tile,
    answer_take_building,
    answer_take_cards,
    answer_take_djinn,
    answer_take_item,
    settle_claim,
    use_thief,
)
from naqala.engine.tiles import buy_djinn, buy_thief, craft
from naqala.engine.tribes import answer_build, kill_of, kill_on
from naqala.engine.turn import (
    advance,
    answer_outbid,
    answer_tribe,
    end_turn,
    finish_tile,
    question,
    skip_move,
)
from naqala.engine.whims import answer_draw_whim, take_whim


@entry
def apply_action(state: State, action: int) -> None:
    """Carry out a legal action and everything up to the next question."""
    asked = question(state)
    if asked >= FIRST_CHANCE:
        answer_chance(state, asked, action)
    elif asked == Ask.BID:
        answer_bid(state, level_of(action), discount_of(action))
    elif asked == Ask.DROP:
        answer_drop(state, action)
    elif is_power(action):
        use_power(state, action)
    elif asked == Ask.MOVE:
        answer_move(state, action)
    elif asked == Ask.TRIBE:
        answer_tribe(state)
    elif asked == Ask.BUILD:
        state.step = Step.THIEF
        answer_build(state, fakirs_of(action))
    elif asked == Ask.KILL:
        answer_kill(state, action)
    elif asked == Ask.THIEF:
        answer_thief(state, action)
    elif asked == Ask.TILE:
        answer_tile(state, action)
    elif asked == Ask.LAST:
        answer_last(state, action)
    elif asked == Ask.OUTBID:
        answer_outbid(state, has_verb(action, Verb.OUTBID))
    elif asked == Ask.PIECE:
        answer_piece(state, has_verb(action, Verb.TENT))
    elif asked == Ask.KEEP_ITEM:
        answer_keep_item(state, item_of(action))
    elif asked == Ask.KEEP_DJINN:
        answer_keep_djinn(state, djinn_of(action))
    elif asked == Ask.TARGET:
        answer_target(state, tile_of(action))
    elif asked == Ask.REDIRECT:
        answer_redirect(state, action)
    elif FIRST_BARGAIN <= asked <= LAST_BARGAIN:
        answer_thief_question(state, asked, action)
    else:
        answer_item_question(state, asked, action)
    advance(state)


@kernel
def answer_drop(state: State, action: int) -> None:
    """Make an ordinary drop or one with the Carpet."""
    if has_verb(action, Verb.DROP):
        drop(state, tile_of(action), tribe_of(action), Cause.MOVE)
    else:
        drop_by_carpet(state, tile_of(action), tribe_of(action))


@kernel
def use_power(state: State, action: int) -> None:
    """Use a djinn's power or play a magic item, in any window."""
    if has_verb(action, Verb.USE):
        use_djinn(state, djinn_of(action), way_of(action))
    else:
        play_item(state, item_of(action))


@kernel
def answer_move(state: State, action: int) -> None:
    """Pick up a tile, or skip the move."""
    if action == PASS:
        skip_move(state)
    else:
        pick_up(state, tile_of(action))


@kernel
def answer_kill(state: State, action: int) -> None:
    """Kill the Assassins' victims, if any."""
    state.step = Step.THIEF
    if has_verb(action, Verb.KILL_OF):
        kill_of(state, seat_of(action), victims_of(action))
    elif has_verb(action, Verb.KILL_ON):
        kill_on(state, tile_of(action), victims_of(action))


@kernel
def answer_thief(state: State, action: int) -> None:
    """Use the thief or not."""
    state.step = Step.TILE
    if action != PASS:
        use_thief(state, thief_of(action))


@kernel
def answer_tile(state: State, action: int) -> None:
    """Use the optional tile action, or perform the compulsory one."""
    state.step = Step.LAST
    if action == PASS:
        finish_tile(state)
    elif has_verb(action, Verb.BUY_CARD):
        buy_card(state, place_of(action))
    elif has_verb(action, Verb.BUY_TWO):
        buy_two_cards(state, place_of(action), later_place_of(action))
    elif has_verb(action, Verb.BUY_DJINN):
        buy_djinn(state, djinn_of(action), way_of(action))
    elif has_verb(action, Verb.BUY_THIEF):
        buy_thief(state, thief_of(action), way_of(action))
    elif has_verb(action, Verb.CRAFT):
        craft(state, way_of(action))
    else:
        take_whim(state)


@kernel
def answer_last(state: State, action: int) -> None:
    """Sell a suit or end the turn. Sales, powers and items may alternate until then (SALE-6)."""
    if action == PASS:
        end_turn(state)
    else:
        sell(state, suit_of(action))


@kernel
def answer_thief_question(state: State, asked: int, action: int) -> None:
    """Carry out what a victim gives or the user takes."""
    if asked == Ask.GIVE_CARDS:
        answer_give_cards(state, handful_of(action))
    elif asked == Ask.GIVE_DJINN:
        answer_give_djinn(state, djinn_of(action))
    elif asked == Ask.GIVE_TILE:
        answer_give_tile(state, tile_of(action))
    elif asked == Ask.GIVE_BUILDING:
        answer_give_building(state, tile_of(action), building_of(action))
    elif asked == Ask.GIVE_ITEM:
        answer_give_item(state, item_of(action))
    elif asked == Ask.TAKE_CARDS:
        answer_take_cards(state, handful_of(action))
    elif asked == Ask.TAKE_DJINN:
        answer_take_djinn(state, djinn_of(action))
    elif asked == Ask.CLAIM:
        if action == PASS:
            settle_claim(state)
        else:
            answer_claim(state, tile_of(action))
    elif asked == Ask.TAKE_BUILDING:
        answer_take_building(state, tile_of(action), building_of(action))
    else:
        answer_take_item(state, item_of(action))


@kernel
def answer_redirect(state: State, action: int) -> None:
    """Use Hagis or Lamia, or not."""
    if action == PASS:
        build_as_intended(state)
    else:
        redirect(state, tile_of(action), way_of(action))


@kernel
def answer_item_question(state: State, asked: int, action: int) -> None:
    """Carry out the answer to a question of a magic item."""
    if asked == Ask.SCIMITAR:
        answer_scimitar(state, tile_of(action), victims_of(action))
    elif asked == Ask.LAMP:
        if has_verb(action, Verb.TAKE_DECK):
            answer_lamp_from_deck(state)
        else:
            answer_lamp(state, djinn_of(action))
    elif asked == Ask.FLUTE:
        answer_flute(state, tile_of(action))
    elif asked == Ask.BRING:
        if action == PASS:
            answered(state)
        else:
            answer_bring(state, tile_of(action), tribe_of(action))
    elif asked == Ask.RING:
        answer_ring(state, item_of(action))
    elif asked == Ask.TALISMAN_FROM:
        answer_talisman_from(state, tile_of(action))
    elif asked == Ask.TALISMAN_TO:
        answer_talisman_to(state, tile_of(action))
    elif asked == Ask.HORN:
        answer_horn(state, card_of(action))


@kernel
def answer_chance(state: State, asked: int, action: int) -> None:
    """Carry out an answer of chance."""
    if asked == Ask.DRAW_CARD:
        answer_draw_card(state, card_of(action))
    elif asked == Ask.DRAW_MEEPLE:
        answer_draw_meeple(state, tribe_of(action))
    elif asked == Ask.DRAW_DJINN:
        answer_draw_djinn(state, djinn_of(action))
    elif asked == Ask.DRAW_ITEM:
        answer_draw_item(state, item_of(action))
    elif asked == Ask.DRAW_THIEF:
        answer_draw_thief(state, thief_of(action))
    elif asked == Ask.DRAW_WHIM:
        answer_draw_whim(state, whim_of(action))
    else:
        answer_roll(state, white_of(action) + 1, black_of(action) + 1)
