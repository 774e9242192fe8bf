"""Serves the built client."""

from pathlib import Path

import structlog
from fastapi import FastAPI, Request, Response
from fastapi.responses import FileResponse
from starlette.exceptions import HTTPException

from naqala.server.network.assets import Assets
from naqala.server.rest import previews

LOG = structlog.get_logger()


def add_client(app: FastAPI, folder: Path) -> None:
    """Serve the files of a folder; each address that is not a file is a screen of the client. It must be added last."""
    if not (folder / "index.html").exists():
        LOG.warning("the client is not built; only the interface for programs answers")
        return
    app.mount("/assets", Assets(directory=folder / "assets"), name="assets")
    known = {
        path.relative_to(folder).as_posix(): path
        for path in folder.rglob("*")
        if path.is_file() and not path.name.startswith(".")
    }
    index = (folder / "index.html").read_text(encoding="utf-8")

    @app.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
    async def page(path: str, request: Request) -> Response:
        if path.startswith(("api/", "ws/", "health/")):
            raise HTTPException(404, "no such address")
        if path in known and path != "index.html":
            return FileResponse(known[path], headers={"Cache-Control": "no-cache"})
        return await previews.page(index, path, request)
