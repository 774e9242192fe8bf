"""The built files of the browser client, compressed when they were built (web/tools/compressed.ts)."""

from pathlib import Path
from typing import Any

from fastapi.staticfiles import StaticFiles
from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.types import Scope

ENCODINGS = {"br": ".br", "gzip": ".gz"}
"""By the name a browser asks for it, the smallest first: the ending of the compressed file."""


class Assets(StaticFiles):
    """Files with a hash of their content in their names: browsers may cache them forever."""

    def file_response(self, full_path: Any, stat_result: Any, scope: Scope, status_code: int = 200) -> Response:
        """Return a file as small as the browser can read it, with its cache header."""
        path, encoding = _smallest(Path(full_path), Headers(scope=scope).get("accept-encoding", ""))
        response = super().file_response(path, path.stat() if encoding else stat_result, scope, status_code)
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
        if encoding:  # otherwise the middleware says so
            response.headers["Content-Encoding"], response.headers["Vary"] = encoding, "Accept-Encoding"
        return response


def _smallest(path: Path, accepted: str) -> tuple[Path, str | None]:
    """Return the file to send, and how it is compressed, if it is. ``q=0`` means that a browser refuses a way."""
    wishes = dict(wish.replace(" ", "").partition(";")[::2] for wish in accepted.split(","))
    for encoding, ending in ENCODINGS.items():
        compressed = path.with_name(path.name + ending)
        if wishes.get(encoding, "q=0") not in ("q=0", "q=0.0") and compressed.is_file():
            return compressed, encoding
    return path, None
