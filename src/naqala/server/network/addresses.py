"""Client addresses and the limits counted by them; the addresses of the server itself."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address
from socket import AF_INET, AF_INET6, SOCK_DGRAM, socket

from starlette.requests import HTTPConnection

from naqala.server.errors import TooMuchError


class BlockedError(TooMuchError, status=403):
    """The people who run the server have blocked this address; a browser gets the name of the base class."""


def address_of(connection: HTTPConnection) -> str:
    """Return the address by which limits are counted."""
    return network_of(connection.client.host) if connection.client else "?"


@lru_cache(maxsize=4096)
def network_of(host: str) -> str:
    """Return an address; of IPv6 its /64, because that is the smallest network a client gets, and it has 2**64 addresses."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return str(address)
    return str(address.ipv4_mapped or IPv6Network((address, 64), strict=False))


class ConcurrencyLimit:
    """What addresses have at once, such as open connections, counted by address."""

    def __init__(self, most: int, what: str) -> None:
        self._most, self._what = most, what
        self._open: Counter[str] = Counter()

    @contextmanager
    def one_more(self, *addresses: str) -> Iterator[None]:
        """Count one more inside the block; refuse it if the address has too many already. Of several addresses the one that has
        least counts.
        """
        address = min(addresses, key=lambda one: self._open[one], default="?")
        if self._open[address] >= self._most:
            raise TooMuchError(f"expected at most {self._most} {self._what} from one address, got more")
        self._open[address] += 1
        try:
            yield
        finally:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]


def is_loopback(host: str) -> bool:
    """Return whether a host name or address leads to the machine itself."""
    name = host.strip("[]").partition("%")[0].lower()
    if name == "localhost" or name.endswith(".localhost"):
        return True
    try:
        return ip_address(name).is_loopback
    except ValueError:
        return False


def is_everywhere(host: str) -> bool:
    """Return whether a server with this host listens on all addresses of the machine."""
    return host in ("0.0.0.0", "::")


def in_network(host: str) -> list[str]:
    """Return the machine's own addresses, as others in its network reach a server that listens on all of them; the best first."""
    found = []
    for family, far in ((AF_INET, "192.0.2.1"), (AF_INET6, "2001:db8::1")):
        if family == AF_INET6 and host != "::":
            continue
        with suppress(OSError), socket(family, SOCK_DGRAM) as probe:
            probe.connect((far, 9))  # sends nothing, but chooses the way out and with it the address
            found.append(probe.getsockname()[0].partition("%")[0])
    return [address for address in found if not is_loopback(address) and not ip_address(address).is_unspecified]


def origin_at(address: str, port: int) -> str:
    """Return the origin of a page at an address."""
    return f"http://[{address}]:{port}" if ":" in address else f"http://{address}:{port}"
