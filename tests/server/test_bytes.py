"""Every byte that a seat is sent over whole random games is searched for what it may not know.

What it may know is taken from the engine's own views and logs, which the server does not use to decide what it sends.
"""

import json
import re
from random import Random

import pytest

from naqala import Game
from naqala.catalog.cards import WHIM_WORDS
from naqala.catalog.names import DJINN_WORDS, ITEM_WORDS, THIEF_WORDS
from tests.server.clients import EVERYTHING, Browser, Connection, NewBrowser, Running, at_links

TELLING = frozenset((*DJINN_WORDS, *WHIM_WORDS, *THIEF_WORDS, *(word for word in ITEM_WORDS if not word.startswith("precious"))))
"""Things there is only one of: who learns the name learns where it is, or that it is no longer in the pile."""
_WORDS = re.compile(r"[a-z0-9]+")


def words_of(text: str) -> set[str]:
    return set(_WORDS.findall(text)) & TELLING


class Knowledge:
    """The things each seat has seen in a game without undos. Of its log only what is new is read."""

    def __init__(self) -> None:
        self._read: dict[int | None, tuple[int, set[str]]] = {}

    def of(self, game: Game, seat: int | None) -> set[str]:
        read, words = self._read.get(seat, (0, set[str]()))
        entries = game.log(seat).entries
        words = words.union(*(words_of(str(entry)) for entry in entries[read:]))
        self._read[seat] = (len(entries), words)
        return words | words_of(json.dumps(game.view(seat).position.to_json()))


class Search:
    """What each connection is sent, from the last look on."""

    def __init__(self, connections: dict[int | None, Connection], rest: dict[int | None, Browser], table: str) -> None:
        self.connections, self.rest, self.table = connections, rest, table
        self.heard = dict.fromkeys(connections, 0)
        self.knowledge = Knowledge()
        self.searched = 0

    def look(self, game: Game) -> None:
        """Nothing that came since the last look names what its seat has not seen."""
        for seat, connection in self.connections.items():
            may, sent = self.knowledge.of(game, seat), json.dumps(connection.messages[self.heard[seat] :])
            self.heard[seat] = len(connection.messages)
            self.searched += len(sent)
            assert words_of(sent) <= may, f"seat {seat} is told of {words_of(sent) - may}"
            for number, entry in enumerate(connection.look["position"]["seats"], 1):
                hands = [entry.get(name, 0) for name in ("cards", "items", "whims")]
                assert number == seat or ("gold" not in entry and all(isinstance(hand, int) for hand in hands))

    def ask_around(self, game: Game) -> None:
        """What can be asked for besides: lists, and records and films, which there are none of before the end."""
        for seat, browser in self.rest.items():
            said = [
                browser.http.get(path)
                for path in ("/api/tables", *(f"/api/tables/{self.table}/{what}" for what in ("record", "film")))
            ]
            assert [one.status_code for one in said] == [200, 409, 409]
            assert words_of("".join(one.text for one in said)) <= self.knowledge.of(game, seat)


def one_step(connections: dict[int, Connection], random: Random) -> bool:
    """Answers for the seat that is asked, after a hint or a preview now and then; False at the end."""
    some = next(iter(connections.values()))
    if some.asked is None:
        return False
    connection = connections[some.asked]
    connection.catch_up(some.version)
    action = random.choice(connection.legal)
    if random.random() < 0.02:
        connection.say("hint", seat=connection.seat, version=connection.version)
        connection.until("advice")
    answer = connection.play(action, sure=random.random() < 0.7)
    if answer["type"] == "preview":
        answer = connection.play(action)
    assert answer["type"] == "done", answer
    for one in connections.values():
        one.catch_up(answer["version"])
    return True


@pytest.mark.parametrize("seed", ["first", "second"])
def test_no_byte_betrays_what_a_seat_has_not_seen(server: Running, new_browser: NewBrowser, seed: str) -> None:
    table, seats = at_links(new_browser, "lll", seed=seed, **EVERYTHING)
    connections: dict[int | None, Connection] = {
        None: new_browser().connect(table, None),
        **dict[int | None, Connection](seats.items()),
    }
    search, random = Search(connections, {None: new_browser()}, table), Random(seed)
    hidden = steps = 0
    while one_step(seats, random):
        game = server.house.rooms.loaded[table].table.game
        connections[None].catch_up(seats[1].version)
        if game.is_over:
            break
        search.look(game)
        steps += 1
        hidden += len(words_of(json.dumps(game.position().to_json())) - search.knowledge.of(game, 1))
        if steps % 100 == 0:
            search.ask_around(game)
    assert steps > 150
    assert hidden > 20 * steps  # there was always something to betray
    assert search.searched > 1_000_000
