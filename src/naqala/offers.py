"""What the open question offers: the cost and gain of its answers, the next seat, and how near a seat is to its whims."""

import msgspec

from naqala.action import Action
from naqala.catalog.cards import SUIT_PRICES
from naqala.catalog.names import FEATURE_WORDS, LEVELS, PRICES, TILE_WORDS, Feature
from naqala.decision import decision_in
from naqala.engine import play
from naqala.engine.kernel import numbers
from naqala.engine.mirror import States, copy_states
from naqala.engine.scoring import SCORE_LINES, ScoreLine
from naqala.engine.state import NOWHERE, Place, State, Step
from naqala.engine.telling import apply_and_tell
from naqala.events import event_of
from naqala.game import Game

FEATURE_NUMBERS = frozenset(
    ("seats", "rows", "face", "face_colour", "owner", "palms", "palaces", "tent_at", "front", "hand", "items", "djinn", "whim")
)
"""The numbers of a state that features follow from."""


class Offer(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """What an answer costs and gives, as far as its text does not say it."""

    pays: int | None = None
    """Gold."""
    earns: int | None = None
    fakirs: int = 0
    """Fakirs that a kill out of range costs."""
    collects: int = 0
    """Meeples that the move collects."""
    claims: bool = False
    """Whether the seat takes control of the tile."""
    points: int | None = None
    """The tent's points at the end."""
    place: int | None = None
    """The place in the turn order if no other seat bids."""
    last_place: int | None = None
    """The place in the turn order if all seats overtake that can."""


def offers(game: Game) -> dict[str, Offer]:
    """Return what the answers to the open question offer, by their texts; suits sell by their size (SALE-3)."""
    state, known, found = game.state, dict[str, Offer](), dict[str, Offer]()
    for action in game.legal_actions():
        if action.verb == "bid":
            found[action.text] = bid_offer(state, action)
        elif action.verb == "sell":
            found[action.text] = Offer(earns=SUIT_PRICES[len(action.parts["suit"].split())])
        elif likeness := _likeness(state, action):
            if likeness not in known:
                known[likeness] = _foreseen(game, action)
            found[action.text] = known[likeness]
    return found


def bid_offer(state: State, action: Action) -> Offer:
    """Return the offer of a bid. Each Fakir makes it one level cheaper; a seat with less than the only price left pays all it has
    (BID-6, BID-8).
    """
    level, fakirs = action.values["price"], action.values["discount"]
    place, last = place_of(state, level)
    return Offer(pays=min(PRICES[level - fakirs], int(state.gold[state.bid_track[0]])), place=place, last_place=last)


def place_of(state: State, level: int) -> tuple[int, int]:
    """Return the place in the turn order of a marker on this level if no other seat bids, and if all overtake it that can."""
    place = 1 + sum(state.lane_length[higher] for higher in range(level + 1, LEVELS))
    free = sum(state.spots[higher] - state.lane_length[higher] for higher in range(level, LEVELS)) - 1
    return place, place + max(0, min(free, state.bid_length - 1))


def builders_earn(game: Game, tile: str, builders: int) -> int:
    """Return what this many Builders earn on a tile for the seat that is asked, without Fakirs (TRIBE-BLUE-1)."""
    seat = (game.decision.seat or 1) - 1
    return int(play.builders_earn(game.states, 0, seat, TILE_WORDS.index(tile), builders))


def next_seat(state: State) -> int | None:
    """Return the seat that bids next or, once all have bid, that of the next marker on the turn order track (BID-4, BID-10)."""
    if state.step == Step.BID:
        return int(state.bid_track[0]) + 1 if state.bid_length else None
    lanes = [level for level in range(LEVELS) if state.lane_length[level]]
    return int(state.turn_track[lanes[-1], state.lane_length[lanes[-1]] - 1]) + 1 if lanes else None


def targets_left(state: State) -> list[str]:
    """Return the tiles that Yazid will still clear in this round (SOLO-6)."""
    is_still_to_play = state.step in (Step.ROLL, Step.OUTBID) or state.yazid_left
    return [TILE_WORDS[tile] for tile in state.targets if tile != NOWHERE] if is_still_to_play else []


def features(game: Game, seat: int) -> dict[str, int]:
    """Return how many different goods a seat holds and the gold they sell for, ``suit`` (SALE-3), and how much it has of what its
    whims and those on cities need (WHIM-17).
    """
    printed = game.options.printed
    wanted = {Feature.GOODS} | {
        feature
        for whim, place in enumerate(game.state.whim)
        if place == seat - 1 or place >= Place.CITY
        for feature in printed.whim_needs(whim)
    }
    found = {FEATURE_WORDS[feature]: int(play.feature_of(game.states, 0, seat - 1, feature)) for feature in sorted(wanted)}
    return {**found, "suit": SUIT_PRICES[found["goods"]]}


def _likeness(state: State, action: Action) -> str:
    """Return a key that answers with the same offer share: cards of one market, victims on one tile. Empty: no offer."""
    match action.verb:
        case "kill_on":
            return action.parts["tile"]
        case "buy_card" | "buy_two":
            return "buy"
        case "drop" if sum(state.held) > 1:
            return ""
        case "drop" | "carpet" | "fakirs" | "tent" | "outbid":
            return action.text
    return ""


def _tent_points(states: States, seat: int) -> int:
    sheet = numbers(SCORE_LINES)
    play.score_seat(states, 0, seat - 1, sheet)
    return int(sheet[ScoreLine.TENT])


def _foreseen(game: Game, action: Action) -> Offer:
    """Return the offer of an answer, from the events of playing it; chance does not answer."""
    states, seat, verb = copy_states(game.states), game.decision.seat, action.verb
    told = map(event_of, apply_and_tell(states, action.number))
    own = [event for event in told if event.seat == seat and event.cause != "yazid"]

    def total(kind: str, cause: str = "", thing: str = "", tile: str = "") -> int:
        wanted = [one for one in own if one.kind == kind and cause in ("", one.cause) and thing in ("", one.thing)]
        return sum(one.amount for one in wanted if tile in ("", one.tile))

    if verb in ("buy_card", "buy_two", "outbid"):
        return Offer(pays=total("pay"))
    if verb == "fakirs":
        return Offer(earns=total("earn", cause="builders"))
    if verb == "tent":
        return Offer(points=_tent_points(states, seat or 0))
    tile, next_question = action.parts["tile"], decision_in(states, 0)
    is_asked = next_question.ask == "piece" and next_question.about.tile == tile
    claims = is_asked or total("place", tile=tile) > 0
    return Offer(fakirs=total("discard card", cause="assassins"), collects=total("collect"), claims=claims)
