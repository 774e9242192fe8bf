"""All that is run in checked mode; see test_modes.py. One process, so that every rule is compiled once and only what is called
becomes machine code.
"""

import sys

from naqala.engine.kernel import rare_collections
from tests.modes import bots, trace


def main(seeds: str) -> None:
    with rare_collections():
        trace.main(seeds)
        bots.main("crowded")


if __name__ == "__main__":
    main(*sys.argv[1:])
