"""The folder of a simulation: what was asked, and what each chunk of games counted, so that the same command can go on."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from naqala.bots.arena.sources import sources_digest
from naqala.engine.play import TALLIES
from naqala.errors import FormatError, shown
from naqala.jobs.folder import Request, append_line, claimed, read_lines
from naqala.options import Options
from naqala.position import RULES
from naqala.reading import parse_json

FORMAT, VERSION = "naqala-simulation", 1
HEAD, CHUNKS = "simulation.json", "chunks.jsonl"
PLAYING = "naqala.engine.play"
"""The module that plays the games."""


class Chunk(NamedTuple):
    """Some games one after the other, with a generator of their own: the number of the first, and how many they are."""

    first: int
    games: int


class KeptChunk(NamedTuple):
    """A chunk and what its games counted."""

    chunk: Chunk
    tallies: list[int]


class SimulationFolder:
    """An open folder; ``kept`` are the chunks that were played."""

    def __init__(self, path: Path, kept: list[KeptChunk]) -> None:
        self.path = path
        self.kept = dict(kept)

    def add(self, chunk: Chunk, tallies: list[int]) -> None:
        """Keep a chunk; when this returns it is on the disk."""
        append_line(self.path / CHUNKS, {**chunk._asdict(), "tallies": tallies})
        self.kept[chunk] = tallies


@contextmanager
def open_simulation(path: Path, options: Options, seed: str, games: int, checked: bool) -> Iterator[SimulationFolder]:
    """Open the folder of this simulation, new or begun, and lock it."""
    asked = {
        "format": FORMAT,
        "version": VERSION,
        "rules": RULES,
        "sources": sources_digest(PLAYING),
        "options": options.as_json(),
        "games": games,
        "seed": seed,
        "checked": checked,
    }
    lines = path / CHUNKS

    def read() -> tuple[list[KeptChunk], int | None]:
        return read_lines(lines, lambda line: _chunk_from(line.decode()), lambda kept: kept.chunk)

    with claimed(path, Request(HEAD, asked), read) as (kept, whole):
        if whole is not None:
            os.truncate(lines, whole)
        yield SimulationFolder(path, kept)


def _chunk_from(text: str) -> KeptChunk:
    """Return a line as a chunk; refuse what is none."""
    fields: Any = parse_json(text, "chunk")
    first, games, tallies = fields["first"], fields["games"], fields["tallies"]
    numbers = [first, games, *tallies]
    if any(type(one) is not int or one < 0 for one in numbers[:2]) or any(type(one) is not int for one in tallies):
        raise FormatError(f"expected whole numbers, got {shown(numbers)}")
    if len(tallies) != TALLIES or games < 1:
        raise FormatError(f"expected {TALLIES} tallies of some games, got {len(tallies)} of {games}")
    return KeptChunk(Chunk(first, games), tallies)
