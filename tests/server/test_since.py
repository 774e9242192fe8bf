"""What a seat missed, moment by moment: as it saw it, and for itself alone."""

from random import Random

from tests.server.clients import EVERYTHING, NewBrowser, at_links, play_on


def test_a_seat_sees_again_what_it_saw(new_browser: NewBrowser) -> None:
    table, connections = at_links(new_browser, "hl", **EVERYTHING)
    host = connections[1]
    play_on(connections, 12, Random(5))
    first, before = len(host.known), {**host.look, "legal": [], "refused": [], "undo": "no", "undoes": 0}
    looks = [before]
    for _ in range(6):
        play_on(connections, 1, Random(5))
        looks.append({**host.look, "legal": [], "refused": [], "undo": "no", "undoes": 0})
    mine, other = new_browser(), new_browser()
    request = host.socket.request
    assert request is not None
    mine.http.cookies.set("naqala", request.headers["Cookie"].partition("=")[2])
    found = mine.http.get(f"/api/tables/{table}/since?seat=1&after={first}").json()
    assert found["first"] == first
    assert len(found["looks"]) == len(host.known) - first + 1
    assert found["looks"][0] == before
    assert found["looks"][-1] == looks[-1]
    assert all(look["seat"] == 1 and look["legal"] == [] for look in found["looks"])

    for seat in (1, 2):
        assert other.http.get(f"/api/tables/{table}/since?seat={seat}&after=0").json()["error"] == "NotYourSeatError"
    assert mine.http.get(f"/api/tables/{table}/since?seat=2&after=0").json()["error"] == "NotYourSeatError"
    assert len(mine.http.get(f"/api/tables/{table}/since?seat=1&after=99999").json()["looks"]) == 1
    for wrong in ("seat=1&after=-1", "seat=9&after=0", "after=0", "seat=1&after=x"):
        assert mine.http.get(f"/api/tables/{table}/since?{wrong}").json()["error"] == "MessageError"
