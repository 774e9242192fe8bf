"""Reads the body of a request: counts the request first, limits its size, and parses a large body in a thread."""

import asyncio
import json
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, TypeVar

from fastapi import Request, Response
from fastapi.routing import APIRoute
from pydantic import BaseModel, ConfigDict
from starlette.requests import ClientDisconnect

from naqala.server.errors import MessageError, TooMuchError

if TYPE_CHECKING:
    from naqala.server.house import House

LARGEST_BODY = 1024 * 1024
"""Bytes of one request. A record is the largest thing a browser sends; the longest games have a tenth of this."""
MOST_VALUES = 100_000
"""Values in one body. Parsing takes time by the value, not by the byte: this many take some 30 ms."""
SMALL_BODY = 16 * 1024
"""Bytes that are parsed at once; more are parsed in a thread."""
LONGEST_PATH, MOST_PARAMETERS = 4000, 100
"""Characters of an address, and parameters in it: our own have far fewer, and each takes time that no size of a body limits."""
Handler = Callable[[Request], Coroutine[Any, Any, Response]]
Endpoint = TypeVar("Endpoint", bound=Callable[..., Any])


class TooLargeError(TooMuchError, status=413):
    """More than the server takes in one request; a browser gets the name of the base class."""


class TooLongError(TooMuchError, status=414):
    """A longer address than the server reads; a browser gets the name of the base class."""


def counted_as(what: str) -> Callable[[Endpoint], Endpoint]:
    """Mark an endpoint whose requests count for this rate limit, valid or not."""

    def mark(endpoint: Endpoint) -> Endpoint:
        endpoint.__dict__["counted_as"] = what
        return endpoint

    return mark


def house_of(request: Request) -> "House":
    """Return the house of the server that a request came to."""
    house: House = request.app.state.house
    return house


class StrictModel(BaseModel):
    """What a request or an answer says: no more than it declares."""

    model_config = ConfigDict(extra="forbid")


class CountedRoute(APIRoute):
    """A route that counts a request before it reads it."""

    def get_route_handler(self) -> Handler:
        """Return the handler of the route."""
        handle, what = super().get_route_handler(), getattr(self.endpoint, "counted_as", None)

        async def handler(request: Request) -> Response:
            if what is not None:
                request.app.state.limits.count(what, request)
            if self.body_field is not None:
                await _read(request)
            return await handle(request)

        return handler


async def _read(request: Request) -> None:
    """Read the body, and keep it where the framework looks for it."""
    body = bytearray()
    try:
        async for chunk in request.stream():
            body += chunk
            if len(body) > LARGEST_BODY:
                raise TooLargeError(f"expected at most {LARGEST_BODY} bytes, got more")
    except ClientDisconnect:
        raise MessageError("expected the rest of the request, but the connection has ended") from None
    if sum(map(body.count, (b",", b"{", b"["))) > MOST_VALUES:
        raise TooLargeError(f"expected at most {MOST_VALUES} values in one request, got more")
    request._body = bytes(body)
    if len(body) > SMALL_BODY:
        request._json = await asyncio.to_thread(_parse, bytes(body))


def _parse(body: bytes) -> Any:
    """Return the value of a text in JSON; of anything else the text itself, which every endpoint refuses."""
    try:
        return json.loads(body)
    except (ValueError, RecursionError):
        return body.decode(errors="replace")[:100]
