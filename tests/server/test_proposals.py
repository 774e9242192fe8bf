"""What people must agree on: an undo, and bots for those who have left."""

from random import Random

import pytest

from naqala.server.tables import presence
from tests.server.clients import Browser, Connection, NewBrowser, asked_connection, at_links, hear_of, play_on


def until_undo_must_be_asked(connections: dict[int, Connection], random: Random) -> Connection:
    """Plays until an undo of a seat needs the consent of the others."""
    for _ in range(200):
        asked_connection(connections)
        found = [connection for connection in connections.values() if connection.look["undo"] == "ask"]
        if found:
            return found[0]
        play_on(connections, 1, random)
    raise AssertionError("never")


def propose_undo(connections: dict[int, Connection], connection: Connection) -> None:
    answer = connection.ask("undo", seat=connection.seat, version=connection.version)
    assert answer["type"] == "done"
    for each in connections.values():
        each.catch_up(answer["version"])


def test_the_others_agree_to_an_undo_or_do_not(new_browser: NewBrowser) -> None:
    _, connections = at_links(new_browser, "hll")
    random = Random(6)
    connection = until_undo_must_be_asked(connections, random)
    length = len(connection.known)
    propose_undo(connections, connection)
    others = [seat for seat in connections if seat != connection.seat]
    proposal = connection.scene["proposal"]
    assert (proposal["seat"], proposal["waiting"], proposal["what"]) == (connection.seat, others, "undo")
    assert connection.known[proposal["length"]]["seat"] == connection.seat
    assert all(each.scene["proposal"] == proposal for each in connections.values())
    assert connection.ask("vote", seat=connection.seat, version=connection.version, agrees=True)["error"] == "NoProposalError"
    at = connection.version
    for seat in others:  # both at the same version: the second vote is as good as the first
        assert connections[seat].ask("vote", seat=seat, version=at, agrees=True)["type"] == "done"
    for each in connections.values():
        each.until_scene(lambda scene: scene["proposal"] is None)
        assert len(each.known) < length
    connection = until_undo_must_be_asked(connections, random)
    propose_undo(connections, connection)
    length = len(connection.known)
    stale = connections[others[0]].ask("vote", seat=others[0], version=at, agrees=True)
    assert stale["error"] in ("StaleError", "NoProposalError", "NotYourSeatError")
    other = next(seat for seat in connections if seat != connection.seat)
    answer = connections[other].ask("vote", seat=other, version=connections[other].version, agrees=False)
    connection.catch_up(answer["version"])
    assert (connection.scene["proposal"], len(connection.known)) == (None, length)
    told = {"what": "refused", "seat": other, "asker": connection.seat, "chair": None, "about": "undo"}
    for each in connections.values():
        each.catch_up(answer["version"])
        assert each.scene["notice"] == told


def test_the_seat_that_proposed_an_undo_withdraws_it(new_browser: NewBrowser) -> None:
    _, connections = at_links(new_browser, "hl")
    connection = until_undo_must_be_asked(connections, Random(6))
    propose_undo(connections, connection)
    length = len(connection.known)
    answer = connection.ask("vote", seat=connection.seat, version=connection.version, agrees=False)
    assert answer["type"] == "done"
    for each in connections.values():
        each.catch_up(answer["version"])
        assert (each.scene["proposal"], len(each.known)) == (None, length)
        told = {"what": "withdrawn", "seat": connection.seat, "asker": connection.seat, "chair": None, "about": "undo"}
        assert each.scene["notice"] == told
    assert connection.look["undo"] == "ask"


def test_two_people_propose_and_the_later_one_counts(new_browser: NewBrowser) -> None:
    _, connections = at_links(new_browser, "hll")
    random = Random(7)
    while [connection.look["undo"] for connection in connections.values()].count("ask") < 2:
        play_on(connections, 1, random)
    one, two = [connection for connection in connections.values() if connection.look["undo"] == "ask"][:2]
    at = one.version
    assert one.ask("undo", seat=one.seat, version=at)["type"] == "done"
    assert two.ask("undo", seat=two.seat, version=at)["error"] == "StaleError"
    two.catch_up(at + 1)
    propose_undo(connections, two)
    assert one.scene["proposal"]["seat"] == two.seat
    play_on(connections, 1, random)
    assert all(connection.scene["proposal"] is None for connection in connections.values())


def test_a_bot_takes_over_a_seat_that_a_person_has_left_and_gets_up_again(
    new_browser: NewBrowser, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, connections = at_links(new_browser, "hll")
    host, other, gone = connections[1], connections[2], connections[3]
    refused = host.ask("substitute", seat=1, version=host.version, chair=3, level="uniform")
    assert refused["error"] == "NoProposalError"
    assert host.ask("substitute", seat=1, version=host.version, chair=3, level="genius")["error"] in (
        "NoProposalError",
        "BotError",
    )
    cookie = gone.socket.request
    assert cookie is not None
    hear_of(host, 3, True)
    gone.close()
    hear_of(host, 3, False)
    assert host.ask("substitute", seat=1, version=host.version, chair=3, level="uniform")["error"] == "TooSoonError"
    monkeypatch.setattr(presence, "AWAY", 0.0)
    assert host.ask("substitute", seat=1, version=host.version, chair=3, level="genius")["error"] == "BotError"
    answer = host.ask("substitute", seat=1, version=host.version, chair=3, level="uniform")
    other.catch_up(answer["version"])
    proposal = {"seat": 1, "waiting": [2], "length": None, "chair": 3, "level": "uniform", "what": "bot"}
    assert other.scene["proposal"] == proposal
    answer = other.ask("vote", seat=2, version=other.version, agrees=True)
    host.until_scene(lambda scene: scene["chairs"][2]["kind"] == "bot")
    assert host.scene["chairs"][2] == {
        "kind": "bot",
        "name": "link 3",
        "level": "uniform",
        "present": True,
        "taken": True,
        "devices": 1,
        "left": "away",
    }
    play_on({1: host, 2: other}, 8, Random(1))
    assert 3 in {one["seat"] for one in host.known}
    back = Browser(host.socket.request.headers["Host"] if host.socket.request else "")
    try:
        back.http.cookies.set("naqala", cookie.headers["Cookie"].partition("=")[2])
        connection = back.connect(table, 3)
        assert connection.ask("play", seat=3, version=connection.version, action="bid 0")["error"] == "NotYourSeatError"
        assert connection.ask("undo", seat=3, version=connection.version)["error"] == "NotYourSeatError"
        assert connection.ask("return", seat=3)["type"] == "done"
        connection.until_scene(lambda scene: scene["chairs"][2]["kind"] == "link")
        assert connection.ask("return", seat=3)["error"] == "NoProposalError"
        for each in (host, other):
            each.catch_up(connection.version)
        play_on({1: host, 2: other, 3: connection}, 12, Random(1))
    finally:
        back.close()
