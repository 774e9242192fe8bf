"""Playing over the WebSocket: seats, versions, lost connections, taking back, substitutes, hints."""

import asyncio
import json
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from naqala.server.messages import Advice, Done, Hello, Present, Preview, Refused, Scene
from tests.server.clients import Browser, Json, Line, Running, play_on, wait_until
from tests.server.shapes import misfit

NewBrowser = Callable[[], Browser]
SHAPES = {shape.__struct_config__.tag: shape for shape in (Hello, Scene, Present, Preview, Advice, Done, Refused)}
EVERYTHING: Json = {"expansions": ["artisans", "thieves", "whims"], "promos": ["dhenim", "wilwit", "galbells"]}


def at_links(new_browser: NewBrowser, kinds: str, **fields: Any) -> tuple[str, dict[int, Line]]:
    """A table with people at links (and the host at the seats that are here), each at a browser of its own."""
    host = new_browser()
    opened = host.open(kinds, **fields)
    lines = {seat: host.line(opened["id"], seat) for seat, kind in enumerate(kinds, 1) if kind == "h"}
    for seat, secret in opened["invitations"].items():
        guest = new_browser()
        assert guest.sit(opened["id"], secret).json() == {"seat": int(seat)}
        lines[int(seat)] = guest.line(opened["id"], int(seat))
    return opened["id"], lines


def asked_line(lines: dict[int, Line]) -> Line:
    """The line of the seat that is asked, with all lines up to date."""
    newest = max(line.version for line in lines.values())
    for line in lines.values():
        line.catch_up(newest)
    asked = next(iter(lines.values())).asked
    assert asked
    return lines[asked]


def hear_of(line: Line, seat: int, present: bool) -> list[Json]:
    """Hears until somebody has come or is gone."""
    while (chairs := line.until("present")["chairs"])[seat - 1]["present"] != present:
        pass
    return list(chairs)


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


def test_a_whole_game_of_people_and_every_message_is_declared(new_browser: NewBrowser) -> None:
    table, lines = at_links(new_browser, "hl", **EVERYTHING)
    spectator = new_browser().line(table, None)
    play_on(lines, 10_000, Random(1))
    end = lines[1].look["end"]
    assert end
    spectator.until_scene(lambda scene: scene["look"]["end"] is not None)
    for line in (*lines.values(), spectator):
        assert line.look["end"] == end
        assert len(line.known) == len(lines[1].known)
        for message in line.messages[::7]:
            assert misfit(message, SHAPES[message["type"]]) is None
    late = new_browser().line(table, None)
    assert late.known == spectator.known
    assert late.scene["marks"] == spectator.scene["marks"]


def test_a_whole_game_against_bots(someone: Browser) -> None:
    line = someone.line(someone.open("bhb", **EVERYTHING)["id"], 2)
    play_on({2: line}, 10_000, Random(2))
    assert line.look["end"]
    assert {one["seat"] for one in line.known} >= {1, 2, 3}


def test_two_tabs_see_the_same(someone: Browser) -> None:
    opened = someone.open("hh")
    one, two = someone.line(opened["id"], 1), someone.line(opened["id"], 2)
    play_on({1: one, 2: two}, 20, Random(1))
    assert one.actions() == two.actions()
    same = someone.line(opened["id"], 1)
    assert same.look == one.look


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


def test_what_was_made_at_an_older_version_is_refused_and_a_new_scene_follows(someone: Browser) -> None:
    opened = someone.open("hh")
    line = someone.line(opened["id"], 1)
    other = someone.line(opened["id"], 2)
    seat = line.asked
    assert line.play(seat=seat)["version"] == 1
    line.catch_up(1)
    for late in (0, 7):
        answer = other.ask("play", seat=line.asked, version=late, action="bid 0")
        assert (answer["error"], answer["version"]) == ("StaleError", 1)
        scene = other.until("scene")
        assert scene["version"] == 1
    assert other.ask("undo", seat=seat, version=0)["error"] == "StaleError"
    assert len(other.known) == len(line.known)


def test_a_command_sent_twice_is_played_once(new_browser: NewBrowser) -> None:
    _, lines = at_links(new_browser, "hl")
    line = asked_line(lines)
    action, seat = line.look["legal"][0], line.seat
    first = line.play(action, id="again")
    line.catch_up(1)
    length = len(line.known)
    assert line.ask("play", id="again", seat=seat, version=0, action=action) == first
    assert line.ask("play", id="again", seat=seat, version=1, action="bid 1") == first
    assert line.ask("watch", id="w")["type"] == "done"
    line.until("scene")
    assert len(line.known) == length


def test_two_browsers_may_use_the_same_id(new_browser: NewBrowser) -> None:
    _, lines = at_links(new_browser, "hl")
    first = asked_line(lines)
    version = first.play(id="one")["version"]
    first.catch_up(version)
    while (second := asked_line(lines)) is first:
        first.catch_up(first.play()["version"])
    assert second.play(id="one")["version"] == second.version + 1 > version


def test_a_command_is_played_once_although_the_server_was_restarted_or_forgot_the_table(
    server: Running, new_browser: NewBrowser
) -> None:
    browser = new_browser()
    opened = browser.open("hh")
    line = browser.line(opened["id"], 1)
    seat, action = line.asked, line.look["legal"][0]
    first = line.play(action, id="once", seat=seat)
    line.close()
    wait_until(lambda: server.house._rooms[opened["id"]].is_idle)
    server.run(server.house._forget(opened["id"]))
    assert opened["id"] not in server.house._rooms
    line = browser.line(opened["id"], 1)
    assert line.version == 1
    assert line.ask("play", id="once", seat=seat, version=0, action=action) == first


def test_coming_back_after_a_gap_one_hears_what_one_missed(new_browser: NewBrowser) -> None:
    browser = new_browser()
    opened = browser.open("hh", **EVERYTHING)
    one, two = browser.line(opened["id"], 1), browser.line(opened["id"], 2)
    gone = browser.line(opened["id"], 1)
    random = Random(1)
    play_on({1: one, 2: two}, 10, random)
    gone.catch_up(one.version)
    gone.close()
    play_on({1: one, 2: two}, 15, random)
    back = browser.line(opened["id"], watch=False)
    back.known, back.version = gone.known, gone.version
    length = len(back.known)
    assert length > 0
    back.watch(1)
    assert back.scene["first"] == length
    assert back.known == one.known


def test_coming_back_after_actions_were_taken_back(new_browser: NewBrowser) -> None:
    """What this browser knows beyond the cut was replaced by other actions; it is told from the cut on."""
    browser = new_browser()
    opened = browser.open("hh")
    one, two = browser.line(opened["id"], 1), browser.line(opened["id"], 2)
    lines, random = {1: one, 2: two}, Random(5)
    play_on(lines, 12, random)
    gone = browser.line(opened["id"], 2)
    old = list(gone.known)
    gone.close()
    for _ in range(4):
        line = max(lines.values(), key=lambda line: line.look["undo"] != "no")
        answer = line.ask("undo", seat=line.seat, version=line.version)
        assert answer["type"] == "done"
        for each in lines.values():
            each.catch_up(answer["version"])
    cut = len(one.known)
    play_on(lines, 12, random)
    assert len(one.known) > len(old) > cut
    back = browser.line(opened["id"], watch=False)
    back.known, back.version = old, gone.version
    back.watch(2)
    assert back.scene["first"] == cut
    assert back.known == two.known
    assert old[: cut + 1] == two.known[: cut + 1] or old != two.known[: len(old)]


def test_watching_another_seat_after_actions_were_taken_back(someone: Browser) -> None:
    """One tab, two seats: what it knows of one seat it does not know of the other."""
    opened = someone.open("hh", **EVERYTHING)
    line, fresh = someone.line(opened["id"], 1), someone.line(opened["id"], 2)
    random = Random(3)
    for number in range(60):
        if line.asked is None:
            break
        if line.asked != line.seat:
            line.known, line.version = [], 0
            line.watch(line.asked)
        if number % 7 == 6 and line.look["undo"] != "no":
            answer = line.ask("undo", seat=line.seat, version=line.version)
        else:
            answer = line.play(random.choice(line.look["legal"]))
        line.catch_up(answer["version"])
        fresh.catch_up(answer["version"])
    line.known, line.version = [], 0
    line.watch(2)
    assert line.known == fresh.known


def test_without_way_back_one_is_shown_where_it_leads(new_browser: NewBrowser) -> None:
    """An answer that somebody else is asked after is not played before one is sure; one with a way back is."""
    _, lines = at_links(new_browser, "hl")
    random, ends = Random(4), set[str]()
    for _ in range(60):
        line = asked_line(lines)
        version, length = line.version, len(line.known)
        action = random.choice(line.look["legal"])
        answer = line.play(action, sure=False)
        if answer["type"] == "preview":
            ends.add(answer["ends"])
            assert misfit(answer, Preview) is None
            assert (answer["version"], answer["action"], line.version) == (version, action, version)
            answer = line.play(action)
            assert answer["type"] == "done"
            line.catch_up(answer["version"])
            assert len(line.known) > length
        else:
            line.catch_up(answer["version"])
            assert line.asked == line.seat
            assert line.look["undo"] == "free"
    assert ends == {"luck", "turn"}
    assert asked_line(lines).play("fly away", sure=False)["error"] == "UnknownActionError"


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
    expected = {"seat": line.seat, "waiting": others, "undo": True, "chair": None, "level": None}
    assert all(each.scene["proposal"] == expected for each in lines.values())
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


def test_a_bot_takes_over_a_seat_somebody_has_left_and_gets_up_again(new_browser: NewBrowser) -> None:
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
    assert host.ask("substitute", seat=1, version=host.version, chair=3, level="genius")["error"] == "BotError"
    answer = host.ask("substitute", seat=1, version=host.version, chair=3, level="uniform")
    other.catch_up(answer["version"])
    assert other.scene["proposal"] == {"seat": 1, "waiting": [2], "undo": False, "chair": 3, "level": "uniform"}
    answer = other.ask("vote", seat=2, version=other.version, agrees=True)
    host.until_scene(lambda scene: scene["chairs"][2]["kind"] == "bot")
    assert host.scene["chairs"][2] == {"kind": "bot", "name": "link 3", "level": "uniform", "present": True}
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


def test_another_name_is_seen_by_all(new_browser: NewBrowser) -> None:
    _, lines = at_links(new_browser, "hl")
    assert lines[2].ask("rename", seat=2, name=" Scheherazade ")["type"] == "done"
    lines[1].until_scene(lambda scene: scene["chairs"][1]["name"] == "Scheherazade")
    for name in ("   ", "a\tb", "\u202e"):
        assert lines[2].ask("rename", seat=2, name=name)["error"] == "OptionsError"
    assert lines[1].ask("rename", seat=2, name="Shahryar")["error"] == "NotYourSeatError"


@pytest.fixture
def quick_advice(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Advice that takes little time; the explorer has its own tests."""

    async def advise(_: str, seconds: float, number: int, *__: object) -> Json:
        await asyncio.sleep(0.1)
        return {"seconds": seconds, "number": number}

    monkeypatch.setattr(server.house.players, "advise", advise)


def test_the_explorer_advises_over_the_wire(someone: Browser) -> None:
    line = someone.line(someone.open("hh")["id"], 1)
    line.watch(line.asked)
    assert line.ask("hint", seat=line.seat, version=line.version, number=1)["type"] == "done"
    advice = line.messages[-2]
    assert advice["type"] == "advice"
    assert advice["advice"]


@pytest.mark.usefixtures("quick_advice")
def test_hints_are_for_who_is_asked_one_at_a_time(server: Running, new_browser: NewBrowser) -> None:
    _, lines = at_links(new_browser, "hl")
    asked = asked_line(lines)
    other = lines[3 - (asked.seat or 0)]
    assert other.ask("hint", seat=other.seat, version=other.version)["error"] == "WrongSeatError"
    first = asked.say("hint", seat=asked.seat, version=asked.version)
    second = asked.say("hint", seat=asked.seat, version=asked.version, number=3)
    answers = {message["id"]: message for message in (asked.until_answer(), asked.until_answer())}
    assert answers[first]["error"] == "TooMuchError"
    assert answers[second]["type"] == "done"
    advice = [message for message in asked.messages if message["type"] == "advice"]
    assert [one["advice"]["seconds"] for one in advice] == list(server.house.settings.hint_seconds)
    assert all((one["id"], one["version"], one["advice"]["number"]) == (second, asked.version, 3) for one in advice)
    assert not [message for message in other.messages if message["type"] == "advice"]


@pytest.mark.usefixtures("quick_advice")
def test_a_hint_for_a_position_that_is_gone_is_refused(new_browser: NewBrowser) -> None:
    _, lines = at_links(new_browser, "hl")
    asked = asked_line(lines)
    name = asked.say("hint", seat=asked.seat, version=asked.version)
    assert asked.play()["type"] == "done"
    answer = asked.until_answer()
    assert (answer["id"], answer["error"]) == (name, "StaleError")


def test_a_hint_that_fails_is_refused(server: Running, someone: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    async def advise(*_: object) -> Json:
        raise BrokenProcessPool("the worker died")

    monkeypatch.setattr(server.house.players, "advise", advise)
    line = someone.line(someone.open("hh")["id"], 1)
    line.watch(line.asked)
    assert line.ask("hint", seat=line.seat, version=line.version)["error"] == "ServerError"
    assert line.play()["type"] == "done"


def test_without_hints_there_are_none(someone: Browser) -> None:
    line = someone.line(someone.open("hh", hints=False)["id"], 1)
    line.watch(line.asked)
    assert line.ask("hint", seat=line.seat, version=line.version)["error"] == "HintsOffError"


@pytest.mark.parametrize("table", ["nothing", "none", "a%00b", "x" * 40, "ab", "%F0%9F%90%AA%F0%9F%90%AA"])
def test_a_table_that_does_not_exist(someone: Browser, table: str) -> None:
    assert someone.line(table, watch=False).closed_with() == 4404


def test_a_page_of_another_origin_is_not_welcome(someone: Browser) -> None:
    table = someone.open("hh")["id"]
    assert someone.line(table, watch=False, Origin="https://evil.example").closed_with() == 4403
    assert someone.line(table, watch=False, Origin="null").closed_with() == 4403
    own = someone.line(table, 1, Origin=f"http://{someone.address}")
    assert own.hello["yours"] == [1, 2]


def test_who_does_not_listen_is_disconnected_and_harms_nobody(server: Running, new_browser: NewBrowser) -> None:
    browser = new_browser()
    table = browser.open("hh")["id"]
    line, deaf = browser.line(table, 1), browser.line(table, 2)
    room = server.house._rooms[table]

    async def flood() -> None:
        for _ in range(3000):
            room._changed()

    line.close()
    server.run(flood())
    assert deaf.closed_with() in (4408, 1006)
    wait_until(lambda: not room.guests)
    assert browser.line(table, 1).asked


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
