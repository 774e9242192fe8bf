"""Sends notices, in a process of its own: ``python -m naqala.server.notices.courier``. One line of JSON in, one line out.

People choose where notices go. So this process has nothing to lose, little memory, and a guard that looks at every connection
before it is made, whatever a name or a redirect led to. The server ends the process if it takes too long (couriers.py).
"""

import json
import os
import sys
from typing import Any

from naqala.server.network.addresses import in_network
from naqala.server.notices.public import is_public

MEMORY = 1 << 30
"""Bytes: an answer that never ends must not fill the machine."""
CONNECT_SECONDS, READ_SECONDS = 5.0, 8.0
PUSH_SECONDS = 24 * 3600
"""How long a push service keeps a notice for a device that is off."""
_GONE = (404, 410)
"""What a push service says of a subscription that has ended."""
_CONNECTING = ("socket.connect", "socket.sendto", "socket.sendmsg")
_STARTING = ("subprocess.Popen", "os.system", "os.exec", "os.posix_spawn", "os.fork")
Parcel = dict[str, Any]


class ForbiddenError(PermissionError):
    """A connection into the server's own network, or another program."""


class Guard:
    """Refuses connections to addresses that are not public, by Python's audit hook: no library can get around it."""

    def __init__(self) -> None:
        self._own = set(in_network("::"))
        self._inside: tuple[str, ...] = ()
        self._trusts = False

    def begin(self, inside: list[str], trusts: bool) -> None:
        """Set what the next notice may reach: ``inside`` lists host:port; with ``trusts`` everything."""
        self._inside, self._trusts = tuple(inside), trusts

    def allows(self, address: object) -> bool:
        """Return whether a connection to an address may be made."""
        if self._trusts:
            return True
        if not isinstance(address, tuple) or len(address) < 2:
            return False
        host, port = str(address[0]), address[1]
        return f"{host}:{port}" in self._inside or (is_public(host) and host not in self._own)

    def watch(self, event: str, arguments: tuple[Any, ...]) -> None:
        """Look at what the process is about to do."""
        if event in _CONNECTING and arguments[1] is not None and not self.allows(arguments[1]):
            raise ForbiddenError(f"expected a public address, got {arguments[1]!r}")
        if event in _STARTING:
            raise ForbiddenError("expected no other program")


def deliver(parcel: Parcel) -> str:
    """Send a notice; return ``done``, ``gone`` (there is no such subscription any more) or ``failed``."""
    return _push(parcel) if parcel["kind"] == "push" else _notify(parcel)


def _push(parcel: Parcel) -> str:
    from pywebpush import WebPushException, webpush
    from requests import Session

    session = Session()
    session.trust_env, session.max_redirects = False, 0
    try:
        webpush(
            parcel["address"],
            json.dumps(parcel["payload"]),
            vapid_private_key=parcel["vapid"],
            vapid_claims={"sub": parcel["sender"]},
            timeout=READ_SECONDS,
            ttl=PUSH_SECONDS,
            headers={"Urgency": "high", "Topic": parcel["topic"]},
            requests_session=session,
        )
    except WebPushException as error:
        return "gone" if error.response is not None and error.response.status_code in _GONE else "failed"
    return "done"


def _notify(parcel: Parcel) -> str:
    from apprise import Apprise, AppriseAsset, NotifyFormat

    asset = AppriseAsset(app_id="Naqala", app_desc="Naqala", http_redirects=False, async_mode=False)
    sender = Apprise(asset=asset)
    kind, fields = _plugin(parcel)
    limits = {"rto": READ_SECONDS, "cto": CONNECT_SECONDS, "redirect": False, "verify": True}
    sender.add(kind(**{**fields, **limits}, asset=asset))
    return "done" if sender.notify(parcel["body"], parcel["title"], body_format=NotifyFormat.TEXT) else "failed"


def _plugin(parcel: Parcel) -> tuple[Any, dict[str, Any]]:
    """Return the plugin of apprise for a kind, and what it wants to know. We never hand over an address of apprise that a person
    wrote: it could name any of a hundred plugins, and ask for more than we allow.
    """
    address = parcel["address"]
    if parcel["kind"] == "discord":
        from apprise.plugins.discord import NotifyDiscord

        return NotifyDiscord, {"webhook_id": address["id"], "webhook_token": address["token"], "avatar": False}
    if parcel["kind"] == "telegram":
        from apprise.plugins.telegram import NotifyTelegram

        return NotifyTelegram, {"bot_token": address["token"], "targets": [address["chat"]], "detect_owner": False}
    if parcel["kind"] == "mail":
        from apprise.plugins.email.base import NotifyEmail

        stop = {"List-Unsubscribe": f"<{parcel['stop']}>", "List-Unsubscribe-Post": "List-Unsubscribe=One-Click"}
        server: dict[str, Any] = NotifyEmail.parse_url(parcel["mail"])
        return NotifyEmail, {**server, "targets": [address["mail"]], "headers": stop}
    place = {"host": address["host"], "port": address["port"], "secure": address["secure"]}
    if parcel["kind"] == "ntfy":
        from apprise.plugins.ntfy import NotifyNtfy

        return NotifyNtfy, {**place, "targets": [address["topic"]], "mode": "private", "click": parcel["url"]}
    from apprise.plugins.custom_json import NotifyJSON

    return NotifyJSON, {**place, "fullpath": address["path"], "params": dict(address["query"])}


def main() -> None:
    """Send what comes until nothing more can come."""
    import apprise  # noqa: F401
    import pywebpush  # noqa: F401  # before the guard, which looks at all they do

    if sys.platform != "win32":
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    for name in [name for name in os.environ if name.lower().endswith("_proxy")]:
        del os.environ[name]  # a proxy could reach what the guard forbids
    guard = Guard()
    sys.addaudithook(guard.watch)
    answers, sys.stdout = sys.stdout, sys.stderr
    for line in sys.stdin:
        parcel = json.loads(line)
        guard.begin(parcel["inside"], parcel["kind"] == "mail")
        try:
            outcome = deliver(parcel)
        except Exception:  # whatever a strange server made a library do
            outcome = "failed"
        print(outcome, file=answers, flush=True)


if __name__ == "__main__":
    main()
