"""The coach of the first games: at hand for newcomers, gone with one press."""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from naqala import Game, Options
from naqala.bots import Budget
from naqala.bots.coach import MATTERS
from naqala.bots.explorer import explore
from naqala.texts.facts import FACTS
from tests.browser.conftest import NewPerson
from tests.browser.games import Json, asks, finished, game_until, record_of
from tests.browser.people import Person, expect_no_sideways_scrolling
from tests.browser.servers import Server
from tests.browser.texts import texts

BID_FACTS = {"markersTwo": FACTS["markersTwo"]}


def _coach(person: Person) -> Locator:
    return person.page.get_by_role("note", name=person.said("coach.title"), exact=True)


def test_a_kind_of_question_is_explained_the_first_time(new_person: NewPerson) -> None:
    person = new_person(coached=True)
    person.sits_at(person.open("hbb")["id"])
    player = person.player()
    player.wait()
    note = _coach(person)
    expect(note).to_contain_text(person.said("coach.ask.bid"))
    expect(note).to_be_in_viewport(ratio=0.99)
    player.give("bid 0")
    record = record_of(game_until(Options(2), asks("move")))
    for count in (1, 0):
        person.sits_at(person.open_record(record, "hb"))
        player.wait()
        expect(note.get_by_text(person.said("coach.ask.move"))).to_have_count(count)
        if count:
            _goes_on(note, person)
            expect(note).to_have_count(0)
    player.tiles.first.click()
    expect(note).to_contain_text(person.said("coach.ask.drop"))


def _goes_on(note: Locator, person: Person) -> None:
    """Presses the button that lets the coach say the next thing, or nothing more."""
    said = re.compile(f"^({person.said('coach.next')}|{person.said('coach.gotIt')})$")
    note.get_by_role("button", name=said).click()


@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize("size", [(1280, 720), (390, 844), (844, 390)])
def test_the_first_bid_fits_on_the_screen(new_person: NewPerson, size: tuple[int, int], language: str) -> None:
    person = new_person(coached=True, viewport={"width": size[0], "height": size[1]}, locale=language)
    person.texts = texts(language)
    person.sits_at(person.open("hbb")["id"])
    player = person.player()
    player.wait()
    note = _coach(person)
    expect(note).to_be_in_viewport(ratio=0.99)
    bids = player.question.locator('[data-answer^="bid"]')
    for number in range(bids.count()):
        expect(bids.nth(number)).to_be_in_viewport(ratio=0.99)
    if size[0] == 1280:
        _sees_all_players(person)
    player.question.get_by_role("button", name=person.said("ui.hint"), exact=True).click()
    hint = person.page.get_by_role("region", name=person.said("hint.title"))
    more = hint.get_by_role("button", name=person.said("hint.more"), exact=True)
    expect(more).to_be_in_viewport(ratio=0.99)
    if size[0] == 1280:
        _sees_all_players(person)
    # All of it has the place of the players, on a phone that of the board, and needs no scrolling there.
    more.click()
    expect(hint).to_contain_text(person.said("hint.legend.bid"))
    if size[0] < size[1]:
        expect(hint.get_by_text(person.said("hint.legend.bid"))).to_be_in_viewport(ratio=0.99)
    if size[0] > size[1]:
        expect(hint).to_be_in_viewport(ratio=0.95 if size[0] == 1280 else 0.5)
    hint.get_by_role("button", name=person.said("ui.close")).click()
    for number in range(bids.count()):
        expect(bids.nth(number)).to_be_in_viewport(ratio=0.99)
    if size[0] == 1280:
        _sees_all_players(person)


def _sees_all_players(person: Person) -> None:
    seats = person.page.get_by_role("list", name=person.said("ui.players")).get_by_role("listitem")
    for name in ("Amira", "Basim", "Cyra"):
        expect(seats.filter(has_text=name)).to_be_in_viewport(ratio=0.99)


def test_question_opens_the_rules_where_they_speak_of_it_and_a_hint_says_no_more(new_person: NewPerson) -> None:
    person = new_person(coached=True)
    person.sits_at(person.open("hb")["id"])
    player = person.player()
    player.wait()
    link, dialog = person.said("ui.rules.more"), person.page.get_by_role("dialog")

    player.question.get_by_role("button", name=person.said("ui.hint"), exact=True).click()
    expect(person.page.get_by_role("region", name=person.said("hint.title")).get_by_role("listitem").first).to_be_visible()
    # One link is enough: a second would lead to the same place.
    player.question.get_by_role("link", name=link).click()
    expect(dialog.get_by_role("article", name=person.said("topic.bid"), exact=True)).to_be_in_viewport()


def test_the_coach_goes_with_one_press_and_can_come_back(new_person: NewPerson) -> None:
    person = new_person(coached=True)
    person.sits_at(person.open("hb")["id"])
    person.player().wait()
    note = _coach(person)
    note.get_by_role("button", name=person.said("coach.off")).click()
    expect(note).to_have_count(0)
    person.page.reload()
    person.player().wait()
    expect(note).to_have_count(0)
    person.page.get_by_role("button", name=person.said("ui.settings"), exact=True).click()
    person.page.get_by_role("checkbox", name=person.said("ui.settings.coach")).check()
    person.page.keyboard.press("Escape")
    expect(note).to_be_visible()


def test_who_has_finished_a_game_needs_no_coach(new_person: NewPerson) -> None:
    person = new_person(coached=True)
    person.sits_at(person.open_record(finished(), "hb"))
    expect(person.page.get_by_role("dialog", name=person.said("ui.gameOver"))).to_be_visible()
    person.sits_at(person.open("hb")["id"])
    person.player().wait()
    expect(_coach(person)).to_have_count(0)


@cache
def _before_a_bid_worth_its_price() -> Json:
    """A game at a first bid of seat 1 for which the coach names a move, whatever more rollouts may say."""
    for seed in range(1, 50):
        game = game_until(Options(2), asks("bid"), seed)
        advice = next(explore(game.view(1), Budget(nodes=1), game.log(1), hasty=True))
        if advice.bids[-1].place_worth > 3 * MATTERS:
            return record_of(game)
    raise AssertionError("the coach never names a move")


def _goes_to(person: Person, button: Locator) -> None:
    """Presses Tab until the button has the focus."""
    for _ in range(60):
        if button.evaluate("button => button === document.activeElement"):
            return
        person.page.keyboard.press("Tab")
    raise AssertionError("the button cannot be reached by Tab")


def test_the_coach_says_what_a_bid_buys_and_shows_it_by_keys(new_person: NewPerson) -> None:
    person = new_person(coached=True)
    person.sits_at(person.open_record(_before_a_bid_worth_its_price(), "hb"))
    note = _coach(person)
    expect(note).to_contain_text(person.said("coach.ask.bid.two", **BID_FACTS))
    expect(note.get_by_role("status")).to_have_count(0)
    _goes_on(note, person)
    move = re.compile(r"([a-f]\d) to [a-f]\d")
    expect(note.get_by_role("status").first).to_contain_text(move)
    named = move.search(note.inner_text())
    assert named
    starts = person.page.get_by_role("gridcell", name=person.said("board.start"))
    expect(starts).to_have_count(0)
    _goes_to(person, note.get_by_role("button", name=person.said("coach.show"), exact=True))
    person.page.keyboard.press("Enter")
    expect(starts).to_have_count(1)
    expect(starts).to_have_attribute("data-tile", named[1])
    price = re.search(r"bid:? (\d+)", note.inner_text())
    assert price
    _goes_to(person, note.get_by_role("button", name=person.said("coach.gotIt"), exact=True))
    person.page.keyboard.press("Enter")
    expect(note).to_have_count(0)
    expect(starts).to_have_count(0)
    # The hint recommends what the coach calls a fair price.
    player = person.player()
    player.question.get_by_role("button", name=person.said("ui.hint"), exact=True).click()
    best = person.page.get_by_role("region", name=person.said("hint.title")).get_by_role("listitem").first
    expect(best).to_contain_text(re.compile(rf"^Bid {price[1]} "))


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_what_a_bid_buys_fits_on_a_phone(new_person: NewPerson, language: str) -> None:
    person = new_person(coached=True, viewport={"width": 390, "height": 844}, locale=language)
    person.texts = texts(language)
    person.sits_at(person.open_record(_before_a_bid_worth_its_price(), "hb"))
    player, note = person.player(), _coach(person)
    player.wait()
    for said in (person.said("coach.ask.bid.two", **BID_FACTS), re.compile(r"\w\d .* \w\d")):
        expect(note).to_contain_text(said)
        expect(note).to_be_in_viewport(ratio=0.99)
        for frame in person.page.locator(".question .nq-more").all():
            assert frame.evaluate("box => box.scrollHeight - box.clientHeight") <= 1
        for width, height in ((844, 390), (390, 844)):  # the phone is turned, and turned back
            person.page.set_viewport_size({"width": width, "height": height})
            expect_no_sideways_scrolling(person.page)
            expect(note).to_be_in_viewport(ratio=0.99)
        if said == person.said("coach.ask.bid.two", **BID_FACTS):
            _goes_on(note, person)


def worst_end(game: Game) -> list[str]:
    """A move that brings least, as the explorer sees it at first."""
    advice = next(explore(game.view(1), Budget(nodes=1), game.log(1), hasty=True))
    worst = max(advice.landings, key=lambda landing: landing.best.behind).best
    return [text for text in worst.actions if text.startswith(("pick", "drop"))]


def _turn_from(game: Game, planned: Sequence[str] = ()) -> list[str]:
    """What seat 1 answers in the rest of its turn, but for answers without an alternative: the page gives those itself."""
    given, left = [], list(planned)
    while game.decision.seat == 1 and game.position().turn.seat == 1 and game.decision.ask != "bid":
        legal = [action.text for action in game.legal_actions()]
        answer = left.pop(0) if left and left[0] in legal else "pass" if "pass" in legal else legal[0]
        if len(legal) > 1:
            given.append(answer)
        game.play(answer)
    return given


def test_the_coach_has_a_word_after_a_turn(new_person: NewPerson) -> None:
    person = new_person(coached=True)
    game = game_until(Options(2), asks("move"))
    person.sits_at(person.open_record(record_of(game), "hb"))
    for answer in _turn_from(game):
        person.player().give(answer)
    expect(_coach(person).get_by_role("status")).to_contain_text(re.compile(r"That (earned|cost) you"))


def test_who_plays_the_hint_is_praised_by_the_coach(new_person: NewPerson) -> None:
    person = new_person(coached=True)
    person.sits_at(person.open_record(record_of(game_until(Options(2), asks("move"), seed=3)), "hb"))
    person.player().wait()
    person.player().question.get_by_role("button", name=person.said("ui.hint"), exact=True).click()
    hint = person.page.get_by_role("region", name=person.said("hint.title"))
    hint.get_by_role("button", name=person.texts.pattern("hint.play", "hint.play.turn", "hint.play.part")).click()
    expect(_coach(person).get_by_role("status")).to_contain_text(person.said("coach.turn.best"))


def _stands(person: Person) -> list[list[str]]:
    """What is read on each tile, without what can be done there and what is drawn over it."""
    drawn = person.texts.pattern("board.start", "board.step", "board.canChoose", "board.claims")
    cells = person.page.get_by_role("grid", name=person.said("board.label")).get_by_role("gridcell")
    labels = cells.evaluate_all("cells => cells.map((cell) => cell.getAttribute('aria-label'))")
    return [[part for part in label.split(", ") if not drawn.match(part)] for label in labels]


@pytest.fixture
def hasty_server(tmp_path: Path) -> Iterator[Server]:
    """Without rollouts the coach is never in doubt: with as little time as tests give it, it would often be."""
    server = Server(tmp_path, NAQALA_MODE="plain")
    yield server
    server.stop()


def test_a_missed_move_is_shown_on_the_board_as_it_was(new_person: NewPerson, hasty_server: Server) -> None:
    person = new_person(coached=True, base_url=hasty_server.address)
    game = game_until(Options(2), asks("move"))
    person.sits_at(person.open_record(record_of(game), "hb"))
    person.player().wait()
    before = _stands(person)
    for answer in _turn_from(game, worst_end(game)):
        person.player().give(answer)
    note = _coach(person)
    expect(note.get_by_role("status")).to_contain_text(re.compile("A better turn: |a little better"))
    note.get_by_role("button", name=person.said("coach.show"), exact=True).click()
    expect(note).to_contain_text(person.said("coach.then"))
    assert _stands(person) == before
    note.get_by_role("button", name=person.said("coach.back"), exact=True).click()
    assert _stands(person) != before


def test_the_log_stays_in_sight_beside_the_coach(new_person: NewPerson) -> None:
    person = new_person(coached=True, viewport={"width": 1280, "height": 720})
    game = game_until(Options(3), lambda game: asks("bid")(game) and game.position().round > 1)
    person.sits_at(person.open_record(record_of(game), "hbb"))
    person.player().wait()
    expect(_coach(person)).to_be_visible()
    lines = person.player().log.get_by_role("listitem")
    expect(lines.last).to_be_in_viewport(ratio=0.9)
    box = person.player().log.bounding_box()
    assert box is not None
    assert box["height"] > 40, "two lines"
    _sees_all_players(person)
