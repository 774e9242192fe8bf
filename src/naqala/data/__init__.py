"""Data sets: games with every position and decision as Parquet files, and their loader (docs/data.md)."""

from naqala.data.dataset import Dataset, Decisions, RecordedGame

__all__ = ["Dataset", "Decisions", "RecordedGame"]
