"""A person who comes back learns what happened since their last turn."""

from playwright.sync_api import expect

from naqala import Game, Options
from tests.browser.conftest import NewPerson
from tests.browser.games import asks, game_until, record_of
from tests.browser.player import step_until


def _before_the_others_turn(game: Game) -> bool:
    """The first of two, who has something to sell, may end a turn; the other, who has had turns, moves next."""
    if game.position().round < 2 or not asks("last", answer="sell")(game):
        return False
    twin = game.copy()
    twin.play("pass")
    return (twin.decision.ask, twin.decision.seat) == ("move", 2)


def test_who_comes_back_is_told_and_can_watch_it_again(new_person: NewPerson) -> None:
    amira, basim = new_person(), new_person()
    opened = amira.open_played(record_of(game_until(Options(2), _before_the_others_turn)), "hl")
    amira.sits_at(opened["id"])
    basim.sits_at(opened["id"], opened["invitations"]["2"])
    players = [amira.player("a"), basim.player("b")]
    title = basim.page.get_by_role("group", name=basim.said("since.title"))
    title.get_by_role("button", name=basim.said("ui.close"), exact=True).click()
    players[0].give("pass")
    assert players[1].wait() == "answer"
    expect(title).to_have_count(0)
    basim.sits_at(opened["id"])
    # A quiet line, because nothing was done to him.
    expect(title.get_by_role("paragraph")).to_have_text(f"{basim.said('since.title')}:")
    expect(title.get_by_role("button", name=basim.said("since.replay"))).to_have_count(0)
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
