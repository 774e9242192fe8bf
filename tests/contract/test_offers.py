"""What answers offer is what happens when they are played; who is next and what whims ask for are what the rules say."""

from typing import Any

import pytest

from naqala import Game, Options
from naqala.catalog.cards import WHIM_CARDS
from naqala.catalog.names import FEATURE_WORDS
from naqala.engine.mirror import read
from naqala.events import Event
from naqala.offers import Offer, builders_earn, features, next_seat, offers, targets_left
from tests.players import mixed_games, positions
from tests.scene import after, scene

GAMES = list(mixed_games(8))


def gold(events: list[Event], kind: str, *causes: str) -> int:
    return sum(event.amount for event in events if event.kind == kind and (not causes or event.cause in causes))


def check(game: Game, text: str, offer: Offer | None) -> None:
    """An offer says exactly what playing the answer does, and no answer that needs one is without."""
    seat, words = game.decision.seat, text.split()
    twin = game.copy()
    twin.answer(text)
    own = [event for event in twin.events(game.length) if event.seat == seat]
    collected = gold(own, "collect")
    if offer is None:
        assert words[0] not in ("bid", "fakirs", "tent", "outbid", "carpet", "sell")
        assert not collected
        assert words[0] != "kill" or "of" in words
        assert not (words[0] == "buy" and words[1].isdigit())
        return
    if offer.pays is not None:
        assert offer.pays == gold(own, "pay", "bid", "outbid", "small market", "large market", "specialized market")
    if offer.earns is not None:
        assert offer.earns == gold(own, "earn", "builders", "sale")
    assert offer.collects == collected
    if words[0] == "kill":
        assert offer.fakirs == gold(own, "discard card", "assassins")
    if words[0] in ("drop", "carpet", "kill"):
        place = [event for event in own if event.kind == "place" and event.tile == words[-1]]
        assert offer.claims == (bool(place) or twin.decision.ask == "piece")
    if words[0] == "tent":
        assert offer.points == twin.score_sheet()[(seat or 0) - 1]["tent"]


@pytest.mark.parametrize("options", GAMES, ids=str)
def test_an_offer_is_what_happens(options: Options) -> None:
    """Every answer to every second question of a whole game."""
    for number, (game, _) in enumerate(positions(options, 9)):
        if number % 2 or game.is_over or game.decision.is_chance:
            continue
        found = offers(game)
        for action in game.legal_actions():
            check(game, action.text, found.get(action.text))


@pytest.mark.parametrize("options", GAMES, ids=str)
def test_the_announced_next_seat_is_the_next(options: Options) -> None:
    """The next bidder, and then the seat whose turn the next turn is."""
    expected: int | None = None
    told = 0
    for game, _ in positions(options, 10):
        comers = [event.seat for event in game.events(told) if event.kind in ("bid", "turn") and options.seats > 1]
        assert not comers or comers[0] == expected  # several come in one action: after the last bid, and where no move is left
        told = game.length
        expected = next_seat(read(game.states, 0))


def test_the_place_of_a_bid() -> None:
    """BID-4: of equal bids the later one goes first, as far as there is room; no seat overtakes the dearest place."""

    def places(waiting: list[int], track: dict[str, list[int]], **fields: Any) -> dict[str, tuple[int | None, int | None]]:
        game = scene(step="bid", bid_track=waiting, turn_track=track, **fields)
        return {text: (offer.place, offer.last_place) for text, offer in offers(game).items()}

    first = places([1, 2, 3], {})
    assert (first["bid 0"], first["bid 12"], first["bid 18"]) == ((1, 3), (1, 2), (1, 1))
    four = places([1, 2], {"0": [3, 4]}, seats=4)
    assert four["bid 0"] == (1, 2)
    assert places([1], {"0": [3], "5": [2]})["bid 0"] == (2, 2)


def test_fakirs_make_a_bid_cheaper_and_the_poor_pay_what_they_have() -> None:
    """DJ-KUMARBI-1, BID-8."""
    game = scene(step="bid", players={1: {"djinns": ["kumarbi"], "cards": {"fakir": 2}}}, bid_track=[1, 2, 3], turn_track={})
    assert offers(game)["bid 12 paying 2 fakirs"].pays == 5
    poor = scene(step="bid", players={1: {"gold": 0}}, seats=4, bid_track=[1], turn_track={"0": [2, 3, 4]})
    assert offers(poor) == {"bid 1": Offer(pays=0, place=1, last_place=1)}


def test_the_last_drop_and_a_kill_say_what_they_bring() -> None:
    """SOW-9, CTRL-1, TRIBE-RED-10: the meeples collected, the tile that becomes one's own, the Fakirs a far victim costs."""
    game = scene(meeples={"a1": "R", "b1": "R", "e1": "W"}, players={1: {"cards": {"fakir": 2}}})
    after(game, "pick a1")
    assert offers(game)["drop red b1"] == Offer(collects=2, claims=True)
    after(game, "drop red b1")
    assert offers(game)["kill white e1"] == Offer(fakirs=1, claims=True)


@pytest.mark.parametrize("options", [options for options in GAMES if "whims" in options.expansions], ids=str)
def test_a_whim_is_fulfilled_when_a_seat_has_what_it_needs(options: Options) -> None:
    """WHIM-17: of a whim in hand something is always missing, as whims are paid at once."""
    needs = {card.name: {FEATURE_WORDS[feature]: number for feature, number in card.needs.items()} for card in WHIM_CARDS}
    for number, (game, _) in enumerate(positions(options, 11)):
        if number % 5:
            continue
        for seat, entry in enumerate(game.position().to_json()["seats"], 1):
            has = features(game, seat)
            for whim in entry["whims"]:
                assert any(has[word] < need for word, need in needs[whim].items())
            assert has.get("djinns") in (None, len(entry["djinns"])) and has.get("viziers") in (None, entry["viziers"])


def test_yazid_clears_what_is_left() -> None:
    """SOLO-6: the targets are his until he has played."""
    told = 0
    left: list[str] = []
    for game, _ in positions(Options(1), 12):
        cleared = [event.tile for event in game.events(told) if event.kind == "clear"]
        assert not cleared or set(cleared) <= set(left)
        told = game.length
        left = targets_left(read(game.states, 0))
    assert left == [] or game.is_over


@pytest.mark.parametrize("options", GAMES, ids=str)
def test_goods_builders_and_yazids_price_are_those_of_the_rules(options: Options) -> None:
    """TRIBE-BLUE-1, SOLO-4: what a player reads before is what the answer then earns or costs."""
    for game, _ in positions(options, 13):
        position, question = game.position(), game.decision
        if question.ask == "build":
            earned = offers(game)["fakirs 0"].earns
            assert builders_earn(game, position.turn.at or "", position.turn.count) == earned
        if question.ask == "outbid":
            assert {offer.pays for offer in offers(game).values()} <= {question.price}
        assert (question.price is not None) == (question.ask == "outbid")
        for seat, entry in enumerate(position.seats[: options.seats], 1):
            assert isinstance(entry.cards, dict)
            assert features(game, seat)["goods"] == len(entry.cards.keys() - {"fakir"})
