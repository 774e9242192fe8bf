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
from naqala.engine.bidding import bid
from naqala.engine.buildings import build_as_intended, redirect
from naqala.engine.cleanup import turn_up_thief
from naqala.engine.control import place_piece
from naqala.engine.djinns import aim, draw_djinn, draw_meeple, keep_djinn, use_djinn
from naqala.engine.events import Cause
from naqala.engine.items import (
    bring,
    charm,
    draw_item,
    fetch_item,
    keep_item,
    lay_next_card,
    lift_piece,
    play_item,
    remove,
    set_piece_down,
    wish,
    wish_from_deck,
)
from naqala.engine.kernel import entry, kernel
from naqala.engine.market import buy_card, buy_two_cards, draw_card, sell
from naqala.engine.pending import answered
from naqala.engine.solo import roll
from naqala.engine.sowing import drop, fly_and_drop, pick_up
from naqala.engine.state import FIRST_BARGAIN, FIRST_CHANCE, LAST_BARGAIN, Ask, State, Step
from naqala.engine.thieves import (
    claim,
    forgo_claim,
    give_building,
    give_cards,
    give_djinn,
    give_item,
    give_tile,
    put_building,
    take_cards,
    take_djinn,
    take_item,
    use_thief,
)
from naqala.engine.tiles import buy_djinn, buy_thief, craft
from naqala.engine.tribes import build, kill_of, kill_on
from naqala.engine.turn import (
    advance,
    be_blocked,
    decide_order,
    end_turn,
    finish_tile,
    question,
    start_tribe_action,
)
from naqala.engine.whims import draw_whim, take_whim


@entry
def step(state: State, action: int) -> None:
    """Carries out a legal action and everything up to the next question."""
    asked = question(state)
    if asked >= FIRST_CHANCE:
        draw(state, asked, action)
    elif asked == Ask.BID:
        bid(state, level_of(action), discount_of(action))
    elif asked == Ask.DROP:
        sow(state, action)
    elif is_power(action):
        use(state, action)
    elif asked == Ask.MOVE:
        move(state, action)
    elif asked == Ask.TRIBE:
        start_tribe_action(state)
    elif asked == Ask.BUILD:
        state.step = Step.THIEF
        build(state, fakirs_of(action))
    elif asked == Ask.KILL:
        kill(state, action)
    elif asked == Ask.THIEF:
        send(state, action)
    elif asked == Ask.TILE:
        act_on_tile(state, action)
    elif asked == Ask.LAST:
        sell_or_end(state, action)
    elif asked == Ask.OUTBID:
        decide_order(state, has_verb(action, Verb.OUTBID))
    elif asked == Ask.PIECE:
        place_piece(state, has_verb(action, Verb.TENT))
    elif asked == Ask.KEEP_ITEM:
        keep_item(state, item_of(action))
    elif asked == Ask.KEEP_DJINN:
        keep_djinn(state, djinn_of(action))
    elif asked == Ask.TARGET:
        aim(state, tile_of(action))
    elif asked == Ask.REDIRECT:
        place_elsewhere(state, action)
    elif FIRST_BARGAIN <= asked <= LAST_BARGAIN:
        bargain(state, asked, action)
    else:
        use_magic(state, asked, action)
    advance(state)


@kernel
def sow(state: State, action: int) -> None:
    """An ordinary drop or one by the Carpet."""
    if has_verb(action, Verb.DROP):
        drop(state, tile_of(action), tribe_of(action), Cause.MOVE)
    else:
        fly_and_drop(state, tile_of(action), tribe_of(action))


@kernel
def use(state: State, action: int) -> None:
    """A djinn's power or a magic item, in whatever window."""
    if has_verb(action, Verb.USE):
        use_djinn(state, djinn_of(action), way_of(action))
    else:
        play_item(state, item_of(action))


@kernel
def move(state: State, action: int) -> None:
    """Picks up a tile, or has no move."""
    if action == PASS:
        be_blocked(state)
    else:
        pick_up(state, tile_of(action))


@kernel
def kill(state: State, action: int) -> None:
    """The Assassins' victim, or none."""
    state.step = Step.THIEF
    if has_verb(action, Verb.KILL_OF):
        kill_of(state, seat_of(action), victims_of(action))
    elif has_verb(action, Verb.KILL_ON):
        kill_on(state, tile_of(action), victims_of(action))


@kernel
def send(state: State, action: int) -> None:
    """The thief is used or not."""
    state.step = Step.TILE
    if action != PASS:
        use_thief(state, thief_of(action))


@kernel
def act_on_tile(state: State, action: int) -> None:
    """The tile action is used or not; Oasis and Village act in any case."""
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
def sell_or_end(state: State, action: int) -> None:
    """Sells a suit or ends the turn."""
    if action == PASS:
        end_turn(state)
    else:
        sell(state, suit_of(action))


@kernel
def bargain(state: State, asked: int, action: int) -> None:
    """Victims give, the user takes."""
    if asked == Ask.GIVE_CARDS:
        give_cards(state, handful_of(action))
    elif asked == Ask.GIVE_DJINN:
        give_djinn(state, djinn_of(action))
    elif asked == Ask.GIVE_TILE:
        give_tile(state, tile_of(action))
    elif asked == Ask.GIVE_BUILDING:
        give_building(state, tile_of(action), building_of(action))
    elif asked == Ask.GIVE_ITEM:
        give_item(state, item_of(action))
    elif asked == Ask.TAKE_CARDS:
        take_cards(state, handful_of(action))
    elif asked == Ask.TAKE_DJINN:
        take_djinn(state, djinn_of(action))
    elif asked == Ask.CLAIM:
        if action == PASS:
            forgo_claim(state)
        else:
            claim(state, tile_of(action))
    elif asked == Ask.TAKE_BUILDING:
        put_building(state, tile_of(action), building_of(action))
    else:
        take_item(state, item_of(action))


@kernel
def place_elsewhere(state: State, action: int) -> None:
    """Hagis or Lamia is used or not."""
    if action == PASS:
        build_as_intended(state)
    else:
        redirect(state, tile_of(action), way_of(action))


@kernel
def use_magic(state: State, asked: int, action: int) -> None:
    """What magic items ask."""
    if asked == Ask.SCIMITAR:
        remove(state, tile_of(action), victims_of(action))
    elif asked == Ask.LAMP:
        if has_verb(action, Verb.TAKE_DECK):
            wish_from_deck(state)
        else:
            wish(state, djinn_of(action))
    elif asked == Ask.FLUTE:
        charm(state, tile_of(action))
    elif asked == Ask.BRING:
        if action == PASS:
            answered(state)
        else:
            bring(state, tile_of(action), tribe_of(action))
    elif asked == Ask.RING:
        fetch_item(state, item_of(action))
    elif asked == Ask.TALISMAN_FROM:
        lift_piece(state, tile_of(action))
    elif asked == Ask.TALISMAN_TO:
        set_piece_down(state, tile_of(action))
    else:
        lay_next_card(state, card_of(action))


@kernel
def draw(state: State, asked: int, action: int) -> None:
    """Chance has answered."""
    if asked == Ask.DRAW_CARD:
        draw_card(state, card_of(action))
    elif asked == Ask.DRAW_MEEPLE:
        draw_meeple(state, tribe_of(action))
    elif asked == Ask.DRAW_DJINN:
        draw_djinn(state, djinn_of(action))
    elif asked == Ask.DRAW_ITEM:
        draw_item(state, item_of(action))
    elif asked == Ask.DRAW_THIEF:
        turn_up_thief(state, thief_of(action))
    elif asked == Ask.DRAW_WHIM:
        draw_whim(state, whim_of(action))
    else:
        roll(state, white_of(action) + 1, black_of(action) + 1)
