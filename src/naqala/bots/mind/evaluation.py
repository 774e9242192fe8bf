"""What a position is worth to a seat, in victory points, as named terms.

The first terms are the lines of the score sheet as if the game ended now; the others are what is still to come of what the
seat has. Each is one function; the weights (weights.toml) say how much the future counts. With all weights 0 the worth is the
score.
"""

from typing import NamedTuple

from naqala.bots.mind.weights import Weight
from naqala.catalog.cards import MAGIC_ITEMS, SOLO_LOSE_ASSASSINS, SOLO_LOSE_DJINNS, WHIMS
from naqala.catalog.names import DJINNS, LEVELS, THIEVES, TRIBES, Djinn, TileKind, Tribe
from naqala.catalog.points import ARTISAN_POINTS, LAKE_FACTOR, MAJORITY_POINTS, MOST_ARTISANS_POINTS, PALM_POINTS
from naqala.catalog.values import MOST_NEEDS
from naqala.engine.board import is_by_lake, kind_of, tiles_on
from naqala.engine.djinns import djinns_of, owns
from naqala.engine.kernel import kernel
from naqala.engine.layout import Cells, Reals
from naqala.engine.lookup import CITY_VP, DJINN_EACH, SUIT_PRICE
from naqala.engine.payments import fakirs_held, players
from naqala.engine.scoring import SCORE_LINES, ScoreLine, has_score, score
from naqala.engine.state import NO_FEATURE, NOBODY, YAZID, Lost, State, Step
from naqala.engine.whims import amount_of, kinds_of_goods


class _Term(NamedTuple):
    """The terms: the lines of the score sheet, then what is still to come."""

    GOLD: int = ScoreLine.GOLD
    VIZIERS: int = ScoreLine.VIZIERS
    ELDERS: int = ScoreLine.ELDERS
    ARTISANS: int = ScoreLine.ARTISANS
    DJINNS: int = ScoreLine.DJINNS
    TILES: int = ScoreLine.TILES
    CITIES: int = ScoreLine.CITIES
    TENT: int = ScoreLine.TENT
    PALMS: int = ScoreLine.PALMS
    PALACES: int = ScoreLine.PALACES
    MERCHANDISE: int = ScoreLine.MERCHANDISE
    ITEMS: int = ScoreLine.ITEMS
    PURSE: int = SCORE_LINES
    MAJORITY: int = SCORE_LINES + 1
    PAYING: int = SCORE_LINES + 2
    POWERS: int = SCORE_LINES + 3
    GROWTH: int = SCORE_LINES + 4
    SUITS: int = SCORE_LINES + 5
    FAKIRS: int = SCORE_LINES + 6
    MAGIC: int = SCORE_LINES + 7
    WHIMS: int = SCORE_LINES + 8
    NEXT_CITY: int = SCORE_LINES + 9
    DANGER: int = SCORE_LINES + 10


Term = _Term()


TERMS = len(Term)
SAFE_GOLD = 20.0
"""Solo: with this much gold there is no danger of having none."""
LOST = 10.0
"""Solo: a lost game counts this many times as much as the danger of losing."""
TERM_WORDS = tuple(name.lower() for name in Term._fields)


@kernel
def turns_left(state: State, weights: Reals) -> float:
    """Return about how many turns each seat still has: known once the end is armed, else guessed from camels and meeples."""
    if state.step == Step.OVER:
        return 0.0
    if state.last_camel or state.no_move:
        markers = 0
        for level in range(LEVELS):
            markers += state.lane_length[level]
        return markers / state.seats
    fewest = 99
    for seat in range(players(state)):
        fewest = min(fewest, state.camels[seat] + state.tents[seat])
    meeples = 0
    for tile in range(tiles_on(state)):
        for tribe in range(TRIBES):
            meeples += state.meeples[tile, tribe]
    return min(fewest * weights[Weight.TURNS_PER_PIECE], meeples * weights[Weight.TURNS_PER_MEEPLE] / players(state))


@kernel
def time_factor(turns: float, enough: float) -> float:
    """Return how much of something that takes this many turns can still come: from 0 to 1."""
    return min(1.0, turns / max(1.0, enough))


@kernel
def majority_worth(state: State, seat: int, viziers: int, turns: float, weights: Reals) -> float:
    """Return the worth of the majority in Viziers at the end, less that of today. The more turns are left, the less a small
    lead counts.
    """
    doubt = weights[Weight.DOUBT] * turns
    if doubt <= 0.0:
        return 0.0
    worth, half = 0.0, MAJORITY_POINTS / 2
    for other in range(players(state)):
        if other != seat:
            lead = viziers - state.front[other, Tribe.VIZIER]
            worth += half + half * lead / (abs(lead) + doubt)
            if lead > 0:
                worth -= MAJORITY_POINTS
    return worth


@kernel
def artisan_majority(state: State, seat: int, turns: float, weights: Reals) -> float:
    """Return the same for Artisans: each scores more for the seat with the most."""
    doubt = weights[Weight.DOUBT] * turns
    own = state.front[seat, Tribe.ARTISAN]
    if doubt <= 0.0 or own == 0:
        return 0.0
    most = 0
    for other in range(state.seats):
        if other != seat:
            most = max(most, state.front[other, Tribe.ARTISAN])
    # A tie counts as having the majority.
    lead = own - most + 0.5
    more = own * (MOST_ARTISANS_POINTS - ARTISAN_POINTS)
    worth = more * (0.5 + 0.5 * lead / (abs(lead) + doubt))
    if lead > 0.0:
        worth -= more
    return worth


@kernel
def paying_worth(state: State, seat: int, turns: float, weights: Reals) -> float:
    """Return what Elders and Artisans can still pay for."""
    worth = weights[Weight.ELDER] * min(6, state.front[seat, Tribe.ELDER])
    worth += weights[Weight.ARTISAN] * min(6, state.front[seat, Tribe.ARTISAN])
    return worth * time_factor(turns, weights[Weight.PAYING_TURNS])


@kernel
def power_worth(state: State, seat: int, turns: float, weights: Reals) -> float:
    """Return what own djinns and thieves will still do."""
    worth = 0.0
    for djinn in range(DJINNS):
        if state.djinn[djinn] == seat:
            worth += weights[Weight.POWER + djinn] * time_factor(turns, weights[Weight.POWER_TURNS])
    for thief in range(THIEVES):
        if state.thief[thief] == seat:
            worth += weights[Weight.THIEF] * time_factor(turns, weights[Weight.THIEF_TURNS])
    return worth


@kernel
def growth_worth(state: State, seat: int, turns: float, weights: Reals) -> float:
    """Return the worth of palm trees and palaces that will still come to own Oases and Villages."""
    worth = 0.0
    for tile in range(tiles_on(state)):
        if state.owner[tile] == seat:
            worth += growth_of(state, seat, tile, weights)
    return worth * time_factor(turns, weights[Weight.GROWTH_TURNS])


@kernel
def growth_of(state: State, seat: int, tile: int, weights: Reals) -> float:
    """Return the worth of what will still be planted or built on a tile if the seat owns it."""
    worth = 0.0
    kind = kind_of(state, tile)
    if kind == TileKind.OASIS and state.palm_supply > 0:
        worth = weights[Weight.OASIS] * palm_points(state, seat) / PALM_POINTS
    elif kind == TileKind.VILLAGE and state.palace_supply > 0:
        worth = weights[Weight.VILLAGE]
    if is_by_lake(state, tile):
        worth *= LAKE_FACTOR
    return worth


@kernel
def palm_points(state: State, seat: int) -> float:
    """Return what a palm tree is worth to the seat."""
    if owns(state, seat, Djinn.HAURVATAT):
        return float(DJINN_EACH[Djinn.HAURVATAT])
    return float(PALM_POINTS)


@kernel
def next_city_worth(state: State, seat: int, turns: float, weights: Reals) -> float:
    """Return how much more the next city brings than the last, while there is one to take."""
    cities, free = 0, False
    for tile in range(tiles_on(state)):
        if kind_of(state, tile) == TileKind.CITY:
            if state.owner[tile] == seat:
                cities += 1
            free = free or state.owner[tile] == NOBODY
    if not free:
        return 0.0
    return weights[Weight.CITY] * (CITY_VP[cities + 1] - CITY_VP[cities]) * time_factor(turns, weights[Weight.CITY_TURNS])


@kernel
def suit_worth(state: State, seat: int, turns: float, weights: Reals) -> float:
    """Return what the next different good would add to the largest suit."""
    size = min(8, kinds_of_goods(state, seat))
    return weights[Weight.SUIT] * (SUIT_PRICE[size + 1] - SUIT_PRICE[size]) * time_factor(turns, weights[Weight.SUIT_TURNS])


@kernel
def magic_worth(state: State, seat: int, turns: float, weights: Reals) -> float:
    """Return the worth of magic items that can still be played."""
    worth = 0.0
    for item in range(MAGIC_ITEMS):
        worth += weights[Weight.MAGIC + item] * state.items[seat, item]
    return worth * time_factor(turns, weights[Weight.MAGIC_TURNS])


@kernel
def nearness(state: State, seat: int, whim: int) -> float:
    """Return how much of what the whim asks for the seat has, from 0 to 1."""
    needed, had = 0, 0
    for place in range(MOST_NEEDS):
        feature, need = state.whim_feature[whim, place], state.whim_need[whim, place]
        if feature != NO_FEATURE:
            needed += need
            had += min(need, amount_of(state, seat, feature))
    return had / needed


@kernel
def whim_worth(state: State, seat: int, turns: float, weights: Reals) -> float:
    """Return the worth of whims in hand, by how near they are."""
    if state.with_whims == 0:
        return 0.0
    worth = 0.0
    for whim in range(WHIMS):
        if state.whim[whim] == seat:
            near = nearness(state, seat, whim)
            worth += state.whim_gold[whim] * near * near
    return weights[Weight.WHIM] * worth * time_factor(turns, weights[Weight.WHIM_TURNS])


@kernel
def danger_worth(state: State, weights: Reals) -> float:
    """Return how near the player of a solo game is to losing (SOLO-2)."""
    if state.step == Step.OVER and has_score(state):
        return 0.0
    if state.step == Step.OVER or state.lost != Lost.NO:
        return -LOST * weights[Weight.DANGER]
    lead = state.front[0, Tribe.VIZIER] - state.front[YAZID, Tribe.VIZIER] - 0.5
    worth = weights[Weight.LONELY_VIZIERS] * (lead / (abs(lead) + 1.0) - 1.0) / 2.0
    assassins = state.front[YAZID, Tribe.ASSASSIN] / SOLO_LOSE_ASSASSINS
    djinns = djinns_of(state, YAZID) / SOLO_LOSE_DJINNS
    gold = max(0.0, 1.0 - state.gold[0] / SAFE_GOLD)
    return worth - weights[Weight.DANGER] * (assassins * assassins + djinns * djinns + gold * gold)


@kernel
def evaluate(state: State, seat: int, turns: float, weights: Reals, sheet: Cells, terms: Reals) -> float:
    """Fill the seat's terms and return their sum; ``sheet`` is a scratch buffer for the score."""
    worth = float(score(state, seat, sheet))
    for line in range(SCORE_LINES):
        terms[line] = float(sheet[line])
    ahead = time_factor(turns, weights[Weight.PAYING_TURNS])
    terms[Term.PURSE] = -weights[Weight.PURSE] * max(0.0, weights[Weight.COMFORT] - state.gold[seat]) * ahead
    terms[Term.MAJORITY] = majority_worth(state, seat, state.front[seat, Tribe.VIZIER], turns, weights)
    terms[Term.MAJORITY] += artisan_majority(state, seat, turns, weights)
    terms[Term.PAYING] = paying_worth(state, seat, turns, weights)
    terms[Term.POWERS] = power_worth(state, seat, turns, weights)
    terms[Term.GROWTH] = growth_worth(state, seat, turns, weights)
    terms[Term.SUITS] = suit_worth(state, seat, turns, weights)
    terms[Term.FAKIRS] = weights[Weight.FAKIR] * min(6, fakirs_held(state, seat)) * ahead
    terms[Term.MAGIC] = magic_worth(state, seat, turns, weights)
    terms[Term.WHIMS] = whim_worth(state, seat, turns, weights)
    terms[Term.NEXT_CITY] = next_city_worth(state, seat, turns, weights)
    terms[Term.DANGER] = 0.0
    if state.seats == 1:
        terms[Term.DANGER] = danger_worth(state, weights)
    for term in range(SCORE_LINES, TERMS):
        worth += terms[term]
    return worth


@kernel
def standing(state: State, seat: int, weights: Reals, sheet: Cells, terms: Reals) -> float:
    """Return what the seat is worth against the others: with two seats the difference; with more, rivals count by the
    strongest and by their mean; in the solo game the seat's own worth.
    """
    turns = turns_left(state, weights)
    own = evaluate(state, seat, turns, weights, sheet, terms)
    if state.seats == 1 or weights[Weight.OTHERS] == 0.0:
        return own
    strongest, together = -1e9, 0.0
    for other in range(state.seats):
        if other != seat:
            worth = evaluate(state, other, turns, weights, sheet, terms)
            strongest = max(strongest, worth)
            together += worth
    share = weights[Weight.RIVAL]
    return own - weights[Weight.OTHERS] * (share * strongest + (1.0 - share) * together / (state.seats - 1))
