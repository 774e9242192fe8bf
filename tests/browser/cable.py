"""A network between browsers and a server that can be cut."""

import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Thread
from urllib.parse import urlsplit


class Cable:
    """A proxy that connects its clients to the server, unless it is cut."""

    def __init__(self, to: str) -> None:
        there = urlsplit(to)
        self._there = (there.hostname, there.port)
        self._listening = socket.create_server(("127.0.0.1", 0))
        self._ends: list[socket.socket] = []
        self._is_cut = False
        self._threads = [Thread(target=self._accept, daemon=True)]
        self._threads[0].start()
        self.address = f"http://127.0.0.1:{self._listening.getsockname()[1]}"

    def cut(self) -> None:
        """Drops all connections, and lets no new one through."""
        self._is_cut = True
        for end in self._ends:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def mend(self) -> None:
        """Lets connections through again."""
        self._is_cut = False

    def remove(self) -> None:
        """For good."""
        with suppress(OSError):
            self._listening.shutdown(socket.SHUT_RDWR)
        self._threads[0].join()
        self.cut()
        for thread in self._threads:
            thread.join()
        for end in (self._listening, *self._ends):
            end.close()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                here, _ = self._listening.accept()
                if self._is_cut:
                    here.close()
                    continue
                there = socket.create_connection(self._there)
                self._ends += [here, there]
                both = [Thread(target=_carry, args=ends, daemon=True) for ends in ((here, there), (there, here))]
                self._threads += both
                for thread in both:
                    thread.start()


def _carry(source: socket.socket, target: socket.socket) -> None:
    """Until one of both ends."""
    with suppress(OSError):
        while data := source.recv(65536):
            target.sendall(data)
    for end in (source, target):
        with suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)


@contextmanager
def cable(to: str) -> Iterator[Cable]:
    """A network, as long as this lasts."""
    laid = Cable(to)
    try:
        yield laid
    finally:
        laid.remove()
