"""What chats show of a link: a title, a description and a picture in the head of the page, for crawlers that run no script.

Nothing in it is secret: a seat link has its secret behind #, which no browser sends, and names of people are left out.
"""

import html
import re

import msgspec
from fastapi import Request
from fastapi.responses import HTMLResponse, Response
from sqlalchemy import Connection, select

from naqala.errors import NaqalaError
from naqala.server.network.browsers import TABLE_ID
from naqala.server.network.intake import house_of
from naqala.server.storage.schema import GAMES
from naqala.server.tables.setup import Setup, read_setup
from naqala.texts import ENGLISH, LANGUAGES, say, speaking

PICTURE, WIDTH, HEIGHT = "/preview.jpg", 1200, 630
LONGEST_WISH = 400
"""Characters that are read of the languages a browser asks for: it has a few, and the best come first."""
_TABLE = re.compile(f"(?:table|replay|review)/({TABLE_ID.strip('^$')})")


async def page(index: str, path: str, request: Request) -> Response:
    """Return the page of the client with the preview of a path in its head."""
    found = _TABLE.fullmatch(path)
    setup = await _setup_of(request, found[1]) if found else None
    language = _language(request.headers.get("accept-language", ""))
    with speaking(language):
        title, about = _words(setup)
    head = _head(_origin(request), f"/{path}", title, about)
    return HTMLResponse(index.replace("</head>", f"{head}</head>", 1), headers={"Cache-Control": "no-cache"})


async def _setup_of(request: Request, table: str) -> Setup | None:
    """Return the setup of a table; None if there is none, or if the database does not answer: the page comes anyway."""

    def work(connection: Connection) -> Setup | None:
        stored = connection.execute(select(GAMES.c.setup).where(GAMES.c.id == table)).scalar()
        return None if stored is None else read_setup(stored)

    try:
        return await house_of(request).store.read(work)
    except (NaqalaError, msgspec.DecodeError):
        return None


def _words(setup: Setup | None) -> tuple[str, str]:
    if setup is None:
        return say("ui.title"), say("preview.home")
    expansions = setup.options["expansions"]
    games = ", ".join(say(f"expansion.{name}") for name in expansions) or say("expansion.base")
    return say("preview.table"), say("preview.about", n=len(setup.chairs), games=games)


def _language(accepted: str) -> str:
    """Return the first language of a browser that there is."""
    wishes = [part.split(";")[0].strip().split("-")[0].lower() for part in accepted[:LONGEST_WISH].split(",")]
    return next((wish for wish in wishes if wish in LANGUAGES), ENGLISH)


def _origin(request: Request) -> str:
    public: str | None = request.app.state.settings.public
    return public or f"{request.url.scheme}://{request.url.netloc}"


def _head(origin: str, path: str, title: str, about: str) -> str:
    """Return the tags of Open Graph, which all chats read."""
    properties = {
        "og:type": "website",
        "og:site_name": "Naqala",
        "og:title": title,
        "og:description": about,
        "og:url": f"{origin}{path}",
        "og:image": f"{origin}{PICTURE}",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
    }
    tags = [f'<meta property="{name}" content="{html.escape(value)}" />' for name, value in properties.items()]
    tags.append(f'<meta name="description" content="{html.escape(about)}" />')
    tags.append('<meta name="twitter:card" content="summary_large_image" />')
    return "".join(tags)
