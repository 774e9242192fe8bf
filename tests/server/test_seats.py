"""Seats over the WebSocket: who holds which, who sees what, who is there."""

import json
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed

from naqala.edition import edition
from naqala.server.protocol.messages import PROTOCOL
from tests.server.clients import (
    EVERYTHING,
    Browser,
    Json,
    NewBrowser,
    asked_connection,
    at_links,
    hear_of,
    play_on,
)


def test_hello_tells_where_one_is(someone: Browser) -> None:
    opened = someone.open("hhl", hints=False)
    connection = someone.connect(opened["id"], 1)
    assert connection.messages[0]["type"] == "hello"
    assert connection.hello == {
        "type": "hello",
        "protocol": PROTOCOL,
        "table": opened["id"],
        "options": {"seats": 3, "expansions": [], "promos": [], "five_track": False},
        "yours": [1, 2],
        "host": True,
        "hints": False,
        "warm": False,
        "edition": edition(),
        "seed": "seed",
    }
    assert [chair["present"] for chair in connection.scene["chairs"]] == [True, True, False]


def test_a_link_leads_to_its_seat_and_another_secret_nowhere(new_browser: NewBrowser) -> None:
    host, guest, stranger = new_browser(), new_browser(), new_browser()
    opened = host.open("hll")
    assert sorted(opened["invitations"]) == ["2", "3"]
    answer = stranger.sit(opened["id"], "x" * 32)
    assert (answer.status_code, answer.json()["error"]) == (403, "InvitationError")
    other = host.open("hll")
    assert stranger.sit(opened["id"], other["invitations"]["2"]).status_code == 403
    assert guest.http.post(f"/api/tables/{opened['id']}/watch").status_code == 204
    connection = guest.connect(opened["id"], None)
    assert connection.hello["yours"] == []
    assert guest.sit(opened["id"], opened["invitations"]["3"]).json() == {"seat": 3}
    connection.until("hello")
    assert connection.hello["yours"] == [3]
    assert connection.watch(3)["type"] == "done"
    assert guest.sit(opened["id"], opened["invitations"]["3"]).json() == {"seat": 3}


def test_a_link_is_good_for_one_browser(new_browser: NewBrowser) -> None:
    """The second is told so; the first may open it again. Who sits there and the host can make another link."""
    host, guest, second = new_browser(), new_browser(), new_browser()
    opened = host.open("hl")
    table, secret = opened["id"], opened["invitations"]["2"]
    assert guest.sit(table, secret).json() == {"seat": 2}
    answer = second.sit(table, secret)
    assert (answer.status_code, answer.json()["error"]) == (403, "SpentLinkError")
    assert second.connect(table, None).hello["yours"] == []
    assert guest.sit(table, secret).json() == {"seat": 2}
    assert guest.connect(table, 2).hello["yours"] == [2]
    for maker, taker in ((guest, second), (host, guest)):
        secret = maker.http.post(f"/api/tables/{table}/seats/2/invitation").json()["secret"]
        assert taker.sit(table, secret).json() == {"seat": 2}
        assert maker.sit(table, secret).json()["error"] == "SpentLinkError"
        assert taker.connect(table, 2).hello["yours"] == [2]


def test_who_made_a_link_and_did_not_use_it_takes_the_seat_back(someone: Browser) -> None:
    table = someone.open("hh")["id"]
    connection = someone.connect(table, 1)
    secret = someone.http.post(f"/api/tables/{table}/seats/1/invitation").json()["secret"]
    connection.until("hello", yours=[2])
    assert someone.sit(table, secret).json() == {"seat": 1}
    connection.until("hello", yours=[1, 2])


def test_all_guests_see_which_links_were_used(new_browser: NewBrowser) -> None:
    host, guest = new_browser(), new_browser()
    opened = host.open("hlb")
    table = opened["id"]
    connection = host.connect(table, 1)

    def used(chairs: list[Json]) -> list[tuple[bool, int]]:
        return [(chair["taken"], chair["devices"]) for chair in chairs]

    assert used(connection.scene["chairs"]) == [(True, 1), (False, 0), (True, 0)]
    guest.sit(table, opened["invitations"]["2"])
    connection.until_chairs(lambda chairs: used(chairs) == [(True, 1), (True, 1), (True, 0)])
    there = guest.connect(table, 2)
    hear_of(connection, 2, True)
    there.close()
    assert used(hear_of(connection, 2, False))[1] == (True, 1)
    host.http.post(f"/api/tables/{table}/seats/2/invitation")
    connection.until_chairs(lambda chairs: used(chairs)[1] == (False, 0))


def test_a_revoked_link_and_all_who_came_by_it_are_out(new_browser: NewBrowser) -> None:
    host, guest, late = new_browser(), new_browser(), new_browser()
    opened = host.open("hl", **EVERYTHING)
    table, secret = opened["id"], opened["invitations"]["2"]
    guest.sit(table, secret)
    watching = host.connect(table, 1)
    connection = guest.connect(table, 2)
    hear_of(watching, 2, True)
    assert "gold" in connection.look["position"]["seats"][1]
    assert late.http.post(f"/api/tables/{table}/seats/2/invitation").status_code == 403
    new = host.http.post(f"/api/tables/{table}/seats/2/invitation").json()["secret"]
    connection.until("hello", yours=[])
    connection.until("scene")
    assert connection.look["seat"] is None
    assert "gold" not in connection.look["position"]["seats"][1]
    assert connection.ask("watch", seat=2)["error"] == "NotYourSeatError"
    assert connection.ask("play", seat=2, version=connection.version, action="bid 0")["error"] == "NotYourSeatError"
    assert late.sit(table, secret).status_code == 403
    assert late.sit(table, new).json() == {"seat": 2}
    assert late.http.post(f"/api/tables/{table}/seats/2/invitation").status_code == 200


def test_a_spectator_sees_what_is_public_and_may_do_nothing(new_browser: NewBrowser) -> None:
    table, connections = at_links(new_browser, "hl")
    connection = new_browser().connect(table, None)
    assert connection.hello["yours"] == []
    assert all("gold" not in entry for entry in connection.look["position"]["seats"])
    for kind, fields in (
        ("play", {"action": "bid 0"}),
        ("undo", {}),
        ("vote", {"agrees": True}),
        ("substitute", {"chair": 2, "level": "uniform"}),
        ("return", {}),
        ("rename", {"name": "Evil"}),
        ("hint", {}),
    ):
        version = {} if kind in ("return", "rename") else {"version": connection.version}
        assert connection.ask(kind, seat=1, **version, **fields)["error"] == "NotYourSeatError"
    assert connection.watch(1)["error"] == "NotYourSeatError"
    assert connections[1].version == 0


def test_a_seat_answers_for_itself_alone(new_browser: NewBrowser) -> None:
    _, connections = at_links(new_browser, "hl")
    asked = asked_connection(connections)
    other = connections[3 - (asked.seat or 0)]
    action = asked.legal[0]
    assert other.play(action)["error"] == "WrongSeatError"
    assert other.play(action, seat=asked.seat)["error"] == "NotYourSeatError"
    assert asked.play("fly away")["error"] == "UnknownActionError"
    assert asked.play("pass")["error"] == "IllegalActionError"
    assert asked.play(action)["version"] == 1


def test_another_name_is_seen_by_all(new_browser: NewBrowser) -> None:
    _, connections = at_links(new_browser, "hl")
    assert connections[2].ask("rename", seat=2, name=" Scheherazade ")["type"] == "done"
    connections[1].until_scene(lambda scene: scene["chairs"][1]["name"] == "Scheherazade")
    for name in ("   ", "a\tb", "\u202e", "\u200d\u200c", "a\u200b"):
        assert connections[2].ask("rename", seat=2, name=name)["error"] == "OptionsError"
    for name in ("👨\u200d👩\u200d👧", "می\u200cگل"):
        assert connections[2].ask("rename", seat=2, name=name)["type"] == "done"
    assert connections[1].ask("rename", seat=2, name="Shahryar")["error"] == "NotYourSeatError"


def test_two_seats_cannot_have_one_name(new_browser: NewBrowser) -> None:
    _, connections = at_links(new_browser, "hl")
    for name in ("here 1", " here 1 ", "here\u200d 1"):
        assert connections[2].ask("rename", seat=2, name=name)["error"] == "NameTakenError"
    for name in ("link 2", "Here 1"):
        assert connections[2].ask("rename", seat=2, name=name)["type"] == "done"
    assert connections[1].ask("rename", seat=1, name="link 2")["type"] == "done"


def test_ones_tables_are_listed_with_the_names_people_have_now(new_browser: NewBrowser) -> None:
    host = new_browser()
    opened = host.open("hl")
    host.connect(opened["id"], 1).ask("rename", seat=1, name="Zed")
    assert [listed["names"] for listed in host.http.get("/api/tables").json()] == [["Zed", "link 2"]]


def test_presence_is_told(new_browser: NewBrowser) -> None:
    table, connections = at_links(new_browser, "hl")
    here, gone = connections[1], connections[2]
    hear_of(here, 2, True)
    gone.close()
    assert hear_of(here, 2, False)[0]["present"]
    with pytest.raises(ConnectionClosed):
        gone.socket.send(json.dumps({"type": "watch", "id": "a"}))
    assert table


def test_what_is_shown_of_bots_is_not_their_thoughts(someone: Browser) -> None:
    """No message of a game against bots says more of them than their name and level."""
    connection = someone.connect(someone.open("hbb", **EVERYTHING)["id"], 1)
    play_on({1: connection}, 30, Random(1))
    seen: list[Json] = [message["chairs"][1] for message in connection.messages if message["type"] == "scene"]
    assert all(set(chair) == {"kind", "name", "level", "present", "taken", "devices"} for chair in seen)
    text = json.dumps(connection.messages)
    assert "secret" not in text
    assert '"luck"' not in text
