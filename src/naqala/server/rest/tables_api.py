"""The REST API: opening tables, seat links, my games, records, replays, lessons. OpenAPI describes it at /api/openapi.json."""

import asyncio
import gzip
from collections.abc import Callable
from functools import cache
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Body, Path, Query, Request, Response
from fastapi.responses import JSONResponse
from msgspec import Struct
from msgspec.json import encode
from pydantic import Field

from naqala.bots import BOTS
from naqala.catalog.values import GivenValues
from naqala.errors import FormatError
from naqala.game import Game
from naqala.options import EXPANSIONS, PROMOS, Options
from naqala.record import RecordedPlayer, replay, to_record
from naqala.server.errors import NotOverError, NotYourSeatError
from naqala.server.house import TableOpened
from naqala.server.lobby import expect_free_seat
from naqala.server.network.addresses import address_of, in_network, is_everywhere, is_loopback, origin_at
from naqala.server.network.browsers import COOKIE, TABLE_ID
from naqala.server.network.cookies import browser_of, renew
from naqala.server.network.intake import CountedRoute, StrictModel, counted_as, house_of
from naqala.server.protocol.films import FilmName
from naqala.server.protocol.printed_seen import PrintedSeen, printed_seen
from naqala.server.protocol.since import since
from naqala.server.rest.lessons import listed, played
from naqala.server.rest.lobby_api import SeatTaken, expect_lobby
from naqala.server.settings import Settings
from naqala.server.tables.pace import STAND_IN, Pace
from naqala.server.tables.setup import LONGEST_NAME, LONGEST_SEED, Chair, new_setup
from naqala.texts import expect_language
from naqala.values import LONGEST_FILE, parse_values, template

ROUTER = APIRouter(prefix="/api", route_class=CountedRoute)
TableId = Annotated[str, Path(pattern=TABLE_ID)]
VALUES = "values"
"""What errors call a values file that a browser sent."""
MOST_ANSWERS = 60
"""More than any task needs; the server plays all of them for every request."""


class ChairWanted(StrictModel):
    """Who is to sit on a seat."""

    kind: Literal["here", "link", "bot"]
    name: str = Field(min_length=1, max_length=LONGEST_NAME)
    level: Literal[tuple(BOTS)] | None = None  # type: ignore[valid-type]


class PaceWanted(StrictModel):
    """How much time people have (``Pace`` in pace.py has the bounds)."""

    kind: Literal["clock", "days"]
    base: int
    increment: int = 0
    end: Literal["turn", "seat", "ask"] = "turn"
    level: Literal[tuple(BOTS)] = STAND_IN  # type: ignore[valid-type]

    def pace(self) -> Pace:
        """Return it as it is stored."""
        return Pace(self.kind, self.base, self.increment, self.end, self.level)


class TableWanted(StrictModel):
    """A new table."""

    expansions: list[Literal[EXPANSIONS]] = Field(default_factory=list)  # type: ignore[valid-type]
    promos: list[Literal[PROMOS]] = Field(default_factory=list)  # type: ignore[valid-type]
    five_track: bool | None = None
    chairs: list[ChairWanted] = Field(min_length=1, max_length=5)
    seed: str | None = Field(default=None, min_length=1, max_length=LONGEST_SEED)
    hints: bool = True
    pace: PaceWanted | None = None
    lobby: str | None = Field(default=None, max_length=20)
    """The language in which it stands in the lobby, if it does."""
    values: str | None = Field(default=None, max_length=LONGEST_FILE)
    """A values file (docs/values.md); an empty one for our values; without one those of the server."""


class ValuesWanted(StrictModel):
    """The text of a values file."""

    text: str = Field(max_length=LONGEST_FILE)


class ValuesFound(Struct, frozen=True):
    """What a file with values from the box changes: by the paths that requests name, and on cards and tiles."""

    values: GivenValues
    printed: PrintedSeen


class GoingOnWanted(StrictModel):
    """A table that goes on from a finished game, or from a record."""

    chairs: list[ChairWanted] = Field(min_length=1, max_length=5)
    after: int | None = Field(default=None, ge=0)
    """How many actions of the game are kept; all, if not said."""
    hints: bool = True
    record: dict[str, Any] | None = None
    """A record that was downloaded somewhere; without it the game of the table."""
    only_finished: bool = False
    """Whether a game that is not over is refused: only a finished one can be opened without asking who sits where."""


class InvitationGiven(StrictModel):
    """The secret of a new seat link."""

    secret: str


class SeatLink(StrictModel):
    """The secret of a seat link."""

    secret: str = Field(min_length=8, max_length=64)


class ServerFound(Struct, frozen=True):
    """Where others find the server."""

    public: str | None
    """The origin links are made of, if that of the page is not good for others."""
    only_here: bool
    """Whether other machines cannot connect, because the server listens on this one alone."""
    lobby: bool
    """Whether the server lists open tables."""
    values: GivenValues
    """The server's values from the box, by their paths."""
    printed: PrintedSeen
    """What they change."""


class LessonAnswers(StrictModel):
    """What a learner has answered in a task, and how many actions the browser has shown."""

    task: str = Field(max_length=40)
    answers: list[Annotated[str, Field(min_length=1, max_length=200)]] = Field(default=[], max_length=MOST_ANSWERS)
    after: int = Field(default=0, ge=0)


def _chairs(wanted: list[ChairWanted]) -> list[Chair]:
    return [Chair(chair.kind, chair.name.strip(), chair.level) for chair in wanted]


@ROUTER.get("/server")
async def where_it_is(request: Request) -> Response:
    """Return where others find the server, as ``ServerFound``: at the address its host has set. If the page was opened under a
    name that means "this machine" on every machine, return the machine's address in its network.
    """
    settings: Settings = request.app.state.settings
    host = request.headers.get("host", "")
    is_here = is_loopback(host.partition("]")[0] if host.startswith("[") else host.partition(":")[0])
    public = settings.public
    if public is None and is_here and is_everywhere(settings.host):
        public = next((origin_at(address, request.scope["server"][1]) for address in in_network(settings.host)), None)
    only_here = settings.public is None and is_here and is_loopback(settings.host)
    found = ServerFound(public, only_here, settings.lobby, settings.box, printed_seen(settings.box))
    return Response(encode(found), media_type="application/json")


@ROUTER.get("/openapi.json", include_in_schema=False)
@counted_as("list")
async def description(request: Request) -> Response:
    """Describe this interface for programs."""
    return JSONResponse(request.app.openapi())


@ROUTER.post("/tables", status_code=201)
@counted_as("open")
async def open_table(wanted: TableWanted, request: Request, response: Response) -> TableOpened:
    """Open a table."""
    settings: Settings = request.app.state.settings
    options = Options(len(wanted.chairs), tuple(wanted.expansions), tuple(wanted.promos), wanted.five_track)
    if wanted.lobby is not None:
        expect_lobby(request)
        expect_language(wanted.lobby)
        expect_free_seat([chair.kind for chair in wanted.chairs])
        await house_of(request).lobby_shares.expect_place(address_of(request))
    setup = new_setup(
        options,
        _chairs(wanted.chairs),
        wanted.seed,
        wanted.hints,
        pace=None if wanted.pace is None else wanted.pace.pace(),
        waits=wanted.lobby is not None,
        values=settings.box if wanted.values is None else await asyncio.to_thread(parse_values, wanted.values, VALUES),
    )
    opened = await house_of(request).open(browser_of(request, response), setup, wanted.lobby)
    if wanted.lobby is not None:
        house_of(request).lobby_shares.add(address_of(request), opened.id)
    return opened


@ROUTER.get("/values/template")
def values_template() -> Response:
    """Return a values file with every value that can be given, in comments."""
    return Response(template(), media_type="text/plain; charset=utf-8")


@ROUTER.post("/values")
@counted_as("score")
def check_values(given: ValuesWanted) -> Response:
    """Return what a file with values from the box changes, as ``ValuesFound``; refuse one with a mistake. Nothing is kept."""
    values = parse_values(given.text, VALUES)
    found = ValuesFound(values, printed_seen(values))
    return Response(encode(found), media_type="application/json")


@ROUTER.get("/tables")
@counted_as("list")
async def my_tables(request: Request, response: Response) -> Response:
    """Return the tables this browser has been at, the latest first (a list of ``TableListed`` in the generated types)."""
    found = await house_of(request).tables_of(renew(request, response))
    return Response(encode(found), media_type="application/json", headers=dict(response.headers))


@ROUTER.post("/tables/{table}/sit")
@counted_as("seat")
async def sit(table: TableId, link: SeatLink, request: Request, response: Response) -> SeatTaken:
    """Exchange the secret of a seat link for the seat."""
    return SeatTaken(seat=await house_of(request).seats.sit(table, browser_of(request, response), link.secret))


@ROUTER.post("/tables/{table}/watch", status_code=204)
@counted_as("seat")
async def watch(table: TableId, request: Request, response: Response) -> None:
    """Remember the table for this browser."""
    await house_of(request).rooms.get(table)
    await house_of(request).seats.watch(table, browser_of(request, response))


@ROUTER.post("/tables/{table}/dismiss", status_code=204)
@counted_as("seat")
async def dismiss(table: TableId, request: Request, response: Response) -> None:
    """Put the table away: the list of this browser has it no more, until its person comes to the table again."""
    await house_of(request).seats.dismiss(table, browser_of(request, response))


@ROUTER.post("/tables/{table}/seats/{seat}/invitation")
@counted_as("seat")
async def invite(table: TableId, seat: Annotated[int, Path(ge=1, le=5)], request: Request) -> InvitationGiven:
    """Return a new link for a seat; the old one is void."""
    return InvitationGiven(secret=await house_of(request).seats.invite(table, request.cookies.get(COOKIE), seat))


@ROUTER.get("/tables/{table}/record")
@counted_as("film")
async def record(table: TableId, request: Request) -> Response:
    """Return the record of a finished game (docs/record.md)."""
    finished = await house_of(request).finished(table)
    name = f'attachment; filename="naqala-{table}.json"'
    made = to_record(finished.game, [RecordedPlayer(chair.name, chair.level) for chair in finished.chairs])
    return Response(encode(made), media_type="application/json", headers={"Content-Disposition": name})


@ROUTER.get("/tables/{table}/film")
async def show_film(table: TableId, request: Request, seat: int | None = None, everything: bool = False) -> Response:
    """Return a finished game, every moment of it, as a seat saw it or with everything open (``Film`` in the generated types)."""
    house, limits = house_of(request), request.app.state.limits
    is_counted = table not in house.rooms.loaded
    if is_counted:  # to load a table costs something too
        limits.count("film", request)
    finished = await house.finished(table)
    if seat is not None:
        finished.chair(seat)
    wanted = FilmName(table, finished.version, None if everything else seat, everything)
    tag = house.films.tag(wanted)
    headers = {"ETag": tag, "Cache-Control": "private, no-cache", "Vary": "Accept-Encoding"}
    if tag in [known.strip() for known in request.headers.get("if-none-match", "").split(",")]:
        return Response(status_code=304, headers=headers)
    is_packed = "gzip" in request.headers.get("accept-encoding", "")
    if not is_counted and not (is_packed and house.films.has(wanted)):  # fifty times as large where it is to be unpacked
        limits.count("film", request)
    made = await house.films.packed(wanted, finished)
    if is_packed:
        return Response(made, media_type="application/json", headers={**headers, "Content-Encoding": "gzip"})
    return Response(gzip.decompress(made), media_type="application/json", headers=headers)


@ROUTER.get("/tables/{table}/since")
@counted_as("film")
async def show_since(
    table: TableId, request: Request, seat: Annotated[int, Query(ge=1, le=5)], after: Annotated[int, Query(ge=0)]
) -> Response:
    """Return what a seat of this browser has seen after so many actions (``Since`` in the generated types)."""
    house = house_of(request)
    if seat not in await house.seats.of(table, request.cookies.get(COOKIE)):
        raise NotYourSeatError(f"expected one of your seats, got {seat}")
    game = (await house.rooms.get(table)).table.game.copy()
    made = await house.in_background(lambda: encode(since(game, seat, after)))
    return Response(made, media_type="application/json")


@ROUTER.post("/tables/{table}/continue", status_code=201)
@counted_as("open")
async def go_on(table: TableId, wanted: GoingOnWanted, request: Request, response: Response) -> TableOpened:
    """Open a table that goes on from a moment of a finished game."""
    game = (await house_of(request).finished(table)).game.copy()
    return await _go_on(lambda: _at(game, wanted.after), wanted, request, response)


@ROUTER.post("/records", status_code=201)
@counted_as("open")
async def go_on_from_record(wanted: Annotated[GoingOnWanted, Body()], request: Request, response: Response) -> TableOpened:
    """Open a table that goes on from a record."""
    record = wanted.record
    if record is None:
        raise FormatError("record: expected one, got nothing")

    def game() -> Game:
        found = _at(replay(record), wanted.after)
        if wanted.only_finished and not found.is_over:
            raise NotOverError("expected a finished game; this one goes on")
        return found

    return await _go_on(game, wanted, request, response)


async def _go_on(game: Callable[[], Game], wanted: GoingOnWanted, request: Request, response: Response) -> TableOpened:
    browser = browser_of(request, response)
    return await house_of(request).go_on(browser, game, _chairs(wanted.chairs), wanted.hints)


def _at(game: Game, number: int | None) -> Game:
    """Return a game as it was after this number of actions, or after all of them."""
    twin = Game.from_position(game.start())
    for action in game.actions[:number]:
        twin.play(action)
    return twin


@ROUTER.get("/lessons")
@counted_as("lesson")
def lessons() -> Response:
    """Return all lessons (a list of ``LessonListed`` in the generated types)."""
    return Response(_lessons(), media_type="application/json")


@cache
def _lessons() -> bytes:
    """Return the list of lessons, which is the same for all: making it takes as long as ten requests."""
    return encode(listed())


@ROUTER.post("/lessons/{lesson}/play")
@counted_as("lesson")
def play_lesson(lesson: Annotated[str, Path(max_length=40)], given: LessonAnswers) -> Response:
    """Return where a learner's answers in a task lead (``LessonPlayed`` in the generated types). Nothing is kept."""
    return Response(encode(played(lesson, given.task, given.answers, given.after)), media_type="application/json")
