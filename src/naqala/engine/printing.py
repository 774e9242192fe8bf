"""What is printed on tiles, tracks and cards, as numbers of a state, and back as values by their paths (catalog/values.py)."""

from naqala.catalog.cards import DJINN_CARDS, ITEM_CARDS, WHIM_CARDS
from naqala.catalog.names import FEATURE_WORDS, ITEMS, PRICES, Colour, TileKind
from naqala.catalog.printed import Printed
from naqala.catalog.tiles import FACES
from naqala.catalog.values import MOST_NEEDS, GivenValues, Value
from naqala.engine.lookup import PAYERS
from naqala.engine.mirror import copy_of_grid
from naqala.engine.state import NO_FEATURE, State


def put_printed(state: State, printed: Printed) -> None:
    """Write what is printed on tiles, tracks and cards into a blank state that has its options."""
    state.face_count = [printed.face_count(face) for face in range(len(FACES))]
    state.face_colour = [printed.face_colour(face) for face in range(len(FACES))]
    state.spots = list(printed.spots(bool(state.five_track)))
    state.djinn_points = [printed.djinn_points(card.djinn) for card in DJINN_CARDS]
    state.own_reward, state.other_reward = map(list, zip(*map(printed.rewards, PAYERS), strict=True))
    state.thief_points = printed.thief_points
    state.item_points = [printed.item_points(item) for item in range(ITEMS)]
    state.item_total = [printed.item_copies(item) if state.with_artisans else 0 for item in range(ITEMS)]
    state.whim_gold = [printed.whim_gold(whim) for whim in range(len(WHIM_CARDS))]
    state.whim_feature, state.whim_need = copy_of_grid(state.whim_feature), copy_of_grid(state.whim_need)
    for whim in range(len(WHIM_CARDS)):
        for place, (feature, number) in enumerate(sorted(printed.whim_needs(whim).items())):
            state.whim_feature[whim, place], state.whim_need[whim, place] = feature, number
    state.fakir_first = int(printed.yazid_pays_fakir_first)


def printed_values(state: State) -> GivenValues:
    """Return every value that a state holds, by its path."""
    found: dict[str, Value] = {}
    for card in DJINN_CARDS:
        found[card.points_at] = state.djinn_points[card.djinn]
    for place, djinn in enumerate(PAYERS):
        found[f"{DJINN_CARDS[djinn].unsure}.own"] = state.own_reward[place]
        found[f"{DJINN_CARDS[djinn].unsure}.other"] = state.other_reward[place]
    for item in ITEM_CARDS:
        found[f"{item.unsure}.vp"] = state.item_points[item.item]
        found[f"{item.unsure}.copies"] = state.item_total[item.item]
    for number, whim in enumerate(WHIM_CARDS):
        needs = [(state.whim_feature[number, place], state.whim_need[number, place]) for place in range(MOST_NEEDS)]
        needed = {FEATURE_WORDS[feature]: n for feature, n in needs if feature != NO_FEATURE}
        found[whim.at] = {"needs": needed, "gold": state.whim_gold[number]}
    for face, colour in zip(FACES, state.face_colour, strict=True):
        found[face.unsure] = Colour._fields[colour].lower()
    workshops = [(face, state.face_count[number]) for number, face in enumerate(FACES) if face.kind == TileKind.WORKSHOP]
    found["artisans.workshop_mountains"] = [face.mountains for face, count in workshops for _ in range(count)]
    found["whims.five_player_track"] = [price for price, spots in zip(PRICES, state.spots, strict=True) for _ in range(spots)]
    found["thieves.card_vp"], found["solo.yazid_pays_fakir_first"] = state.thief_points, bool(state.fakir_first)
    return found
