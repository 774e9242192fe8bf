"""The REST API about reviews: start one, and read as much of it as there is."""

from typing import Annotated

from fastapi import APIRouter, Path, Query, Request, Response
from msgspec.json import encode

from naqala.server.network.addresses import address_of
from naqala.server.network.browsers import TABLE_ID
from naqala.server.network.intake import CountedRoute, counted_as, house_of

ROUTER = APIRouter(prefix="/api/tables/{table}/review", route_class=CountedRoute)
TableId = Annotated[str, Path(pattern=TABLE_ID)]


@ROUTER.post("", status_code=202)
@counted_as("review")
async def start_review(table: TableId, request: Request) -> None:
    """Start the review of a finished game, or go on with one that was interrupted."""
    house = house_of(request)
    house.reviews.start(table, (await house.finished(table)).game.copy(), address_of(request))


@ROUTER.get("")
@counted_as("list")
async def show_review(table: TableId, request: Request, after: Annotated[int, Query(ge=0)] = 0) -> Response:
    """Return how far a review is, with the findings after the first ``after`` (``ReviewProgress`` in the generated types)."""
    house = house_of(request)
    progress = await house.reviews.progress(table, (await house.finished(table)).game, after)
    return Response(encode(progress), media_type="application/json")
