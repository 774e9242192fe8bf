"""Where somebody comes from, and how many connections come from there."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address, IPv6Network, ip_address

from starlette.requests import HTTPConnection

from naqala.server.errors import TooMuchError


def address_of(connection: HTTPConnection) -> str:
    """The address limits are counted by."""
    return network_of(connection.client.host) if connection.client else "?"


def network_of(host: str) -> str:
    """An address; of IPv6 its /64, because that is the least anybody gets, and has 2**64 addresses in it."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return str(address)
    return str(address.ipv4_mapped or IPv6Network((address, 64), strict=False))


class Crowd:
    """The connections that are open, counted by where they come from."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: Counter[str] = Counter()

    @contextmanager
    def one_more(self, address: str) -> Iterator[None]:
        """One more connection, as long as this lasts; refused if there are too many already."""
        if self._open[address] >= self._most:
            raise TooMuchError(f"expected at most {self._most} connections from one address, got more")
        self._open[address] += 1
        try:
            yield
        finally:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]
