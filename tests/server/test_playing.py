"""Playing over the WebSocket: whole games, versions, commands sent twice, answers without a way back."""

from random import Random

from naqala.server.protocol.messages import Advised, Change, Done, Hello, Present, Preview, Refused, Scene
from tests.server.clients import (
    EVERYTHING,
    PATIENCE,
    Browser,
    Json,
    NewBrowser,
    Running,
    asked_connection,
    at_links,
    play_on,
    wait_until,
)
from tests.server.folding import messages_in
from tests.server.shapes import misfit

SHAPES = {shape.__struct_config__.tag: shape for shape in (Hello, Scene, Change, Present, Preview, Advised, Done, Refused)}


def test_a_whole_game_of_people_and_every_message_is_declared(new_browser: NewBrowser) -> None:
    table, connections = at_links(new_browser, "hl", **EVERYTHING)
    spectator = new_browser().connect(table, None)
    play_on(connections, 10_000, Random(1))
    end = connections[1].look["end"]
    assert end
    spectator.until_scene(lambda scene: scene["look"]["end"] is not None)
    for connection in (*connections.values(), spectator):
        assert connection.look["end"] == end
        assert len(connection.known) == len(connections[1].known)
        for message in connection.messages[::7]:
            assert misfit(message, SHAPES[message["type"]]) is None
    late = new_browser().connect(table, None)
    assert (late.known, late.chapters) == (spectator.known, spectator.chapters)
    assert late.scene["marks"] == spectator.scene["marks"]


def test_a_whole_game_against_bots(someone: Browser) -> None:
    connection = someone.connect(someone.open("bhb", **EVERYTHING)["id"], 2)
    play_on({2: connection}, 10_000, Random(2))
    assert connection.look["end"]
    assert {one["seat"] for one in connection.known} >= {1, 2, 3}


def test_two_tabs_see_the_same(someone: Browser) -> None:
    opened = someone.open("hh")
    one, two = someone.connect(opened["id"], 1), someone.connect(opened["id"], 2)
    play_on({1: one, 2: two}, 20, Random(1))
    assert one.actions() == two.actions()
    same = someone.connect(opened["id"], 1)
    assert same.look == one.look


def test_what_was_made_at_an_older_version_is_refused_and_a_new_scene_follows(someone: Browser) -> None:
    opened = someone.open("hh")
    connection = someone.connect(opened["id"], 1)
    other = someone.connect(opened["id"], 2)
    seat = connection.asked
    assert connection.play(seat=seat)["version"] == 1
    connection.catch_up(1)
    for late in (0, 7):
        answer = other.ask("play", seat=connection.asked, version=late, action="bid 0")
        assert (answer["error"], answer["version"]) == ("StaleError", 1)
        scene = other.until("scene")
        assert scene["version"] == 1
    assert other.ask("undo", seat=seat, version=0)["error"] == "StaleError"
    assert len(other.known) == len(connection.known)


def test_a_command_sent_twice_is_played_once(new_browser: NewBrowser) -> None:
    _, connections = at_links(new_browser, "hl")
    connection = asked_connection(connections)
    action, seat = connection.legal[0], connection.seat
    first = connection.play(action, id="again")
    connection.catch_up(1)
    length = len(connection.known)
    assert connection.ask("play", id="again", seat=seat, version=0, action=action) == first
    assert connection.ask("play", id="again", seat=seat, version=1, action="bid 1") == first
    assert connection.ask("watch", id="w")["type"] == "done"
    connection.until("scene")
    assert len(connection.known) == length


def test_two_browsers_may_use_the_same_id(new_browser: NewBrowser) -> None:
    _, connections = at_links(new_browser, "hl")
    first = asked_connection(connections)
    version = first.play(id="one")["version"]
    first.catch_up(version)
    while (second := asked_connection(connections)) is first:
        first.catch_up(first.play()["version"])
    assert second.play(id="one")["version"] == second.version + 1 > version


def test_a_command_is_played_once_although_the_server_was_restarted_or_forgot_the_table(
    server: Running, new_browser: NewBrowser
) -> None:
    browser = new_browser()
    opened = browser.open("hh")
    connection = browser.connect(opened["id"], 1)
    seat, action = connection.asked, connection.legal[0]
    first = connection.play(action, id="once", seat=seat)
    connection.close()
    wait_until(lambda: server.house.rooms.loaded[opened["id"]].is_idle)
    server.run(server.house.rooms.drop_if_idle(opened["id"]))
    assert opened["id"] not in server.house.rooms.loaded
    connection = browser.connect(opened["id"], 1)
    assert connection.version == 1
    assert connection.ask("play", id="once", seat=seat, version=0, action=action) == first


def test_without_way_back_one_is_shown_where_it_leads(new_browser: NewBrowser) -> None:
    """An answer after which another seat is asked needs confirmation; one that can be undone does not, nor does one that has no
    alternative or only ends the turn.
    """
    _, connections = at_links(new_browser, "hl")
    random, ends, gained = Random(4), set[str](), set[str]()
    for _ in range(150):
        if ends == {"luck", "turn"} and gained >= {"gold", "merchandise"}:
            break
        connection = asked_connection(connections)
        version, length = connection.version, len(connection.known)
        action, ask = random.choice(connection.legal), connection.look["question"]["ask"]
        is_plain = len(connection.legal) == 1 or (ask, action) == ("last", "pass")
        answer = connection.play(action, sure=False)
        if answer["type"] == "preview":
            assert not is_plain
            ends.add(answer["ends"])
            assert misfit(answer, Preview) is None
            assert (answer["version"], answer["action"], connection.version) == (version, action, version)
            assert connection.seat
            before, after = (seen["sheets"][connection.seat - 1] for seen in (connection.look, answer["look"]))
            assert answer["gains"] == {
                line: points - before[line] for line, points in after.items() if line != "total" and points != before[line]
            }
            gained |= answer["gains"].keys()
            answer = connection.play(action)
            assert answer["type"] == "done"
            connection.catch_up(answer["version"])
            assert len(connection.known) > length
        else:
            connection.catch_up(answer["version"])
            assert is_plain or connection.asked == connection.seat
            assert is_plain or connection.look["undo"] == "free"
    assert ends == {"luck", "turn"}
    assert gained >= {"gold", "merchandise"}
    assert asked_connection(connections).play("fly away", sure=False)["error"] == "UnknownActionError"


def test_among_bots_nothing_is_asked_twice(someone: Browser) -> None:
    """Everything can be undone there, so no answer waits to be confirmed."""
    connection = someone.connect(someone.open("hb")["id"], 1)
    random, has_passed = Random(4), 0
    while has_passed < 3:
        if connection.asked != 1:
            connection.until_scene(lambda scene: scene["look"]["question"]["seat"] == 1)
        answer = connection.play(random.choice(connection.legal), sure=False)
        assert answer["type"] == "done"
        connection.catch_up(answer["version"])
        has_passed += connection.asked != 1
    if connection.asked != 1:
        connection.until_scene(lambda scene: scene["look"]["question"]["seat"] == 1)
    assert connection.look["undo"] == "free"


def test_an_answer_and_its_effect_leave_in_one_frame(someone: Browser) -> None:
    """And so does the first scene: each frame is a system call and a packet."""
    connection = someone.connect(someone.open("hh")["id"], watch=False)
    connection.until("hello")
    for kind, effect, fields in (("watch", "scene", {"seat": None}), ("rename", "change", {"seat": 1, "name": "Zoe"})):
        name, sent = connection.say(kind, **fields), list[Json]()
        while not any(one["type"] == "done" for one in sent):
            sent = messages_in(connection.socket.recv(PATIENCE))
        place = next(place for place, one in enumerate(sent) if one.get("id") == name)
        assert [one["type"] for one in sent[place : place + 2]] == ["done", effect]
