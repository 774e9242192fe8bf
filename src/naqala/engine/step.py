"""One ladder: question -> the rule that carries out an answer. The answer is known to be legal."""

from naqala.catalog.names import LEVELS, TRIBES
from naqala.engine.actions import VICTIMS, Verb
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
from naqala.engine.solo import DIE, roll
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
        bid(state, (action - Verb.BID) // LEVELS, (action - Verb.BID) % LEVELS)
    elif asked == Ask.DROP:
        sow(state, action)
    elif Verb.USE <= action < Verb.SEND:
        use(state, action)
    elif asked == Ask.MOVE:
        move(state, action)
    elif asked == Ask.TRIBE:
        start_tribe_action(state)
    elif asked == Ask.BUILD:
        state.step = Step.THIEF
        build(state, action - Verb.FAKIRS)
    elif asked == Ask.KILL:
        kill(state, action)
    elif asked == Ask.THIEF:
        send(state, action)
    elif asked == Ask.TILE:
        act_on_tile(state, action)
    elif asked == Ask.LAST:
        sell_or_end(state, action)
    elif asked == Ask.OUTBID:
        decide_order(state, action == Verb.OUTBID)
    elif asked == Ask.PIECE:
        place_piece(state, action == Verb.TENT)
    elif asked == Ask.KEEP_ITEM:
        keep_item(state, action - Verb.KEEP_ITEM)
    elif asked == Ask.KEEP_DJINN:
        keep_djinn(state, action - Verb.KEEP_DJINN)
    elif asked == Ask.TARGET:
        aim(state, action - Verb.AT)
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
    if action < Verb.CARPET:
        drop(state, (action - Verb.DROP) // TRIBES, (action - Verb.DROP) % TRIBES, Cause.MOVE)
    else:
        fly_and_drop(state, (action - Verb.CARPET) // TRIBES, (action - Verb.CARPET) % TRIBES)


@kernel
def use(state: State, action: int) -> None:
    """A djinn's power or a magic item, in whatever window."""
    if action < Verb.PLAY:
        use_djinn(state, (action - Verb.USE) // 2, (action - Verb.USE) % 2)
    else:
        play_item(state, action - Verb.PLAY)


@kernel
def move(state: State, action: int) -> None:
    """Picks up a tile, or has no move."""
    if action == Verb.PASS:
        be_blocked(state)
    else:
        pick_up(state, action - Verb.PICK)


@kernel
def kill(state: State, action: int) -> None:
    """The Assassins' victim, or none."""
    state.step = Step.THIEF
    if action >= Verb.KILL_OF:
        kill_of(state, (action - Verb.KILL_OF) // VICTIMS, (action - Verb.KILL_OF) % VICTIMS)
    elif action >= Verb.KILL_ON:
        kill_on(state, (action - Verb.KILL_ON) // VICTIMS, (action - Verb.KILL_ON) % VICTIMS)


@kernel
def send(state: State, action: int) -> None:
    """The thief is used or not."""
    state.step = Step.TILE
    if action != Verb.PASS:
        use_thief(state, action - Verb.SEND)


@kernel
def act_on_tile(state: State, action: int) -> None:
    """The tile action is used or not; Oasis and Village act in any case."""
    state.step = Step.LAST
    if action == Verb.PASS:
        finish_tile(state)
    elif action < Verb.BUY_TWO:
        buy_card(state, action - Verb.BUY_CARD)
    elif action < Verb.BUY_DJINN:
        buy_two_cards(state, (action - Verb.BUY_TWO) // 6, (action - Verb.BUY_TWO) % 6)
    elif action < Verb.BUY_THIEF:
        buy_djinn(state, (action - Verb.BUY_DJINN) // 2, (action - Verb.BUY_DJINN) % 2)
    elif action < Verb.CRAFT:
        buy_thief(state, (action - Verb.BUY_THIEF) // 2, (action - Verb.BUY_THIEF) % 2)
    elif action < Verb.TAKE_WHIM:
        craft(state, action - Verb.CRAFT)
    else:
        take_whim(state)


@kernel
def sell_or_end(state: State, action: int) -> None:
    """Sells a suit or ends the turn."""
    if action == Verb.PASS:
        end_turn(state)
    else:
        sell(state, action - Verb.SELL)


@kernel
def bargain(state: State, asked: int, action: int) -> None:
    """Victims give, the user takes."""
    if asked == Ask.GIVE_CARDS:
        give_cards(state, action - Verb.GIVE_CARDS)
    elif asked == Ask.GIVE_DJINN:
        give_djinn(state, action - Verb.GIVE_DJINN)
    elif asked == Ask.GIVE_TILE:
        give_tile(state, action - Verb.GIVE_TILE)
    elif asked == Ask.GIVE_BUILDING:
        give_building(state, (action - Verb.GIVE_BUILDING) // 2, (action - Verb.GIVE_BUILDING) % 2)
    elif asked == Ask.GIVE_ITEM:
        give_item(state, action - Verb.GIVE_ITEM)
    elif asked == Ask.TAKE_CARDS:
        take_cards(state, action - Verb.TAKE_CARDS)
    elif asked == Ask.TAKE_DJINN:
        take_djinn(state, action - Verb.TAKE_DJINN)
    elif asked == Ask.CLAIM:
        if action == Verb.PASS:
            forgo_claim(state)
        else:
            claim(state, action - Verb.CLAIM)
    elif asked == Ask.TAKE_BUILDING:
        put_building(state, (action - Verb.PUT) // 2, (action - Verb.PUT) % 2)
    else:
        take_item(state, action - Verb.TAKE_ITEM)


@kernel
def place_elsewhere(state: State, action: int) -> None:
    """Hagis or Lamia is used or not."""
    if action == Verb.PASS:
        build_as_intended(state)
    else:
        redirect(state, (action - Verb.REDIRECT) // 2, (action - Verb.REDIRECT) % 2)


@kernel
def use_magic(state: State, asked: int, action: int) -> None:
    """What magic items ask."""
    if asked == Ask.SCIMITAR:
        remove(state, (action - Verb.REMOVE) // VICTIMS, (action - Verb.REMOVE) % VICTIMS)
    elif asked == Ask.LAMP:
        if action == Verb.TAKE_DECK:
            wish_from_deck(state)
        else:
            wish(state, action - Verb.TAKE_DJINN)
    elif asked == Ask.FLUTE:
        charm(state, action - Verb.AT)
    elif asked == Ask.BRING:
        if action == Verb.PASS:
            answered(state)
        else:
            bring(state, (action - Verb.BRING) // TRIBES, (action - Verb.BRING) % TRIBES)
    elif asked == Ask.RING:
        fetch_item(state, action - Verb.TAKE_ITEM)
    elif asked == Ask.TALISMAN_FROM:
        lift_piece(state, action - Verb.FROM)
    elif asked == Ask.TALISMAN_TO:
        set_piece_down(state, action - Verb.AT)
    else:
        lay_next_card(state, action - Verb.NEXT)


@kernel
def draw(state: State, asked: int, action: int) -> None:
    """Chance has answered."""
    if asked == Ask.DRAW_CARD:
        draw_card(state, action - Verb.DRAW_CARD)
    elif asked == Ask.DRAW_MEEPLE:
        draw_meeple(state, action - Verb.DRAW_MEEPLE)
    elif asked == Ask.DRAW_DJINN:
        draw_djinn(state, action - Verb.DRAW_DJINN)
    elif asked == Ask.DRAW_ITEM:
        draw_item(state, action - Verb.DRAW_ITEM)
    elif asked == Ask.DRAW_THIEF:
        turn_up_thief(state, action - Verb.DRAW_THIEF)
    elif asked == Ask.DRAW_WHIM:
        draw_whim(state, action - Verb.DRAW_WHIM)
    else:
        roll(state, (action - Verb.ROLL) // DIE + 1, (action - Verb.ROLL) % DIE + 1)
