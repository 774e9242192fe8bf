"""Weighs one decision: the explorer, which sees what the seat saw, compares what was played with the best it finds."""

from collections.abc import Iterator
from dataclasses import replace
from statistics import fmean

from naqala.bots.advice import Advice, Comparison, Possibility
from naqala.bots.bot import Budget
from naqala.bots.coach import LEAVES_MORE
from naqala.bots.explorer import explore
from naqala.bots.purchase import what_it_buys
from naqala.bots.quality import quality_of
from naqala.narrator import Player, Said
from naqala.review.depth import Depth
from naqala.review.moments import Choice
from naqala.review.schema import Judgement

CANDIDATES = 8
"""The best candidates that say how much was at stake."""


def judge(decision: Choice, depth: Depth) -> Iterator[Judgement | None]:
    """Yield None for every piece of the work, and the judgement at the end."""
    last: Advice | None = None
    for advice in explore(
        decision.view,
        Budget(nodes=depth.nodes),
        decision.log,
        CANDIDATES,
        seed="review",
        hasty=depth.hasty,
        include=decision.played,
    ):
        last = advice
        yield None
    assert last is not None and last.included is not None
    yield _judgement(decision, last, last.included, depth)


def _judgement(decision: Choice, advice: Advice, found: Comparison, depth: Depth) -> Judgement:
    is_best = found.games == 0
    lost = found.lost
    seat = decision.view.seat
    assert seat is not None
    best = advice.best[0] if lost else None
    if best is not None:
        why = _why_bid(decision, found.plan, best, depth) if decision.kind == "bid" else _why_turn(found.plan, best, seat)
        best = replace(best, reasons=why)
    behind = [possibility.behind for possibility in advice.best[1:CANDIDATES]]
    return Judgement(
        number=decision.number,
        end=decision.end,
        seat=seat,
        round=decision.round,
        kind=decision.kind,
        ask=decision.view.decision.ask,
        lost=lost,
        noise=found.noise,
        mark=quality_of(lost),
        at_stake=round(fmean(behind), 2) if behind else 0.0,
        ahead=behind[0] if is_best and behind else 0.0,
        played=found.plan,
        best=best,
        played_said=decision.words.get(decision.played[0]),
        best_said=decision.words.get(best.actions[0]) if best else None,
    )


def _why_bid(decision: Choice, played: Possibility, best: Possibility, depth: Depth) -> tuple[Said, ...]:
    """Return that playing earlier was not worth its gold, or would have been, and the move it would have bought if there is time
    to play rounds.
    """
    gold = round(best.gains.get("gold", 0.0) - played.gains.get("gold", 0.0))
    told = (Said("reason.bid.less" if gold > 0 else "reason.bid.more", {"gold": abs(gold)}),) if gold else ()
    if decision.view.decision.ask != "bid" or gold > 0 or depth.hasty:
        return told
    return (*told, *what_it_buys(decision.view, decision.log, best.actions[0], played.actions[0]))


def _why_turn(played: Possibility, best: Possibility, seat: int) -> tuple[Said, ...]:
    """Return what speaks for the better plan: also that it leaves much less to the next player, but not what it leaves."""
    told = tuple(said for said in best.reasons if said.key != "reason.leaves")
    less, more, to = best.leaves, played.leaves, best.leaves_to
    if less is None or more is None or to is None or to == seat or to != played.leaves_to or more - less < LEAVES_MORE:
        return told
    return (*told, Said("reason.leaves.less", {"name": Player(to), "n": round(less), "more": round(more)}))
