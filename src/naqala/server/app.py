"""The application: routes, headers that keep strangers out, and health."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from importlib.resources import files
from pathlib import Path

import structlog
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.middleware.gzip import GZipMiddleware
from fastapi.responses import FileResponse, JSONResponse
from msgspec import to_builtins
from starlette.exceptions import HTTPException
from starlette.routing import Router
from starlette.types import Receive, Scope, Send

from naqala.errors import NaqalaError, TallyError, ValuesError
from naqala.memory import note_cycles
from naqala.server import metrics, socket
from naqala.server.errors import MessageError, OriginError, ServerError, TooMuchError, name_of, status_of
from naqala.server.house import House
from naqala.server.logs import configure_logs, log_access
from naqala.server.network.addresses import BlockedError, ConcurrencyLimit, address_of
from naqala.server.network.assets import Assets
from naqala.server.network.browsers import is_own_page
from naqala.server.network.connections import ExceptionHandler
from naqala.server.network.gate import Gate
from naqala.server.network.intake import LARGEST_BODY, LONGEST_PATH, MOST_PARAMETERS, TooLargeError, TooLongError
from naqala.server.network.rate_limits import Limits
from naqala.server.notices import api as notices_api
from naqala.server.rest import figures_api, lobby_api, people_api, previews, reviews_api, score_api, tables_api
from naqala.server.settings import Settings
from naqala.server.storage.bus import bus_of
from naqala.server.storage.database import make_engine, sqlite_url
from naqala.server.storage.migrate import upgrade
from naqala.server.storage.store import Store
from naqala.server.thinking.workers import Workers

LOG = structlog.get_logger()
HEADERS = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data:; style-src 'self'; connect-src 'self'; "
    "object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
STATIC = Path(str(files("naqala.server"))) / "static"


class App(FastAPI):
    """The application. WebSockets pass by all that is there for requests: after a restart all browsers connect at once."""

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

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        engine = make_engine(database_url(chosen))
        upgrade(engine)
        house = House(Store(engine, bus_of(engine)), Workers(chosen.workers, chosen.mode, chosen.warm, chosen.thoughts), chosen)
        app.state.house = house
        asyncio.get_running_loop().set_exception_handler(ExceptionHandler())
        house.start()
        yield
        await house.close()

    app = App(title="naqala", lifespan=life, openapi_url=None)
    app.state.settings = chosen
    app.state.limits = Limits(
        request=chosen.request_rate,
        health=chosen.request_rate,  # apart: who asks how the server is must hear it while others of the address ask too much
        command=chosen.address_rate,
        connect=chosen.connect_rate,
        open=chosen.open_rate,
        film=chosen.film_rate,
        seat=chosen.seat_rate,
        list=chosen.list_rate,
        lesson=chosen.lesson_rate,
        score=chosen.score_rate,
        review=chosen.review_rate,
        notice=chosen.notice_rate,
    )
    app.state.gate = Gate()
    app.state.connections = ConcurrencyLimit(chosen.connections, "connections")
    app.include_router(tables_api.ROUTER)
    app.include_router(people_api.ROUTER)
    app.include_router(figures_api.ROUTER)
    app.include_router(notices_api.ROUTER)
    app.include_router(lobby_api.ROUTER)
    app.include_router(score_api.ROUTER)
    app.include_router(reviews_api.ROUTER)
    app.middleware("http")(_guard)
    app.add_middleware(GZipMiddleware, minimum_size=2000)
    app.add_exception_handler(NaqalaError, _named)
    app.add_exception_handler(RequestValidationError, _misunderstood)
    app.add_exception_handler(HTTPException, _not_served)
    app.add_exception_handler(Exception, _failed)
    _add_health(app)
    _add_client(app)
    return app


async def _guard(request: Request, call_next: Callable[[Request], Awaitable[Response]]) -> Response:
    """Count a request, check its size and origin, and set the headers of the response."""
    begun = time.monotonic()
    try:
        _admit(request)
        response = await call_next(request)
    except (TooMuchError, OriginError) as error:
        response = _error(error)
    seconds = time.monotonic() - begun
    metrics.REQUEST_SECONDS.labels(f"{response.status_code // 100}xx").observe(seconds)
    if request.app.state.settings.access_log:
        log_access(request, response.status_code, seconds)
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)
    if request.scope["path"].startswith("/api"):
        response.headers.setdefault("Cache-Control", "no-store")
    return response


def _admit(request: Request) -> None:
    """Refuse a request by where it comes from and what its head says."""
    if address_of(request) in request.app.state.house.moderation.blocked:
        raise BlockedError("expected an address that is not blocked")
    is_probe = request.scope["path"].startswith("/health/")
    request.app.state.limits.count("health" if is_probe else "request", request)
    if len(request.scope["path"]) > LONGEST_PATH or request.scope["query_string"].count(b"&") >= MOST_PARAMETERS:
        raise TooLongError(f"expected at most {LONGEST_PATH} characters and {MOST_PARAMETERS} parameters in an address, got more")
    length = request.headers.get("content-length", "0")
    if "transfer-encoding" in request.headers or not length.isdecimal() or len(length) > 9 or int(length) > LARGEST_BODY:
        raise TooLargeError(f"expected at most {LARGEST_BODY} bytes, said beforehand by Content-Length alone")
    if request.method not in ("GET", "HEAD", "OPTIONS") and not is_own_page(request):
        raise OriginError("expected a page of this server, got one of another origin")


def _error(error: NaqalaError, status: int | None = None) -> JSONResponse:
    """Return an error as a response. It may quote the request, so drop lone surrogates, which cannot be encoded."""
    metrics.REFUSED.labels(name_of(error)).inc()
    text = str(error).encode("utf-8", "backslashreplace").decode()
    fault = error.fault if isinstance(error, TallyError | ValuesError) else None
    parts = {"fault": to_builtins(fault)} if fault else {}
    return JSONResponse({"error": name_of(error), "text": text, **parts}, status_code=status or status_of(error))


async def _named(_: Request, error: Exception) -> Response:
    assert isinstance(error, NaqalaError)
    return _error(error)


async def _failed(_: Request, __: Exception) -> Response:
    """Answer a fault of the server; its log has the details."""
    return _error(ServerError("something went wrong"))


async def _misunderstood(_: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"])
    return _error(MessageError(f"{where}: {first['msg']}"))


async def _not_served(_: Request, error: Exception) -> Response:
    """Answer an unknown address, a wrong method or a body that is not JSON."""
    assert isinstance(error, HTTPException)
    return _error(ServerError(str(error.detail)), error.status_code)


def _add_health(app: FastAPI) -> None:
    @app.api_route("/health/live", methods=["GET", "HEAD"], include_in_schema=False)
    async def live() -> dict[str, str]:
        return {"status": "alive"}

    @app.api_route("/health/ready", methods=["GET", "HEAD"], include_in_schema=False)
    async def ready(request: Request) -> Response:
        house: House = request.app.state.house
        trouble = await house.health.trouble()
        status = {"status": trouble or "ready", "tables": len(house.rooms.loaded), "compiled": house.workers.is_warm}
        return JSONResponse(status, status_code=503 if trouble else 200)


def _add_client(app: FastAPI) -> None:
    """Serve the built client; each address that is not a file is a screen of it."""
    if not (STATIC / "index.html").exists():
        LOG.warning("the client is not built; only the interface for programs answers")
        return
    app.mount("/assets", Assets(directory=STATIC / "assets"), name="assets")
    known = {
        path.relative_to(STATIC).as_posix(): path
        for path in STATIC.rglob("*")
        if path.is_file() and not path.name.startswith(".")
    }

    index = (STATIC / "index.html").read_text(encoding="utf-8")

    @app.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
    async def page(path: str, request: Request) -> Response:
        if path.startswith(("api/", "ws/", "health/")):
            raise HTTPException(404, "no such address")
        if path in known and path != "index.html":
            return FileResponse(known[path], headers={"Cache-Control": "no-cache"})
        return await previews.page(index, path, request)
