"""Playing over the WebSocket: whole games, versions, commands sent twice, answers without a way back."""

from random import Random

from naqala.server.messages import Advised, Change, Done, Hello, Present, Preview, Refused, Scene
from tests.server.clients import EVERYTHING, Browser, NewBrowser, Running, asked_line, at_links, play_on, wait_until
from tests.server.shapes import misfit

SHAPES = {shape.__struct_config__.tag: shape for shape in (Hello, Scene, Change, Present, Preview, Advised, Done, Refused)}


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
    assert (late.known, late.chapters) == (spectator.known, spectator.chapters)
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
    action, seat = line.legal[0], line.seat
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
    seat, action = line.asked, line.legal[0]
    first = line.play(action, id="once", seat=seat)
    line.close()
    wait_until(lambda: server.house._rooms[opened["id"]].is_idle)
    server.run(server.house._forget(opened["id"]))
    assert opened["id"] not in server.house._rooms
    line = browser.line(opened["id"], 1)
    assert line.version == 1
    assert line.ask("play", id="once", seat=seat, version=0, action=action) == first


def test_without_way_back_one_is_shown_where_it_leads(new_browser: NewBrowser) -> None:
    """An answer that somebody else is asked after is not played before one is sure; one with a way back is."""
    _, lines = at_links(new_browser, "hl")
    random, ends = Random(4), set[str]()
    for _ in range(60):
        line = asked_line(lines)
        version, length = line.version, len(line.known)
        action = random.choice(line.legal)
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
