"""Channels, by which a person gets notices. Each function works on an open transaction."""

import re
import time
from base64 import urlsafe_b64decode
from dataclasses import dataclass
from typing import Any, get_args
from urllib.parse import parse_qsl

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from naqala.server.errors import AddressError, NoChannelError, TooMuchError
from naqala.server.network.browsers import hashed, new_secret
from naqala.server.notices.public import expect_public
from naqala.server.notices.quiet import NoticeChoices, read_choices
from naqala.server.people.profiles import change_person
from naqala.server.settings import NoticeKind
from naqala.server.storage.schema import CHANNELS, NOTICES, PEOPLE

Kind = NoticeKind
KINDS: tuple[Kind, ...] = get_args(Kind)
MOST_CHANNELS = 10
"""Of one browser."""
GAPS = (0, 60, 240, 1440)
"""Minutes between two notices of a channel that people can choose: what is due in between comes in one."""
NTFY = "ntfy.sh"
_DISCORD = re.compile(r"https://(?:\w+\.)?discord(?:app)?\.com/api/webhooks/(\d{5,25})/([\w-]{40,100})/?")
_TELEGRAM = re.compile(r"(\d{5,15}:[\w-]{30,50})/(-?\d{3,20}|@\w{4,32})")
_MAIL = re.compile(r"[\w.+-]{1,64}@[A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63}){1,5}", re.ASCII)
_TOPIC = re.compile(r"/([\w-]{1,64})/?")
Address = dict[str, Any]


@dataclass(frozen=True)
class Channel:
    """What is stored of a channel."""

    id: str
    browser: str
    kind: Kind
    address: Address
    origin: str
    language: str
    gap: int
    stop: str
    is_confirmed: bool
    failures: int
    sent: float

    @property
    def label(self) -> str:
        """What its owner knows it by, without its secrets."""
        address = self.address
        known = {"mail": "mail", "discord": "id", "telegram": "chat", "ntfy": "topic", "webhook": "host", "push": "device"}
        return str(address[known[self.kind]])


# Addresses as people write them


def read_address(kind: Kind, text: str, inside: tuple[str, ...], any_host: bool) -> Address:
    """Return where notices of this kind go. Refuse what is no such address, and hosts of one's own choice unless ``any_host``."""
    text = text.strip()
    if kind == "mail":
        return {"mail": _expect(_MAIL, text, "a mail address")[0]}
    if kind == "discord":
        return dict(zip(("id", "token"), _expect(_DISCORD, text, "the address of a Discord webhook").groups(), strict=True))
    if kind == "telegram":
        return dict(zip(("token", "chat"), _expect(_TELEGRAM, text, "TOKEN/CHAT of a Telegram bot").groups(), strict=True))
    parts = expect_public(text, inside)
    place: Address = {"host": str(parts.hostname), "port": parts.port, "secure": parts.scheme == "https"}
    if kind == "ntfy":
        if not any_host and parts.hostname != NTFY and f"{parts.hostname}:{parts.port}" not in inside:
            raise AddressError(f"address: expected a topic at https://{NTFY}/, this server sends to no other")
        if parts.query:
            raise AddressError("address: expected a topic without more behind it")
        return {**place, "topic": _expect(_TOPIC, parts.path, "the address of a topic, such as https://ntfy.sh/topic")[1]}
    return {**place, "path": parts.path, "query": parse_qsl(parts.query)}


def read_subscription(endpoint: str, p256dh: str, auth: str, device: str, inside: tuple[str, ...]) -> Address:
    """Return a push subscription as it is stored. Refuse keys that cannot be used."""
    expect_public(endpoint, inside)
    try:
        from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, EllipticCurvePublicKey

        EllipticCurvePublicKey.from_encoded_point(SECP256R1(), _bytes(p256dh))
        if len(_bytes(auth)) != 16:
            raise ValueError
    except ValueError:
        raise AddressError("keys: expected those of a push subscription") from None
    return {"endpoint": endpoint, "keys": {"p256dh": p256dh, "auth": auth}, "device": device}


def _bytes(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _expect(pattern: re.Pattern[str], text: str, what: str) -> re.Match[str]:
    found = pattern.fullmatch(text)
    if found is None:
        raise AddressError(f"address: expected {what}")
    return found


# What is stored


def add(
    connection: Connection, browser: str, kind: Kind, address: Address, origin: str, language: str, gap: int, code: str | None
) -> Channel:
    """Store a channel and return it. One that this browser has already keeps its name and gets what is new. With a ``code`` it
    waits until its owner has confirmed it.
    """
    text = msgspec.json.encode(address, order="sorted").decode()
    digest = hashed(f"{browser} {kind} {_place(kind, address)}")[:32]
    values = {"address": text, "origin": origin, "language": language, "gap": gap}
    known = connection.execute(select(CHANNELS.c.id).where(CHANNELS.c.id == digest)).first()
    if known is None:
        count = select(func.count()).select_from(CHANNELS).where(CHANNELS.c.browser == browser)
        if connection.execute(count).scalar_one() >= MOST_CHANNELS:
            raise TooMuchError(f"expected at most {MOST_CHANNELS} ways to one person, got more")
        fixed = {"id": digest, "browser": browser, "kind": kind, "stop": new_secret(), "made": time.time()}
        fresh = {"code": None if code is None else hashed(code), "claimed": 0.0, "retry": 0.0, "sent": 0.0, "failures": 0}
        connection.execute(insert(CHANNELS).values(**fixed, **fresh, **values))
    else:
        new = {} if code is None else {"code": hashed(code)}
        was = CHANNELS.c.id == digest
        connection.execute(update(CHANNELS).where(was).values(**values, failures=0, retry=0.0, **new))
    return expect_channel(connection, browser, digest)


def _place(kind: Kind, address: Address) -> str:
    """Return what makes two channels the same."""
    return str(address["endpoint"]) if kind == "push" else msgspec.json.encode(address, order="sorted").decode()


def channels_of(connection: Connection, browser: str) -> list[Channel]:
    """Return all channels of a browser, the oldest first."""
    found = connection.execute(select(CHANNELS).where(CHANNELS.c.browser == browser).order_by(CHANNELS.c.made))
    return [to_channel(row) for row in found]


def to_channel(row: Any) -> Channel:
    """Return a channel as it is stored."""
    address = msgspec.json.decode(row.address)
    told = (row.origin, row.language, row.gap, row.stop, row.code is None, row.failures, row.sent)
    return Channel(row.id, row.browser, row.kind, address, *told)


def expect_channel(connection: Connection, browser: str, name: str) -> Channel:
    """Return a channel of this browser."""
    row = connection.execute(select(CHANNELS).where(CHANNELS.c.id == name, CHANNELS.c.browser == browser)).first()
    if row is None:
        raise NoChannelError("expected one of your ways to be told, got another")
    return to_channel(row)


def set_gap(connection: Connection, browser: str, name: str, gap: int) -> Channel:
    """Set how often a channel may be used."""
    expect_channel(connection, browser, name)
    connection.execute(update(CHANNELS).where(CHANNELS.c.id == name).values(gap=gap))
    return expect_channel(connection, browser, name)


def remove(connection: Connection, names: list[str]) -> None:
    """Delete channels, and what waits for them."""
    connection.execute(delete(NOTICES).where(NOTICES.c.channel.in_(names)))
    connection.execute(delete(CHANNELS).where(CHANNELS.c.id.in_(names)))


def remove_of(connection: Connection, browsers: list[str]) -> None:
    """Delete all channels of browsers."""
    remove(connection, list(connection.execute(select(CHANNELS.c.id).where(CHANNELS.c.browser.in_(browsers))).scalars()))


def confirm(connection: Connection, code: str) -> Kind:
    """Use a channel from now on, because its owner has got its code."""
    row = connection.execute(select(CHANNELS).where(CHANNELS.c.code == hashed(code))).first()
    if row is None:
        raise NoChannelError("expected a link that is good; this one was used or replaced")
    connection.execute(update(CHANNELS).where(CHANNELS.c.id == row.id).values(code=None))
    return to_channel(row).kind


def stop(connection: Connection, secret: str) -> Kind:
    """Delete the channel of an unsubscribe link."""
    row = connection.execute(select(CHANNELS).where(CHANNELS.c.stop == secret)).first()
    if row is None:
        raise NoChannelError("expected a link that is good; these notices were ended before")
    remove(connection, [row.id])
    return to_channel(row).kind


# What a person has chosen for all of them


def choices_of(connection: Connection, browser: str) -> NoticeChoices:
    """Return the quiet hours of a person."""
    return read_choices(connection.execute(select(PEOPLE.c.notices).where(PEOPLE.c.browser == browser)).scalar())


def save_choices(connection: Connection, browser: str, choices: NoticeChoices) -> None:
    """Store the quiet hours of a person."""
    change_person(connection, browser, notices=msgspec.json.encode(choices).decode())
