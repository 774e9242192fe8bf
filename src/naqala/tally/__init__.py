"""The score of a game that was played with cardboard: what each player owns at the end, counted by the rules (docs/score.md)."""

from naqala.tally.count import FinalScore, count
from naqala.tally.entries import Entered, Owned
from naqala.tally.in_play import InPlay, in_play

__all__ = ["Entered", "FinalScore", "InPlay", "Owned", "count", "in_play"]
