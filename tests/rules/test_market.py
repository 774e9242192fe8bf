"""Merchandise sale (SALE) and the resource cards running out (EXH)."""

import pytest

from naqala import Game, IllegalActionError
from tests.scene import after, legal, scene, seat_of

GOODS = ("ivory", "jewels", "gold", "papyrus", "silk", "spice", "fish", "wheat", "pottery")
COPIES = (2, 2, 2, 4, 4, 4, 6, 6, 6)
PRICES = (1, 3, 7, 13, 21, 30, 40, 50, 60)
SPARE = {"f1": "W", "f2": "W"}
"""A move for the next player."""


def at_last(cards: dict[str, int], **fields: object) -> Game:
    """Seat 1 has moved two Viziers and is in its last window."""
    player = {"cards": cards, **fields}
    game = scene(meeples={"a3": "Y", "a4": "Y", **SPARE}, players={1: player, 2: {"cards": {"fish": 1}}})
    return after(game, "pick a3", "drop yellow a4")


def hand_without(*left: str) -> dict[str, int]:
    """All cards of the game but the named ones."""
    cards = dict(zip(GOODS, COPIES, strict=True)) | {"fakir": 18}
    for card in left:
        cards[card] -= 1
    return {card: number for card, number in cards.items() if number}


def test_goods_are_sold_only_after_tribe_and_tile() -> None:
    """SALE-1: not before the move, in W1 or W2; not in another player's turn, where the same cards are in hand."""
    game = scene(
        meeples={"a3": "Y", "a4": "Y", **SPARE},
        row=["silk"],
        players={1: {"cards": {"fish": 2, "fakir": 1}, "djinns": ["sloar"]}, 2: {"cards": {"wheat": 1}}},
    )
    asked = []
    for action in ("pick a3", "drop yellow a4", "pass", "pass", "sell fish", "pass"):
        asked.append(game.decision.ask)
        assert any(answer.startswith("sell") for answer in legal(game)) == (game.decision.ask == "last")
        assert "sell wheat" not in legal(game)
        after(game, action)
    assert asked == ["move", "drop", "tribe", "tile", "last", "last"]
    assert game.decision.seat == 2
    assert not any(answer.startswith("sell") for answer in legal(game))


def test_selling_is_optional() -> None:
    """SALE-1."""
    game = after(at_last({"fish": 1, "silk": 1}), "pass")
    assert seat_of(game, 1)["cards"] == {"silk": 1, "fish": 1}
    assert seat_of(game, 1)["gold"] == 50
    assert game.decision.seat == 2


def test_any_set_of_different_goods_is_a_suit() -> None:
    """SALE-2: it need not be the largest; never two of one kind."""
    game = at_last({"ivory": 1, "silk": 2, "fish": 1})
    suits = {"ivory", "silk", "fish", "ivory silk", "ivory fish", "silk fish", "ivory silk fish"}
    assert set(legal(game)) == {"pass", *[f"sell {suit}" for suit in suits]}


def test_any_number_of_suits_in_one_turn() -> None:
    """SALE-2, EX-8: six different and three duplicates bring 30 + 7; the two Fakirs stay."""
    game = at_last({"ivory": 2, "gold": 2, "papyrus": 2, "silk": 1, "fish": 1, "wheat": 1, "fakir": 2})
    after(game, "sell ivory gold papyrus silk fish wheat", "sell ivory gold papyrus")
    assert seat_of(game, 1)["gold"] == 50 + 37
    assert seat_of(game, 1)["cards"] == {"fakir": 2}


@pytest.mark.parametrize("size", range(1, 10))
def test_price_of_a_suit_and_its_way_to_the_discard(size: int) -> None:
    """SALE-3."""
    suit = GOODS[:size]
    game = at_last(dict.fromkeys(suit, 1))
    after(game, "sell " + " ".join(suit))
    assert seat_of(game, 1)["gold"] == 50 + PRICES[size - 1]
    assert seat_of(game, 1)["cards"] == {}
    assert game.position().cards.discard == dict.fromkeys(suit, 1)


def test_fakirs_are_never_sold() -> None:
    """SALE-4: they are no suit and fill none, not even with Al-Amin."""
    game = at_last({"silk": 1, "fakir": 4}, djinns=["alamin"])
    assert legal(game) == ["pass", "sell silk"]


def test_a_blocked_player_may_sell() -> None:
    """SALE-5."""
    game = scene(meeples={"a1": "Y"}, players={1: {"cards": {"silk": 1, "fish": 1}}})
    assert game.decision.ask == "last"
    after(game, "sell silk fish")
    assert seat_of(game, 1)["gold"] == 53


def test_sales_and_powers_may_be_mixed() -> None:
    """SALE-6: sell, use Sloar, sell what he brought."""
    game = at_last({"silk": 1, "fakir": 1}, djinns=["sloar"])
    after(game, "pass", "pass")
    assert game.decision.ask == "last"
    after(game, "sell silk", "use sloar paying fakir", "draw gold", "sell gold")
    assert seat_of(game, 1)["gold"] == 52


@pytest.mark.parametrize(
    ("cards", "sales"),
    [
        ({"silk": 1}, ["sell silk"]),
        ({"silk": 2, "fish": 2, "gold": 1}, ["sell gold silk fish", "sell silk fish"]),
        (dict.fromkeys(GOODS, 1) | {"fish": 3}, ["sell " + " ".join(GOODS), "sell fish", "sell fish"]),
    ],
)
def test_nothing_is_lost_by_not_selling(cards: dict[str, int], sales: list[str]) -> None:
    """SALE-7: the score is the same before and after the best sale."""
    game = at_last(cards)
    total = game.score_sheet()[0]["total"]
    after(game, *sales)
    assert game.score_sheet()[0]["total"] == total
    assert game.score_sheet()[0]["merchandise"] == 0


def at_cleanup(deck: dict[str, int], discard: dict[str, int], row: list[str]) -> Game:
    """The last turn of the round is over; seat 2 holds what is nowhere else."""
    gone = [card for pile in (deck, discard) for card, number in pile.items() for _ in range(number)]
    game = scene(
        meeples={"a4": "Y", "a3": "Y", **SPARE},
        bid_track=[2, 3, 1],
        row=row,
        players={2: {"cards": hand_without(*gone, *row)}},
        cards={"deck": deck, "discard": discard},
        djinn_row=["baal", "enki", "nekir"],
    )
    return after(game, "pick a4", "drop yellow a3")


def test_discards_become_the_new_pile_when_a_card_is_needed() -> None:
    """EXH-1, EXH-3: the pile's last card is drawn first, only then the discards are shuffled in."""
    game = at_cleanup({"silk": 1}, {"fish": 2, "wheat": 1}, ["ivory"] * 2 + ["gold"] * 2 + ["jewels"] * 2)
    assert {action.text: weight for action, weight in game.weights().items()} == {"draw silk": 1}
    assert game.position().cards.discard == {"fish": 2, "wheat": 1}
    after(game, "draw silk")
    assert {action.text: weight for action, weight in game.weights().items()} == {"draw fish": 2, "draw wheat": 1}
    after(game, "draw fish", "draw wheat")
    assert game.position().to_json()["cards"] == {
        "row": ["ivory", "ivory", "gold", "gold", "jewels", "jewels", "silk", "fish", "wheat"],
        "deck": {"fish": 1},
        "discard": {},
    }


def test_without_discards_the_row_stays_short() -> None:
    """EXH-1: and the game goes on with the next bid."""
    game = at_cleanup({"silk": 1}, {}, ["ivory"])
    after(game, "draw silk")
    assert game.position().cards.row == ["ivory", "silk"]
    assert game.decision.ask == "bid"


def test_an_empty_pile_is_not_renewed_before_a_card_is_needed() -> None:
    """EXH-3: the pile runs out with the last card of the row; the discards stay where they are."""
    game = at_cleanup({"silk": 1}, {"fish": 2}, ["ivory"] * 2 + ["gold"] * 2 + ["jewels"] * 2 + ["spice"] * 2)
    after(game, "draw silk")
    assert game.decision.ask == "bid"
    assert game.position().cards.discard == {"fish": 2}
    assert game.position().cards.deck == {}


def test_kandicha_draws_nothing_from_nothing() -> None:
    """EXH-1: pile and discard are empty, the kill goes on without a card."""
    game = scene(
        meeples={"a3": "R", "a4": "R", "b4": "G", **SPARE}, players={1: {"djinns": ["kandicha"]}, 2: {"cards": hand_without()}}
    )
    after(game, "pick a3", "drop red a4", "kill green b4")
    assert game.decision.seat == 2
    assert seat_of(game, 1)["cards"] == {}


def test_sloar_draws_from_the_renewed_pile() -> None:
    """EXH-1: the pile is empty, the discards and the Fakir just paid are shuffled."""
    cards = hand_without("silk", "fakir")
    game = scene(
        meeples=SPARE,
        players={1: {"djinns": ["sloar"], "cards": {"fakir": 1}}, 2: {"cards": cards}},
        cards={"deck": {}, "discard": {"silk": 1}},
    )
    after(game, "use sloar paying fakir")
    assert legal(game) == ["draw silk", "draw fakir"]
    after(game, "draw silk")
    assert game.position().cards.deck == {"fakir": 1}
    with pytest.raises(IllegalActionError):
        game.play("draw fakir")
