"""Refuses positions whose parts do not fit together, though each field is right and nothing is lost."""

import re
from typing import Any

from naqala.catalog.cards import SOLO_DOUBLE_ON
from naqala.catalog.names import (
    CARDS,
    COLOUR_WORDS,
    COLUMNS,
    DJINN_WORDS,
    ITEMS,
    TILE_WORDS,
    TRIBES,
    Building,
    Direction,
    Djinn,
    TileKind,
    Tribe,
)
from naqala.catalog.tiles import FACES
from naqala.engine.state import (
    NOBODY,
    NOWHERE,
    TO_ROW,
    Ask,
    Place,
    State,
)
from naqala.errors import FormatError
from naqala.laws import broken_aside
from naqala.position.table import any_start, options_of
from naqala.position.words import (
    LOST_WORDS,
    STEP_WORDS,
)
from naqala.position.writing import aside_json, cells_of, letters, named_at, question_json, to_json, turn_json
from naqala.reading import Node

_TURN_STEPS = ("move", "sow", "galbells", "tribe", "act", "thief", "tile", "last")
_COLLECTED_STEPS = ("galbells", "tribe", "act", "thief", "tile")
_WINDOW = (
    "piece;|target;|redirect;|draw meeple;|draw card to seat;|draw djinn to seat;|keep djinn;(draw djinn to aside;)?"
    "|scimitar;|lamp;|flute;|bring;|ring;|talisman from;|talisman to;|horn;(draw card to row;)?"
)
_BARGAIN = "|claim;(give tile;)*" + "".join(f"|take {thing};(give {thing};)*" for thing in ("cards", "djinn", "building", "item"))
_STACKS = {
    "move": _WINDOW,
    "galbells": "piece;",
    "tribe": _WINDOW,
    "thief": "(piece;)?(draw card to seat;|draw item to seat;){0,2}|keep item;(draw item to aside;)?",
    "tile": _WINDOW + _BARGAIN,
    "last": _WINDOW + "|draw item to seat;",
    "cleanup": "(draw whim;)*(draw thief;)?(draw djinn to row;)?(draw card to row;)?",
}
"""The stacks that effects can leave in each step, as patterns from the bottom up; in all other steps nothing is pending."""
_ONLY_WITH = {
    "artisans": (
        *(Ask.KEEP_ITEM, Ask.SCIMITAR, Ask.LAMP, Ask.FLUTE, Ask.BRING, Ask.RING, Ask.TALISMAN_FROM, Ask.TALISMAN_TO),
        *(Ask.HORN, Ask.GIVE_ITEM, Ask.TAKE_ITEM, Ask.DRAW_ITEM),
    ),
    "thieves": (*range(Ask.GIVE_CARDS, Ask.TAKE_ITEM + 1), Ask.DRAW_THIEF),
    "whims": (Ask.DRAW_WHIM,),
}
_LAID_ASIDE_FOR = {
    "cards": ("take cards",),
    "items": ("keep item", "take item"),
    "djinns": ("keep djinn", "take djinn"),
    "palms": ("take building",),
    "palaces": ("take building",),
    "tiles": ("claim",),
}
_REDIRECTS = {Building.PALM: (Djinn.LAMIA, TileKind.OASIS), Building.PALACE: (Djinn.HAGIS, TileKind.VILLAGE)}


def _unfit(field: str, expected: str, value: Any) -> FormatError:
    """The error for a part of the position that does not fit the rest."""
    return Node(value, f"position.{field}").fault(expected)


class Sense:
    """Refuses what no law forbids and still cannot be: a turn, dice, things aside and questions that do not fit together.

    The engine trusts a position: a question without an answer further down the stack would stop a game for good.
    """

    def __init__(self, state: State) -> None:
        self.state = state
        self.step = STEP_WORDS[state.step]
        self.seats = range(state.seats)
        self.tiles = range(state.rows * COLUMNS)
        self.questions = [question_json(state, place) for place in range(state.pending)]
        self.asides = aside_json(state)

    def check(self) -> None:
        """Everything, in the order of the position file."""
        self.check_tracks()
        self.check_end()
        self.check_step()
        self.check_turn()
        self.check_sowing()
        if self.state.seats == 1:
            self.check_dice()
        self.check_aside()
        self.check_stack()
        for place in range(self.state.pending):
            self.check_question(place)

    # The turn

    def check_tracks(self) -> None:
        """Between rounds all markers are on the bid track; in a turn the mover's own went there last (TURN-2)."""
        state = self.state
        if self.step in ("cleanup", "over") and any(state.lane_length):
            raise _unfit("turn_track", f"no markers in step {self.step!r}", to_json(state)["turn_track"])
        if state.seats > 1 and self.step in _TURN_STEPS and state.seat != NOBODY:
            markers = [state.bid_track[place] + 1 for place in range(state.bid_length)]
            if markers[-1:] != [state.seat + 1]:
                raise _unfit("bid_track", f"the marker of seat {state.seat + 1}, whose turn it is, as the last", markers)

    def check_end(self) -> None:
        """Only the solo game can be lost on the way, and then it is over (SOLO-2)."""
        if self.state.lost and (self.state.seats > 1 or self.step != "over"):
            raise _unfit("end.lost", "a loss only in the solo game and in step 'over'", LOST_WORDS[self.state.lost])

    def check_step(self) -> None:
        """The step exists in this game and somebody's turn it is, or nobody's."""
        state, step = self.state, self.step
        if step in (("bid",) if state.seats == 1 else ("roll", "outbid")):
            raise _unfit("turn.step", f"a step of a game with {state.seats} seats", step)
        in_turn = step in _TURN_STEPS
        if in_turn != (state.seat != NOBODY):
            raise _unfit("turn", f"{'a seat' if in_turn else 'no seat'} in step {step!r}", turn_json(state))

    def check_turn(self) -> None:
        """The turn's fields are those its step has (docs/position.md)."""
        step, turn = self.step, turn_json(self.state)
        known = {"step"}
        if step in _TURN_STEPS:
            known |= {"seat", "used", "item_played"}
        if step in ("sow", *_COLLECTED_STEPS, "last"):
            known |= {"start", "at"}
        if step in (*_COLLECTED_STEPS, "last"):
            known |= {"tribe", "count"}
        if step == "sow":
            known |= {"before", "hand"}
        if step in ("galbells", "tribe"):
            known.add("hand")
        if set(turn) - known:
            raise _unfit("turn", f"only {', '.join(sorted(known))} in step {step!r}", turn)
        for name in ("start", "at", "before"):
            if name in turn and not self.is_land(TILE_WORDS.index(turn[name])):
                raise _unfit(f"turn.{name}", "a tile meeples can stand on", turn[name])
        if step in _COLLECTED_STEPS and not {"at", "tribe"} <= set(turn):
            raise _unfit("turn", f"at, tribe and count in step {step!r}", turn)
        if step == "sow" and not {"start", "at", "hand"} <= set(turn):
            raise _unfit("turn", "start, at and hand in step 'sow'", turn)
        self.check_collected()

    def check_collected(self) -> None:
        """The tribe is one of the set, and its meeples are where the step has put them."""
        state, step = self.state, self.step
        if state.tribe < 0 and state.count == 0:
            return
        of_set = sum(any_start(options_of(state)).meeples[tile, state.tribe] for tile in self.tiles) if state.tribe >= 0 else 0
        if not 1 <= state.count <= of_set:
            raise _unfit("turn.count", f"a number of meeples of the tribe, from 1 to {of_set}", state.count)
        if step == "act" and state.tribe not in (Tribe.BUILDER, Tribe.ASSASSIN):
            raise _unfit("turn.tribe", "blue or red in step 'act', the others ask nothing", COLOUR_WORDS[state.tribe])
        if step == "act" and state.bag[state.tribe] < state.count:
            raise _unfit("turn.count", f"collected meeples that are in the bag, at most {state.bag[state.tribe]}", state.count)
        held = [state.count if tribe == state.tribe else 0 for tribe in range(TRIBES)]
        if step in ("galbells", "tribe") and list(state.held) != held:
            raise _unfit("turn.hand", f"the collected meeples {letters(held)} in step {step!r}", letters(state.held))

    def check_sowing(self) -> None:
        """The hand stands on the start tile, or came over an open edge from the tile before (SOW-2, SOW-3)."""
        state = self.state
        if self.step != "sow":
            return
        if state.before == NOWHERE:
            if state.at != state.start:
                raise _unfit("turn.at", f"the start tile {TILE_WORDS[state.start]} before the first drop", TILE_WORDS[state.at])
        elif state.before not in self.neighbours(state.at):
            expected = f"a tile with an open edge to {TILE_WORDS[state.at]}"
            raise _unfit("turn.before", expected, TILE_WORDS[state.before])

    def check_dice(self) -> None:
        """Dice and targets are those of the step; Yazid waits only while the player is on turn (SOLO-3, SOLO-4)."""
        state, step = self.state, self.step
        solo = to_json(state)["solo"]
        white, black = state.dice
        number = len(solo["targets"])
        if state.yazid_left and step not in _TURN_STEPS:
            raise _unfit("solo.left", f"nobody in step {step!r}", solo["left"])
        if number == 2 and state.targets[0] == state.targets[1]:
            raise _unfit("solo.targets", "two different tiles", solo["targets"])
        fits = True
        if step == "cleanup":
            fits = white == number == 0
        elif step == "roll":
            fits = white == number == 0 or (black == SOLO_DOUBLE_ON and number < 2)
        elif step == "outbid" and black == SOLO_DOUBLE_ON:
            fits = number == 2
        elif step == "outbid":
            fits = white > 0 and number == 1 and state.targets[0] == (black - 1) * COLUMNS + white - 1
        if not fits:
            raise _unfit("solo", f"the dice and targets of step {step!r}", solo)

    # Aside and pending

    def check_aside(self) -> None:
        """LAW-10: what lies aside belongs to the effect whose question is at the bottom of the stack."""
        state = self.state
        first = self.questions[0]["ask"] if self.questions else "nothing"
        for name in self.asides:
            if first not in _LAID_ASIDE_FOR[name]:
                raise broken_aside(name, _LAID_ASIDE_FOR[name], first)
        tiles = [tile for tile in state.tiles_aside if tile != NOWHERE]
        if len(set(tiles)) < len(tiles) or not all(self.is_free(tile) for tile in tiles):
            raise _unfit("aside.tiles", "different tiles without owner", self.asides["tiles"])
        if tiles and len(tiles) + state.pending > state.seats:
            raise _unfit("aside.tiles", "at most one tile from each other seat, asked or not", self.asides["tiles"])

    def check_stack(self) -> None:
        """The questions are those one effect can have left open in this step, in the order in which it leaves them."""
        stack = "".join(f"{self.kind_of_question(question)};" for question in self.questions)
        if stack and not re.fullmatch(_STACKS.get(self.step, ""), stack):
            asks = [question["ask"] for question in self.questions]
            raise _unfit("pending", f"questions that one effect leaves open in step {self.step!r}, from the bottom up", asks)
        givers = [question["seat"] for question in self.questions if question["ask"].startswith("give")]
        if len(set(givers)) < len(givers) or self.state.seat + 1 in givers:
            raise _unfit("pending", "each other seat to give once", self.questions)

    def kind_of_question(self, question: dict[str, Any]) -> str:
        """The question and where drawn things go; all seats are alike."""
        if "to" not in question:
            return str(question["ask"])
        return f"{question['ask']} to {question['to'] if isinstance(question['to'], str) else 'seat'}"

    def check_question(self, place: int) -> None:
        """The question belongs to this game, is put to the right seat and can have an answer."""
        state, question = self.state, self.questions[place]
        field = f"pending[{place}]"
        for expansion, asks in _ONLY_WITH.items():
            if state.asked[place] in asks and expansion not in options_of(state).expansions:
                raise _unfit(field, f"a question of a game without {expansion}", question)
        if "seat" in question and not question["ask"].startswith("give") and question["seat"] != state.seat + 1:
            raise _unfit(field, f"a question to seat {state.seat + 1}, whose turn it is", question)
        ask = question["ask"]
        if ask.startswith(("take", "give", "keep", "claim")):
            expected = self.wrong_bargain(place)
        elif ask.startswith("draw"):
            expected = self.wrong_draw(place)
        else:
            expected = self.wrong_choice(place)
        if expected:
            raise _unfit(field, expected, question)

    def wrong_bargain(self, place: int) -> str | None:
        """Who is to give has something; who is to take or keep finds something aside, or will when others have answered."""
        state, ask, seat = self.state, self.state.asked[place], self.state.asked_seat[place]
        own = [tile for tile in self.tiles if state.owner[tile] == seat]
        gifts: dict[int, Any] = {
            Ask.GIVE_CARDS: cells_of(state.hand, seat, CARDS),
            Ask.GIVE_DJINN: named_at(state.djinn, DJINN_WORDS, seat),
            Ask.GIVE_TILE: own and [1],
            Ask.GIVE_BUILDING: [state.palms[tile] + state.palaces[tile] for tile in own],
            Ask.GIVE_ITEM: cells_of(state.items, seat, ITEMS),
        }
        if ask in gifts:
            return None if any(gifts[ask]) else "a seat that has what it is to give"
        more_to_come = place + 1 < state.pending
        if ask == Ask.KEEP_DJINN and more_to_come:
            more_to_come = Place.DECK in state.djinn or Place.DISCARD in state.djinn
        return None if more_to_come or self.asides else "something aside to choose from"

    def wrong_draw(self, place: int) -> str | None:
        """There is room for what is drawn; where no pile can be made anew there is enough to draw."""
        state, ask, about, count = (
            self.state,
            self.state.asked[place],
            self.state.asked_about[place],
            self.state.asked_count[place],
        )
        if ask == Ask.DRAW_CARD and about == TO_ROW and state.row_length + count > 9:
            return f"at most {9 - state.row_length} cards for the row"
        in_row = sum(where >= Place.ROW for where in state.djinn)
        if ask == Ask.DRAW_DJINN and about == TO_ROW and in_row + count > 3:
            return f"at most {3 - in_row} djinns for the row"
        if ask == Ask.DRAW_MEEPLE and not (self.is_land(about) and count <= min(3, sum(state.bag))):
            return f"at most {min(3, sum(state.bag))} meeples of the bag for a tile that is not forbidden"
        if ask == Ask.DRAW_THIEF and (Place.ROW in state.thief or Place.DECK not in state.thief):
            return "no thief face up and one in the pile"
        if ask == Ask.DRAW_WHIM:
            return self.wrong_whim(about)
        return None

    def wrong_whim(self, tile: int) -> str | None:
        """A whim is drawn once for each city without one, as far as there are any (WHIM-4)."""
        state = self.state
        wanted = [about for ask, about in zip(state.asked, state.asked_about, strict=True) if ask == Ask.DRAW_WHIM]
        fits = self.kind(tile) == TileKind.CITY and Place.CITY + tile not in state.whim and wanted.count(tile) == 1
        return (
            None if fits and len(wanted) <= list(state.whim).count(Place.DECK) else "a city without a whim, and one in the pile"
        )

    def wrong_choice(self, place: int) -> str | None:
        """What the question is about is there."""
        state, ask, about, seat = self.state, self.state.asked[place], self.state.asked_about[place], self.state.asked_seat[place]
        if ask == Ask.PIECE and not (self.is_free(about) and state.camels[seat] + state.tents[seat] > 0):
            return "a tile without owner, and a camel or the tent left"
        if ask == Ask.TARGET and state.djinn[about] != seat:
            return "a djinn of the asked seat"
        if ask == Ask.REDIRECT:
            djinn, kind = _REDIRECTS[state.asked_building[place]]
            supply = (state.palm_supply, state.palace_supply)[state.asked_building[place]]
            if state.djinn[djinn] != seat or self.kind(about) != kind or supply == 0:
                return "an Oasis and Lamia for a palm tree, a Village and Hagis for a palace, and one left to place"
        if ask == Ask.BRING and not (state.asked_count[place] < 5 and any(map(self.has_meeples, self.neighbours(about)))):
            return "fewer than 5 brought, and a meeple next to the tile"
        if ask == Ask.TALISMAN_TO and state.owner[about] != seat:
            return "a tile of the asked seat"
        if ask in (Ask.TALISMAN_FROM, Ask.TALISMAN_TO) and not any(map(self.is_free, self.tiles)):
            return "a tile without owner to go to"
        return None

    # The board

    def kind(self, tile: int) -> int:
        """The tile's kind."""
        return FACES[self.state.face[tile]].kind

    def is_land(self, tile: int) -> bool:
        """Not forbidden."""
        return bool(self.state.land >> tile & 1)

    def is_free(self, tile: int) -> bool:
        """Nobody owns it."""
        return self.is_land(tile) and self.state.owner[tile] == NOBODY

    def has_meeples(self, tile: int) -> bool:
        """Somebody stands there."""
        return any(cells_of(self.state.meeples, tile, TRIBES))

    def neighbours(self, tile: int) -> list[int]:
        """The tiles beyond open edges."""
        ways = {Direction.NORTH: COLUMNS, Direction.EAST: 1, Direction.SOUTH: -COLUMNS, Direction.WEST: -1}
        return [tile + way for direction, way in ways.items() if self.state.exits[direction] >> tile & 1]
