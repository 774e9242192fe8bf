"""Several people, each with a browser of their own."""

import re
import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from naqala import Options
from tests.browser.cable import cable
from tests.browser.conftest import NewPerson
from tests.browser.people import Person, expect_gold
from tests.browser.player import PATIENCE, Player, look_at, play_until_all_acted, step_of_any
from tests.browser.servers import AWAY, Server
from tests.browser.texts import texts


@pytest.fixture(scope="module")
def own_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that a test may stop. It ends after the browsers, which would complain that it is gone."""
    server = Server(tmp_path_factory.mktemp("data"))
    yield server
    server.stop()


def _two(
    new_person: NewPerson, network: str | None = None, is_late: bool = False, **options: object
) -> tuple[Person, Person, str]:
    """Amira, who opened the table, through a network of her own if there is one; and Basim, who came by his link."""
    amira, basim = new_person(**options, **({"base_url": network} if network else {})), new_person(**options)
    opened = amira.open_late(Options(2), "hl") if is_late else amira.open("hl")
    amira.sits_at(opened["id"])
    basim.sits_at(opened["id"], opened["invitations"]["2"])
    return amira, basim, opened["id"]


_SECRET = (
    *("log.draw.card.seat", "log.draw.card.unseen", "log.draw.djinn.aside", "log.draw.djinn.unseen"),
    *("log.draw.item.aside", "log.draw.item.aside.unseen"),
)
_DRAWN = re.compile(
    "|".join(".*?".join(map(re.escape, re.split(r"\{\w+\}", form))) for key in _SECRET for form in texts("en").entries[key])
)
"""The sentence about what was drawn or seen, as the one who did it or another reads it."""


def _expect_same_log(one: Player, other: Player) -> None:
    """Both read the same, as soon as both have heard of the last answer, but for cards that only their drawer has seen, and
    what only one of them is told; buttons in the log are not part of what it tells.
    """

    def told(player: Player) -> list[str]:
        return [_DRAWN.sub("*", line).split("\n")[0] for line in player.log.locator("li:not(.aside)").all_inner_texts()]

    limit = time.monotonic() + PATIENCE / 1000
    while told(one) != told(other) and time.monotonic() < limit:
        one.page.wait_for_timeout(50)
        if time.monotonic() > limit - PATIENCE / 2000:
            look_at([one, other])
    assert told(one) == told(other)


def test_two_people_play_to_the_end_and_see_only_their_own(new_person: NewPerson) -> None:
    amira, basim, _ = _two(new_person, is_late=True)
    players = [amira.player("a"), basim.player("b")]
    play_until_all_acted(players)
    _expect_same_log(*players)
    expect_gold(amira, Amira=True, Basim=False)
    expect_gold(basim, Amira=False, Basim=True)
    while not all(player.over.is_visible() for player in players):
        step_of_any(players)
    _expect_same_log(*players)
    own = f" ({amira.said('ui.you')})"
    sheets = [player.over.get_by_role("table").first.inner_text() for player in players]
    assert [sheet.count(own) for sheet in sheets] == [1, 1]
    assert sheets[0].replace(own, "") == sheets[1].replace(own, "")


def test_spectator_sees_what_is_public(new_person: NewPerson) -> None:
    amira, basim, table = _two(new_person)
    players = [amira.player("a"), basim.player("b")]
    watcher = new_person()
    watcher.sits_at(table)
    play_until_all_acted(players)
    eyes = watcher.player()
    expect(eyes.question).to_contain_text(watcher.said("ui.spectating"))
    expect_gold(watcher, Amira=False, Basim=False)
    expect(watcher.page.get_by_role("region", name=watcher.said("ui.mine"))).to_have_count(0)
    expect(eyes.tiles).to_have_count(0)
    expect(eyes.buttons).to_have_count(0)


def _ask_to_take_back(mine: Player, his: Player) -> Locator:
    """Plays until an undo needs the consent of the other, and proposes it; returns the button for that."""
    ask = mine.question.get_by_role("button", name=mine.texts.said("ui.undo.ask"))
    while not (ask.is_visible() and his.look()):
        step_of_any([mine, his])
    ask.click()
    return ask


def test_undo_that_the_other_agrees_to(new_person: NewPerson) -> None:
    amira, basim, _ = _two(new_person)
    mine, his = amira.player("a"), basim.player("b")
    _ask_to_take_back(mine, his)
    expect(mine.question.get_by_role("alertdialog")).to_contain_text(amira.said("ui.undo.waiting"))
    proposal = his.question.get_by_role("alertdialog")
    expect(proposal).to_contain_text(basim.said("ui.undo.asked", name="Amira"))
    expect(proposal).to_contain_text(basim.said("ui.undo.loses"))
    expect(proposal.get_by_role("listitem").first).to_contain_text("Amira")
    proposal.get_by_role("button", name=basim.said("ui.agree"), exact=True).click()
    mine.wait()
    told = basim.page.get_by_role("status").filter(has_text=basim.said("ui.notice.undone", name="Amira"))
    expect(told).to_be_visible()
    expect(his.buttons).to_have_count(0)
    _expect_same_log(mine, his)


def test_proposal_can_be_withdrawn(new_person: NewPerson) -> None:
    amira, basim, _ = _two(new_person)
    mine, his = amira.player("a"), basim.player("b")
    ask = _ask_to_take_back(mine, his)
    proposal = his.question.get_by_role("alertdialog")
    expect(proposal).to_be_visible()
    mine.question.get_by_role("button", name=amira.said("ui.withdraw"), exact=True).click()
    expect(proposal).to_have_count(0)
    expect(mine.question.get_by_role("alertdialog")).to_have_count(0)
    expect(ask).to_be_enabled()
    told = basim.page.get_by_role("status").filter(has_text=basim.said("ui.notice.withdrawn", name="Amira"))
    expect(told).to_be_visible()


def test_who_asked_to_undo_is_told_of_a_no(new_person: NewPerson) -> None:
    amira, basim, _ = _two(new_person)
    mine, his = amira.player("a"), basim.player("b")
    _ask_to_take_back(mine, his)
    his.question.get_by_role("alertdialog").get_by_role("button", name=basim.said("ui.disagree"), exact=True).click()
    for person, words in ((amira, amira.said("ui.notice.refused", name="Basim")), (basim, basim.said("told.refused.own"))):
        expect(person.page.get_by_role("status").filter(has_text=words)).to_be_visible()
        expect(person.player().log).to_contain_text(words)  # for those who looked away


def test_a_person_who_uses_a_link_enters_their_name(new_person: NewPerson) -> None:
    amira, basim, _ = _two(new_person, viewport={"width": 360, "height": 740})
    welcome = basim.page.get_by_role("group", name=basim.said("ui.welcome", name="Basim"))
    welcome.get_by_role("button", name=basim.said("ui.rename")).focus()
    basim.page.keyboard.press("Enter")
    field = basim.page.get_by_role("textbox", name=basim.said("ui.rename.name"))
    expect(field).to_be_focused()
    field.fill("Amira")
    expect(basim.page.get_by_role("alert").filter(has_text=basim.said("error.NameTakenError"))).to_be_visible()
    field.fill("Bahira")
    basim.page.keyboard.press("Enter")
    expect(field).to_have_count(0)
    for person in (amira, basim):
        players = person.page.get_by_role("list", name=person.said("ui.players"))
        expect(players.get_by_role("heading", name="Bahira")).to_be_visible()
    basim.page.get_by_role("list", name=basim.said("ui.players")).get_by_role("button", name=basim.said("ui.rename")).click()
    basim.page.keyboard.type("Basma")
    basim.page.keyboard.press("Enter")
    expect(amira.page.get_by_role("list", name=amira.said("ui.players")).get_by_role("heading", name="Basma")).to_be_visible()
    expect(amira.page.get_by_role("group", name=amira.texts.pattern("ui.welcome"))).to_have_count(0)  # she opened the table


def test_game_goes_on_after_the_line_was_lost(new_person: NewPerson, server: Server) -> None:
    with cable(server.address) as network:
        amira, basim, _ = _two(new_person, network.address)
        players = [amira.player("a"), basim.player("b")]
        play_until_all_acted(players)
        with amira.forgiven():
            network.cut()
            lost = [amira.said("ui.connection.reconnecting"), amira.said("ui.connection.offline")]  # something may be on its way
            banner = amira.page.get_by_role("status").filter(has_text=re.compile("|".join(map(re.escape, lost))))
            expect(banner).to_be_visible()
            network.mend()
            expect(banner).to_be_hidden()
        play_until_all_acted(players)
        _expect_same_log(*players)
        amira.page.goto("about:blank")  # before the network is gone


def test_answer_given_while_the_server_is_away_is_sent_when_it_is_back(new_person: NewPerson, own_server: Server) -> None:
    amira, basim, _ = _two(new_person, base_url=own_server.address)
    players = [amira.player("a"), basim.player("b")]
    play_until_all_acted(players)
    while not players[0].look():
        step_of_any(players)
    before = players[0].log.inner_text()
    with amira.forgiven(), basim.forgiven():
        own_server.stop()
        for person in (amira, basim):
            lost = person.page.get_by_role("status").filter(has_text=person.said("ui.connection.reconnecting"))
            expect(lost).to_be_visible()
        waiting = amira.page.get_by_role("status").filter(has_text=amira.said("ui.connection.offline"))
        while not waiting.is_visible():  # the first thing that is pressed may only lead to an answer
            if todo := players[0].look():
                players[0].do(todo)
        own_server.start()
        expect(waiting).to_be_hidden()
        play_until_all_acted(players)
    expect(players[0].log).not_to_have_text(before, use_inner_text=True)
    _expect_same_log(*players)


def test_new_link_takes_the_seat_from_the_user_of_the_old_one(new_person: NewPerson) -> None:
    amira, basim, table = _two(new_person)
    name = amira.said("ui.invite.seat", name="Basim")
    amira.page.get_by_role("button", name=amira.said("ui.invite")).click()
    dialog = amira.page.get_by_role("dialog", name=amira.said("ui.invite"))
    line = dialog.get_by_role("listitem").filter(has_text=name)
    line.get_by_role("button", name=amira.said("ui.link.new")).click()
    line.get_by_role("group", name=amira.said("ui.link.new")).get_by_role("button", name=amira.said("ui.link.new")).click()
    link = line.get_by_role("textbox", name=name)
    expect(link).to_have_value(re.compile(f"/table/{table}#seat="))
    expect(basim.player().question).to_contain_text(basim.said("ui.spectating"))
    expect(basim.page.get_by_role("alert")).to_have_text(basim.said("ui.unseated.link", name="Basim"))
    other = new_person()
    other.page.goto(link.input_value())
    expect_gold(other, Amira=False, Basim=True)


def test_link_that_was_made_void_says_so(new_person: NewPerson) -> None:
    amira, stranger = new_person(), new_person()
    opened = amira.open("hl")
    answer = amira.context.request.post(f"/api/tables/{opened['id']}/seats/2/invitation", data={})
    assert answer.ok
    with stranger.forgiven():
        stranger.sits_at(opened["id"], opened["invitations"]["2"])
        expect(stranger.page.get_by_role("alert")).to_have_text(stranger.said("error.InvitationError"))
    expect(stranger.player().question).to_contain_text(stranger.said("ui.spectating"))


def test_who_waits_is_told_that_a_guest_has_come(new_person: NewPerson) -> None:
    amira, basim = new_person(), new_person()
    opened = amira.open("hl")
    amira.sits_at(opened["id"])
    come = amira.page.get_by_role("status").get_by_text(amira.said("ui.link.joined", name="Basim"))
    expect(come).to_have_count(0)
    basim.sits_at(opened["id"], opened["invitations"]["2"])
    expect(come).to_be_visible()


def test_seat_without_a_person_so_far_is_free_and_not_away(new_person: NewPerson) -> None:
    amira, basim = new_person(), new_person()
    opened = amira.open("hl")
    amira.sits_at(opened["id"])
    mine = amira.player("a")
    is_free = amira.said("ui.takeover.free.noLink", name="Basim")
    while is_free not in mine.question.inner_text():
        if todo := mine.look():
            mine.do(todo)
    expect(mine.question.get_by_role("button", name=amira.said("ui.takeover.instead"))).to_be_visible()
    players = amira.page.get_by_role("list", name=amira.said("ui.players"))
    expect(players.get_by_role("listitem").filter(has_text="Basim")).to_contain_text(amira.said("ui.notYetHere"))
    basim.sits_at(opened["id"], opened["invitations"]["2"])
    expect(mine.question).not_to_contain_text(is_free)


def test_bot_takes_over_and_gives_the_seat_back(new_person: NewPerson) -> None:
    amira, basim, cyra = (new_person() for _ in range(3))
    amira.page.clock.install()
    opened = amira.open("hll")
    amira.sits_at(opened["id"])
    basim.sits_at(opened["id"], opened["invitations"]["2"])
    cyra.sits_at(opened["id"], opened["invitations"]["3"])
    mine, his, hers = amira.player("a"), basim.player("b"), cyra.player("c")
    while not hers.look():
        step_of_any([mine, his])
    cyra.page.goto("/")
    takeover = mine.question.get_by_role("button", name=amira.said("ui.takeover"), exact=True)
    while not takeover.is_visible():  # not before she has been away for a while
        amira.page.clock.fast_forward(10_000)
    time.sleep(AWAY)  # nor does the server, whose clock the test cannot change
    mine.question.get_by_label(amira.said("bot.level")).select_option("uniform")
    takeover.click()
    proposal = his.question.get_by_role("alertdialog")
    expect(proposal).to_contain_text(basim.said("ui.takeover.asked", name="Cyra", bot=basim.said("bot.uniform")))
    proposal.get_by_role("button", name=basim.said("ui.agree"), exact=True).click()
    players = amira.page.get_by_role("list", name=amira.said("ui.players"))
    expect(players.get_by_role("listitem").filter(has_text="Cyra")).to_contain_text(amira.said("ui.bot"))
    step_of_any([mine, his])  # the bot has answered: another seat is asked
    cyra.sits_at(opened["id"])
    cyra.page.get_by_role("button", name=cyra.said("ui.takeover.back")).click()
    expect(cyra.page.get_by_role("button", name=cyra.said("ui.takeover.back"))).to_have_count(0)
    assert any(step_of_any([mine, his, hers]) is hers for _ in range(40))


def test_seat_link_works_in_a_tab_that_shows_the_table(new_person: NewPerson) -> None:
    amira, basim = new_person(), new_person()
    opened = amira.open("hl")
    basim.sits_at(opened["id"])
    expect(basim.player().question).to_contain_text(basim.said("ui.spectating"))
    basim.page.goto(f"/table/{opened['id']}#seat={opened['invitations']['2']}")
    expect(basim.player().question).not_to_contain_text(basim.said("ui.spectating"))
    expect(basim.page).to_have_url(re.compile(r"/table/[\w-]+$"))


_IN_DIALOG = "() => document.querySelector('dialog[open]').contains(document.activeElement)"


def test_keys_stay_in_a_dialog_whose_button_has_gone(new_person: NewPerson) -> None:
    amira = new_person()
    amira.sits_at(amira.open("hl")["id"])
    player = amira.player()
    expect(player.buttons.first).to_be_visible()
    amira.page.get_by_role("button", name=amira.said("ui.invite")).click()
    dialog = amira.page.get_by_role("dialog", name=amira.said("ui.invite"))
    dialog.get_by_role("button", name=amira.said("table.remove")).press("Enter")
    dialog.get_by_role("combobox", name=amira.said("bot.level")).select_option("beginner")
    dialog.get_by_role("button", name=amira.said("table.remove"), exact=True).press("Enter")
    expect(dialog.get_by_role("button", name=amira.said("table.remove"))).to_have_count(0)
    amira.page.wait_for_function(_IN_DIALOG)
    amira.page.keyboard.press("1")
    amira.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(player.buttons.first).to_be_visible()
    level = amira.said("ui.bot.level", level=amira.said("bot.beginner.level"))
    expect(amira.page.get_by_role("list", name=amira.said("ui.players"))).to_contain_text(level)
