"""Work that workers can import."""

import os
from pathlib import Path

from naqala.errors import FormatError
from naqala.jobs import Preparation

NOTHING = Preparation()


def square(task: int) -> tuple[int, int]:
    return task, task * task


def refuse(task: int) -> int:
    raise FormatError(f"expected another task, got {task}")


def die(task: int) -> int:
    os._exit(3 + task)


def die_once(task: str) -> str:
    """The first worker that tries this dies of it."""
    mark = Path(task)
    if not mark.exists():
        mark.touch()
        os._exit(3)
    return task
