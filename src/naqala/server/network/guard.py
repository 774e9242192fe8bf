"""Lets requests in: counts them, refuses some by their head, and sets the headers that keep strangers out of the page."""

import time
from collections.abc import Awaitable, Callable

from starlette.requests import Request
from starlette.responses import Response

from naqala.server import metrics
from naqala.server.errors import OriginError, TooMuchError
from naqala.server.logs import log_access
from naqala.server.network.addresses import BlockedError, address_of
from naqala.server.network.browsers import is_own_page
from naqala.server.network.error_responses import error_response
from naqala.server.network.intake import LARGEST_BODY, LONGEST_PATH, MOST_PARAMETERS, TooLargeError, TooLongError

HEADERS = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data:; style-src 'self'; connect-src 'self'; "
    "object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


async def guard(request: Request, call_next: Callable[[Request], Awaitable[Response]]) -> Response:
    """Count a request, check its size and origin, and set the headers of the response."""
    begun = time.monotonic()
    try:
        _admit(request)
        response = await call_next(request)
    except (TooMuchError, OriginError) as error:
        response = error_response(error)
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
