"""What a review says, as plain values for JSON. docs/review.md explains the numbers."""

from typing import Literal

import msgspec

from naqala.bots.advice import Possibility
from naqala.bots.quality import Quality
from naqala.narrator import Said
from naqala.position.schema import AskName

DecisionKind = Literal["bid", "turn", "answer"]
"""A bid, a whole turn, or another answer: one that follows a draw, or is given in another player's turn."""
SwingKind = Literal["choice", "luck"]


class Judgement(msgspec.Struct, frozen=True, tag_field="type", tag="judgement"):
    """A decision of a seat, compared with the best plan the explorer finds from what the seat knew then."""

    number: int
    """The number of its first action, from 0: so many actions were played before it."""
    end: int
    """The number of the first action after it."""
    seat: int
    round: int
    kind: DecisionKind
    ask: AskName
    lost: float
    """Points behind the best plan; 0 if the difference is not above the noise."""
    noise: float
    """Two standard errors of the difference."""
    mark: Quality
    at_stake: float
    """How far the other candidates are behind the best on average: how easy it was to go wrong."""
    ahead: float
    """How far it is ahead of the second best candidate, if it is the best; else 0."""
    played: Possibility
    best: Possibility | None
    """The better plan, with its reasons; None where nothing was lost."""
    played_said: Said | None
    """The first answers of both in words; None where they are drops, which are told by their way."""
    best_said: Said | None


class Draw(msgspec.Struct, frozen=True, tag_field="type", tag="draw"):
    """What chance decided between two decisions: cards, djinns, items, whims or dice."""

    number: int
    end: int
    round: int
    asks: tuple[AskName, ...]
    """What was drawn, such as ``draw card``; each word once."""
    luck: tuple[float, ...]
    """By seat: points by which the draw was better than others in its place on average."""
    noise: tuple[float, ...]


class Expected(msgspec.Struct, frozen=True, tag_field="type", tag="expected"):
    """The expected result at a moment: means over games that bots play to the end from there."""

    number: int
    """After so many actions."""
    round: int
    points: tuple[float, ...]
    """By seat: the final score."""
    wins: tuple[float, ...]
    """By seat: the share of games won, from 0 to 1."""
    leads: tuple[float, ...]
    """By seat: points ahead of the others at the end (docs/review.md)."""
    noise: tuple[float, ...]
    """By seat: two standard errors of the points."""


Finding = Judgement | Draw | Expected


class PlayerReview(msgspec.Struct, frozen=True):
    """How a seat played, and what came to it."""

    seat: int
    accuracy: float
    """From 0 to 100; 100 without any decision."""
    lost: float
    """Points lost by all its decisions, and by its bids alone."""
    lost_by_bids: float
    marks: dict[Quality, int]
    """How many of its decisions had each quality."""
    luck: float
    """Points that draws brought it, more than average, and two standard errors of that."""
    luck_noise: float
    others: float
    """The rest of the difference between the lead that was expected at the start and the one at the end: what others gave away,
    and what nothing else explains.
    """


class TurningPoint(msgspec.Struct, frozen=True):
    """A moment that changed the game: points lost by a choice, or gained or lost by luck."""

    number: int
    kind: SwingKind
    seat: int
    points: float


class Summary(msgspec.Struct, frozen=True):
    """What all findings together say; while findings are missing, about those that are there."""

    players: tuple[PlayerReview, ...]
    turning_points: tuple[TurningPoint, ...]
    """The largest first."""
    best_moves: tuple[int, ...]
    """The numbers of turns and answers that were the best by far, the clearest first."""
    remarks: tuple[Said, ...]
    """What the figures of the players do not explain themselves."""


class Review(msgspec.Struct, frozen=True):
    """The review of a finished game; findings are in the order of the game."""

    depth: str
    judgements: tuple[Judgement, ...]
    draws: tuple[Draw, ...]
    curve: tuple[Expected, ...]
    summary: Summary
