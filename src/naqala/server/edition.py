"""The edition of the program: servers of the same one make the same scene of the same table."""

from functools import cache
from hashlib import sha256
from pathlib import Path

import naqala


@cache
def edition() -> str:
    """Return a hash of all that the program consists of."""
    place, found = Path(naqala.__file__).parent, sha256()
    for path in sorted([*place.rglob("*.py"), *place.rglob("*.toml")]):
        found.update(path.read_bytes())
    return found.hexdigest()[:16]
