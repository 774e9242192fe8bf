"""Seats over the WebSocket: who holds which, who sees what, who is there."""

import json
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.clients import (
    EVERYTHING,
    Browser,
    Json,
    NewBrowser,
    asked_line,
    at_links,
    hear_of,
    play_on,
)


def test_hello_tells_where_one_is(someone: Browser) -> None:
    opened = someone.open("hhl", hints=False)
    line = someone.line(opened["id"], 1)
    assert line.messages[0]["type"] == "hello"
    assert line.hello == {
        "type": "hello",
        "protocol": 1,
        "table": opened["id"],
        "options": {"seats": 3, "expansions": [], "promos": [], "five_track": False},
        "yours": [1, 2],
        "host": True,
        "hints": False,
        "warm": False,
    }
    assert [chair["present"] for chair in line.scene["chairs"]] == [True, True, False]


def test_a_link_leads_to_its_seat_and_another_secret_nowhere(new_browser: NewBrowser) -> None:
    host, guest, stranger = new_browser(), new_browser(), new_browser()
    opened = host.open("hll")
    assert sorted(opened["invitations"]) == ["2", "3"]
    answer = stranger.sit(opened["id"], "x" * 32)
    assert (answer.status_code, answer.json()["error"]) == (403, "InvitationError")
    other = host.open("hll")
    assert stranger.sit(opened["id"], other["invitations"]["2"]).status_code == 403
    assert guest.http.post(f"/api/tables/{opened['id']}/watch").status_code == 204
    line = guest.line(opened["id"], None)
    assert line.hello["yours"] == []
    assert guest.sit(opened["id"], opened["invitations"]["3"]).json() == {"seat": 3}
    line.until("hello")
    assert line.hello["yours"] == [3]
    assert line.watch(3)["type"] == "done"
    assert guest.sit(opened["id"], opened["invitations"]["3"]).json() == {"seat": 3}


def test_a_revoked_link_and_all_who_came_by_it_are_out(new_browser: NewBrowser) -> None:
    host, guest, late = new_browser(), new_browser(), new_browser()
    opened = host.open("hl", **EVERYTHING)
    table, secret = opened["id"], opened["invitations"]["2"]
    guest.sit(table, secret)
    watching = host.line(table, 1)
    line = guest.line(table, 2)
    hear_of(watching, 2, True)
    assert "gold" in line.look["position"]["seats"][1]
    assert late.http.post(f"/api/tables/{table}/seats/2/invitation").status_code == 403
    new = host.http.post(f"/api/tables/{table}/seats/2/invitation").json()["secret"]
    line.until("hello", yours=[])
    line.until("scene")
    assert line.look["seat"] is None
    assert "gold" not in line.look["position"]["seats"][1]
    assert line.ask("watch", seat=2)["error"] == "NotYourSeatError"
    assert line.ask("play", seat=2, version=line.version, action="bid 0")["error"] == "NotYourSeatError"
    assert late.sit(table, secret).status_code == 403
    assert late.sit(table, new).json() == {"seat": 2}
    assert late.http.post(f"/api/tables/{table}/seats/2/invitation").status_code == 200


def test_a_spectator_sees_what_everybody_may_and_may_do_nothing(new_browser: NewBrowser) -> None:
    table, lines = at_links(new_browser, "hl")
    line = new_browser().line(table, None)
    assert line.hello["yours"] == []
    assert all("gold" not in entry for entry in line.look["position"]["seats"])
    for kind, fields in (
        ("play", {"action": "bid 0"}),
        ("undo", {}),
        ("vote", {"agrees": True}),
        ("substitute", {"chair": 2, "level": "uniform"}),
        ("return", {}),
        ("rename", {"name": "Evil"}),
        ("hint", {}),
    ):
        version = {} if kind in ("return", "rename") else {"version": line.version}
        assert line.ask(kind, seat=1, **version, **fields)["error"] == "NotYourSeatError"
    assert line.watch(1)["error"] == "NotYourSeatError"
    assert lines[1].version == 0


def test_a_seat_answers_for_itself_alone(new_browser: NewBrowser) -> None:
    _, lines = at_links(new_browser, "hl")
    asked = asked_line(lines)
    other = lines[3 - (asked.seat or 0)]
    action = asked.look["legal"][0]
    assert other.play(action)["error"] == "WrongSeatError"
    assert other.play(action, seat=asked.seat)["error"] == "NotYourSeatError"
    assert asked.play("fly away")["error"] == "UnknownActionError"
    assert asked.play("pass")["error"] == "IllegalActionError"
    assert asked.play(action)["version"] == 1


def test_another_name_is_seen_by_all(new_browser: NewBrowser) -> None:
    _, lines = at_links(new_browser, "hl")
    assert lines[2].ask("rename", seat=2, name=" Scheherazade ")["type"] == "done"
    lines[1].until_scene(lambda scene: scene["chairs"][1]["name"] == "Scheherazade")
    for name in ("   ", "a\tb", "\u202e"):
        assert lines[2].ask("rename", seat=2, name=name)["error"] == "OptionsError"
    assert lines[1].ask("rename", seat=2, name="Shahryar")["error"] == "NotYourSeatError"


def test_presence_is_told(new_browser: NewBrowser) -> None:
    table, lines = at_links(new_browser, "hl")
    here, gone = lines[1], lines[2]
    hear_of(here, 2, True)
    gone.close()
    assert hear_of(here, 2, False)[0]["present"]
    with pytest.raises(ConnectionClosed):
        gone.socket.send(json.dumps({"type": "watch", "id": "a"}))
    assert table


def test_what_is_shown_of_bots_is_not_their_thoughts(someone: Browser) -> None:
    """No message of a game against bots says more of them than their name and level."""
    line = someone.line(someone.open("hbb", **EVERYTHING)["id"], 1)
    play_on({1: line}, 30, Random(1))
    seen: list[Json] = [message["chairs"][1] for message in line.messages if message["type"] == "scene"]
    assert all(set(chair) == {"kind", "name", "level", "present"} for chair in seen)
    text = json.dumps(line.messages)
    assert "secret" not in text
    assert '"luck"' not in text
