"""The cookie by which a browser is known. The server renews it at every use, so a person who plays once a year keeps it."""

from starlette.requests import Request
from starlette.responses import Response

from naqala.server.network.browsers import COOKIE, new_secret

YEAR = 400 * 24 * 3600
"""Seconds a browser keeps the cookie: browsers allow no more than 400 days."""


def known_browser(request: Request) -> str | None:
    """Return the secret of the browser, if it has one."""
    known = request.cookies.get(COOKIE)
    return known if known and len(known) <= 64 else None


def browser_of(request: Request, response: Response) -> str:
    """Return the secret of the browser; set a new one if it has none."""
    secret = known_browser(request) or new_secret()
    secure = request.scope["scheme"] == "https"
    response.set_cookie(COOKIE, secret, max_age=YEAR, httponly=True, samesite="strict", secure=secure, path="/")
    return secret


def renew(request: Request, response: Response) -> str | None:
    """Return the secret of the browser and renew its cookie; a browser without one gets none."""
    return browser_of(request, response) if known_browser(request) else None
