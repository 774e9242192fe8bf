"""What each decision of a finished game lost, and what was better: ``naqala review``."""

import argparse
import os
import sys
from collections.abc import Iterator
from concurrent.futures import as_completed
from pathlib import Path

import msgspec
from rich.console import Console

from naqala import children
from naqala.cli.files import names_in, read_record
from naqala.cli.main import print_json
from naqala.cli.simulate import compile_with_progress, progress_bar
from naqala.engine.kernel import is_compiled
from naqala.errors import FormatError
from naqala.record import replay
from naqala.review import HASTY, Depth, Finding, ReviewTask, depth_named, review_of, tasks_to_review, weigh_whole
from naqala.terminal.hints import uncompiled
from naqala.terminal.review import drawn
from naqala.terminal.review_page import page_of
from naqala.texts import words


def review(arguments: argparse.Namespace) -> int:
    """Review a game; print the review or write it as a page."""
    record = read_record(arguments.file)
    game = replay(record)
    tasks, names = tasks_to_review(game), names_in(game, record.players)
    compile_with_progress(bots=True)
    depth = arguments.depth
    if not is_compiled(arguments.mode):
        depth = HASTY
        print(uncompiled(), file=sys.stderr)
    findings = []
    with progress_bar() as bar:
        shown = bar.add_task("reviewing", total=len(tasks))
        for finding in _weighed(tasks, depth_named(depth), min(arguments.jobs, os.cpu_count() or 1), arguments.mode):
            findings.append(finding)
            bar.advance(shown)
    made = review_of(findings, game.options.seats, depth)
    with words.printing(game.options.printed):
        if arguments.html:
            _write(arguments.html, page_of(game, made, names))
        if arguments.json:
            print_json(msgspec.to_builtins(made, str_keys=True))
        elif not arguments.html:
            Console(highlight=False).print(drawn(game, made, names))
    return 0


def _weighed(tasks: list[ReviewTask], depth: Depth, jobs: int, mode: str) -> Iterator[Finding]:
    """Yield the findings as they are done."""
    if jobs == 1:
        yield from (weigh_whole(task, depth) for task in tasks)
        return
    with children.workers(jobs, mode) as pool:
        for done in as_completed([pool.submit(weigh_whole, task, depth) for task in tasks]):
            yield done.result()


def _write(path: str, page: str) -> None:
    try:
        Path(path).write_text(page, encoding="utf-8")
    except (OSError, ValueError) as error:
        raise FormatError(f"{path}: expected a file that can be written, got {error}") from error
