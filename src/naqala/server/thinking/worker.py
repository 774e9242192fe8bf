"""The work of a worker process: lets bots and the explorer think. They get a seat's view and log, and so know no more."""

import time
from collections import OrderedDict
from collections.abc import Iterator
from itertools import takewhile
from random import Random

from naqala import review
from naqala.bots import Budget, make_bot
from naqala.bots.advice import Advice
from naqala.bots.bot import Bot
from naqala.bots.coach import Occasion, Remark, explain_bid, judge_turn, judge_turn_hastily
from naqala.bots.explorer import explore
from naqala.log import Log
from naqala.review import Depth, Finding, ReviewTask
from naqala.view import View

MOST_BOTS = 200
_BOTS: OrderedDict[tuple[str, str], Bot] = OrderedDict()
"""The bots that have answered here lately, kept because a bot plans whole turns."""
MOST_PLANS = 20
"""Plans that advice on a move has; a hint shows fewer."""
MOST_HINTS = 20
_HINTS: OrderedDict[str, Iterator[Advice]] = OrderedDict()
"""The hints that are computed here, or were abandoned lately."""

SLICE = 0.1
"""Seconds after which a review lets others have the worker, if its next piece of work is done."""
MOST_WEIGHINGS = 20
_WEIGHINGS: OrderedDict[str, Iterator[Finding | None]] = OrderedDict()
"""The findings that are weighed here, or were abandoned lately."""


def _bot(seed: str, name: str, log: Log) -> Bot:
    """Return the bot of a seat. Whenever another seat has answered, it begins anew, with luck that depends on the seed and the
    number of that answer alone: so after an undo the same answers of people bring the same answers of bots.
    """
    key = (seed, name)
    lately = list(takewhile(lambda entry: not entry.seat or entry.seat == log.seat, reversed(log.entries)))
    if key not in _BOTS or not any(entry.seat for entry in lately):
        _BOTS[key] = make_bot(name, f"{seed} {len(log.entries) - len(lately)}")
        while len(_BOTS) > MOST_BOTS:
            _BOTS.popitem(last=False)
    _BOTS.move_to_end(key)
    return _BOTS[key]


def answer(seed: str, name: str, seconds: float, view: View, log: Log) -> tuple[str, str | None]:
    """Return the answer of the bot with this secret seed and name. If the bot fails, return any legal answer and the error."""
    try:
        return _bot(seed, name, log).choose(view, Budget(seconds=seconds), log).text, None
    except Exception as error:  # a bot's fault must not stop the table
        _BOTS.pop((seed, name), None)
        return Random(seed).choice(view.legal).text, f"{type(error).__name__}: {error}"


def advise(hint: str, seconds: float, view: View, log: Log, planned: tuple[str, ...], hasty: bool) -> Advice:
    """Return the first advice for a hint, which the explorer gives at once; ``planned`` is what is left of an earlier one."""
    _HINTS[hint] = explore(view, Budget(seconds=seconds), log, MOST_PLANS, hasty=hasty, planned=planned)
    while len(_HINTS) > MOST_HINTS:
        _HINTS.popitem(last=False)
    first = better(hint)
    assert first is not None
    return first


def coach(occasion: Occasion, advice: Advice, seconds: float, hasty: bool) -> Remark | None:
    """Return what the coach says about a bid or a turn on which this is the advice; None if there is nothing to say. ``hasty``
    plays no rollouts.
    """
    view, log, played = occasion.view, occasion.log, occasion.played
    if played is None:
        return explain_bid(view, log, advice, None if hasty else Budget(seconds=seconds))
    if hasty:
        return judge_turn_hastily(view, log, played, advice, occasion.earned)
    return judge_turn(view, log, played, advice, Budget(seconds=seconds), occasion.earned)


def weigh(name: str, task: ReviewTask, depth: Depth) -> Finding | None:
    """Go on with a finding of a review for one slice of time; return None if it is not done yet. A new worker begins it again."""
    weighing = _WEIGHINGS.setdefault(name, review.weigh(task, depth))
    while len(_WEIGHINGS) > MOST_WEIGHINGS:
        _WEIGHINGS.popitem(last=False)
    end = time.monotonic() + SLICE
    finding = None
    while finding is None and time.monotonic() < end:
        finding = next(weighing)
    if finding is not None:
        del _WEIGHINGS[name]
    return finding


def better(hint: str) -> Advice | None:
    """Return the next advice for a hint that is computed here; None if there is none. The explorer thinks only during this call,
    so an abandoned hint costs nothing.
    """
    advice = next(_HINTS[hint], None) if hint in _HINTS else None
    if advice is None or advice.final:
        _HINTS.pop(hint, None)
    return advice
