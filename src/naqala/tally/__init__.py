"""The score of a game that was played with cardboard: what each player owns at the end, counted by the rules (docs/score.md)."""

from naqala.tally.count import Counted, count
from naqala.tally.entries import Owned, Tally
from naqala.tally.in_play import InPlay, in_play

__all__ = ["Counted", "InPlay", "Owned", "Tally", "count", "in_play"]
