"""The folder of a simulation: what was asked, and what each chunk of games counted, so that the same command can go on."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, NamedTuple

import msgspec
from msgspec import Meta, Struct

from naqala.bots.arena.sources import sources_digest
from naqala.engine.play import TALLIES
from naqala.jobs.folder import Request, append_line, claimed_lines
from naqala.options import Options
from naqala.position import RULES

FORMAT, VERSION = "naqala-simulation", 1
HEAD, CHUNKS = "simulation.json", "chunks.jsonl"
PLAYING = "naqala.engine.play"
"""The module that plays the games."""


class Chunk(NamedTuple):
    """Some games one after the other, with a generator of their own: the number of the first, and how many they are."""

    first: int
    games: int


class PlayedChunk(Struct, frozen=True, forbid_unknown_fields=True):
    """A chunk and what its games counted, as the folder keeps it."""

    first: Annotated[int, Meta(ge=0)]
    games: Annotated[int, Meta(ge=1)]
    tallies: Annotated[list[int], Meta(min_length=TALLIES, max_length=TALLIES)]

    @property
    def chunk(self) -> Chunk:
        """Which games these are."""
        return Chunk(self.first, self.games)


_DECODER = msgspec.json.Decoder(PlayedChunk)


class SimulationFolder:
    """An open folder; ``kept`` are the tallies of the chunks that were played."""

    def __init__(self, path: Path, played: list[PlayedChunk]) -> None:
        self.path = path
        self.kept = {one.chunk: one.tallies for one in played}

    def add(self, played: PlayedChunk) -> None:
        """Keep a chunk; when this returns it is on the disk."""
        append_line(self.path / CHUNKS, msgspec.to_builtins(played))
        self.kept[played.chunk] = played.tallies


@contextmanager
def open_simulation(path: Path, options: Options, seed: str, games: int, checked: bool) -> Iterator[SimulationFolder]:
    """Open the folder of this simulation, new or begun, and lock it."""
    asked = {
        "format": FORMAT,
        "version": VERSION,
        "rules": RULES,
        "sources": sources_digest(PLAYING),
        "options": options.to_json(),
        "games": games,
        "seed": seed,
        "checked": checked,
    }
    with claimed_lines(path, Request(HEAD, asked), CHUNKS, _DECODER.decode, lambda one: one.chunk) as played:
        yield SimulationFolder(path, played)
