"""``python -m naqala``, which is ``naqala`` where that is not on the path."""

import naqala.cli.__main__  # noqa: F401
