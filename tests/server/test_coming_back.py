"""Coming back after a lost connection: one hears what one missed, and nothing else."""

from pathlib import Path
from random import Random

from tests.server.clients import EVERYTHING, Browser, Connection, NewBrowser, play_on, running, settings_for


def test_coming_back_after_a_gap_one_hears_what_one_missed(new_browser: NewBrowser) -> None:
    browser = new_browser()
    opened = browser.open("hh", **EVERYTHING)
    one, two = browser.connect(opened["id"], 1), browser.connect(opened["id"], 2)
    gone = browser.connect(opened["id"], 1)
    random = Random(1)
    play_on({1: one, 2: two}, 10, random)
    gone.catch_up(one.version)
    gone.close()
    play_on({1: one, 2: two}, 15, random)
    back = browser.connect(opened["id"], watch=False)
    back.know(gone)
    length = len(back.known)
    assert length > 0
    back.watch(1)
    assert back.scene["first"] == length
    assert (back.known, back.chapters) == (one.known, one.chapters)


def test_reconnecting_after_an_undo(new_browser: NewBrowser) -> None:
    """What this browser knows beyond the cut was replaced by other actions; it is told from the cut on."""
    browser = new_browser()
    opened = browser.open("hh")
    one, two = browser.connect(opened["id"], 1), browser.connect(opened["id"], 2)
    connections, random = {1: one, 2: two}, Random(5)
    play_on(connections, 12, random)
    gone = browser.connect(opened["id"], 2)
    old, old_chapters = list(gone.known), list(gone.chapters)
    gone.close()
    for _ in range(4):
        connection = max(connections.values(), key=lambda connection: connection.look["undo"] != "no")
        answer = connection.ask("undo", seat=connection.seat, version=connection.version)
        assert answer["type"] == "done"
        for each in connections.values():
            each.catch_up(answer["version"])
    cut = len(one.known)
    play_on(connections, 12, random)
    assert len(one.known) > len(old) > cut
    back = browser.connect(opened["id"], watch=False)
    back.known, back.chapters, back.version = old, old_chapters, gone.version
    back.watch(2)
    assert back.scene["first"] == cut
    assert (back.known, back.chapters) == (two.known, two.chapters)
    assert old[: cut + 1] == two.known[: cut + 1] or old != two.known[: len(old)]


def test_watching_another_seat_after_an_undo(someone: Browser) -> None:
    """One tab, two seats: what it knows of one seat it does not know of the other."""
    opened = someone.open("hh", **EVERYTHING)
    connection, fresh = someone.connect(opened["id"], 1), someone.connect(opened["id"], 2)
    random = Random(3)
    for number in range(60):
        if connection.asked is None:
            break
        if connection.asked != connection.seat:
            connection.know()
            connection.watch(connection.asked)
        if number % 7 == 6 and connection.look["undo"] != "no":
            answer = connection.ask("undo", seat=connection.seat, version=connection.version)
        else:
            answer = connection.play(random.choice(connection.legal))
        connection.catch_up(answer["version"])
        fresh.catch_up(answer["version"])
    connection.know()
    connection.watch(2)
    assert (connection.known, connection.chapters) == (fresh.known, fresh.chapters)


def returned(browser: Browser, before: Connection, stamp: str) -> Connection:
    """A page that comes back with what it was told before."""
    back = browser.connect(before.hello["table"], watch=False)
    back.know(before)
    back.scene = before.scene
    back.watch(before.seat, stamp=stamp)
    return back


def test_after_a_restart_who_holds_the_present_scene_is_not_sent_it_again(tmp_path: Path) -> None:
    with running(settings_for(tmp_path)) as server, Browser(server.address) as browser:
        table = browser.open("hh", **EVERYTHING)["id"]
        before = {seat: browser.connect(table, seat) for seat in (1, 2)}
        late = browser.connect(table, 2)
        play_on(before, 10, Random(1))
        cookies, stamps = browser.http.cookies, {seat: one.scene["stamp"] for seat, one in before.items()}
        assert late.scene["version"] == 0
    with running(settings_for(tmp_path)) as server, Browser(server.address) as browser:
        browser.http.cookies = cookies
        after = {seat: returned(browser, before[seat], stamps[seat]) for seat in (1, 2)}
        for seat, one in after.items():
            assert {message["type"] for message in one.messages} <= {"hello", "done", "same", "present"}
            assert one.hello["edition"] == before[seat].hello["edition"]
            assert one.look == before[seat].look
        play_on(after, 1, Random(2))
        assert [one.messages[-1]["type"] for one in after.values()] == ["scene", "scene"]
        play_on(after, 9, Random(2))
        for one in after.values():
            assert one.messages[-1]["type"] == "change"
            fresh = browser.connect(table, one.seat)
            assert (one.look, one.chapters) == (fresh.look, fresh.chapters)
        back = returned(browser, late, late.scene["stamp"])
        assert [message["type"] for message in back.messages if message["type"] in ("same", "scene")] == ["scene"]
        assert back.look == after[2].look


def test_the_same_number_of_events_is_not_the_same_table(new_browser: NewBrowser) -> None:
    """After the restore of a backup others may have followed; and no one can guess hidden things by the stamp of a table."""
    browser = new_browser()
    stamps = set()
    for _ in range(2):
        connection = browser.connect(browser.open("hh", seed="same")["id"], 1)
        assert connection.scene["stamp"] == ""
        connection.play(seat=connection.asked)
        connection.catch_up(1)
        stamps.add(connection.scene["stamp"])
    assert len(stamps) == 2
