"""A person who comes back learns what happened since their last turn."""

from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.player import step_of_any, step_until


def test_who_comes_back_is_told_and_can_watch_it_again(new_person: NewPerson) -> None:
    amira, basim = new_person(), new_person()
    opened = amira.open("hl")
    amira.sits_at(opened["id"])
    basim.sits_at(opened["id"], opened["invitations"]["2"])
    players = [amira.player("a"), basim.player("b")]
    title = basim.page.get_by_role("group", name=basim.said("since.title"))
    for _ in range(400):
        turns = [basim.said("log.turn", name=name) for name in ("Basim", "Amira")]
        log = players[1].log.inner_text()
        _, was_his, after = log.rpartition(turns[0])
        _, was_hers, last = after.rpartition(turns[1])
        # A person who has answered since then has come back already.
        if was_his and was_hers and "Basim" not in last and players[1].look() == "answer":
            break
        step_of_any(players)
    expect(title).to_have_count(0)
    basim.sits_at(opened["id"])
    expect(title).to_be_visible()
    title.get_by_role("button", name=basim.said("since.show")).click()
    dialog = basim.page.get_by_role("dialog", name=basim.said("since.title"))
    expect(dialog).to_contain_text(basim.said("log.turn", name="Amira"))
    expect(dialog).not_to_contain_text(basim.said("log.turn", name="Basim"))
    dialog.get_by_role("button", name=basim.said("since.replay")).click()
    again = basim.page.get_by_role("status").filter(has_text=basim.said("since.replaying", n=1, all=2).split("1")[0])
    expect(again).to_be_visible()
    again.get_by_role("button", name=basim.said("ui.skip")).click()
    expect(again).to_have_count(0)
    expect(title).to_be_visible()
    step_until(players[1], lambda: title.count() == 0)
