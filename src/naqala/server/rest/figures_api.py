"""The REST API about what a person has here: figures, all data as a file, and the end of it."""

from typing import Literal

import msgspec
from fastapi import APIRouter, Request, Response

from naqala.server.network.browsers import COOKIE, hashed
from naqala.server.network.cookies import known_browser, renew
from naqala.server.network.intake import CountedRoute, StrictModel, counted_as, house_of
from naqala.server.people.export import data_of

ROUTER = APIRouter(prefix="/api/me", route_class=CountedRoute)


class DeletionWanted(StrictModel):
    """A person wants everything to be deleted, and is sure of it."""

    confirm: Literal["delete"]


class Deleted(StrictModel):
    """At how many tables something was deleted."""

    tables: int


def _name_of(request: Request) -> str:
    """Return the hash of the browser; without a cookie one that has nothing."""
    return hashed(known_browser(request) or "")


@ROUTER.get("/figures")
@counted_as("list")
async def my_figures(request: Request, response: Response) -> Response:
    """Return what this person's finished games say (``FiguresSeen`` in the generated types)."""
    renew(request, response)
    made = await house_of(request).figures.of(_name_of(request))
    return Response(made, media_type="application/json", headers=dict(response.headers))


@ROUTER.get("/data")
@counted_as("film")
async def my_data(request: Request) -> Response:
    """Return all that is stored of this person, as a file (docs/figures.md)."""
    browser = _name_of(request)
    made = await house_of(request).figures.read(lambda connection: msgspec.json.encode(data_of(connection, browser)))
    headers = {"Content-Disposition": 'attachment; filename="naqala-my-data.json"'}
    return Response(made, media_type="application/json", headers=headers)


@ROUTER.post("/delete")
@counted_as("open")
async def delete_me(wanted: DeletionWanted, request: Request, response: Response) -> Deleted:  # noqa: ARG001
    """Delete all that is stored of this person, and the cookie by which the browser is known."""
    browser = known_browser(request)
    tables = 0 if browser is None else await house_of(request).seats.forget(browser)
    response.delete_cookie(COOKIE, path="/")
    return Deleted(tables=tables)
