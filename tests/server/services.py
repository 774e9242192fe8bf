"""Services that take notices, on this machine: for web push and webhooks by http, and a mail server."""

import json
import socketserver
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Event, Thread
from typing import Any

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


def base64(value: bytes) -> str:
    return urlsafe_b64encode(value).rstrip(b"=").decode()


@dataclass
class Taken:
    """A request that a service has got."""

    path: str
    headers: dict[str, str]
    body: bytes

    def json(self) -> dict[str, Any]:
        told: dict[str, Any] = json.loads(self.body)
        return told


@dataclass
class Service:
    """A service by http; ``answers`` are the statuses it gives, the last one from then on."""

    port: int = 0
    taken: list[Taken] = field(default_factory=list)
    answers: list[int] = field(default_factory=lambda: [201])
    location: str = ""
    go: Event = field(default_factory=Event)
    """Set when paths that begin with /slow may be answered."""

    @property
    def place(self) -> str:
        return f"127.0.0.1:{self.port}"

    @property
    def address(self) -> str:
        return f"http://{self.place}"


@contextmanager
def service() -> Iterator[Service]:
    found = Service()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
            found.taken.append(Taken(self.path, {name.lower(): value for name, value in self.headers.items()}, body))
            if self.path.startswith("/slow"):
                found.go.wait()
            self.send_response(found.answers[0] if len(found.answers) == 1 else found.answers.pop(0))
            if found.location:
                self.send_header("Location", found.location)
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, format: str, *args: object) -> None:
            """Nothing: tests look at ``taken``."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    found.port = server.server_address[1]
    thread = Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield found
    finally:
        found.go.set()
        server.shutdown()
        server.server_close()


class Device:
    """A browser's push subscription at a service: its keys, and what it reads."""

    def __init__(self, at: Service, name: str = "phone") -> None:
        self._key, self._auth, self._path = ec.generate_private_key(ec.SECP256R1()), b"0123456789abcdef", f"/push/{name}"
        public = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self._service = at
        self.keys = {"p256dh": base64(public), "auth": base64(self._auth)}
        self.push = {"endpoint": at.address + self._path, "keys": self.keys, "device": name}

    @property
    def read(self) -> list[dict[str, Any]]:
        """All that was pushed to this device, decrypted with its keys."""
        mine = [one for one in self._service.taken if one.path == self._path]
        return [json.loads(http_ece.decrypt(one.body, private_key=self._key, auth_secret=self._auth)) for one in mine]


class _MailHandler(socketserver.StreamRequestHandler):
    def handle(self) -> None:
        self.wfile.write(b"220 here\r\n")
        while line := self.rfile.readline():
            word = line.split()[0].upper() if line.split() else b""
            if word == b"DATA":
                self.wfile.write(b"354 go\r\n")
                lines = []
                while (part := self.rfile.readline()) not in (b".\r\n", b""):
                    lines.append(part)
                self.server.mails.append(b"".join(lines).decode())  # type: ignore[attr-defined]
                self.wfile.write(b"250 taken\r\n")
            elif word == b"QUIT":
                self.wfile.write(b"221 bye\r\n")
                return
            else:
                self.wfile.write(b"250 fine\r\n")


@contextmanager
def mail_server() -> Iterator[tuple[int, list[str]]]:
    """The port of a mail server, and the mails it has got."""
    server = socketserver.ThreadingTCPServer(("127.0.0.1", 0), _MailHandler)
    server.daemon_threads = True
    mails: list[str] = []
    server.mails = mails  # type: ignore[attr-defined]
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield server.server_address[1], mails
    finally:
        server.shutdown()
        server.server_close()
