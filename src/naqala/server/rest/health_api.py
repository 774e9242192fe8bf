"""Whether the server is alive and ready, for those who watch it."""

from fastapi import APIRouter, Response
from fastapi.responses import JSONResponse
from starlette.requests import Request

from naqala.server.network.intake import house_of

ROUTER = APIRouter(prefix="/health", include_in_schema=False)


@ROUTER.api_route("/live", methods=["GET", "HEAD"])
async def live() -> dict[str, str]:
    """Say that the process answers."""
    return {"status": "alive"}


@ROUTER.api_route("/ready", methods=["GET", "HEAD"])
async def ready(request: Request) -> Response:
    """Say whether the server can read and write, and whether its bots are compiled."""
    house = house_of(request)
    trouble = await house.health.trouble()
    status = {"status": trouble or "ready", "tables": len(house.rooms.loaded), "compiled": house.workers.is_warm}
    return JSONResponse(status, status_code=503 if trouble else 200)
