"""The REST part: opening tables, seat links, my games, records, replays. OpenAPI describes it at /api/openapi.json."""

import asyncio
from typing import Annotated, Any, Literal

import msgspec
from fastapi import APIRouter, Body, Path, Request, Response
from fastapi.responses import JSONResponse
from pydantic import BaseModel, ConfigDict, Field

from naqala.bots import BOTS
from naqala.errors import FormatError
from naqala.game import Game
from naqala.options import Options
from naqala.record import replay, to_record
from naqala.server.browsers import COOKIE, TABLE_ID, new_secret
from naqala.server.films import film
from naqala.server.house import House, Opened
from naqala.server.setup import LONGEST_NAME, Chair

ROUTER = APIRouter(prefix="/api")
TableId = Annotated[str, Path(pattern=TABLE_ID)]


class _Model(BaseModel):
    model_config = ConfigDict(extra="forbid")


class ChairWanted(_Model):
    """Who is to sit on a seat."""

    kind: Literal["here", "link", "bot"]
    name: str = Field(min_length=1, max_length=LONGEST_NAME)
    level: Literal[tuple(BOTS)] | None = None  # type: ignore[valid-type]


class TableWanted(_Model):
    """A new table."""

    expansions: list[Literal["artisans", "thieves", "whims"]] = []
    promos: list[Literal["dhenim", "wilwit", "galbells"]] = []
    five_track: bool | None = None
    chairs: list[ChairWanted] = Field(min_length=1, max_length=5)
    seed: str | None = Field(default=None, min_length=1, max_length=100)
    hints: bool = True


class GoingOnWanted(_Model):
    """A table that goes on from a finished game, or from a record."""

    chairs: list[ChairWanted] = Field(min_length=1, max_length=5)
    after: int | None = Field(default=None, ge=0)
    """How many actions of the game are kept; all, if not said."""
    hints: bool = True
    record: dict[str, Any] | None = None
    """A record that was downloaded somewhere; without it the game of the table."""


class TableOpened(_Model):
    """The name of a new table and the secrets of its seat links, by seat."""

    id: str
    invitations: dict[int, str]


class InvitationGiven(_Model):
    """The secret of a new seat link."""

    secret: str


class Seat(_Model):
    """The seat a link led to."""

    seat: int


class SeatLink(_Model):
    """The secret of a seat link."""

    secret: str = Field(min_length=8, max_length=64)


class TableListed(_Model):
    """A table in the list of one's own."""

    id: str
    opened: float
    changed: float
    over: bool
    asked: int | None
    """The seat that is asked; None when the game is over."""
    seats: list[int]
    names: list[str]
    options: dict[str, Any]


def _house(request: Request) -> House:
    house: House = request.app.state.house
    return house


def _browser(request: Request, response: Response) -> str:
    """The secret of the browser; one that has none yet gets one."""
    known = request.cookies.get(COOKIE)
    if known and len(known) <= 64:
        return known
    secret = new_secret()
    secure = request.url.scheme == "https"
    response.set_cookie(COOKIE, secret, max_age=400 * 24 * 3600, httponly=True, samesite="strict", secure=secure, path="/")
    return secret


def _chairs(wanted: list[ChairWanted]) -> list[Chair]:
    return [Chair(chair.kind, chair.name.strip(), chair.level) for chair in wanted]


def _opened(opened: Opened) -> TableOpened:
    return TableOpened(id=opened.id, invitations=opened.invitations)


@ROUTER.post("/tables", status_code=201)
async def open_table(wanted: TableWanted, request: Request, response: Response) -> TableOpened:
    """Opens a table."""
    await request.app.state.limit(request)
    options = Options(len(wanted.chairs), tuple(wanted.expansions), tuple(wanted.promos), wanted.five_track)
    browser = _browser(request, response)
    return _opened(await _house(request).open(browser, options, _chairs(wanted.chairs), wanted.seed, wanted.hints))


@ROUTER.get("/tables")
async def my_tables(request: Request) -> list[TableListed]:
    """The tables this browser has been at, the latest first."""
    found = await _house(request).mine(request.cookies.get(COOKIE))
    return [
        TableListed(
            id=one.id,
            opened=one.opened,
            changed=one.changed,
            over=one.over,
            asked=one.asked,
            seats=one.seats,
            names=[chair.name for chair in one.setup.chairs],
            options=one.setup.start["options"],
        )
        for one in found
    ]


@ROUTER.post("/tables/{table}/sit")
async def sit(table: TableId, link: SeatLink, request: Request, response: Response) -> Seat:
    """Exchanges the secret of a seat link for the seat."""
    return Seat(seat=await _house(request).sit(table, _browser(request, response), link.secret))


@ROUTER.post("/tables/{table}/watch", status_code=204)
async def watch(table: TableId, request: Request, response: Response) -> None:
    """Remembers the table for this browser."""
    await _house(request).room(table)
    await _house(request).watch(table, _browser(request, response))


@ROUTER.post("/tables/{table}/seats/{seat}/invitation")
async def invite(table: TableId, seat: Annotated[int, Path(ge=1, le=5)], request: Request) -> InvitationGiven:
    """A new link for a seat; the old one is void."""
    return InvitationGiven(secret=await _house(request).invite(table, request.cookies.get(COOKIE), seat))


@ROUTER.get("/tables/{table}/record")
async def record(table: TableId, request: Request) -> Response:
    """The record of a finished game (docs/record.md)."""
    finished = await _house(request).finished(table)
    name = f'attachment; filename="naqala-{table}.json"'
    return JSONResponse(to_record(finished.game), headers={"Content-Disposition": name})


@ROUTER.get("/tables/{table}/film")
async def show_film(table: TableId, request: Request, seat: int | None = None, everything: bool = False) -> Response:
    """A finished game, every moment of it, as a seat saw it or with everything open (``Film`` in the generated types)."""
    finished = await _house(request).finished(table)
    if seat is not None:
        finished.chair(seat)
    made = await asyncio.to_thread(lambda: msgspec.json.encode(film(finished, seat, everything)))
    return Response(made, media_type="application/json", headers={"Cache-Control": "private, max-age=86400"})


@ROUTER.post("/tables/{table}/continue", status_code=201)
async def go_on(table: TableId, wanted: GoingOnWanted, request: Request, response: Response) -> TableOpened:
    """A new table that goes on from a moment of a finished game."""
    await request.app.state.limit(request)
    finished = await _house(request).finished(table)
    return await _go_on(finished.game, wanted, request, response)


@ROUTER.post("/records", status_code=201)
async def go_on_from_record(wanted: Annotated[GoingOnWanted, Body()], request: Request, response: Response) -> TableOpened:
    """A new table from a record."""
    await request.app.state.limit(request)
    if wanted.record is None:
        raise FormatError("record: expected one, got nothing")
    return await _go_on(replay(wanted.record), wanted, request, response)


async def _go_on(game: Game, wanted: GoingOnWanted, request: Request, response: Response) -> TableOpened:
    at = _at(game, game.length if wanted.after is None else wanted.after)
    browser = _browser(request, response)
    return _opened(await _house(request).go_on(browser, at, _chairs(wanted.chairs), wanted.hints))


def _at(game: Game, number: int) -> Game:
    """A game as it was after so many actions."""
    twin = Game.from_position(game.start())
    for action in game.actions[:number]:
        twin.play(action)
    return twin
