"""Which addresses are public: the server sends notices to no other, so that a person cannot reach its own network through it."""

from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from urllib.parse import SplitResult, urlsplit

from naqala.server.errors import AddressError

_TRANSLATED = IPv6Network("64:ff9b::/96")
"""IPv6 addresses that a gateway translates to the IPv4 address at their end."""
_LOCAL_NAMES = ("localhost", ".localhost", ".local", ".internal", ".lan", ".home.arpa")
LONGEST_ADDRESS = 600


def is_public(host: str) -> bool:
    """Return whether an address can be reached from everywhere. Other text is no address, so it is not public either."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return False
    if isinstance(address, IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour or (address.teredo[1] if address.teredo else None)
        if address in _TRANSLATED:
            inner = IPv4Address(int(address) & 0xFFFF_FFFF)
        if inner is not None:
            address = inner
    return address.is_global and not address.is_multicast


def expect_public(text: str, inside: tuple[str, ...] = ()) -> SplitResult:
    """Return the parts of an https address of a public host. Refuse names and numbers of the server's own network, unless the
    people who run the server allow them (``inside``). A name may still lead there: courier.py looks when it connects.
    """
    try:
        parts = urlsplit(text)
        host, port = (parts.hostname or "").rstrip("."), parts.port
    except ValueError:
        raise AddressError("address: expected one that begins with https://") from None
    if len(text) > LONGEST_ADDRESS or not text.isprintable() or not text.isascii() or " " in text:
        raise AddressError(f"address: expected at most {LONGEST_ADDRESS} printable letters without blanks")
    if parts.username is not None or parts.password is not None or parts.fragment:
        raise AddressError("address: expected neither a user nor a # in it")
    if parts.scheme in ("http", "https") and f"{host}:{port}" in inside:
        return parts
    if parts.scheme != "https" or port not in (None, 443):
        raise AddressError("address: expected one that begins with https://, without a port")
    if is_public(host):
        return parts
    if "." not in host or host == _LOCAL_NAMES[0] or host.endswith(_LOCAL_NAMES[1:]) or host[-1].isdigit() or ":" in host:
        raise AddressError("address: expected a public host, got one of a private network")
    return parts
