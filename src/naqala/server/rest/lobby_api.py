"""The REST API of the lobby."""

from typing import Annotated

from fastapi import APIRouter, Path, Request, Response
from msgspec import Struct
from msgspec.json import encode

from naqala.server import lobby
from naqala.server.errors import LobbyError
from naqala.server.network.addresses import address_of
from naqala.server.network.browsers import TABLE_ID, hashed
from naqala.server.network.cookies import browser_of
from naqala.server.network.intake import CountedRoute, StrictModel, counted_as, house_of
from naqala.server.tables.pace import Pace
from naqala.server.tables.setup import StoredOptions

ROUTER = APIRouter(prefix="/api/lobby", route_class=CountedRoute)


class TableWaiting(Struct, frozen=True):
    """A table in the lobby."""

    id: str
    opened: float
    language: str
    options: StoredOptions
    hints: bool
    pace: Pace | None
    names: list[str | None]
    """Who sits where; None at a free seat."""
    yours: bool
    """Whether this browser has a seat there."""
    can_leave: bool
    """Whether it can give that seat back."""


class SeatTaken(StrictModel):
    """The seat a link led to."""

    seat: int


def expect_lobby(request: Request) -> None:
    """Refuse on a server without a lobby."""
    if not request.app.state.settings.lobby:
        raise LobbyError("expected a server with a lobby, this one has none")


@ROUTER.get("")
@counted_as("list")
async def waiting_tables(request: Request, response: Response) -> Response:
    """Return the tables that wait for people, the newest first (a list of ``TableWaiting`` in the generated types)."""
    expect_lobby(request)
    browser = hashed(browser_of(request, response))
    found = [_listed(one, browser) for one in await house_of(request).store.read(lobby.waiting)]
    return Response(encode(found), media_type="application/json", headers=dict(response.headers))


@ROUTER.post("/{table}")
@counted_as("seat")
async def join(table: Annotated[str, Path(pattern=TABLE_ID)], request: Request, response: Response) -> SeatTaken:
    """Take a free seat of a table in the lobby."""
    expect_lobby(request)
    house, address = house_of(request), address_of(request)
    await house.lobby_shares.expect_place(address, table)
    seat = await house.seats.join(table, browser_of(request, response))
    house.lobby_shares.add(address, table)
    return SeatTaken(seat=seat)


@ROUTER.post("/{table}/leave", status_code=204)
@counted_as("seat")
async def leave(table: Annotated[str, Path(pattern=TABLE_ID)], request: Request, response: Response) -> None:
    """Give back a seat that was taken at a table of the lobby, before the game begins."""
    expect_lobby(request)
    await house_of(request).seats.leave(table, browser_of(request, response))
    house_of(request).lobby_shares.remove(address_of(request), table)


def _listed(one: lobby.LobbyTable, browser: str) -> TableWaiting:
    return TableWaiting(
        id=one.row.id,
        opened=one.row.opened,
        language=one.row.lobby,
        options=one.setup.options,
        hints=one.setup.hints,
        pace=one.setup.pace,
        names=[None if seat in one.free else name for seat, name in enumerate(one.names, 1)],
        yours=any(browser in browsers for browsers in one.holders.values()),
        can_leave=bool(one.given_by(browser)),
    )
