"""Hidden information (HID): views are pictures of the moment, logs are the memory."""

import random
from typing import Any

import pytest

from naqala import Entry, Game, Options
from tests.changes import cards, items, left, whims
from tests.changes import gold as paid_by
from tests.reference.components import ARTISANS_WHIMS, BASE_DJINNS, CARD_COPIES, ITEM_COPIES, WHIMS
from tests.scene import after, position, scene

ARTISANS = {"b2": "workshop se"}
SPARE = {"f1": "W", "f2": "W"}


def other_views(game: Game, hiding: int) -> list[dict[str, Any]]:
    """What all viewers but one seat see, the public view included."""
    viewers = [None, *[seat for seat in range(1, game.options.seats + 1) if seat != hiding]]
    views = [game.view(viewer) for viewer in viewers]
    return [{"position": view.position, "decision": view.decision, "legal": view.legal} for view in views]


def entries(game: Game, seat: int | None) -> tuple[Entry, ...]:
    return game.log(seat).entries


def test_gold_of_others_is_hidden_until_the_end() -> None:
    """HID-1: two positions that differ in the gold of seat 2 alone look the same to all others."""
    poor, rich = (scene(meeples=SPARE, seat=2, players={2: {"gold": gold}}) for gold in (0, 99))
    assert other_views(poor, 2) == other_views(rich, 2)
    assert [entry.gold for entry in poor.view(1).position.seats] == [50, None, None]
    assert rich.view(2).position.seats[1].gold == 99
    over = scene(step="over", seat=None, end={"last_camel": True}, players={2: {"gold": 99}})
    assert [entry.gold for entry in over.view(1).position.seats] == [50, 99, 50]


def test_no_question_betrays_gold() -> None:
    """HID-1: a market asks even a seat that cannot pay; the bid too."""
    market = {"meeples": {"a3": "Y", "a4": "Y"}, "row": ["silk"]}
    poor, rich = (after(scene(players={1: {"gold": gold}}, **market), "pick a3", "drop yellow a4") for gold in (0, 99))
    assert poor.decision.ask == "tile"
    assert other_views(poor, 1) == other_views(rich, 1)
    assert poor.view(1) != rich.view(1)
    poor, rich = (scene(step="bid", meeples=SPARE, players={1: {"gold": gold}}) for gold in (0, 99))
    assert other_views(poor, 1) == other_views(rich, 1)


def test_hands_are_hidden_but_not_how_many_cards() -> None:
    """HID-2, OPEN-11: others cannot tell silk from a Fakir; they can tell one card from two."""
    silk, fakir, two = (
        scene(meeples=SPARE, players={2: {"cards": cards}}) for cards in ({"silk": 1}, {"fakir": 1}, {"silk": 1, "fakir": 1})
    )
    assert other_views(silk, 2) == other_views(fakir, 2)
    assert silk.view(2) != fakir.view(2)
    assert [game.view(1).position.seats[1].cards for game in (silk, two)] == [1, 2]
    assert silk.view(2).position.seats[1].cards == {"silk": 1}


@pytest.mark.parametrize(
    ("meeples", "actions", "ask"),
    [
        ({"c4": "B", "c3": "B"}, ["pick c4", "drop blue c3"], "build"),
        ({"a3": "R", "a4": "R", "d4": "Y"}, ["pick a3", "drop red a4"], "kill"),
        ({"b3": "Y", "b2": "Y"}, ["pick b3", "drop yellow b2"], "tile"),
        ({"a3": "Y", "a4": "Y"}, ["pick a3", "drop yellow a4"], "last"),
    ],
)
def test_no_question_betrays_a_card(meeples: dict[str, str], actions: list[str], ask: str) -> None:
    """HID-2: where a Fakir would be of use the holder of any card is asked."""
    games = [
        after(scene(meeples=meeples, djinn_row=["baal"], players={1: {"cards": {card: 1}, "elders": 1}}), *actions)
        for card in ("silk", "fakir")
    ]
    assert games[0].decision.ask == ask
    assert other_views(games[0], 1) == other_views(games[1], 1)


def test_cards_from_the_row_are_seen_when_taken_those_from_the_pile_not() -> None:
    """HID-2, HID-9: the log of seat 2 names the silk bought and not the card Sloar brought."""
    silk, gold = (
        after(
            scene(
                meeples={"a3": "Y", "a4": "Y", **SPARE},
                row=["fish", "silk"],
                players={1: {"djinns": ["sloar"], "cards": {"fakir": 1}}},
            ),
            *["pick a3", "drop yellow a4", "pass", "buy 2", "use sloar paying fakir", f"draw {card}"],
        )
        for card in ("silk", "gold")
    )
    bought, paid, drawn = entries(silk, 2)[-3:]
    assert (cards(bought), paid_by(bought)) == ({1: {"silk": 1}}, {1: -3})
    assert cards(paid) == {1: {"fakir": -1}}
    assert (drawn.action, cards(drawn)) == ("draw ?", {1: {"?": 1}})
    assert cards(entries(silk, 1)[-1]) == {1: {"silk": 1}}
    for seat in (2, 3, None):
        assert entries(silk, seat) == entries(gold, seat)
    assert other_views(silk, 1) == other_views(gold, 1)


def test_kandichas_card_is_seen_by_her_owner_alone() -> None:
    """HID-2."""
    start = {"meeples": {"a3": "R", "a4": "R", "b4": "G"}, "players": {1: {"djinns": ["kandicha"]}}}
    games = [after(scene(**start), "pick a3", "drop red a4", "kill green b4", f"draw {card}") for card in ("silk", "fakir")]
    assert other_views(games[0], 1) == other_views(games[1], 1)
    assert entries(games[0], 2) == entries(games[1], 2)
    assert entries(games[0], 1) != entries(games[1], 1)


def test_what_is_public() -> None:
    """HID-3: board, camels left, Viziers, Elders, djinns, both rows, both tracks, the supply."""
    game = scene(
        meeples=SPARE,
        owners={"a1": 2},
        palms={"a3": 2},
        palaces={"a1": 1},
        players={2: {"viziers": 2, "elders": 1, "djinns": ["baal"]}},
        row=["silk", "fakir"],
        djinn_row=["enki"],
    )
    whole = game.position().to_json()
    for viewer in (1, 3, None):
        seen = game.view(viewer).position.to_json()
        for name in ("board", "supply", "bid_track", "turn_track"):
            assert seen[name] == whole[name]
        for name in ("camels", "viziers", "elders", "djinns"):
            assert [entry[name] for entry in seen["seats"]] == [entry[name] for entry in whole["seats"]]
        assert (seen["cards"]["row"], seen["djinns"]["row"]) == (["silk", "fakir"], ["enki"])


def test_the_bag_is_public_the_draw_is_not_foreseen() -> None:
    """HID-4: all know what is in the bag; Anun-Nak's draw is put to chance with the bag's weights."""
    rest = {"a5": "Y" * 15 + "W" * 17 + "G" * 17 + "B" * 18 + "R" * 18}
    game = scene(meeples=rest, players={1: {"djinns": ["anunnak"], "elders": 1}})
    after(game, "use anunnak paying elder", "at a1")
    assert [game.view(viewer).position.bag for viewer in (1, 2, None)] == ["YWWWG"] * 3
    assert {action.text: weight for action, weight in game.weights().items()} == {
        "draw yellow": 1,
        "draw white": 3,
        "draw green": 1,
    }


def test_discards_are_public_piles_are_not() -> None:
    """HID-5, OPEN-11: of a pile the view knows how many cards it has."""
    game = scene(meeples=SPARE, cards={"discard": {"silk": 1, "fakir": 2}}, djinns={"discard": ["baal", "enki"]})
    for viewer in (1, 2, None):
        seen = game.view(viewer).position.to_json()
        assert seen["cards"] == {"row": [], "deck": sum(CARD_COPIES.values()) - 3, "discard": {"silk": 1, "fakir": 2}}
        assert seen["djinns"] == {"row": [], "deck": len(BASE_DJINNS) - 2, "discard": ["baal", "enki"]}


def test_sibittis_shows_her_djinns_to_the_drawer_alone() -> None:
    """HID-5: until the choice is made; then the discards are public."""
    player = {1: {"djinns": ["sibittis"], "elders": 2}}
    one, other = (
        after(scene(meeples=SPARE, players=player), "use sibittis paying elder elder", *[f"draw {djinn}" for djinn in drawn])
        for drawn in (("baal", "enki", "leta"), ("baal", "enki", "utug"))
    )
    assert one.view(1).position.to_json()["aside"]["djinns"] == ["baal", "enki", "leta"]
    assert one.view(2).position.to_json()["aside"]["djinns"] == 3
    assert other_views(one, 1) == other_views(other, 1)
    assert entries(one, 2) == entries(other, 2)
    after(one, "keep baal")
    assert one.view(2).position.djinns.discard == ["enki", "leta"]
    assert one.view(2).position.seats[0].djinns == ["baal", "sibittis"]
    assert left(entries(one, 2)[-1], "djinn") == {"enki": 1, "leta": 1}


def test_only_the_number_of_items_is_public() -> None:
    """HID-6: not even whether precious or magic; the discard is open, the pile is not."""
    lamp, precious = (
        scene(
            expansions=("artisans",),
            tiles=ARTISANS,
            meeples=SPARE,
            seat=2,
            players={2: {"items": {item: 1}}},
            items={"discard": {"ring": 1}},
        )
        for item in ("lamp", "precious9")
    )
    assert other_views(lamp, 2) == other_views(precious, 2)
    assert lamp.view(2) != precious.view(2)
    assert lamp.view(1).position.seats[1].items == 1
    assert lamp.view(1).position.to_json()["items"] == {"deck": sum(ITEM_COPIES.values()) - 2, "discard": {"ring": 1}}


def test_items_drawn_by_artisans_are_seen_by_the_drawer_alone() -> None:
    """HID-6: those not kept are then public, the one kept is not."""
    start: dict[str, Any] = {"expansions": ("artisans",), "tiles": ARTISANS, "meeples": {"a3": "P", "a4": "P", **SPARE}}
    move = ("pick a3", "drop purple a4", "camel")
    one, other = (after(scene(**start), *move, f"draw {kept}", "draw ring") for kept in ("lamp", "precious7"))
    assert one.view(1).position.to_json()["aside"]["items"] == {"lamp": 1, "ring": 1}
    assert one.view(2).position.to_json()["aside"]["items"] == 2
    assert other_views(one, 1) == other_views(other, 1)
    after(one, "keep lamp")
    after(other, "keep precious7")
    assert one.view(2).position.to_json()["items"]["discard"] == {"ring": 1}
    assert other_views(one, 1) == other_views(other, 1)
    assert entries(one, 2) == entries(other, 2)
    kept = entries(one, 2)[-1]
    assert (kept.action, items(kept), left(kept, "item")) == ("keep ?", {1: {"?": 1}}, {"ring": 1})


def test_only_the_number_of_whims_in_hand_is_public() -> None:
    """HID-7: those on cities and the fulfilled ones are open, the deck is not."""
    one, other = (
        scene(
            expansions=("whims",),
            meeples=SPARE,
            whims_on={"a6": "w05"},
            players={2: {"whims": [whim, "w18"], "fulfilled": ["w01"]}},
        )
        for whim in ("w06", "w12")
    )
    assert other_views(one, 2) == other_views(other, 2)
    assert one.view(2) != other.view(2)
    seen = one.view(1).position.to_json()
    assert (seen["seats"][1]["whims"], seen["seats"][1]["fulfilled"]) == (2, ["w01"])
    assert seen["board"]["a6"]["whim"] == "w05"
    assert seen["whims"] == {"deck": len(set(WHIMS) - ARTISANS_WHIMS) - 4}


def test_tents_and_thieves_are_public() -> None:
    """HID-8: the thief pile is not."""
    game = scene(
        expansions=("artisans", "thieves"),
        tiles=ARTISANS,
        meeples=SPARE,
        tents={"a3": 2},
        players={2: {"thieves": ["ziad"]}},
        thieves={"face_up": "shaum", "out": ["ouafat"]},
    )
    for viewer in (1, None):
        seen = game.view(viewer).position.to_json()
        assert [entry["tent"] for entry in seen["seats"]] == [True, False, True]
        assert seen["seats"][1]["thieves"] == ["ziad"]
        assert seen["thieves"] == {"face_up": "shaum", "deck": 3, "out": ["ouafat"]}


def test_dice_and_yazids_area_are_public() -> None:
    """HID-8."""
    area = {"camels": 11, "viziers": 1, "elders": 2, "assassins": 3, "fakirs": 4, "djinns": ["baal"]}
    game = scene(seats=1, step="outbid", seat=None, yazid=area, solo={"dice": [2, 3], "targets": ["b3"]}, meeples=SPARE)
    for viewer in (1, None):
        assert game.view(viewer).position.to_json()["yazid"] == area
        assert game.view(viewer).position.to_json()["solo"] == {"dice": [2, 3], "targets": ["b3"], "left": []}


def test_a_view_has_no_memory_but_the_log_has() -> None:
    """HID-9: two ways to equal positions give equal views and different logs."""
    start = {"meeples": {"a3": "Y", "a4": "Y", **SPARE}, "players": {1: {"cards": {"silk": 1, "fish": 1}}}}
    together = after(scene(**start), "pick a3", "drop yellow a4", "sell silk fish")
    apart = after(scene(**{**start, "players": {1: {"gold": 51, "cards": {"silk": 1, "fish": 1}}}}), "pick a3", "drop yellow a4")
    after(apart, "sell silk", "sell fish")
    assert together.position() == apart.position()
    assert other_views(together, 1) == other_views(apart, 1)
    assert entries(together, 2) != entries(apart, 2)
    assert paid_by(entries(together, 2)[-1]) == {1: 3}
    assert [paid_by(entry) for entry in entries(apart, 2)[-2:]] == [{1: 1}, {1: 1}]


def test_the_log_names_row_cards_that_the_view_forgets() -> None:
    """HID-9: Merchants took them openly."""
    game = scene(meeples={"a3": "G", "a4": "G", **SPARE}, row=["silk", "fakir", "fish"])
    after(game, "pick a3", "drop green a4")
    assert cards(entries(game, 2)[-1]) == {1: {"silk": 1, "fakir": 1}}
    assert game.view(2).position.seats[0].cards == 2


def test_the_log_names_the_whim_taken() -> None:
    """HID-9, HID-7: in the view it is one of the hand."""
    game = scene(expansions=("whims",), meeples={"a5": "Y", "a6": "Y", **SPARE}, tiles={"a6": "red city"}, whims_on={"a6": "w06"})
    after(game, "pick a5", "drop yellow a6", "take whim")
    assert whims(entries(game, 2)[-1]) == {1: {"w06": 1}}
    assert game.view(2).position.seats[0].whims == 1


def test_the_log_names_the_item_fetched_with_the_ring() -> None:
    """HID-9, HID-6."""
    game = scene(
        expansions=("artisans",),
        tiles=ARTISANS,
        meeples=SPARE,
        players={1: {"items": {"ring": 1}}},
        items={"discard": {"lamp": 1, "horn": 1}},
    )
    after(game, "play ring", "take lamp")
    assert items(entries(game, 2)[-1]) == {1: {"lamp": 1}}
    assert game.view(2).position.seats[0].items == 1


def test_the_log_names_what_thieves_take() -> None:
    """HID-9: Houssain's cards and Madjaar's item were open to all."""
    start: dict[str, Any] = {"expansions": ("artisans", "thieves"), "tiles": ARTISANS}
    game = scene(
        **start,
        meeples={"a3": "G", "a4": "G", **SPARE},
        players={1: {"thieves": ["houssain"]}, 2: {"cards": {"silk": 1}}, 3: {"cards": {"fish": 2, "gold": 1}}},
    )
    after(game, "pick a3", "drop green a4", "camel", "use houssain", "give silk", "give gold fish", "take gold silk")
    taken = [change for entry in entries(game, 2) for change in [cards(entry).get(1)] if change]
    assert taken == [{"silk": 1, "gold": 1}]
    assert game.view(2).position.seats[0].cards == 2
    game = scene(
        **start,
        meeples={"a3": "P", "a4": "P", **SPARE},
        players={1: {"thieves": ["madjaar"]}, 2: {"items": {"lamp": 1}}, 3: {"items": {"horn": 1}}},
    )
    after(game, "pick a3", "drop purple a4", "camel", "draw ring", "draw flute", "keep ring")
    after(game, "use madjaar", "give lamp", "give horn", "take lamp")
    assert items(entries(game, 2)[-1])[1] == {"lamp": 1}
    assert left(entries(game, 2)[-1], "item") == {"horn": 1}


def redealt(whole: dict[str, Any], seat: int, chooser: random.Random) -> dict[str, Any]:
    """The position with other gold, other cards and other items for a seat, as many as before, from the piles."""
    entry = whole["seats"][seat - 1]
    entry["gold"] = chooser.randrange(200)
    for name in ("cards", "items"):
        things = [thing for pile in (entry[name], whole[name]["deck"]) for thing, number in pile.items() for _ in range(number)]
        chooser.shuffle(things)
        held = sum(entry[name].values())
        entry[name] = {thing: things[:held].count(thing) for thing in set(things[:held])}
        del whole[name]["deck"]
    return whole


@pytest.mark.parametrize("seed", range(6))
def test_views_do_not_depend_on_what_is_hidden(seed: int) -> None:
    """HID-1, HID-2, HID-6: along random games, with another hand for one seat all others see the same."""
    chooser = random.Random(seed)
    game = Game.new(Options(2 + seed % 4, ("artisans", "thieves"), ("galbells",)), seed)
    compared = 0
    while not game.is_over:
        if game.decision.ask != "drop" and chooser.random() < 0.3:  # open drops may prove that the Carpet is held
            for seat in range(1, game.options.seats + 1):
                twin = Game.from_position(redealt(game.position().to_json(), seat, chooser))
                assert other_views(twin, seat) == other_views(game, seat)
                compared += 1
        game.play(chooser.choice(game.legal_actions()))
    assert compared > 50


def test_legal_answers_are_shown_to_the_asked_seat_alone() -> None:
    """HID-2: they would betray the hand."""
    game = Game.from_position(position(meeples={"a3": "Y", "a4": "Y"}, players={1: {"cards": {"silk": 1}}}))
    after(game, "pick a3", "drop yellow a4")
    assert [action.text for action in game.view(1).legal] == ["pass", "sell silk"]
    assert game.view(2).legal == game.view(None).legal == ()
