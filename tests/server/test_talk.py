"""Talk at a table: heard by those who may, plain, bounded, and in no record."""

import unicodedata
from random import Random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from naqala.server.rooms.talk import MOST_KEPT, plain
from tests.server.clients import Browser, Connection, Json, NewBrowser, Running, at_links, play_on


def _say(connection: Connection, text: str, **fields: object) -> Json:
    return connection.ask("say", text=text, seat=connection.seat, **fields)


def _heard(connection: Connection, text: str) -> Json:
    """The remark, once it comes."""
    while True:
        for remark in connection.until("talk")["remarks"]:
            if remark["text"] == text:
                return dict(remark)


def _table(new_browser: NewBrowser) -> tuple[str, Connection, Connection, Connection]:
    table, connections = at_links(new_browser, "hl")
    return table, connections[1], connections[2], new_browser().connect(table)


def test_players_are_heard_by_all_and_spectators_by_spectators(new_browser: NewBrowser) -> None:
    table, host, guest, visitor = _table(new_browser)
    other = new_browser().connect(table)
    assert _say(host, "Good luck!")["type"] == "done"
    for each in (host, guest, visitor):
        remark = _heard(each, "Good luck!")
        assert (remark["seat"], remark["name"], remark["number"]) == (1, "here 1", 1)
    assert visitor.ask("say", text="c4 is better")["type"] == "done"
    assert _heard(other, "c4 is better")["seat"] is None
    assert _say(guest, "Thanks")["type"] == "done"
    assert _heard(host, "Thanks")["seat"] == 2
    assert not any("c4 is better" in str(message) for message in host.messages + guest.messages)
    later = new_browser().connect(table)
    assert any("c4 is better" in str(message) for message in later.messages)


def test_who_comes_back_hears_what_was_said_and_records_do_not_have_it(new_browser: NewBrowser, server: Running) -> None:
    _, host, guest, _ = _table(new_browser)
    _say(host, "secret plan")
    assert "secret plan" not in str(host.known) + str(host.chapters)
    request = guest.socket.request
    assert request is not None
    with Browser(server.address) as again:
        again.http.cookies.set("naqala", request.headers["Cookie"].partition("=")[2])
        connection = again.connect(request.path.rpartition("/")[2], 2)
        (talk,) = [message for message in connection.messages if message["type"] == "talk"]
        assert talk["whole"]
        assert [remark["text"] for remark in talk["remarks"]] == ["secret plan"]


def test_what_is_sent_twice_is_said_once(new_browser: NewBrowser) -> None:
    _, host, guest, _ = _table(new_browser)
    for _ in range(2):
        assert _say(host, "once", id="same")["type"] == "done"
    _say(host, "end")
    _heard(guest, "end")
    assert str(guest.messages).count("'once'") == 1


def test_a_seat_cannot_speak_for_another(new_browser: NewBrowser) -> None:
    _, host, guest, visitor = _table(new_browser)
    assert guest.ask("say", text="I am the host", seat=1)["error"] == "NotYourSeatError"
    assert visitor.ask("say", text="I am the host", seat=1)["error"] == "NotYourSeatError"
    assert guest.ask("say", text="me")["type"] == "done"
    assert _heard(host, "me")["seat"] == 2, "who holds a seat is no spectator"


def test_people_for_whom_a_bot_plays_still_talk(new_browser: NewBrowser) -> None:
    _, host, guest, _ = _table(new_browser)
    assert guest.ask("resign", seat=2, level="uniform")["type"] == "done"
    assert _say(guest, "I must go, sorry")["type"] == "done"
    assert _heard(host, "I must go, sorry")["seat"] == 2
    assert host.ask("say", text="I am you", seat=2)["error"] == "NotYourSeatError"


def test_the_host_wants_silence(new_browser: NewBrowser) -> None:
    _, host, guest, _ = _table(new_browser)
    assert guest.ask("hush", silent=True)["error"] == "NotHostError"
    assert host.ask("hush", silent=True)["type"] == "done"
    assert guest.until("talk")["silent"]
    assert _say(guest, "hello?")["error"] == "SilentError"
    assert host.ask("hush", silent=False)["type"] == "done"
    assert _say(guest, "hello!")["type"] == "done"


@pytest.mark.parametrize("text", ["", "   ", "\u202e\u200b", "\n\n", "\ufeff", "x" * 301, "y" * 10_000])
def test_empty_and_endless_remarks_are_refused(new_browser: NewBrowser, text: str) -> None:
    _, host, guest, _ = _table(new_browser)
    host.say("say", text=text)
    assert host.until("refused")["error"] == "MessageError"
    _say(host, "fine")
    _heard(guest, "fine")


def test_floods_are_refused_and_others_are_not_disturbed(new_browser: NewBrowser) -> None:
    _, host, guest, _ = _table(new_browser)
    answers = [_say(host, f"flood {number}") for number in range(12)]
    assert [answer.get("error") for answer in answers[:5]] == [None] * 5
    assert {answer.get("error") for answer in answers[5:]} == {"TooMuchError"}
    assert _say(guest, "still here")["type"] == "done"
    play_on({1: host, 2: guest}, 2, Random(1))


def test_spectators_of_one_address_share_a_rate(new_browser: NewBrowser) -> None:
    """A new cookie costs nothing; players, who are few, have a rate each."""
    table, host, guest, visitor = _table(new_browser)
    answers = [visitor.ask("say", text=f"flood {number}") for number in range(5)]
    answers += [new_browser().connect(table).ask("say", text=f"flood with cookie {number}") for number in range(3)]
    assert [answer.get("error") for answer in answers] == [None] * 5 + ["TooMuchError"] * 3
    assert [_say(each, "hello")["type"] for each in (host, guest)] == ["done", "done"]


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("<b>hi</b><script>alert(1)</script>", "<b>hi</b><script>alert(1)</script>"),
        ("a\u202eb\u2066c", "abc"),
        ("two\nlines\tand  blanks ", "two lines and blanks"),
        ("z" + "\u0301" * 40, "\u017a" + "\u0301" * 3),
        ("\U0001f44d", "\U0001f44d"),
        ("a\u0000b", "ab"),
    ],
)
def test_texts_are_plain(text: str, shown: str) -> None:
    assert plain(text) == shown


NASTY = st.sampled_from(
    ["\u202e", "\u2066", "\u200f", "\u200b", "\u2028", "\0", "\n", "\ufeff", "\u0301", "\u20dd", "\u200d", "\u3164"]
)
MARKUP = st.sampled_from(["<script>", "</b>", "&amp;", "[x](y)", "{{ x }}", "<img src=x onerror=y>"])


@settings(max_examples=200, deadline=None, database=None)
@given(text=st.lists(st.one_of(st.text(max_size=20), NASTY, MARKUP), max_size=40).map("".join))
@example(text="<b>" * 3_400)
@example(text="a\u200b" * 5_000)
@example(text="\u202e" * 10_000)
@example(text="e" + "\u0301" * 10_000)
def test_any_text_becomes_plain(text: str) -> None:
    """One line of letters with a shape, in one direction, without towers; nothing else is lost, and twice changes nothing."""
    shown = plain(text)
    kinds = {unicodedata.category(letter) for letter in shown if letter not in "\u200c\u200d"}
    assert not kinds & {"Cc", "Cf", "Co", "Cs", "Zl", "Zp"}
    marked = "".join("m" if unicodedata.category(letter) in ("Mn", "Me") else "." for letter in shown)
    assert "mmmm" not in marked
    assert shown == " ".join(shown.split())
    assert plain(shown) == shown
    if text.isascii() and text.isprintable():
        assert shown == " ".join(text.split()), "markup is text like any other"


def test_old_remarks_go(new_browser: NewBrowser, server: Running) -> None:
    table, *_ = _table(new_browser)
    talk = server.run(server.house.rooms.get(table)).talk

    def fill(connection: object) -> None:
        for number in range(MOST_KEPT + 5):
            row = {"command": str(number), "browser": "b", "seat": 1, "name": "n", "text": str(number)}
            talk._append(connection, row)  # type: ignore[arg-type]

    server.run(server.house.store.write(fill))
    server.run(talk.catch_up())
    assert [talk._remarks[0].text, len(talk._remarks)] == ["5", MOST_KEPT]
