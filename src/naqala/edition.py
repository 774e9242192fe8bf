"""The edition of the program: machines with the same one find the same results, and servers make the same scene of a table."""

import hashlib
from functools import cache

from naqala.engine.kernel import PACKAGE


@cache
def edition() -> str:
    """Return a digest of all of naqala's sources."""
    digest = hashlib.sha256()
    for path in sorted(path for path in PACKAGE.rglob("*") if path.suffix in (".py", ".toml")):
        digest.update(f"{path.relative_to(PACKAGE).as_posix()} ".encode() + path.read_bytes())
    return digest.hexdigest()[:16]
