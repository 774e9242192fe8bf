"""Reads a position from JSON, field by field; every error names the field, what was expected and what came."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from naqala.catalog.cards import PALACES, PALMS, WHIM_WORDS, WHIMS
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
    Card,
    Tribe,
)
from naqala.catalog.tiles import FACE_WORDS
from naqala.engine.events import CAUSE_WORDS
from naqala.engine.mirror import copy_of
from naqala.engine.state import (
    FIRST_CHANCE,
    MAX_PENDING,
    NOBODY,
    NOWHERE,
    YAZID,
    Ask,
    Place,
    State,
)
from naqala.errors import BrokenLawError, FormatError
from naqala.laws import broken
from naqala.options import Options
from naqala.position.older import of_today
from naqala.position.table import any_start, empty_table
from naqala.position.words import (
    ASK_WORDS,
    DESTINATIONS,
    FORMAT,
    KEPT,
    LOST_WORDS,
    MOST_GOLD,
    PAIRS,
    STACKED,
    STEP_WORDS,
    VERSION,
    WITH_COUNT,
    WITH_TILE,
    usual_cause,
)
from naqala.reading import Node, check_head


class Reader:
    """Fills a state from a position's fields; piles that are left out get whatever is not anywhere else."""

    def __init__(self, position: Mapping[str, Any]) -> None:
        check_head(position, FORMAT, VERSION)
        position = of_today(position)
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
        self.state = copy_of(empty_table(self.options))
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
        """A tile of the board."""
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
        """All tiles, each face as often as the set has it."""
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
        """One tile and what is on it."""
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
                if not state.with_artisans or state.tent_at[owner] != NOWHERE:
                    raise fields["piece"].fault("at most one tent a seat, and only with artisans")
                state.tent_at[owner] = tile
        if "whim" in fields:
            self.place_all(state.whim, Node([fields["whim"].value], fields["whim"].path), WHIM_WORDS, Place.CITY + tile)

    def read_seats(self) -> None:
        """What each seat has; camels and tents that are not named are what is not on the board."""
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
        """What one seat has."""
        state = self.state
        fields = node.fields(
            *("gold", "camels", "tent", "viziers", "elders", "artisans", "cards", "djinns", "thieves", "items", "whims"),
            "fulfilled",
        )
        if "gold" in fields:
            state.gold[seat] = fields["gold"].number(0, MOST_GOLD)
        for name, tribe in KEPT.items():
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
        """Yazid's area."""
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
        """Whose turn it is and how far it has come."""
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
        """The round, the end, and the solo round."""
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
        """The markers."""
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
        """What lies aside."""
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
        """The stack of questions."""
        if "pending" not in self.fields:
            return
        for place, node in enumerate(self.fields["pending"].elements(MAX_PENDING)):
            fields = node.fields("ask", "seat", "tile", "djinn", "building", "to", "count", "cause")
            if "ask" not in fields:
                raise FormatError(f"{node.path}.ask: expected this field, got nothing")
            ask = fields["ask"].word(ASK_WORDS)
            if ask not in STACKED:
                raise fields["ask"].fault("a question that can be pending")
            self.read_question(place, ask, node, fields)
            self.state.pending = place + 1

    def read_question(self, place: int, ask: int, node: Node, fields: dict[str, Node]) -> None:
        """One question and the fields it needs."""
        state = self.state
        wanted = {"ask"}
        state.asked[place] = ask
        state.asked_seat[place], state.asked_about[place] = NOBODY, NOWHERE
        if ask < FIRST_CHANCE:
            wanted.add("seat")
        if ask in WITH_TILE:
            wanted.add("tile")
        if ask == Ask.TARGET:
            wanted.add("djinn")
        if ask == Ask.REDIRECT:
            wanted.add("building")
        if ask in PAIRS:
            wanted.add("to")
        if ask in WITH_COUNT:
            wanted.add("count")
        if set(fields) - {"cause"} != wanted:
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
        state.asked_cause[place] = usual_cause(ask, state.asked_about[place], state.asked_building[place])
        if "cause" in fields:
            state.asked_cause[place] = fields["cause"].word(CAUSE_WORDS)

    def destination(self, ask: int, node: Node) -> int:
        """Where drawn things go."""
        if isinstance(node.value, str):
            words = tuple(PAIRS[ask].split())
            return DESTINATIONS[words[node.word(words)]]
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
        """What is left for the deck."""
        state, total = self.state, self.total
        of_set = total.card_deck[card] + sum(total.row[place] == card for place in range(9))
        in_row = sum(state.row[place] == card for place in range(9))
        in_hands = sum(state.hand[seat, card] for seat in range(SEATS))
        return of_set - in_row - in_hands - state.card_discard[card] - state.card_aside[card]

    def read_places(self) -> None:
        """Djinns, thieves and whims that no seat has."""
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
        """Bag and supply, or what is left for them."""
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
        """The whole position."""
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
