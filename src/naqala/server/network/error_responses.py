"""Errors as responses: each by the name that the client has words for."""

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from msgspec import to_builtins
from starlette.exceptions import HTTPException

from naqala.errors import NaqalaError, TallyError, ValuesError
from naqala.server import metrics
from naqala.server.errors import MessageError, ServerError, name_of, status_of


def handle_errors(app: FastAPI) -> None:
    """Answer whatever an endpoint raises."""
    app.add_exception_handler(NaqalaError, _named)
    app.add_exception_handler(RequestValidationError, _misunderstood)
    app.add_exception_handler(HTTPException, _not_served)
    app.add_exception_handler(Exception, _failed)


def error_response(error: NaqalaError, status: int | None = None) -> JSONResponse:
    """Return an error as a response. It may quote the request, so drop lone surrogates, which cannot be encoded."""
    metrics.REFUSED.labels(name_of(error)).inc()
    text = str(error).encode("utf-8", "backslashreplace").decode()
    fault = error.fault if isinstance(error, TallyError | ValuesError) else None
    parts = {"fault": to_builtins(fault)} if fault else {}
    return JSONResponse({"error": name_of(error), "text": text, **parts}, status_code=status or status_of(error))


async def _named(_: Request, error: Exception) -> Response:
    assert isinstance(error, NaqalaError)
    return error_response(error)


async def _failed(_: Request, __: Exception) -> Response:
    """Answer a fault of the server; its log has the details."""
    return error_response(ServerError("something went wrong"))


async def _misunderstood(_: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"])
    return error_response(MessageError(f"{where}: {first['msg']}"))


async def _not_served(_: Request, error: Exception) -> Response:
    """Answer an unknown address, a wrong method or a body that is not JSON."""
    assert isinstance(error, HTTPException)
    return error_response(ServerError(str(error.detail)), error.status_code)
