"""The application: what a server is made of, and its start and end."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.resources import files
from pathlib import Path

from fastapi import FastAPI
from fastapi.middleware.gzip import GZipMiddleware
from starlette.routing import Router
from starlette.types import Receive, Scope, Send

from naqala.memory import note_cycles
from naqala.server import socket
from naqala.server.house import House
from naqala.server.logs import configure_logs
from naqala.server.network.addresses import ConcurrencyLimit
from naqala.server.network.connections import ExceptionHandler
from naqala.server.network.error_responses import handle_errors
from naqala.server.network.gate import Gate
from naqala.server.network.guard import guard
from naqala.server.network.rate_limits import Limits
from naqala.server.notices import api as notices_api
from naqala.server.rest import figures_api, health_api, lobby_api, people_api, reviews_api, score_api, tables_api
from naqala.server.rest.client import add_client
from naqala.server.settings import Settings
from naqala.server.storage.bus import bus_of
from naqala.server.storage.database import make_engine, sqlite_url
from naqala.server.storage.migrate import upgrade
from naqala.server.storage.store import Store
from naqala.server.thinking.workers import Workers

APIS = (tables_api, people_api, figures_api, notices_api, lobby_api, score_api, reviews_api, health_api)
STATIC = Path(str(files("naqala.server"))) / "static"


class App(FastAPI):
    """The application. WebSockets skip the middleware for requests, because after a restart all browsers connect at once."""

    _sockets = Router(socket.ROUTES)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request or a WebSocket."""
        try:
            if scope["type"] == "websocket":
                scope["app"] = self
                await self._sockets(scope, receive, send)
            else:
                await super().__call__(scope, receive, send)
        finally:
            note_cycles()


def database_url(settings: Settings) -> str:
    """Return the address of the database; create its folder if it is missing."""
    if settings.database:
        return settings.database
    settings.data.mkdir(parents=True, exist_ok=True)
    return sqlite_url(settings.data / "tables.sqlite")


def make_app(settings: Settings | None = None) -> FastAPI:
    """Return the server as an application."""
    configure_logs()
    chosen = settings or Settings()
    app = App(title="naqala", lifespan=_lifespan, openapi_url=None)
    app.state.settings = chosen
    app.state.limits = _limits(chosen)
    app.state.gate = Gate()
    app.state.connections = ConcurrencyLimit(chosen.connections, "connections")
    for part in APIS:
        app.include_router(part.ROUTER)
    app.middleware("http")(guard)
    app.add_middleware(GZipMiddleware, minimum_size=2000)
    handle_errors(app)
    add_client(app, STATIC)
    return app


@asynccontextmanager
async def _lifespan(app: FastAPI) -> AsyncIterator[None]:
    """Open the database and the house; close the house at the end."""
    chosen: Settings = app.state.settings
    engine = make_engine(database_url(chosen))
    upgrade(engine)
    workers = Workers(chosen.workers, chosen.mode, chosen.warm, chosen.thoughts)
    app.state.house = House(Store(engine, bus_of(engine)), workers, chosen)
    asyncio.get_running_loop().set_exception_handler(ExceptionHandler())
    app.state.house.start()
    yield
    await app.state.house.close()


def _limits(settings: Settings) -> Limits:
    """Return the rate limits of addresses. Health has its own: who asks for it must get it while others of the address ask too
    much.
    """
    return Limits(
        request=settings.request_rate,
        health=settings.request_rate,
        command=settings.address_rate,
        connect=settings.connect_rate,
        open=settings.open_rate,
        film=settings.film_rate,
        seat=settings.seat_rate,
        list=settings.list_rate,
        lesson=settings.lesson_rate,
        score=settings.score_rate,
        review=settings.review_rate,
        notice=settings.notice_rate,
    )
