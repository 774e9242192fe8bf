"""The REST API about oneself: name, colour and camel, the recovery code, and moving to another browser."""

from fastapi import APIRouter, Request, Response
from pydantic import Field

from naqala.server.network.browsers import hashed
from naqala.server.network.cookies import browser_of, renew
from naqala.server.network.intake import CountedRoute, StrictModel, counted_as, house_of
from naqala.server.people import profiles
from naqala.server.people.profiles import Profile
from naqala.server.tables.setup import LONGEST_NAME

ROUTER = APIRouter(prefix="/api/me", route_class=CountedRoute)


class MeWanted(StrictModel):
    """What a person has chosen for themselves; an empty name and null stand for nothing yet."""

    name: str = Field(default="", max_length=LONGEST_NAME)
    colour: int | None = Field(default=None, ge=0, lt=profiles.MOST_LOOKS)
    camel: int | None = Field(default=None, ge=0, lt=profiles.MOST_LOOKS)


class CodeGiven(StrictModel):
    """A new recovery code. The server keeps only its hash, so it is shown this once."""

    code: str


class CodeTyped(StrictModel):
    """A recovery code, as a person has typed it."""

    code: str = Field(min_length=1, max_length=64)


class Moved(StrictModel):
    """How many tables came along."""

    tables: int


@ROUTER.get("")
@counted_as("list")
async def me(request: Request, response: Response) -> Profile:
    """Return who this browser is."""
    browser = renew(request, response)
    return Profile() if browser is None else await house_of(request).store.read(profiles.profile, hashed(browser))


@ROUTER.post("")
@counted_as("seat")
async def change_me(wanted: MeWanted, request: Request, response: Response) -> Profile:
    """Store a name, a colour and a camel."""
    chosen = Profile(wanted.name.strip(), wanted.colour, wanted.camel)
    chosen.check()
    browser = hashed(browser_of(request, response))
    store = house_of(request).store
    await store.write(profiles.save_profile, browser, chosen)
    return await store.read(profiles.profile, browser)


@ROUTER.post("/code", status_code=201)
@counted_as("seat")
async def new_code(request: Request, response: Response) -> CodeGiven:
    """Return a new recovery code; an older one is void."""
    browser, code = hashed(browser_of(request, response)), profiles.new_code()
    await house_of(request).store.write(profiles.save_code, browser, hashed(code))
    return CodeGiven(code=code)


@ROUTER.post("/move")
@counted_as("seat")
async def move(typed: CodeTyped, request: Request, response: Response) -> Moved:
    """Give this browser everything of the one that has the code, which keeps nothing."""
    code = profiles.read_code(typed.code)
    return Moved(tables=await house_of(request).seats.move(browser_of(request, response), code))
