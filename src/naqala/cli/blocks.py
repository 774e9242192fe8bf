"""Addresses from which a server takes nothing: ``naqala block`` and ``unblock``."""

import argparse
from typing import Any

from naqala.cli.database import add_command, address_of, opened, report
from naqala.errors import OptionsError, shown


def add_commands(commands: Any) -> None:
    """Add the commands to the parser."""
    block = add_command(
        commands, "block", "blocks:block", "refuse requests from an address; without ADDRESS, list the blocked ones"
    )
    block.add_argument("address", metavar="ADDRESS", nargs="?")
    block.add_argument("--why", default="", help="a note for yourself")
    unblock = add_command(commands, "unblock", "blocks:unblock", "accept requests from an address again")
    unblock.add_argument("address", metavar="ADDRESS")


def block(arguments: argparse.Namespace) -> int:
    """Block an address, or list those that are blocked."""
    from naqala.server.storage import admin

    with opened(address_of(arguments)) as engine, engine.begin() as connection:
        if arguments.address is not None:
            admin.block(connection, _expect_address("block", arguments.address), arguments.why)
        blocked = admin.blocked(connection)
    return report(arguments, {"blocked": blocked}, *(f"{address}  {why}".rstrip() for address, why in blocked.items()))


def _expect_address(command: str, text: str) -> str:
    """Return an address; with the length of its network only where that is what is blocked anyway."""
    from ipaddress import ip_address

    address, _, length = text.partition("/")
    try:
        known = ip_address(address)
    except ValueError:
        known = None
    if known is None or length not in ("", "32" if known.version == 4 else "64"):
        raise OptionsError(
            f"{command}: expected an IPv4 address, or an IPv6 address, which stands for its /64, got {shown(text)}"
        )
    return str(known)


def unblock(arguments: argparse.Namespace) -> int:
    """Unblock an address."""
    from naqala.server.storage import admin

    address = _expect_address("unblock", arguments.address)
    with opened(address_of(arguments)) as engine, engine.begin() as connection:
        if not admin.unblock(connection, address):
            raise OptionsError(f"unblock: expected a blocked address, got {shown(arguments.address)}")
    return report(arguments, {"unblocked": arguments.address}, f"unblocked: {arguments.address}")
