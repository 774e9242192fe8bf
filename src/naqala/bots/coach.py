"""The coach of first games: what a bid would buy, and how good a turn was that has been played.

It sees what the explorer sees, a seat's view and log, and so knows no more than its player. What it says are sentences: keys of
messages with arguments.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Literal

from naqala.action import Action
from naqala.bots.advice import Advice, Bid, Possibility
from naqala.bots.bot import Budget
from naqala.bots.explorer import compare, explore, follow
from naqala.bots.glance import Glance
from naqala.bots.guess import world_states
from naqala.bots.quality import FAULTS, Quality, quality_of
from naqala.catalog.names import PRICES
from naqala.decision import decision_in
from naqala.engine import play
from naqala.engine.actions import MAX_LEGAL
from naqala.engine.kernel import numbers
from naqala.engine.mirror import read
from naqala.log import Log
from naqala.narrator import Argument, Counted, Said
from naqala.position import position_of
from naqala.view import View, view_of
from naqala.waypoints import Waypoint

RemarkKind = Literal["bid"] | Quality
MATTERS = 2.5
"""Points between the best and the worst place from which on it matters when one plays."""
LEAVES_MORE = 3.0
"""Points from which on it matters that a turn leaves the next player more than another."""


@dataclass(frozen=True)
class Remark:
    """What the coach says, and the move it speaks of."""

    verdict: RemarkKind
    said: tuple[Said, ...]
    way: tuple[Waypoint, ...] = ()
    turn: tuple[str, ...] = ()
    """Of a bid, what the seat would do in that turn, for a hint on it to say the same; no one is shown it."""


@dataclass(frozen=True)
class Occasion:
    """What the coach is asked about: a bid that is open, or a turn, as its seat saw it when it began."""

    after: int
    """How many actions there were then."""
    view: View
    log: Log
    played: tuple[str, ...] | None = None
    """What the seat did in the turn; None for a bid."""
    earned: int = 0
    """What its score sheet gained by that."""


def explain_bid(view: View, log: Log, advice: Advice, budget: Budget | None) -> Remark:
    """Return what the best place that is still open is worth to the seat that bids, more than the worst one, by the turn it would
    buy, and the best bid. All figures are those of the explorer's advice on this bid, so that coach and hint agree. The budget
    finds the turn; without one a glance does.
    """
    worths = [bid.place_worth for bid in advice.bids]
    best = next(bid for bid in advice.bids if bid.action == advice.best[0].actions[0])
    if max(worths) - min(worths) < MATTERS:
        return Remark("bid", (Said("coach.bid.even", {"gold": best.price}),))
    first = _view_as_first(view, log)
    turn = None
    if first:
        turn = [*explore(first, budget, number=1)][-1].best[0] if budget else Glance(first).best
    places: dict[str, Argument] = {
        "n": max(bid.brings for bid in advice.bids),
        "place": min(bid.place for bid in advice.bids),
        "last": max(bid.last_place for bid in advice.bids),
    }
    price = _price_said(advice.bids, best)
    if turn is None or not _way(turn):
        return Remark("bid", (Said("coach.bid.earlier", places), *price))
    return Remark("bid", (Said("coach.bid.first", {**places, **_move(turn)}), *price), _way(turn), turn.actions)


def _price_said(bids: Sequence[Bid], best: Bid) -> tuple[Said, ...]:
    """Return the best bid: its place, what that is worth, what it costs and what is gained; if another place is worth more, also
    why the bid is not higher.
    """
    most = max(bid.brings for bid in bids)
    better = min((bid for bid in bids if bid.brings == most), key=lambda bid: bid.pays)
    brings = best.brings
    is_enough = brings == most or best.pays >= better.pays
    if brings <= 0 and not is_enough:
        return (Said("coach.bid.dear", {"price": best.price, "gold": better.pays}),)
    where: dict[str, Argument] = {
        "price": best.price,
        "place": best.place,
        "last": best.last_place,
        "later": best.last_place - best.place,
    }
    gain = max(0, brings - best.pays)
    figures: dict[str, Argument] = {"n": brings, "gold": best.pays, "gain": gain} if best.pays else {}
    price = Said("coach.bid.price" if best.pays else "coach.bid.free", where | figures)
    return (price,) if is_enough else (price, Said("coach.bid.more", {"price": better.price}))


def judge_turn(view: View, log: Log, played: Sequence[str], advice: Advice, budget: Budget, earned: int) -> Remark | None:
    """Return what a turn earned and how good it was. ``view`` and ``log`` are those at its start, where the move was asked for;
    ``played`` are the seat's own actions in it. What the explorer's advice on the move calls the best is the best here too, so
    that coach and hint agree. None if no move was made, or there was only one.
    """
    if not _is_move(played) or len(advice.landings) < 2:
        return None
    found = compare(view, log, advice.best[0].actions, played, budget)
    return _on_turn(found.plan, advice.best[0], found.behind, found.noise, earned)


def judge_turn_hastily(view: View, log: Log, played: Sequence[str], advice: Advice, earned: int) -> Remark | None:
    """Return the same without rollouts: the advice on the landing of the turn that was played says how far it is behind."""
    if not _is_move(played) or len(advice.landings) < 2:
        return None
    *_, last = (action.parts for action in map(Action.parse, played) if action.is_drop)
    lost = next((end.best.behind for end in advice.landings if (end.tile, end.colour) == (last["tile"], last["colour"])), None)
    return None if lost is None else _on_turn(follow(view, log, played), advice.best[0], lost, 0.0, earned)


def _is_move(played: Sequence[str]) -> bool:
    return any(Action.parse(text).is_drop for text in played)


def _on_turn(played: Possibility, best: Possibility, behind: float, noise: float, earned: int) -> Remark:
    """Return what the coach says of a turn that is so many points behind the best one: what it earned, then how good it was. Only
    what is lost for certain counts, and only from a mistake on the better turn is named: there is always some better turn.
    """
    mark = quality_of(behind - noise)
    if mark == "best" and quality_of(behind) in FAULTS:  # too few rollouts to tell
        mark = "good"
    points = Said("coach.turn.earned" if earned >= 0 else "coach.turn.paid", {"n": abs(earned)})
    if mark in ("mistake", "blunder"):
        told = Said("coach.turn.better", {"n": round(behind), **_move(best)}), *_why(played, best)
    else:
        told = (Said(f"coach.turn.{mark}"),)
    return Remark(mark, (points, *told), _way(best) if mark in FAULTS else ())


def _view_as_first(view: View, log: Log) -> View | None:
    """Return what the seat sees if it plays first in this round; None if it cannot move. What the others bid does not change the
    board.
    """
    states, legal = world_states(view, log, Random(0)), numbers(MAX_LEGAL)
    count = play.list_legal(states, 0, legal)
    while (decision := decision_in(states, 0)).ask == "bid":
        prices = sorted(_actions(legal, count), key=_price)
        bid = prices[-1] if decision.seat == view.seat else prices[0]
        count = play.answer(states, 0, bid.number, legal, count)
    if (decision.ask, decision.seat) != ("move", view.seat):
        return None
    return view_of(position_of(read(states, 0)), view.seat, decision, _actions(legal, count))


def _actions(legal: Any, count: int) -> tuple[Action, ...]:
    return tuple(Action.numbered(int(number)) for number in legal[:count])


def _price(bid: Action) -> int:
    """Return the level of a bid; of two at one level the one with fewer Fakirs comes last."""
    return bid.values["price"] * len(PRICES) - bid.values["discount"]


def _way(turn: Possibility) -> tuple[Waypoint, ...]:
    return tuple(waypoint for waypoint in turn.way if waypoint is not None)


def _move(turn: Possibility) -> dict[str, Argument]:
    """Return where a move begins and ends, and what is collected there."""
    way = _way(turn)
    collected = next((said.args["what"] for said in turn.reasons if said.key == "log.collects"), None)
    what = collected or Counted("tribe", {way[-1].colour or "": 1})
    return {"start": way[0].tile, "tile": way[-1].tile, "what": what}


def _why(played: Possibility, best: Possibility) -> tuple[Said, ...]:
    """Return why the best turn is better: that it leaves less to the next player, who is another one, or what it
    does besides collecting, which its move says; before that, that this is said of the better turn.
    """
    left = next((said.args for said in played.reasons if said.key == "reason.leaves"), None)
    if left and best.leaves is not None and played.leaves is not None and played.leaves - best.leaves >= LEAVES_MORE:
        return (Said("coach.turn.leaves", {**left, "less": round(best.leaves)}),)
    told = (said for said in best.reasons if said.key not in ("log.collects", "reason.leaves", "reason.keeps"))
    why = next((said for said in told if said not in played.reasons), None)
    return (Said("coach.turn.there"), why) if why else ()
