"""A position as JSON, complete and writable by hand; every field is described in docs/position.md."""

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

from naqala.catalog.cards import PALACES, PALMS, SOLO_DOUBLE_ON
from naqala.catalog.names import (
    BUILDING_WORDS,
    CARD_WORDS,
    CARDS,
    COLOUR_LETTERS,
    COLOUR_WORDS,
    COLUMNS,
    DJINN_WORDS,
    DJINNS,
    ITEM_WORDS,
    ITEMS,
    LANE,
    PRICES,
    SEATS,
    THIEF_WORDS,
    THIEVES,
    TILE_WORDS,
    TILES,
    TRIBES,
    WHIM_WORDS,
    WHIMS,
    Building,
    Card,
    Direction,
    Djinn,
    TileKind,
    Tribe,
)
from naqala.catalog.provisional import PROVISIONAL
from naqala.catalog.tiles import FACE_WORDS, FACES
from naqala.engine import play
from naqala.engine.actions import MAX_LEGAL
from naqala.engine.kernel import numbers
from naqala.engine.mirror import States, blank, copy_of, new_states, read, write
from naqala.engine.state import (
    FIRST_CHANCE,
    MAX_PENDING,
    NOBODY,
    NOWHERE,
    TO_ASIDE,
    TO_ROW,
    YAZID,
    Ask,
    Lost,
    Place,
    State,
    Step,
)
from naqala.errors import BrokenLawError, FormatError
from naqala.laws import broken, broken_aside, broken_law
from naqala.options import EXPANSIONS, PROMOS, Options
from naqala.reading import Node, check_head

FORMAT = "naqala-position"
VERSION = 1
RULES: int = PROVISIONAL["rules"]
"""The rules number: it changes when behaviour changes, and with every correction of the provisional table."""

STEP_WORDS = tuple(name.lower() for name in Step._fields)
ASK_WORDS = tuple(name.lower().replace("_", " ") for name in Ask._fields)
LOST_WORDS = tuple(name.lower() for name in Lost._fields)
_KEPT = {"viziers": Tribe.VIZIER, "elders": Tribe.ELDER, "artisans": Tribe.ARTISAN}
_PAIRS = {Ask.DRAW_CARD: "row", Ask.DRAW_DJINN: "row aside", Ask.DRAW_ITEM: "aside"}
_DESTINATIONS = {"row": TO_ROW, "aside": TO_ASIDE}
_WITH_TILE = (Ask.PIECE, Ask.REDIRECT, Ask.BRING, Ask.TALISMAN_TO, Ask.DRAW_MEEPLE, Ask.DRAW_WHIM)
_WITH_COUNT = (Ask.BRING, Ask.HORN, Ask.DRAW_CARD, Ask.DRAW_MEEPLE, Ask.DRAW_DJINN, Ask.DRAW_ITEM)
_STACKED = tuple(
    ask
    for ask in Ask
    if ask
    not in (
        Ask.OVER,
        Ask.BID,
        Ask.MOVE,
        Ask.DROP,
        Ask.TRIBE,
        Ask.BUILD,
        Ask.KILL,
        Ask.THIEF,
        Ask.TILE,
        Ask.LAST,
        Ask.OUTBID,
        Ask.ROLL,
    )
)
"""Questions that live on the stack."""
MOST_GOLD = 10_000
"""Far more than any game brings together, and far less than a number of the engine holds."""
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


def blank_for(options: Options) -> State:
    """A state with the options written in and nothing else."""
    state = blank()
    state.seats = options.seats
    state.artisans, state.thieves, state.whims = (int(name in options.expansions) for name in EXPANSIONS)
    state.promos = sum(1 << bit for bit, name in enumerate(PROMOS) if name in options.promos)
    state.five_track = int(bool(options.five_track))
    return state


def options_of(state: State) -> Options:
    """The options that stand in a state."""
    return Options(
        seats=state.seats,
        expansions=tuple(
            name for name, chosen in zip(EXPANSIONS, (state.artisans, state.thieves, state.whims), strict=True) if chosen
        ),
        promos=tuple(name for bit, name in enumerate(PROMOS) if state.promos >> bit & 1),
        five_track=bool(state.five_track),
    )


@cache
def any_start(options: Options) -> State:
    """Some start position: it tells how many of everything the set has."""
    states = new_states(1)
    write(states, 0, blank_for(options))
    play.start_game(states, 0, numbers(MAX_LEGAL), numbers(4, [1, 2, 3, 4]))
    return read(states, 0)


@cache
def _empty_table(options: Options) -> State:
    states = new_states(1)
    write(states, 0, blank_for(options))
    play.clear_table(states, 0)
    return read(states, 0)


# Writing


def _letters(counts: Iterable[int]) -> str:
    return "".join(letter * count for letter, count in zip(COLOUR_LETTERS, counts, strict=True))


def _counts(words: tuple[str, ...], counts: Iterable[int]) -> dict[str, int]:
    return {word: count for word, count in zip(words, counts, strict=True) if count}


def _row(grid: Any, row: int, columns: int) -> list[int]:
    return [grid[row, column] for column in range(columns)]


def _at(places: Any, words: tuple[str, ...], place: int) -> list[str]:
    return [word for number, word in enumerate(words) if places[number] == place]


def _tile_json(state: State, tile: int) -> dict[str, Any]:
    entry: dict[str, Any] = {"tile": FACE_WORDS[state.face[tile]]}
    if meeples := _letters(_row(state.meeples, tile, TRIBES)):
        entry["meeples"] = meeples
    if (owner := state.owner[tile]) != NOBODY:
        entry["owner"] = owner + 1
        entry["piece"] = "tent" if state.tent_at[owner] == tile else "camel"
    if state.palms[tile]:
        entry["palms"] = state.palms[tile]
    if state.palaces[tile]:
        entry["palaces"] = state.palaces[tile]
    if whims := _at(state.whim, WHIM_WORDS, Place.CITY + tile):
        entry["whim"] = whims[0]
    return entry


def _seat_json(state: State, seat: int) -> dict[str, Any]:
    entry: dict[str, Any] = {"gold": state.gold[seat], "camels": state.camels[seat]}
    if state.artisans:
        entry["tent"] = bool(state.tents[seat])
    entry["viziers"] = state.front[seat, Tribe.VIZIER]
    entry["elders"] = state.front[seat, Tribe.ELDER]
    if state.artisans:
        entry["artisans"] = state.front[seat, Tribe.ARTISAN]
    entry["cards"] = _counts(CARD_WORDS, _row(state.hand, seat, CARDS))
    entry["djinns"] = _at(state.djinn, DJINN_WORDS, seat)
    if state.thieves:
        entry["thieves"] = _at(state.thief, THIEF_WORDS, seat)
    if state.artisans:
        entry["items"] = _counts(ITEM_WORDS, _row(state.items, seat, ITEMS))
    if state.whims:
        entry["whims"] = _at(state.whim, WHIM_WORDS, seat)
        entry["fulfilled"] = _at(state.whim, WHIM_WORDS, Place.FULFILLED + seat)
    return entry


def _yazid_json(state: State) -> dict[str, Any]:
    return {
        "camels": state.camels[YAZID],
        "viziers": state.front[YAZID, Tribe.VIZIER],
        "elders": state.front[YAZID, Tribe.ELDER],
        "assassins": state.front[YAZID, Tribe.ASSASSIN],
        "fakirs": state.hand[YAZID, Card.FAKIR],
        "djinns": _at(state.djinn, DJINN_WORDS, YAZID),
    }


def _turn_json(state: State) -> dict[str, Any]:
    turn: dict[str, Any] = {"step": STEP_WORDS[state.step]}
    if state.seat != NOBODY:
        turn["seat"] = state.seat + 1
    for name, tile in (("start", state.start), ("at", state.at), ("before", state.before)):
        if tile != NOWHERE:
            turn[name] = TILE_WORDS[tile]
    if hand := _letters(state.held):
        turn["hand"] = hand
    if state.tribe >= 0:
        turn["tribe"] = COLOUR_WORDS[state.tribe]
        turn["count"] = state.count
    if state.used:
        turn["used"] = [word for djinn, word in enumerate(DJINN_WORDS) if state.used >> djinn & 1]
    if state.item_played:
        turn["item_played"] = True
    return turn


def _aside_json(state: State) -> dict[str, Any]:
    aside = {
        "cards": _counts(CARD_WORDS, state.card_aside),
        "items": _counts(ITEM_WORDS, state.item_aside),
        "djinns": _at(state.djinn, DJINN_WORDS, Place.ASIDE),
        "palms": state.palms_aside,
        "palaces": state.palaces_aside,
        "tiles": [TILE_WORDS[state.tiles_aside[place]] for place in range(4) if state.tiles_aside[place] != NOWHERE],
    }
    return {name: value for name, value in aside.items() if value}


def question_json(state: State, place: int) -> dict[str, Any]:
    """One question of the stack."""
    ask, about = state.asked[place], state.asked_about[place]
    entry: dict[str, Any] = {"ask": ASK_WORDS[ask]}
    if ask < FIRST_CHANCE:
        entry["seat"] = state.asked_seat[place] + 1
    if ask in _WITH_TILE:
        entry["tile"] = TILE_WORDS[about]
    if ask == Ask.TARGET:
        entry["djinn"] = DJINN_WORDS[about]
    if ask == Ask.REDIRECT:
        entry["building"] = BUILDING_WORDS[state.asked_building[place]]
    if ask in _PAIRS:
        entry["to"] = {TO_ROW: "row", TO_ASIDE: "aside"}.get(about, about + 1)
    if ask in _WITH_COUNT:
        entry["count"] = state.asked_count[place]
    return entry


def to_json(state: State) -> dict[str, Any]:
    """Writes a position."""
    position: dict[str, Any] = {"format": FORMAT, "version": VERSION, "rules": RULES, "options": options_of(state).as_json()}
    position["board"] = {TILE_WORDS[tile]: _tile_json(state, tile) for tile in range(state.rows * COLUMNS)}
    position["seats"] = [_seat_json(state, seat) for seat in range(state.seats)]
    if state.seats == 1:
        position["yazid"] = _yazid_json(state)
    position["bag"] = _letters(state.bag)
    position["supply"] = {"palms": state.palm_supply, "palaces": state.palace_supply}
    position["cards"] = {
        "row": [CARD_WORDS[state.row[place]] for place in range(state.row_length)],
        "deck": _counts(CARD_WORDS, state.card_deck),
        "discard": _counts(CARD_WORDS, state.card_discard),
    }
    position["djinns"] = {
        "row": [name for slot in range(3) for name in _at(state.djinn, DJINN_WORDS, Place.ROW + slot)],
        "deck": _at(state.djinn, DJINN_WORDS, Place.DECK),
        "discard": _at(state.djinn, DJINN_WORDS, Place.DISCARD),
    }
    if state.artisans:
        position["items"] = {
            "deck": _counts(ITEM_WORDS, state.item_deck),
            "discard": _counts(ITEM_WORDS, state.item_discard),
        }
    if state.thieves:
        in_set = [word for thief, word in enumerate(THIEF_WORDS) if any_start(options_of(state)).thief[thief] != Place.OUT]
        position["thieves"] = {
            **dict(zip(("face_up",), _at(state.thief, THIEF_WORDS, Place.ROW), strict=False)),
            "deck": _at(state.thief, THIEF_WORDS, Place.DECK),
            "out": [word for word in _at(state.thief, THIEF_WORDS, Place.OUT) if word in in_set],
        }
    if state.whims:
        position["whims"] = {"deck": _at(state.whim, WHIM_WORDS, Place.DECK)}
    if state.seats > 1:
        position["bid_track"] = [state.bid_track[place] + 1 for place in range(state.bid_length)]
        position["turn_track"] = {
            str(price): [state.turn_track[level, place] + 1 for place in range(state.lane_length[level])]
            for level, price in enumerate(PRICES)
            if state.lane_length[level]
        }
    position["round"] = state.round_number
    position["end"] = {"last_camel": bool(state.last_camel), "no_move": bool(state.no_move)}
    if state.lost:
        position["end"]["lost"] = LOST_WORDS[state.lost]
    position["turn"] = _turn_json(state)
    if state.seats == 1:
        position["solo"] = {
            "dice": [state.dice[0], state.dice[1]] if state.dice[0] else [],
            "targets": [TILE_WORDS[state.targets[place]] for place in range(2) if state.targets[place] != NOWHERE],
            "left": ["yazid"] if state.yazid_left else [],
        }
    if aside := _aside_json(state):
        position["aside"] = aside
    position["pending"] = [question_json(state, place) for place in range(state.pending)]
    return position


# Reading


class _Reader:
    """Fills a state from a position's fields; piles that are left out get whatever is not anywhere else."""

    def __init__(self, position: Mapping[str, Any]) -> None:
        check_head(position, FORMAT, VERSION, RULES)
        self.fields = Node(position, "position").fields(
            *("format", "version", "rules", "options", "board", "seats", "yazid", "bag", "supply", "cards", "djinns", "items"),
            *("thieves", "whims", "bid_track", "turn_track", "round", "end", "turn", "solo", "aside", "pending"),
        )
        for name in ("options", "board", "seats", "turn"):
            if name not in self.fields:
                raise FormatError(f"position.{name}: expected this field, got nothing")
        if not isinstance(position["options"], dict):
            raise self.fields["options"].fault("an object")
        self.options = Options.from_json(position["options"])
        self.total = any_start(self.options)
        self.state = copy_of(_empty_table(self.options))
        self.players = max(2, self.options.seats)
        self.board_words = TILE_WORDS[: self.state.rows * COLUMNS]
        self.refuse_foreign_fields()

    def refuse_foreign_fields(self) -> None:
        """A field of an expansion that is not in the game is an error, not a silent loss."""
        expansions = self.options.expansions
        for name, wanted in (("items", "artisans"), ("thieves", "thieves"), ("whims", "whims")):
            if name in self.fields and wanted not in expansions:
                raise FormatError(f"position.{name}: expected only with {wanted}, got {', '.join(expansions) or 'no expansions'}")
        for name in ("yazid", "solo"):
            if name in self.fields and not self.options.solo:
                raise FormatError(f"position.{name}: expected only in the solo game, got {self.options.seats} seats")
        for name in ("bid_track", "turn_track"):
            if name in self.fields and self.options.solo:
                raise FormatError(f"position.{name}: expected only with 2 or more seats, got the solo game")

    def sub(self, name: str, *names: str) -> dict[str, Node]:
        """The fields of a part of the position, none if it is left out."""
        return self.fields[name].fields(*names) if name in self.fields else {}

    def tile(self, node: Node) -> int:
        return node.word(self.board_words)

    def letters(self, node: Node) -> list[int]:
        """Meeples from colour letters."""
        if not isinstance(node.value, str) or set(node.value) - set(COLOUR_LETTERS):
            raise node.fault(f"a text of the letters {COLOUR_LETTERS}")
        counts = [node.value.count(letter) for letter in COLOUR_LETTERS]
        if max(counts) > 99:
            raise node.fault("at most 99 meeples of a colour")
        return counts

    def counts(self, node: Node, words: tuple[str, ...]) -> list[int]:
        """Numbers of things by name."""
        counts = [0] * len(words)
        for name, entry in node.entries():
            if name not in words:
                raise FormatError(f"{node.path}: expected names of {', '.join(words)}; got {name!r}")
            counts[words.index(name)] = entry.number(0, 99)
        return counts

    def place_all(self, places: Any, node: Node, words: tuple[str, ...], place: int) -> None:
        """Puts the named djinns, thieves or whims in a place; each can be in one only (LAW-3, LAW-5)."""
        for number in node.words(words):
            if places[number] != Place.OUT:
                raise self.misplaced(places, number)
            places[number] = place

    def misplaced(self, places: Any, number: int) -> BrokenLawError:
        """A djinn, thief or whim that is in no place or in several."""
        if places is self.state.djinn:
            return broken(3, number)
        return broken(5, number + 100 * (places is self.state.whim))

    def read_board(self) -> None:
        state = self.state
        board = dict(self.fields["board"].entries())
        for name in board:
            if name not in self.board_words:
                raise FormatError(f"position.board: expected tiles a1 to {self.board_words[-1]}, got {name!r}")
        for tile, name in enumerate(self.board_words):
            if name not in board:
                raise FormatError(f"position.board: expected all tiles a1 to {self.board_words[-1]}, but {name} is missing")
            self.read_tile(tile, board[name].fields("tile", "meeples", "owner", "piece", "palms", "palaces", "whim"))
        found = Counter(FACE_WORDS[state.face[tile]] for tile in range(len(self.board_words)))
        needed = Counter(FACE_WORDS[self.total.face[tile]] for tile in range(len(self.board_words)))
        for name in sorted((found - needed) + (needed - found)):
            raise FormatError(f"position.board: expected {needed[name]} tiles {name!r} in this set, got {found[name]}")

    def read_tile(self, tile: int, fields: dict[str, Node]) -> None:
        state = self.state
        if "tile" not in fields:
            raise FormatError(f"position.board.{TILE_WORDS[tile]}.tile: expected this field, got nothing")
        state.face[tile] = fields["tile"].word(FACE_WORDS)
        if "meeples" in fields:
            for tribe, number in enumerate(self.letters(fields["meeples"])):
                state.meeples[tile, tribe] = number
        if "palms" in fields:
            state.palms[tile] = fields["palms"].number(0, PALMS)
        if "palaces" in fields:
            state.palaces[tile] = fields["palaces"].number(0, PALACES)
        if "piece" in fields and "owner" not in fields:
            raise fields["piece"].fault("a piece only together with an owner")
        if "owner" in fields:
            owner = fields["owner"].number(1, self.players) - 1
            state.owner[tile] = owner
            if "piece" in fields and fields["piece"].word(("camel", "tent")) == 1:
                if not state.artisans or state.tent_at[owner] != NOWHERE:
                    raise fields["piece"].fault("at most one tent a seat, and only with artisans")
                state.tent_at[owner] = tile
        if "whim" in fields:
            self.place_all(state.whim, Node([fields["whim"].value], fields["whim"].path), WHIM_WORDS, Place.CITY + tile)

    def read_seats(self) -> None:
        seats = self.fields["seats"].elements(SEATS)
        if len(seats) != self.options.seats:
            raise self.fields["seats"].fault(f"{self.options.seats} seats")
        for seat, node in enumerate(seats):
            self.read_seat(seat, node)
        for seat in range(self.players):
            on_board = sum(self.state.owner[tile] == seat for tile in range(TILES))
            tents = int(self.state.tent_at[seat] != NOWHERE)
            self.state.camels[seat] = self.total.camels[seat] - on_board + tents
            self.state.tents[seat] = self.total.tents[seat] - tents
        for seat, node in enumerate(seats):
            fields = node.fields(*node.value)
            if "camels" in fields:
                self.state.camels[seat] = fields["camels"].number(0, 99)
            if "tent" in fields:
                self.state.tents[seat] = int(fields["tent"].truth())

    def read_seat(self, seat: int, node: Node) -> None:
        state = self.state
        fields = node.fields(
            *("gold", "camels", "tent", "viziers", "elders", "artisans", "cards", "djinns", "thieves", "items", "whims"),
            "fulfilled",
        )
        if "gold" in fields:
            state.gold[seat] = fields["gold"].number(0, MOST_GOLD)
        for name, tribe in _KEPT.items():
            if name in fields:
                state.front[seat, tribe] = fields[name].number(0, 99)
        if "cards" in fields:
            for card, number in enumerate(self.counts(fields["cards"], CARD_WORDS)):
                state.hand[seat, card] = number
        if "items" in fields:
            for item, number in enumerate(self.counts(fields["items"], ITEM_WORDS)):
                state.items[seat, item] = number
        for name, places, words, place in (
            ("djinns", state.djinn, DJINN_WORDS, seat),
            ("thieves", state.thief, THIEF_WORDS, seat),
            ("whims", state.whim, WHIM_WORDS, seat),
            ("fulfilled", state.whim, WHIM_WORDS, Place.FULFILLED + seat),
        ):
            if name in fields:
                self.place_all(places, fields[name], words, place)

    def read_yazid(self) -> None:
        fields = self.sub("yazid", "camels", "viziers", "elders", "assassins", "fakirs", "djinns")
        if "camels" in fields:
            self.state.camels[YAZID] = fields["camels"].number(0, 99)
        for name, tribe in (("viziers", Tribe.VIZIER), ("elders", Tribe.ELDER), ("assassins", Tribe.ASSASSIN)):
            if name in fields:
                self.state.front[YAZID, tribe] = fields[name].number(0, 99)
        if "fakirs" in fields:
            self.state.hand[YAZID, Card.FAKIR] = fields["fakirs"].number(0, 99)
        if "djinns" in fields:
            self.place_all(self.state.djinn, fields["djinns"], DJINN_WORDS, YAZID)

    def read_turn(self) -> None:
        state = self.state
        fields = self.fields["turn"].fields(
            "step", "seat", "start", "at", "before", "hand", "tribe", "count", "used", "item_played"
        )
        if "step" not in fields:
            raise FormatError("position.turn.step: expected this field, got nothing")
        state.step = fields["step"].word(STEP_WORDS)
        if "seat" in fields:
            state.seat = fields["seat"].number(1, self.options.seats) - 1
        for name in ("start", "at", "before"):
            if name in fields:
                setattr(state, name, self.tile(fields[name]))
        if "hand" in fields:
            for tribe, number in enumerate(self.letters(fields["hand"])):
                state.held[tribe] = number
        if "tribe" in fields:
            state.tribe = fields["tribe"].word(COLOUR_WORDS)
        if "count" in fields:
            state.count = fields["count"].number(0, 99)
        if "used" in fields:
            state.used = sum(1 << djinn for djinn in fields["used"].words(DJINN_WORDS))
        if "item_played" in fields:
            state.item_played = int(fields["item_played"].truth())

    def read_round(self) -> None:
        state = self.state
        if "round" in self.fields:
            state.round_number = self.fields["round"].number(1, 9999)
        end = self.sub("end", "last_camel", "no_move", "lost")
        if "last_camel" in end:
            state.last_camel = int(end["last_camel"].truth())
        if "no_move" in end:
            state.no_move = int(end["no_move"].truth())
        if "lost" in end:
            state.lost = end["lost"].word(LOST_WORDS[1:]) + 1
        solo = self.sub("solo", "dice", "targets", "left")
        if "dice" in solo:
            if len(solo["dice"].elements(2)) == 1:
                raise solo["dice"].fault("two dice or none")
            for place, die in enumerate(solo["dice"].elements(2)):
                state.dice[place] = die.number(1, 6)
        if "targets" in solo:
            for place, target in enumerate(solo["targets"].elements(2)):
                state.targets[place] = self.tile(target)
        if "left" in solo:
            state.yazid_left = len(solo["left"].words(("yazid",)))

    def read_tracks(self) -> None:
        state = self.state
        if "bid_track" in self.fields:
            for place, node in enumerate(self.fields["bid_track"].elements(SEATS)):
                state.bid_track[place] = node.number(1, self.options.seats) - 1
                state.bid_length = place + 1
        if "turn_track" in self.fields:
            for price, node in self.fields["turn_track"].entries():
                if price not in map(str, PRICES):
                    raise FormatError(f"position.turn_track: expected prices of {', '.join(map(str, PRICES))}; got {price!r}")
                level = PRICES.index(int(price))
                for place, marker in enumerate(node.elements(LANE)):
                    state.turn_track[level, place] = marker.number(1, self.options.seats) - 1
                    state.lane_length[level] = place + 1

    def read_aside(self) -> None:
        state = self.state
        fields = self.sub("aside", "cards", "items", "djinns", "palms", "palaces", "tiles")
        if "cards" in fields:
            for card, number in enumerate(self.counts(fields["cards"], CARD_WORDS)):
                state.card_aside[card] = number
        if "items" in fields:
            for item, number in enumerate(self.counts(fields["items"], ITEM_WORDS)):
                state.item_aside[item] = number
        if "djinns" in fields:
            self.place_all(state.djinn, fields["djinns"], DJINN_WORDS, Place.ASIDE)
        if "palms" in fields:
            state.palms_aside = fields["palms"].number(0, PALMS)
        if "palaces" in fields:
            state.palaces_aside = fields["palaces"].number(0, PALACES)
        if "tiles" in fields:
            for place, node in enumerate(fields["tiles"].elements(4)):
                state.tiles_aside[place] = self.tile(node)

    def read_pending(self) -> None:
        if "pending" not in self.fields:
            return
        for place, node in enumerate(self.fields["pending"].elements(MAX_PENDING)):
            fields = node.fields("ask", "seat", "tile", "djinn", "building", "to", "count")
            if "ask" not in fields:
                raise FormatError(f"{node.path}.ask: expected this field, got nothing")
            ask = fields["ask"].word(ASK_WORDS)
            if ask not in _STACKED:
                raise fields["ask"].fault("a question that can be pending")
            self.read_question(place, ask, node, fields)
            self.state.pending = place + 1

    def read_question(self, place: int, ask: int, node: Node, fields: dict[str, Node]) -> None:
        state = self.state
        wanted = {"ask"}
        state.asked[place] = ask
        state.asked_seat[place], state.asked_about[place] = NOBODY, NOWHERE
        if ask < FIRST_CHANCE:
            wanted.add("seat")
        if ask in _WITH_TILE:
            wanted.add("tile")
        if ask == Ask.TARGET:
            wanted.add("djinn")
        if ask == Ask.REDIRECT:
            wanted.add("building")
        if ask in _PAIRS:
            wanted.add("to")
        if ask in _WITH_COUNT:
            wanted.add("count")
        if set(fields) != wanted:
            raise node.fault(f"the fields {', '.join(sorted(wanted))}")
        if "seat" in fields:
            state.asked_seat[place] = fields["seat"].number(1, self.options.seats) - 1
        if "tile" in fields:
            state.asked_about[place] = self.tile(fields["tile"])
        if "djinn" in fields:
            state.asked_about[place] = fields["djinn"].word(("anunnak", "bouraq", "enki", "leta", "utug"))
            state.asked_about[place] = DJINN_WORDS.index(fields["djinn"].value)
        if "building" in fields:
            state.asked_building[place] = fields["building"].word(BUILDING_WORDS)
        if "count" in fields:
            state.asked_count[place] = fields["count"].number(0 if ask in (Ask.BRING, Ask.HORN) else 1, 15)
        if "to" in fields:
            state.asked_about[place] = self.destination(ask, fields["to"])

    def destination(self, ask: int, node: Node) -> int:
        """Where drawn things go."""
        if isinstance(node.value, str):
            words = tuple(_PAIRS[ask].split())
            return _DESTINATIONS[words[node.word(words)]]
        return node.number(1, self.options.seats) - 1

    def read_piles(self) -> None:
        """The piles that are written, then the rest for those that are not."""
        state, total = self.state, self.total
        cards = self.sub("cards", "row", "deck", "discard")
        if "row" in cards:
            for place, node in enumerate(cards["row"].elements(9)):
                state.row[place] = node.word(CARD_WORDS)
                state.row_length = place + 1
        if "discard" in cards:
            state.card_discard = self.counts(cards["discard"], CARD_WORDS)
        items = self.sub("items", "deck", "discard")
        if "discard" in items:
            state.item_discard = self.counts(items["discard"], ITEM_WORDS)
        for card in range(CARDS):
            state.card_deck[card] = self.rest_of_cards(card)
        if "deck" in cards:
            state.card_deck = self.counts(cards["deck"], CARD_WORDS)
        for item in range(ITEMS):
            elsewhere = state.item_discard[item] + state.item_aside[item]
            state.item_deck[item] = total.item_deck[item] - elsewhere - sum(state.items[seat, item] for seat in range(SEATS))
        if "deck" in items:
            state.item_deck = self.counts(items["deck"], ITEM_WORDS)
        self.read_places()
        self.read_bag_and_supply()

    def rest_of_cards(self, card: int) -> int:
        state, total = self.state, self.total
        of_set = total.card_deck[card] + sum(total.row[place] == card for place in range(9))
        in_row = sum(state.row[place] == card for place in range(9))
        in_hands = sum(state.hand[seat, card] for seat in range(SEATS))
        return of_set - in_row - in_hands - state.card_discard[card] - state.card_aside[card]

    def read_places(self) -> None:
        state, total = self.state, self.total
        djinns = self.sub("djinns", "row", "deck", "discard")
        if "row" in djinns:
            for slot, djinn in enumerate(djinns["row"].words(DJINN_WORDS)):
                if slot > 2:
                    raise djinns["row"].fault("at most 3 djinns")
                self.place_all(state.djinn, Node([DJINN_WORDS[djinn]], djinns["row"].path), DJINN_WORDS, Place.ROW + slot)
        thieves = self.sub("thieves", "face_up", "deck", "out")
        if "face_up" in thieves:
            self.place_all(state.thief, Node([thieves["face_up"].value], thieves["face_up"].path), THIEF_WORDS, Place.ROW)
        whims = self.sub("whims", "deck")
        if "discard" in djinns:
            self.place_all(state.djinn, djinns["discard"], DJINN_WORDS, Place.DISCARD)
        out = set(thieves["out"].words(THIEF_WORDS)) if "out" in thieves else set()
        for fields, places, whole, words, size in (
            (djinns, state.djinn, total.djinn, DJINN_WORDS, DJINNS),
            (thieves, state.thief, total.thief, THIEF_WORDS, THIEVES),
            (whims, state.whim, total.whim, WHIM_WORDS, WHIMS),
        ):
            if "deck" in fields:
                self.place_all(places, fields["deck"], words, Place.DECK)
                continue
            for number in range(size):
                if whole[number] != Place.OUT and places[number] == Place.OUT and not (places is state.thief and number in out):
                    places[number] = Place.DECK
        for thief in range(THIEVES):
            gone = state.thief[thief] == Place.OUT and total.thief[thief] != Place.OUT
            if gone != (thief in out):
                raise broken(5, thief)

    def read_bag_and_supply(self) -> None:
        state = self.state
        for tribe in range(TRIBES):
            of_set = sum(self.total.meeples[tile, tribe] for tile in range(TILES))
            on_board = sum(state.meeples[tile, tribe] for tile in range(TILES))
            in_front = sum(state.front[seat, tribe] for seat in range(SEATS))
            state.bag[tribe] = of_set - on_board - in_front - state.held[tribe]
        if "bag" in self.fields:
            for tribe, number in enumerate(self.letters(self.fields["bag"])):
                state.bag[tribe] = number
        state.palm_supply = PALMS - state.palms_aside - sum(state.palms[tile] for tile in range(TILES))
        state.palace_supply = PALACES - state.palaces_aside - sum(state.palaces[tile] for tile in range(TILES))
        supply = self.sub("supply", "palms", "palaces")
        if "palms" in supply:
            state.palm_supply = supply["palms"].number(0, 99)
        if "palaces" in supply:
            state.palace_supply = supply["palaces"].number(0, 99)

    def read(self) -> State:
        self.read_board()
        self.read_seats()
        self.read_yazid()
        self.read_turn()
        self.read_round()
        self.read_tracks()
        self.read_aside()
        self.read_pending()
        self.read_piles()
        return self.state


# Sense


def _unfit(field: str, expected: str, value: Any) -> FormatError:
    """The error for a part of the position that does not fit the rest."""
    return Node(value, f"position.{field}").fault(expected)


class _Sense:
    """Refuses what no law forbids and still cannot be: a turn, dice, things aside and questions that do not fit together.

    The engine trusts a position: a question without an answer further down the stack would stop a game for good.
    """

    def __init__(self, state: State) -> None:
        self.state = state
        self.step = STEP_WORDS[state.step]
        self.seats = range(state.seats)
        self.tiles = range(state.rows * COLUMNS)
        self.questions = [question_json(state, place) for place in range(state.pending)]
        self.asides = _aside_json(state)

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
            raise _unfit("turn", f"{'a seat' if in_turn else 'no seat'} in step {step!r}", _turn_json(state))

    def check_turn(self) -> None:
        """The turn's fields are those its step has (docs/position.md)."""
        step, turn = self.step, _turn_json(self.state)
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
            raise _unfit("turn.hand", f"the collected meeples {_letters(held)} in step {step!r}", _letters(state.held))

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
            Ask.GIVE_CARDS: _row(state.hand, seat, CARDS),
            Ask.GIVE_DJINN: _at(state.djinn, DJINN_WORDS, seat),
            Ask.GIVE_TILE: own and [1],
            Ask.GIVE_BUILDING: [state.palms[tile] + state.palaces[tile] for tile in own],
            Ask.GIVE_ITEM: _row(state.items, seat, ITEMS),
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
        return FACES[self.state.face[tile]].kind

    def is_land(self, tile: int) -> bool:
        return bool(self.state.land >> tile & 1)

    def is_free(self, tile: int) -> bool:
        return self.is_land(tile) and self.state.owner[tile] == NOBODY

    def has_meeples(self, tile: int) -> bool:
        return any(_row(self.state.meeples, tile, TRIBES))

    def neighbours(self, tile: int) -> list[int]:
        """The tiles beyond open edges."""
        ways = {Direction.NORTH: COLUMNS, Direction.EAST: 1, Direction.SOUTH: -COLUMNS, Direction.WEST: -1}
        return [tile + way for direction, way in ways.items() if self.state.exits[direction] >> tile & 1]


def from_json(position: Mapping[str, Any]) -> States:
    """Reads a position into a place of its own, brought to its open question; refuses what cannot be."""
    state = _Reader(position).read()
    states = new_states(1)
    write(states, 0, state)
    play.survey(states, 0)
    if fault := broken_law(states, 0):
        raise fault
    _Sense(read(states, 0)).check()
    legal = play.resume(states, 0, numbers(MAX_LEGAL))
    if legal == 0 and read(states, 0).step != Step.OVER:
        ask, _ = play.who_is_asked(states, 0)
        raise FormatError(f"position: expected an open question with an answer, but {ASK_WORDS[ask]!r} has none")
    return states
