"""The REST API about notices: how a person wants to be told, a test, and the links inside notices."""

from typing import Annotated

from fastapi import APIRouter, Path, Request, Response
from pydantic import Field

from naqala.server.errors import AddressError, NoticesOffError, TooMuchError
from naqala.server.house import House
from naqala.server.network.addresses import address_of
from naqala.server.network.browsers import hashed, new_secret
from naqala.server.network.cookies import browser_of, renew
from naqala.server.network.intake import CountedRoute, StrictModel, counted_as, house_of
from naqala.server.network.rate_limits import Limits
from naqala.server.notices import channels
from naqala.server.notices.channels import GAPS, Channel, Kind
from naqala.server.notices.keys import public_key
from naqala.server.notices.quiet import NoticeChoices
from naqala.server.notices.waiting import MOST_FAILURES
from naqala.server.settings import Settings
from naqala.texts import LANGUAGES

ROUTER = APIRouter(prefix="/api", route_class=CountedRoute)
ChannelId = Annotated[str, Path(pattern=r"^[0-9a-f]{32}$")]
Secret = Annotated[str, Field(min_length=8, max_length=64, pattern=r"^[\w-]+$")]
Gap = Annotated[int, Field(ge=0, le=max(GAPS))]
MAILS = "3/day"
"""How often the server may ask one mail address whether it wants notices."""
_mails = Limits(mail=MAILS)


class PushKeys(StrictModel):
    """The keys of a push subscription."""

    p256dh: str = Field(max_length=200)
    auth: str = Field(max_length=100)


class PushWanted(StrictModel):
    """A push subscription, as a browser gives it."""

    endpoint: str = Field(max_length=600)
    keys: PushKeys
    device: str = Field(default="", max_length=60)
    """What its owner knows the device by."""


class ChannelWanted(StrictModel):
    """A new channel: a push subscription, or a kind and an address."""

    kind: Kind
    address: str = Field(default="", max_length=600)
    push: PushWanted | None = None
    language: str = Field(default="en", max_length=5)
    gap: Gap = 0


class GapWanted(StrictModel):
    """How many minutes there are at least between two notices."""

    gap: Gap


class ChannelListed(StrictModel):
    """A channel, without its secrets."""

    id: str
    kind: Kind
    label: str
    gap: int
    confirmed: bool
    """Whether the owner of a mail address has said yes."""
    broken: bool
    """Whether it has failed so often that it is no longer tried."""


class ChoicesWanted(StrictModel):
    """The quiet hours of a person: two times such as 22:00 in their time zone, or none."""

    zone: str = Field(max_length=60)
    quiet_from: str | None = Field(default=None, max_length=5)
    quiet_until: str | None = Field(default=None, max_length=5)


class NoticesKnown(StrictModel):
    """How a person is told of their turn, and what this server offers."""

    kinds: list[Kind]
    """None where the people who run the server have not installed what it needs."""
    any_host: bool
    """Whether ntfy may be any server of that kind."""
    key: str | None
    """The key for push subscriptions."""
    channels: list[ChannelListed]
    choices: ChoicesWanted | None
    """None if nothing was chosen yet."""


class LinkTyped(StrictModel):
    """The secret of a link inside a notice."""

    secret: Secret


class LinkDone(StrictModel):
    """Which kind of notices a link has begun or ended."""

    kind: Kind


def _listed(channel: Channel) -> ChannelListed:
    return ChannelListed(
        id=channel.id,
        kind=channel.kind,
        label=channel.label,
        gap=channel.gap,
        confirmed=channel.is_confirmed,
        broken=channel.failures >= MOST_FAILURES,
    )


@ROUTER.get("/me/notices")
@counted_as("list")
async def my_notices(request: Request, response: Response) -> NoticesKnown:
    """Return how this browser's person is told."""
    return await _known(house_of(request), renew(request, response))


async def _known(house: House, browser: str | None) -> NoticesKnown:
    kinds = house.notices.kinds
    key = public_key(await house.notices.ready_key()) if "push" in kinds else None
    found, choices = [], NoticeChoices()
    if browser is not None:
        name = hashed(browser)
        found = await house.store.read(channels.channels_of, name)
        choices = await house.store.read(channels.choices_of, name)
    chosen = ChoicesWanted(zone=choices.zone, quiet_from=choices.quiet_from, quiet_until=choices.quiet_until)
    return NoticesKnown(
        kinds=list(kinds),
        any_host="webhook" in kinds,
        key=key,
        channels=[_listed(one) for one in found],
        choices=None if choices == NoticeChoices() else chosen,
    )


@ROUTER.post("/me/notices")
@counted_as("notice")
async def choose(wanted: ChoicesWanted, request: Request, response: Response) -> NoticesKnown:
    """Store quiet hours."""
    choices = NoticeChoices(wanted.zone, wanted.quiet_from, wanted.quiet_until)
    choices.check()
    browser, house = browser_of(request, response), house_of(request)
    await house.store.write(channels.save_choices, hashed(browser), choices)
    return await _known(house, browser)


@ROUTER.post("/me/notices/channels", status_code=201)
@counted_as("notice")
async def add_channel(wanted: ChannelWanted, request: Request, response: Response) -> ChannelListed:
    """Add a channel of this browser's person. The owner of a mail address must first confirm it by a link."""
    house, settings = house_of(request), request.app.state.settings
    if wanted.kind not in house.notices.kinds:
        raise NoticesOffError(f"kind: expected one this server allows, got {wanted.kind}")
    address = _address(wanted, settings, "webhook" in house.notices.kinds)
    language = wanted.language if wanted.language in LANGUAGES else "en"
    gap = max(one for one in GAPS if one <= wanted.gap)
    code = new_secret() if wanted.kind == "mail" else None
    if code is not None:
        _expect_few_mails(address["mail"])
    told = (wanted.kind, address, _origin(request, settings), language, gap, code)
    browser = hashed(browser_of(request, response))
    added = await house.store.write(channels.add, browser, *told)
    if code is not None:
        with house.notices.trials.one_more(address_of(request)):
            await house.notices.ask(added, code)
    return _listed(added)


def _address(wanted: ChannelWanted, settings: Settings, any_host: bool) -> channels.Address:
    inside = settings.notice_inside
    if wanted.kind != "push":
        return channels.read_address(wanted.kind, wanted.address, inside, any_host)
    push = wanted.push
    if push is None:
        raise AddressError("push: expected a push subscription, got none")
    return channels.read_subscription(push.endpoint, push.keys.p256dh, push.keys.auth, push.device, inside)


def _origin(request: Request, settings: Settings) -> str:
    """Return where links in notices lead: where the server says it is found, or where this page was found."""
    return settings.public or f"{request.scope['scheme']}://{request.headers.get('host', '')}"


def _expect_few_mails(mail: str) -> None:
    """Refuse to fill a stranger's mailbox."""
    if rate := _mails.of("mail", hashed(mail.lower())).exceeded():
        raise TooMuchError(f"expected at most {rate} questions to one mail address, got more")


@ROUTER.post("/me/notices/channels/{channel}")
@counted_as("notice")
async def change_channel(channel: ChannelId, wanted: GapWanted, request: Request, response: Response) -> ChannelListed:
    """Change how often a channel may be used."""
    browser, gap = hashed(browser_of(request, response)), max(one for one in GAPS if one <= wanted.gap)
    changed = await house_of(request).store.write(channels.set_gap, browser, channel, gap)
    return _listed(changed)


@ROUTER.post("/me/notices/channels/{channel}/remove")
@counted_as("notice")
async def remove_channel(channel: ChannelId, request: Request, response: Response) -> NoticesKnown:
    """Delete a channel."""
    browser, house = browser_of(request, response), house_of(request)
    await house.store.read(channels.expect_channel, hashed(browser), channel)
    await house.store.write(channels.remove, [channel])
    return await _known(house, browser)


@ROUTER.post("/me/notices/channels/{channel}/test", status_code=204)
@counted_as("notice")
async def test_channel(channel: ChannelId, request: Request, response: Response) -> None:
    """Send a test."""
    browser, house = hashed(browser_of(request, response)), house_of(request)
    found = await house.store.read(channels.expect_channel, browser, channel)
    if not found.is_confirmed or found.kind not in house.notices.kinds:
        raise NoticesOffError("expected a channel that is confirmed and allowed")
    with house.notices.trials.one_more(address_of(request)):
        await house.notices.test(found)


@ROUTER.post("/notices/confirm")
@counted_as("notice")
async def confirm(link: LinkTyped, request: Request) -> LinkDone:
    """Begin the notices of a link, with any browser."""
    return LinkDone(kind=await house_of(request).store.write(channels.confirm, link.secret))


@ROUTER.post("/notices/stop")
@counted_as("notice")
async def stop(link: LinkTyped, request: Request) -> LinkDone:
    """End the notices of a link, with any browser."""
    return LinkDone(kind=await house_of(request).store.write(channels.stop, link.secret))


@ROUTER.post("/notices/stop/{secret}")
@counted_as("notice")
async def stop_at_once(secret: Annotated[str, Path(min_length=8, max_length=64)], request: Request) -> LinkDone:
    """End the notices of a link as mail programs do, by one press (RFC 8058)."""
    return LinkDone(kind=await house_of(request).store.write(channels.stop, secret))
