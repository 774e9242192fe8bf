"""A ledger of every piece, kept from events alone. It knows no rules: each kind of event says what goes from where to where."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from naqala import Game
from naqala.events import KINDS, WORDS, Event

Place = tuple[str, int | str | None]
"""A place and whose or which it is: ``("hand", 2)``, ``("tile", "c3")``, ``("bag", None)``."""
Key = tuple[str, str | None, Place]
"""A sort of thing, which one, and where it is."""

_COLOURS = {"Y": "yellow", "W": "white", "G": "green", "B": "blue", "R": "red", "P": "purple"}
_FRONT = {"viziers": "yellow", "elders": "white", "artisans": "purple", "assassins": "red"}
_OF_A_SEAT = ("hand", "front", "gold", "fulfilled")
YAZID = 2

_FAMILY = {word: family for family in ("djinn", "item", "thief", "whim") for word in WORDS[family]}
_THEFT = "give meeple, get meeple, leave meeple, give card, get card, give item, get item, give djinn, get djinn, leave card"
_CAUSES = {
    "round, turn, last piece, no move, over, score": "game",
    "bid": "bid",
    "use djinn, draw card, gain, add, see djinn, keep djinn": "djinn",
    "roll, target, clear, lost, capture, seize card": "yazid",
    "earn": "builders, sale, djinn, whim",
    "pay": "bid, outbid, small market, large market, specialized market, yazid",
    "pick, drop": "move, item",
    "collect": "move",
    "keep": "viziers, elders, artisans",
    "return": "merchants, builders, assassins",
    "remove": "assassins, item, yazid",
    "lose": "assassins, sacred place, workshop, djinn, yazid",
    "take card": "merchants, small market, large market, specialized market, djinn, yazid",
    "deal card": "cleanup, item",
    "order card, discard item, fetch item, draw djinn": "item",
    "discard card": "assassins, builders, sacred place, workshop, sale, djinn, yazid",
    "shuffle card": "cleanup, item, djinn",
    "draw item": "workshop, djinn",
    "shuffle item": "workshop, artisans, djinn",
    "see item, keep item": "artisans",
    "leave item": "artisans, thief",
    "take djinn": "sacred place, item, yazid",
    "deal djinn, deal thief, deal whim": "cleanup",
    "leave djinn": "djinn, thief",
    "shuffle djinn": "cleanup, item, djinn",
    "get thief": "sacred place",
    "take whim": "city",
    "fulfil whim": "whim",
    "place": "move, assassins, djinn, item, thief, yazid",
    "take back": "item, thief",
    "build": "oasis, village, djinn",
    f"use thief, give building, put building, return building, {_THEFT}": "thief",
}
CAUSES = {kind: causes.split(", ") for kinds, causes in _CAUSES.items() for kind in kinds.split(", ")}
"""What may cause each kind of event: cards by their sort, tribes and tiles by name."""


class Ledger:
    """What is where, from a start position on."""

    def __init__(self, start: Mapping[str, Any], sheets: Iterable[Mapping[str, int]]) -> None:
        self.things = inventory(start)
        self.rows = rows(start)
        self.bid_track: list[int] = list(start.get("bid_track", ()))
        self.turn_track: dict[str, list[int]] = {price: list(lane) for price, lane in start.get("turn_track", {}).items()}
        self.round: int = start["round"]
        self.points = Counter(
            {(seat, line): n for seat, sheet in enumerate(sheets, 1) for line, n in sheet.items() if line != "total"}
        )

    def note(self, event: Event) -> None:
        """Take in one event; an answer moves nothing."""
        if event.kind == "answer":
            return
        kind = KINDS[event.kind]
        assert event.amount and _FAMILY.get(event.cause, event.cause) in CAUSES[event.kind], f"{event} has a wrong cause"
        if event.kind == "score":
            assert event.thing is not None and event.seat is not None
            self.points[event.seat, event.thing] += event.amount
        elif event.kind == "round":
            self.round = event.amount
        elif event.kind == "bid":
            assert event.seat is not None
            self.bid_track.remove(event.seat)
            self.turn_track.setdefault(str(event.thing), []).append(event.seat)
        elif event.kind == "turn":
            if event.thing is not None and event.seat is not None:
                assert self.turn_track[event.thing].pop() == event.seat
                self.bid_track.append(event.seat)
        elif kind.source or kind.target:
            self._move(kind.thing or "gold", event, kind.source, kind.target)
            if event.place is not None:
                self._shift(self.rows[kind.thing], event, kind.source, kind.target)

    def check(self, game: Game) -> None:
        """Compare with the game as it stands now."""
        now = game.position().to_json()
        assert +self.things == inventory(now)
        assert self.rows == rows(now)
        assert self.bid_track == now.get("bid_track", [])
        assert {price: lane for price, lane in self.turn_track.items() if lane} == now.get("turn_track", {})
        assert self.round == now["round"]
        for seat, sheet in enumerate(game.score_sheet(), 1):
            for line, points in sheet.items():
                assert line == "total" or self.points[seat, line] == points

    def _move(self, sort: str, event: Event, source: str, target: str) -> None:
        if sort != "gold" or source != "supply":  # the supply of gold has no bottom
            self._take((sort, event.thing, self._place(sort, event, source)), event)
        if sort != "gold" or target != "supply":
            self.things[sort, event.thing, self._place(sort, event, target)] += event.amount

    @staticmethod
    def _shift(row: list[str], event: Event, source: str, target: str) -> None:
        """Take the thing out of its row, put it in, or both."""
        assert event.thing is not None and event.place is not None
        place = event.place - 1
        if source == "row":
            found = row.index(event.thing, place)
            assert found == place or target == "row", f"{event} takes what is not there"
            del row[found]
        if target == "row":
            row.insert(place, event.thing)

    def _take(self, key: Key, event: Event) -> None:
        assert self.things[key] >= event.amount, f"{event} takes what is not there"
        self.things[key] -= event.amount

    def _place(self, sort: str, event: Event, name: str) -> Place:
        if name == "tile":
            return name, f"{event.tile} {event.seat}" if sort == "piece" else event.tile
        return name, event.seat if name in _OF_A_SEAT or (name == "supply" and sort == "piece") else None


def rows(position: Mapping[str, Any]) -> dict[str, list[str]]:
    """The rows of cards and djinns, in their order."""
    return {"card": list(position["cards"]["row"]), "djinn": list(position["djinns"]["row"])}


def inventory(position: Mapping[str, Any]) -> Counter[Key]:
    """Everything a position file says is somewhere."""
    things: Counter[Key] = Counter()

    def put(sort: str, where: Place, found: Any) -> None:
        for thing, number in dict(Counter(found)).items():
            things[sort, thing, where] += number

    def letters(text: str) -> list[str]:
        return [_COLOURS[letter] for letter in text]

    for tile, entry in position["board"].items():
        put("tribe", ("tile", tile), letters(entry.get("meeples", "")))
        put("building", ("tile", tile), {"palm": entry.get("palms", 0), "palace": entry.get("palaces", 0)})
        put("whim", ("tile", tile), [entry["whim"]] if "whim" in entry else [])
        if "owner" in entry:
            put("piece", ("tile", f"{tile} {entry['owner']}"), [entry["piece"]])
    owners = [*enumerate(position["seats"], 1), *([(YAZID, position["yazid"])] if "yazid" in position else [])]
    for seat, entry in owners:
        things["gold", None, ("gold", seat)] += entry.get("gold", 0)
        put("piece", ("supply", seat), {"camel": entry["camels"], "tent": int(entry.get("tent", 0))})
        put("tribe", ("front", seat), {colour: entry.get(name, 0) for name, colour in _FRONT.items()})
        put("card", ("hand", seat), entry.get("cards", {"fakir": entry.get("fakirs", 0)}))
        put("item", ("hand", seat), entry.get("items", {}))
        put("djinn", ("front", seat), entry["djinns"])
        put("thief", ("front", seat), entry.get("thieves", []))
        put("whim", ("hand", seat), entry.get("whims", []))
        put("whim", ("fulfilled", seat), entry.get("fulfilled", []))
    put("tribe", ("bag", None), letters(position["bag"]))
    put("tribe", ("held", None), letters(position["turn"].get("hand", "")))
    put("building", ("supply", None), {"palm": position["supply"]["palms"], "palace": position["supply"]["palaces"]})
    for sort, pile in (("card", "cards"), ("djinn", "djinns"), ("item", "items"), ("thief", "thieves"), ("whim", "whims")):
        for name, found in position.get(pile, {}).items():
            put(sort, ({"face_up": "row"}.get(name, name), None), [found] if isinstance(found, str) else found)
    aside = position.get("aside", {})
    for sort, pile in (("card", "cards"), ("item", "items"), ("djinn", "djinns")):
        put(sort, ("aside", None), aside.get(pile, {}))
    put("building", ("aside", None), {"palm": aside.get("palms", 0), "palace": aside.get("palaces", 0)})
    return +things
