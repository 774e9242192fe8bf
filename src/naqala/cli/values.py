"""Values from the box: ``naqala values``."""

import argparse

from naqala.catalog.values import SLOTS
from naqala.cli.main import print_json
from naqala.errors import ValuesError
from naqala.values import differences, read_values, template


def values(arguments: argparse.Namespace) -> int:
    """Print the template, or check a file and print what differs from our values."""
    if arguments.template == (arguments.file is not None):
        raise ValuesError("values: expected a FILE to check or --template, got " + ("both" if arguments.template else "neither"))
    if arguments.template:
        print(template(), end="")
        return 0
    given = read_values(arguments.file)
    if arguments.json:
        print_json({"values": given, "ours": {path: SLOTS[path].usual for path in given}})
    else:
        print("\n".join(differences(given)) or "All values are the same as ours.")
    return 0
