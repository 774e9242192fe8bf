"""Identity without accounts: a browser is known by a secret cookie, a seat link by a secret in the address.

Only hashes are stored. The link's secret stands behind the # of the address, where no server log and no referrer sees it.
"""

import hashlib
import secrets

from starlette.requests import HTTPConnection

COOKIE = "naqala"
TABLE_ID = r"^[A-Za-z0-9_-]{4,32}$"


def new_secret() -> str:
    """Return a secret that cannot be guessed."""
    return secrets.token_urlsafe(24)


def new_table_id() -> str:
    """Return a public name for a table, which stands in its addresses. A command line would take a first hyphen for an option."""
    name = secrets.token_urlsafe(9)
    return new_table_id() if name.startswith("-") else name


def command_name(browser: str, command: str) -> str:
    """Return the name of a browser's command, unique among all browsers."""
    return hashed(f"{browser} {command}")


def hashed(secret: str) -> str:
    """Return what is stored instead of a secret."""
    return hashlib.sha256(f"naqala {secret}".encode()).hexdigest()


def is_own_page(connection: HTTPConnection) -> bool:
    """Return whether a request may use the browser's cookie: it comes from our own page, from an origin the host allows, or from
    no page.
    """
    origin, host = connection.headers.get("origin"), connection.headers.get("host", "")
    settings = connection.app.state.settings
    return origin is None or origin in (f"http://{host}", f"https://{host}", settings.public, *settings.origins)
