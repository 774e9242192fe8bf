"""Hosts tables for browsers: ``naqala serve``."""

import argparse
import errno
import os
import re
import socket
import sys
import webbrowser
from contextlib import nullcontext
from difflib import get_close_matches
from functools import partial
from threading import Timer
from typing import TYPE_CHECKING

from naqala.cli.ending import Ending
from naqala.cli.processes import Processes, check_processes
from naqala.errors import OptionsError, shown
from naqala.memory import short_collections

_NEXT = 50
"""The number of ports to try after the usual one, before any free one."""

_DRAINING = 4
"""Seconds that requests have to finish when the server ends."""

if TYPE_CHECKING:
    import uvicorn

    from naqala.server.network.routing import Routes
    from naqala.server.settings import Settings


def serve(arguments: argparse.Namespace) -> int:
    """Host tables until a signal comes."""
    ending = Ending()
    with ending.watched(), short_collections():
        return _serve(arguments, ending)


def _serve(arguments: argparse.Namespace, ending: Ending) -> int:
    """Start the server, say where it is, and open the page where there is a browser."""
    from naqala.server.app import STATIC, database_url
    from naqala.server.storage.migrate import prepared

    named = ("host", "port", "data", "processes", "values")
    settings = settings_from({name: getattr(arguments, name) for name in named if getattr(arguments, name) is not None})
    _tell_misspelt()
    check_processes(settings)
    settings.box.keys()  # read now, so that a file with a mistake stops the start
    try:
        database = database_url(settings)
    except OSError as error:
        raise OptionsError(f"data: expected a folder that can be written, got {settings.data}: {error.strerror}") from error
    with prepared(database) as note, _listening(settings) as listening:
        address = _tell(settings, listening)
        note(address)
        if not arguments.no_browser and (STATIC / "index.html").exists() and sys.stdout.isatty():
            Timer(1.0, webbrowser.open, (address,)).start()
        if settings.processes > 1:
            return Processes(arguments.mode, settings, listening, _run, ending.signals).run()
        _run(settings, listening, ending=ending)
    return 0


def _run(settings: "Settings", listening: socket.socket, routes: "Routes | None" = None, ending: Ending | None = None) -> None:
    """Serve those who connect, until a signal comes."""
    import uvicorn

    from naqala.server import metrics

    server = uvicorn.Server(uvicorn_config(settings, routes))
    if routes is not None:
        _take_over(server, routes)
    counted = metrics.start(settings.metrics) if settings.metrics else nullcontext()
    with (ending or Ending()).ends(server), counted:
        server.run(sockets=[listening])  # no copies: with several processes, uvloop accepted connections and never read them


def _take_over(server: "uvicorn.Server", routes: "Routes") -> None:
    """Let a server also serve the connections that other processes hand over, while it runs."""
    start, stop = server.startup, server.shutdown

    async def startup(sockets: list[socket.socket] | None = None) -> None:
        await start(sockets)
        shared = {"config": server.config, "server_state": server.server_state, "app_state": server.lifespan.state}
        routes.open(partial(server.config.http_protocol_class, **shared))

    async def shutdown(sockets: list[socket.socket] | None = None) -> None:
        routes.close()
        await stop(sockets)

    server.startup, server.shutdown = startup, shutdown  # type: ignore[method-assign]


def _tell(settings: "Settings", listening: socket.socket) -> str:
    """Print the address of the server: the one on this machine, which is returned, then the one for others."""
    from naqala.server.network.addresses import in_network, is_everywhere, origin_at
    from naqala.server.storage.database import place_of

    host, port = listening.getsockname()[:2]
    here = f"{origin_at('localhost' if is_everywhere(host) or host == '127.0.0.1' else host, port)}/"
    place = place_of(settings.database) if settings.database else str(settings.data)
    print(f"naqala: {here}   (games are stored in {place}; press Ctrl-C to stop)", flush=True)
    if settings.port is None and port != settings.usual_port:
        print(f"naqala: port {settings.usual_port} is taken, so this server uses {port}; links to that port do not lead here")
    network = [origin_at(one, port) for one in in_network(settings.host)] if is_everywhere(settings.host) else []
    for origin in [settings.public] if settings.public else network:
        print(f"naqala: {origin}/   for others")
    if settings.values:
        print(f"naqala: new tables use {len(settings.box)} values from {settings.values}")
    sys.stdout.flush()
    return here


def settings_from(chosen: dict[str, object]) -> "Settings":
    """Return the settings chosen on the command line and by variables."""
    from pydantic import ValidationError

    from naqala.server.settings import Settings

    try:
        return Settings.model_validate(chosen)
    except ValidationError as error:
        first = error.errors()[0]
        if unread := re.search(r'value for field "(\w+)"', first["msg"]):
            variable = f"NAQALA_{unread[1].upper()}"
            raise OptionsError(
                f'{variable}: expected a list as in JSON, such as ["one", "two"], got {shown(os.environ.get(variable, ""))}'
            ) from error
        name = first["loc"][0] if first["loc"] else "settings"
        raise OptionsError(f"{name}: expected a valid setting, got {shown(first['input'])}: {first['msg']}") from error


def _tell_misspelt() -> None:
    """Name variables that are no setting, but nearly one."""
    from naqala.server.settings import Settings

    known = {f"NAQALA_{name.upper()}" for name in (*Settings.model_fields, "cache")}
    for variable in sorted(set(os.environ) - known):
        if near := get_close_matches(variable, known, 1, 0.85) if variable.startswith("NAQALA_") else []:
            print(f"naqala: {variable} is no setting and is ignored; did you mean {near[0]}?", file=sys.stderr, flush=True)


def uvicorn_config(settings: "Settings", routes: "Routes | None" = None) -> "uvicorn.Config":
    """Return how the server runs."""
    import uvicorn

    from naqala.server.app import make_app
    from naqala.server.network.connections import ConnectionLimits, protocol_for
    from naqala.server.network.guarded_socket import socket_protocol_for

    proxies = os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1")
    limits = ConnectionLimits(settings.raw_connections, settings.request_seconds, proxies)
    return uvicorn.Config(
        make_app(settings),
        http=protocol_for(limits, routes),
        log_config=None,
        access_log=False,
        log_level="warning",
        ws=socket_protocol_for(limits, settings.frame_rate),
        ws_max_size=64 * 1024,
        ws_per_message_deflate=settings.compress,
        lifespan="on",
        timeout_graceful_shutdown=_DRAINING,
    )


def _listening(settings: "Settings") -> socket.socket:
    """Return a socket at the chosen port; without a choice at the usual one or the next that is free, so that a page finds
    the server again after a restart.
    """
    if settings.port is not None:
        return listen(settings.host, settings.port)
    first = settings.usual_port
    for port in range(first, min(first + _NEXT, 65536)):
        try:
            return _bound(settings.host, port)
        except OSError as error:
            if error.errno not in (errno.EADDRINUSE, errno.EACCES):
                break  # no other port will help; the refusal below says why
    return listen(settings.host, 0)


def listen(host: str, port: int) -> socket.socket:
    """Return a socket that waits for browsers."""
    try:
        return _bound(host, port)
    except OSError as error:
        raise OptionsError(f"port: expected a free one, got {port} of {host}: {error.strerror}") from error


def _bound(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # asyncio sends at once only if TCP is named
    if sys.platform != "win32":  # there this would take the port from its owner
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen()  # now, so that early browsers wait until all is ready
    except OSError:
        listening.close()
        raise
    return listening
