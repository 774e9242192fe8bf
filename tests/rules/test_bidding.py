"""The bid phase: prices, lanes, pushing, Kumarbi, Kali (BID, DJ-KUMARBI, WHIM)."""

import random
from typing import Any

import pytest

from naqala import Game, IllegalActionError, Options
from tests.scene import Fields, after, legal, position, scene, seat_of

PRICES = (0, 1, 3, 5, 8, 12, 18)
PAIRS = dict.fromkeys(("a1", "b1", "d1", "e1", "a3", "b3", "d3", "e3", "a5", "b5", "d5", "e5"), "W")
"""Six pairs of Elders far apart: six quiet moves."""


def bids(*prices: int) -> list[str]:
    return [f"bid {price}" for price in prices]


def gold(game: Game) -> list[int]:
    return [seat.gold or 0 for seat in game.position().seats]


def play_order(game: Game) -> list[int]:
    """Plays the turns of the round; the seats in the order of their moves."""
    order = []
    while game.decision.ask in ("move", "drop"):
        if game.decision.ask == "move":
            order.append(game.decision.seat or 0)
        game.play(game.legal_actions()[0])
    return order


def bidding(seats: int = 3, **fields: Any) -> Game:
    return scene(**{"seats": seats, "step": "bid", "meeples": PAIRS, **fields})


# --- the base track --------------------------------------------------------------------------------------------------


def test_markers_bid_in_the_order_of_the_bid_track() -> None:
    """BID-1: one at a time."""
    game = bidding(seats=4, bid_track=[3, 1, 4, 2])
    for seat, price in ((3, 0), (1, 5), (4, 0), (2, 1)):
        assert (game.decision.ask, game.decision.seat) == ("bid", seat)
        game.play(f"bid {price}", seat=seat)
    assert game.decision.ask == "move"


def test_no_seat_may_pass_the_bid() -> None:
    """BID-1: compulsory."""
    game = bidding(players={1: {"gold": 0}})
    assert legal(game) == ["bid 0"]
    with pytest.raises(IllegalActionError):
        game.play("pass")


def test_the_price_is_paid_at_once_and_never_returned() -> None:
    """BID-2: nor is it changed by later bids or after the round."""
    game = Game.from_position(position(seats=3, step="bid", meeples=PAIRS), seed=1)
    game.play("bid 5")
    assert gold(game) == [45, 50, 50]
    assert game.position().turn_track == {"5": [1]}
    after(game, "bid 18", "bid 0")
    play_order(game)
    assert (game.decision.ask, game.position().round) == ("bid", 2)
    assert gold(game) == [45, 32, 50]


@pytest.mark.parametrize("price", PRICES[1:])
def test_a_priced_spot_holds_one_marker(price: int) -> None:
    """BID-3: for the marker of every seat."""
    game = after(bidding(), f"bid {price}")
    assert legal(game) == bids(*(other for other in PRICES if other != price))
    own = after(bidding(seats=2, bid_track=[1, 1, 2, 2]), f"bid {price}")
    assert f"bid {price}" not in legal(own)


def test_a_new_zero_bid_goes_before_the_earlier_ones() -> None:
    """BID-4: the last to bid 0 plays first of them, the first last of all."""
    game = after(bidding(), "bid 0", "bid 0", "bid 0")
    assert game.position().turn_track == {"0": [1, 2]}
    assert play_order(game) == [3, 2, 1]


def test_at_most_three_markers_on_zero() -> None:
    """BID-5: the fourth has to pay, and plays first."""
    game = after(bidding(seats=4), "bid 0", "bid 0", "bid 0")
    assert legal(game) == bids(1, 3, 5, 8, 12, 18)
    game.play("bid 1")
    assert play_order(game) == [4, 3, 2, 1]


@pytest.mark.parametrize("own", range(20))
def test_a_bidder_must_own_the_price(own: int) -> None:
    """BID-6."""
    assert legal(bidding(players={1: {"gold": own}})) == bids(*(price for price in PRICES if price <= own))


def test_two_players_bid_with_each_marker_separately() -> None:
    """BID-7: spots side by side and two own turns in a row are fine; both prices are paid."""
    game = after(bidding(seats=2, bid_track=[1, 2, 2, 1]), "bid 8", "bid 0", "bid 3")
    assert game.decision.seat == 1
    game.play("bid 5")
    assert gold(game) == [37, 47]
    assert play_order(game) == [1, 1, 2, 2]


def test_two_players_may_put_both_markers_on_zero() -> None:
    """BID-7: the second pushes the first, the others' too."""
    game = after(bidding(seats=2, bid_track=[1, 1, 2, 2]), "bid 0", "bid 0", "bid 0")
    assert "bid 0" not in legal(game)
    game.play("bid 1")
    assert play_order(game) == [2, 2, 1, 1]


def test_who_cannot_pay_when_the_lane_is_full_takes_spot_one_for_what_he_has() -> None:
    """BID-8, OPEN-3."""
    game = after(bidding(seats=4, players={4: {"gold": 0}}), "bid 0", "bid 0", "bid 0")
    assert legal(game) == ["bid 1"]
    game.play("bid 1")
    assert seat_of(game, 4)["gold"] == 0
    assert (game.decision.ask, game.decision.seat) == ("move", 4)


def test_a_usable_kumarbi_must_be_used_before_spot_one_comes_for_nothing() -> None:
    """BID-8, DJ-KUMARBI-2: there is an answer that can be paid."""
    poor: Fields = {"gold": 0, "djinns": ["kumarbi"], "cards": {"fakir": 2}}
    game = after(bidding(seats=4, players={4: poor}), "bid 0", "bid 0", "bid 0")
    assert legal(game) == ["bid 1 paying 1 fakir", "bid 3 paying 2 fakirs"]
    unusable: Fields = {"gold": 0, "djinns": ["kumarbi"], "cards": {"silk": 2}}
    game = after(bidding(seats=4, players={4: unusable}), "bid 0", "bid 0", "bid 0")
    assert legal(game) == ["bid 1"]


def test_no_other_power_and_no_sale_while_bidding() -> None:
    """BID-9: only Kumarbi works here."""
    rich: Fields = {
        "elders": 4,
        "cards": {"silk": 1, "fish": 1, "fakir": 1},
        "djinns": ["anunnak", "bouraq", "enki", "leta", "sibittis", "sloar", "utug", "kumarbi"],
        "items": {"scimitar": 1, "horn": 1, "lamp": 1},
    }
    game = bidding(expansions=["artisans"], tiles={"c4": "workshop se"}, players={1: rich}, row=["silk"], djinn_row=["baal"])
    assert all(answer.startswith("bid ") for answer in legal(game))
    assert "bid 8 paying 1 fakir" in legal(game)
    for action in ("use sloar paying fakir", "sell silk fish", "play horn", "pass"):
        with pytest.raises(IllegalActionError):
            game.play(action)


def test_play_order_is_dearest_first_then_the_lane_from_the_front() -> None:
    """BID-10."""
    game = after(bidding(seats=4), "bid 0", "bid 1", "bid 18", "bid 0")
    assert play_order(game) == [3, 2, 4, 1]


def test_random_bids_are_played_from_dearest_to_first_zero() -> None:
    """BID-3, BID-4, BID-5, BID-6, BID-10: against a list sorted here."""
    dice = random.Random(1)
    for _ in range(60):
        seats = dice.choice((2, 3, 4))
        track = [1, 2, 1, 2] if seats == 2 else list(range(1, seats + 1))
        dice.shuffle(track)
        game = bidding(seats=seats, bid_track=track, players={n: {"gold": dice.randrange(30)} for n in range(1, seats + 1)})
        placed: list[tuple[int, int, int]] = []
        for number, seat in enumerate(track):
            own, taken = seat_of(game, seat)["gold"], [price for price, _, _ in placed]
            open_prices = [p for p in PRICES if p <= own and taken.count(p) < (3 if p == 0 else 1)]
            assert legal(game) == bids(*(open_prices or [1]))
            price = dice.choice(open_prices or [1])
            game.play(f"bid {price}")
            placed.append((price, number, seat))
        assert play_order(game) == [seat for _, _, seat in sorted(placed, reverse=True)]


# --- the track for five ----------------------------------------------------------------------------------------------


def five(**fields: Any) -> Game:
    return bidding(**{"seats": 5, "expansions": ["whims"], **fields})


def test_the_booklet_example_for_five() -> None:
    """WHIM-21, WHIM-20: Sandra 3, Oliver 5, Peter 3, Anna 0, Udo 0 play Oliver, Peter, Sandra, Udo, Anna."""
    game = after(five(), "bid 3", "bid 5", "bid 3", "bid 0", "bid 0")
    assert gold(game) == [47, 45, 47, 50, 50]
    assert play_order(game) == [2, 3, 1, 5, 4]


@pytest.mark.parametrize(("price", "spots"), [(0, 3), (1, 2), (3, 2), (5, 2), (8, 1), (12, 1), (18, 1)])
def test_spots_of_the_track_for_five(price: int, spots: int) -> None:
    """WHIM-20: three on 0, two on 1, 3 and 5, one on the others; the later bidder of a price plays first."""
    game = five()
    for _ in range(spots):
        assert f"bid {price}" in legal(game)
        game.play(f"bid {price}")
    assert legal(game) == bids(*(other for other in PRICES if other != price))
    rest = [other for other in (18, 12, 8, 5, 3) if other != price][: 5 - spots]
    after(game, *bids(*rest))
    order = play_order(game)
    assert [seat for seat in order if seat <= spots] == list(range(spots, 0, -1))


def test_two_poor_bidders_after_a_full_lane_share_spot_one() -> None:
    """BID-11: the fourth and the fifth take the two 1 spots for what they have; the fifth pushes the fourth."""
    poor = {number: {"gold": 0} for number in range(1, 6)}
    game = after(five(players=poor), "bid 0", "bid 0", "bid 0")
    for _ in range(2):
        assert legal(game) == ["bid 1"]
        game.play("bid 1")
    assert gold(game) == [0] * 5
    assert play_order(game) == [5, 4, 3, 2, 1]


def test_one_poor_bidder_pushes_a_paying_one() -> None:
    """BID-11: the 1 spot of another bidder is pushed as usual."""
    game = after(five(players={5: {"gold": 0}}), "bid 1", "bid 0", "bid 0", "bid 0")
    assert legal(game) == ["bid 1"]
    game.play("bid 1")
    assert play_order(game) == [5, 1, 4, 3, 2]


def test_four_seats_on_the_track_for_five() -> None:
    """WHIM-24, WHIM-20: the house variant needs no Whims; four markers, the doubled spots push."""
    assert Options(4, five_track=True).five_track
    assert not Options(4).five_track
    game = bidding(seats=4, five_track=True)
    assert game.position().bid_track == [1, 2, 3, 4]
    after(game, "bid 5", "bid 5")
    assert legal(game) == bids(0, 1, 3, 8, 12, 18)
    after(game, "bid 3", "bid 3")
    assert play_order(game) == [2, 1, 4, 3]
    assert len(Game.new(Options(4, five_track=True), seed=1).position().bid_track or ()) == 4


def test_four_seats_without_the_variant_use_the_base_track() -> None:
    """WHIM-24, BID-3: off by default, even with Whims."""
    assert "bid 5" not in legal(after(bidding(seats=4, expansions=["whims"]), "bid 5"))


# --- Kumarbi ---------------------------------------------------------------------------------------------------------


def kumarbi(fakirs: int, own: int = 50, **more: Any) -> Fields:
    return {"gold": own, "djinns": ["kumarbi"], "cards": {"fakir": fakirs}, **more}


@pytest.mark.parametrize(
    ("bid", "paid"), [("bid 8 paying 1 fakir", 5), ("bid 1 paying 1 fakir", 0), ("bid 18 paying 3 fakirs", 5), ("bid 8", 8)]
)
def test_kumarbi_takes_a_spot_for_a_cheaper_price(bid: str, paid: int) -> None:
    """DJ-KUMARBI-1: each Fakir discarded is one step down the track."""
    game = after(bidding(players={1: kumarbi(3)}), bid)
    fakirs = int(bid.split()[3]) if "paying" in bid else 0
    assert seat_of(game, 1)["gold"] == 50 - paid
    assert game.position().turn_track == {bid.split()[1]: [1]}
    assert seat_of(game, 1)["cards"].get("fakir", 0) == 3 - fakirs
    assert game.position().cards.discard.get("fakir", 0) == fakirs


def test_kumarbi_does_not_mind_cheaper_spots_being_taken() -> None:
    """DJ-KUMARBI-1: but the spot itself must be free."""
    game = after(bidding(players={2: kumarbi(2)}), "bid 5")
    assert "bid 8 paying 1 fakir" in legal(game)
    assert not any(answer.startswith("bid 5") for answer in legal(game))
    assert seat_of(after(game, "bid 8 paying 1 fakir"), 2)["gold"] == 45


def test_kumarbi_needs_only_the_lowered_price() -> None:
    """DJ-KUMARBI-2."""
    lowered = {f"bid {price} paying 1 fakir" for price in (1, 3, 5, 8)}
    assert set(legal(bidding(players={1: kumarbi(1, own=5)}))) == {*bids(0, 1, 3, 5), *lowered}


def test_kumarbi_wastes_no_fakirs() -> None:
    """DJ-KUMARBI-3, OPEN-13: never below 0, none on a 0 spot."""
    answers = legal(bidding(players={1: kumarbi(6)}))
    assert {answer for answer in answers if answer.startswith(("bid 0", "bid 1 ", "bid 3"))} == {
        "bid 0",
        "bid 1 paying 1 fakir",
        "bid 3",
        "bid 3 paying 1 fakir",
        "bid 3 paying 2 fakirs",
    }
    assert "bid 18 paying 6 fakirs" in answers


def test_only_the_owner_and_only_with_fakirs() -> None:
    """DJ-KUMARBI-1: goods do not help, nor does another player's Kumarbi."""
    assert legal(bidding(players={1: {**kumarbi(0), "cards": {"silk": 3}}})) == bids(*PRICES)
    assert legal(bidding(players={1: {"cards": {"fakir": 3}}, 2: {"djinns": ["kumarbi"]}})) == bids(*PRICES)


def test_kumarbi_may_serve_both_markers_of_a_two_player_owner() -> None:
    """DJ-KUMARBI-4, OPEN-2: the limit is one use a bid."""
    game = bidding(seats=2, bid_track=[1, 1, 2, 2], players={1: kumarbi(2)})
    after(game, "bid 8 paying 1 fakir", "bid 5 paying 1 fakir")
    assert seat_of(game, 1)["gold"] == 50 - 5 - 3
    assert seat_of(game, 1)["cards"] == {}


@pytest.mark.parametrize("for_five", [False, True])
def test_random_bids_with_kumarbi(for_five: bool) -> None:
    """DJ-KUMARBI-1, DJ-KUMARBI-2, DJ-KUMARBI-3, WHIM-22, WHIM-23: against a plain enumeration."""
    dice = random.Random(2)
    spots = {0: 3, 1: 2, 3: 2, 5: 2, 8: 1, 12: 1, 18: 1} if for_five else {price: 3 if price == 0 else 1 for price in PRICES}
    for _ in range(60):
        own, fakirs = dice.randrange(20), dice.randrange(7)
        free = [price for price in PRICES for _ in range(spots[price])]
        taken = dice.sample(free, 3)
        track = {
            str(price): [seat + 1 for seat, other in enumerate(taken) if other == price] for price in PRICES if price in taken
        }
        game = bidding(seats=4, five_track=for_five, bid_track=[4], turn_track=track, players={4: kumarbi(fakirs, own)})
        expected = [
            f"bid {price}" + (f" paying {used} fakir{'s' * (used > 1)}" if used else "")
            for level, price in enumerate(PRICES)
            for used in range(min(level, fakirs) + 1)
            if taken.count(price) < spots[price] and PRICES[level - used] <= own
        ]
        assert sorted(legal(game)) == sorted(expected or ["bid 1"])


def test_kumarbi_on_the_track_for_five_counts_price_levels() -> None:
    """WHIM-22, WHIM-23: from 5 one Fakir leads to 3, not to the other 5; the spot bid must be open."""
    game = after(five(players={3: kumarbi(2)}), "bid 5", "bid 3")
    after(game, "bid 5 paying 1 fakir")
    assert seat_of(game, 3)["gold"] == 47
    game = after(five(players={3: kumarbi(2)}), "bid 5", "bid 5")
    assert not any(answer.startswith("bid 5") for answer in legal(game))
    assert "bid 3 paying 2 fakirs" in legal(game)


# --- Kali ------------------------------------------------------------------------------------------------------------


def kali(seat: int, **more: Any) -> dict[int, Fields]:
    return {seat: {"djinns": ["kali"], **more}}


def test_kali_pays_for_pushing_and_for_being_pushed() -> None:
    """WHIM-30: 1 gold when the owner pushes another's marker, 2 when another pushes the owner's; 6 points printed."""
    pusher = after(bidding(expansions=["whims"], players=kali(2)), "bid 0", "bid 0")
    assert gold(pusher) == [50, 51, 50]
    pushed = after(bidding(expansions=["whims"], players=kali(1)), "bid 0", "bid 0")
    assert gold(pushed) == [52, 50, 50]
    assert pushed.score_sheet()[0]["djinns"] == 6
    quiet = after(bidding(expansions=["whims"], players=kali(1)), "bid 3", "bid 1", "bid 0")
    assert gold(quiet) == [47, 49, 50]


def test_kali_pays_for_each_marker_each_time_it_moves() -> None:
    """WHIM-32, WHIM-30: a third 0 bid moves two markers."""
    pushed = after(bidding(expansions=["whims"], players=kali(1)), "bid 0", "bid 0", "bid 0")
    assert gold(pushed) == [54, 50, 50]
    pusher = after(bidding(expansions=["whims"], players=kali(3)), "bid 0", "bid 0", "bid 0")
    assert gold(pusher) == [50, 50, 52]


def test_kali_and_the_two_markers_of_a_player() -> None:
    """WHIM-32, WHIM-30: own markers moved by oneself pay nothing, each of the other's pays."""
    owner = after(bidding(seats=2, bid_track=[1, 1, 2, 2], expansions=["whims"], players=kali(1)), "bid 0", "bid 0")
    assert gold(owner) == [50, 50]
    assert gold(after(owner, "bid 0")) == [54, 50]
    other = after(bidding(seats=2, bid_track=[2, 1, 1, 2], expansions=["whims"], players=kali(1)), "bid 0", "bid 0", "bid 0")
    assert gold(other) == [52, 50]


@pytest.mark.parametrize("price", [1, 3, 5])
def test_kali_on_the_doubled_spots(price: int) -> None:
    """WHIM-30, WHIM-20: every pushing track counts."""
    game = after(five(players=kali(1)), f"bid {price}", f"bid {price}")
    assert gold(game)[:2] == [50 - price + 2, 50 - price]
    game = after(five(players=kali(2)), f"bid {price}", f"bid {price}")
    assert gold(game)[:2] == [50 - price, 50 - price + 1]


def test_kalis_gold_does_not_pay_the_bid_that_earns_it() -> None:
    """BID-12: price first, then pushing, then Kali."""
    game = after(five(players=kali(2, gold=2)), "bid 3")
    assert legal(game) == bids(0, 1)
    last = after(five(players=kali(5, gold=0)), "bid 1", "bid 0", "bid 0", "bid 0")
    assert legal(last) == ["bid 1"]
    assert seat_of(after(last, "bid 1"), 5)["gold"] == 1


def test_fakirs_and_price_are_paid_before_kali() -> None:
    """BID-12: with Kumarbi and Kali the lowered price must be owned before the push."""
    both: Fields = {"gold": 0, "djinns": ["kumarbi", "kali"], "cards": {"fakir": 1}}
    game = after(five(players={2: both}), "bid 3")
    assert legal(game) == ["bid 0", "bid 1 paying 1 fakir"]
    game = after(five(players={2: {**both, "gold": 1}}), "bid 3", "bid 3 paying 1 fakir")
    assert seat_of(game, 2)["gold"] == 1
