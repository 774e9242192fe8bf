"""What people must agree on: taking back, and bots for those who have left."""

from random import Random

import pytest

from naqala.server import presence
from tests.server.clients import Browser, Line, NewBrowser, asked_line, at_links, hear_of, play_on


def until_undo_must_be_asked(lines: dict[int, Line], random: Random) -> Line:
    """Plays until a seat could only take back with the consent of the others."""
    for _ in range(200):
        asked_line(lines)
        found = [line for line in lines.values() if line.look["undo"] == "ask"]
        if found:
            return found[0]
        play_on(lines, 1, random)
    raise AssertionError("never")


def propose_undo(lines: dict[int, Line], line: Line) -> None:
    answer = line.ask("undo", seat=line.seat, version=line.version)
    assert answer["type"] == "done"
    for each in lines.values():
        each.catch_up(answer["version"])


def test_the_others_agree_to_take_back_or_do_not(new_browser: NewBrowser) -> None:
    _, lines = at_links(new_browser, "hll")
    random = Random(6)
    line = until_undo_must_be_asked(lines, random)
    length = len(line.known)
    propose_undo(lines, line)
    others = [seat for seat in lines if seat != line.seat]
    proposal = line.scene["proposal"]
    assert proposal == {"seat": line.seat, "waiting": others, "length": proposal["length"], "chair": None, "level": None}
    assert line.known[proposal["length"]]["seat"] == line.seat
    assert all(each.scene["proposal"] == proposal for each in lines.values())
    assert line.ask("vote", seat=line.seat, version=line.version, agrees=True)["error"] == "NoProposalError"
    at = line.version
    for seat in others:  # both at the same version: the second vote is as good as the first
        assert lines[seat].ask("vote", seat=seat, version=at, agrees=True)["type"] == "done"
    for each in lines.values():
        each.until_scene(lambda scene: scene["proposal"] is None)
        assert len(each.known) < length
    line = until_undo_must_be_asked(lines, random)
    propose_undo(lines, line)
    length = len(line.known)
    stale = lines[others[0]].ask("vote", seat=others[0], version=at, agrees=True)
    assert stale["error"] in ("StaleError", "NoProposalError", "NotYourSeatError")
    other = next(seat for seat in lines if seat != line.seat)
    answer = lines[other].ask("vote", seat=other, version=lines[other].version, agrees=False)
    line.catch_up(answer["version"])
    assert (line.scene["proposal"], len(line.known)) == (None, length)


def test_who_asked_to_take_back_withdraws_it(new_browser: NewBrowser) -> None:
    _, lines = at_links(new_browser, "hl")
    line = until_undo_must_be_asked(lines, Random(6))
    propose_undo(lines, line)
    length = len(line.known)
    answer = line.ask("vote", seat=line.seat, version=line.version, agrees=False)
    assert answer["type"] == "done"
    for each in lines.values():
        each.catch_up(answer["version"])
        assert (each.scene["proposal"], len(each.known)) == (None, length)
    assert line.look["undo"] == "ask"


def test_two_people_propose_and_the_later_one_counts(new_browser: NewBrowser) -> None:
    _, lines = at_links(new_browser, "hll")
    random = Random(7)
    while [line.look["undo"] for line in lines.values()].count("ask") < 2:
        play_on(lines, 1, random)
    one, two = [line for line in lines.values() if line.look["undo"] == "ask"][:2]
    at = one.version
    assert one.ask("undo", seat=one.seat, version=at)["type"] == "done"
    assert two.ask("undo", seat=two.seat, version=at)["error"] == "StaleError"
    two.catch_up(at + 1)
    propose_undo(lines, two)
    assert one.scene["proposal"]["seat"] == two.seat
    play_on(lines, 1, random)
    assert all(line.scene["proposal"] is None for line in lines.values())


def test_a_bot_takes_over_a_seat_somebody_has_left_and_gets_up_again(
    new_browser: NewBrowser, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, lines = at_links(new_browser, "hll")
    host, other, gone = lines[1], lines[2], lines[3]
    refused = host.ask("substitute", seat=1, version=host.version, chair=3, level="uniform")
    assert refused["error"] == "NoProposalError"
    assert host.ask("substitute", seat=1, version=host.version, chair=3, level="genius")["error"] in (
        "NoProposalError",
        "BotError",
    )
    cookie = gone.socket.request
    assert cookie is not None
    gone.close()
    hear_of(host, 3, False)
    assert host.ask("substitute", seat=1, version=host.version, chair=3, level="uniform")["error"] == "TooSoonError"
    monkeypatch.setattr(presence, "AWAY", 0.0)
    assert host.ask("substitute", seat=1, version=host.version, chair=3, level="genius")["error"] == "BotError"
    answer = host.ask("substitute", seat=1, version=host.version, chair=3, level="uniform")
    other.catch_up(answer["version"])
    assert other.scene["proposal"] == {"seat": 1, "waiting": [2], "length": None, "chair": 3, "level": "uniform"}
    answer = other.ask("vote", seat=2, version=other.version, agrees=True)
    host.until_scene(lambda scene: scene["chairs"][2]["kind"] == "bot")
    assert host.scene["chairs"][2] == {
        "kind": "bot",
        "name": "link 3",
        "level": "uniform",
        "present": True,
        "taken": True,
        "devices": 1,
    }
    play_on({1: host, 2: other}, 8, Random(1))
    assert 3 in {one["seat"] for one in host.known}
    back = Browser(host.socket.request.headers["Host"] if host.socket.request else "")
    try:
        back.http.cookies.set("naqala", cookie.headers["Cookie"].partition("=")[2])
        line = back.line(table, 3)
        assert line.ask("play", seat=3, version=line.version, action="bid 0")["error"] == "NotYourSeatError"
        assert line.ask("undo", seat=3, version=line.version)["error"] == "NotYourSeatError"
        assert line.ask("return", seat=3)["type"] == "done"
        line.until_scene(lambda scene: scene["chairs"][2]["kind"] == "link")
        assert line.ask("return", seat=3)["error"] == "NoProposalError"
        for each in (host, other):
            each.catch_up(line.version)
        play_on({1: host, 2: other, 3: line}, 12, Random(1))
    finally:
        back.close()
