"""The process that sends notices: what it may reach, and what each service gets."""

import asyncio
import sys
from typing import Any

import pytest

from naqala.server.errors import AddressError
from naqala.server.notices.courier import Guard, deliver
from naqala.server.notices.couriers import Couriers
from naqala.server.notices.public import expect_public, is_public
from tests.server.services import Service, mail_server, service

PRIVATE = [
    *("127.0.0.1", "127.8.8.8", "0.0.0.0", "10.0.0.1", "172.16.5.4", "192.168.1.1", "169.254.169.254", "100.64.0.1"),
    *("224.0.0.1", "255.255.255.255", "::1", "::", "fe80::1", "fe80::1%eth0", "fc00::1", "ff02::1", "2001:db8::1"),
    *("::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1", "64:ff9b::a9fe:a9fe", "2002:7f00:1::1", "localhost", "x"),
]
PUBLIC = ["1.1.1.1", "142.250.1.1", "2606:4700::1111", "64:ff9b::101:101", "::ffff:1.1.1.1"]


@pytest.mark.parametrize("host", PRIVATE)
def test_address_of_a_private_network_is_not_public(host: str) -> None:
    assert not is_public(host)
    assert not Guard().allows((host, 443))


@pytest.mark.parametrize("host", PUBLIC)
def test_public_address_is_public(host: str) -> None:
    assert is_public(host)
    assert Guard().allows((host, 443))


@pytest.mark.parametrize(
    "address",
    [
        *("http://example.org/x", "https://localhost/x", "https://x.localhost/", "https://router.local/", "https://intranet/"),
        *("https://127.0.0.1/", "https://[::1]/", "https://2130706433/", "https://0x7f000001/", "https://127.1/"),
        *("https://example.org:22/", "https://user@example.org/", "https://user:pass@example.org/", "https://example.org/#x"),
        *(
            "ftp://example.org/",
            "file:///etc/passwd",
            "https://",
            "",
            "https://[::1",
            "https://exa mple.org/",
            "https://x.org/\n",
        ),
        *("https://10.0.0.1./", "https://metadata.google.internal/", "//example.org/", "https://example.org/" + "x" * 600),
    ],
)
def test_address_that_is_refused_at_once(address: str) -> None:
    with pytest.raises(AddressError):
        expect_public(address)


def test_address_inside_must_be_allowed_by_name() -> None:
    assert expect_public("https://hooks.example.org/a?b=c").hostname == "hooks.example.org"
    assert expect_public("http://192.168.1.5:8080/x", ("192.168.1.5:8080",)).port == 8080
    with pytest.raises(AddressError):
        expect_public("http://192.168.1.5:8081/x", ("192.168.1.5:8080",))


def test_guard_lets_nothing_but_addresses_through() -> None:
    guard = Guard()
    for wrong in ("/run/docker.sock", b"\0x", 7, (), ("1.1.1.1",)):
        assert not guard.allows(wrong)
    with pytest.raises(PermissionError):
        guard.watch("socket.connect", (None, ("127.0.0.1", 80)))
    with pytest.raises(PermissionError):
        guard.watch("subprocess.Popen", ("sh", [], None, None))
    guard.watch("socket.connect", (None, ("1.1.1.1", 443)))


def parcel(kind: str, address: dict[str, Any], **more: Any) -> dict[str, Any]:
    told = {
        "title": "Turn",
        "body": "At the table: <b>Ann</b> & Bob\n\nhttps://x.example/table/t",
        "url": "https://x.example/table/t",
    }
    return {"kind": kind, "address": address, **told, "inside": [], "stop": "https://x.example/stop/s", "mail": None, **more}


def hook(at: Service, host: str = "127.0.0.1") -> dict[str, Any]:
    return {"host": host, "port": at.port, "secure": False, "path": "/hook", "query": [["key", "v"]]}


def sent(*parcels: dict[str, Any], seconds: float = 20.0) -> list[str]:
    """What becomes of parcels, one after the other, with real couriers."""

    async def work() -> list[str]:
        couriers = Couriers(seconds=seconds)
        try:
            return [await couriers.deliver(one) for one in parcels]
        finally:
            await couriers.close()

    return list(asyncio.run(work()))


def test_name_that_leads_into_the_own_network_is_refused_when_it_is_resolved() -> None:
    """Also without being allowed to, and however it is written."""
    with service() as found:
        wrong = [parcel("webhook", hook(found, host)) for host in ("localhost", "127.0.0.1", "0x7f.1", "2130706433")]
        right = parcel("webhook", hook(found, "localhost"), inside=[found.place])
        assert sent(*wrong, right) == ["failed"] * 4 + ["done"]
        (taken,) = found.taken
        assert taken.path == "/hook?key=v"
        assert taken.json()["title"] == "Turn"
        assert "https://x.example/table/t" in taken.json()["message"]


def test_redirect_of_a_webhook_is_not_followed() -> None:
    with service() as found, service() as other:
        found.answers, found.location = [302], other.address
        assert sent(parcel("webhook", hook(found), inside=[found.place, other.place])) == ["failed"]
        assert other.taken == []


def test_ntfy_gets_a_topic_and_a_link() -> None:
    with service() as found:
        found.answers = [200]
        topic = {"host": "127.0.0.1", "port": found.port, "secure": False, "topic": "mine"}
        assert sent(parcel("ntfy", topic, inside=[found.place])) == ["done"]
        told, headers = found.taken[0].json(), found.taken[0].headers
        assert (told["topic"], told["title"], headers["x-click"]) == ("mine", "Turn", "https://x.example/table/t")


def test_mail_goes_by_the_server_of_the_host_and_can_be_ended_by_one_press() -> None:
    with mail_server() as (port, mails):
        told = parcel("mail", {"mail": "ann@example.org"}, mail=f"mailto://127.0.0.1:{port}?from=table@example.org&mode=insecure")
        assert sent(told) == ["done"]
        (mail,) = mails
        for line in ("To: ann@example.org", "Subject: Turn", "List-Unsubscribe: <https://x.example/stop/s>"):
            assert line in mail
        assert "List-Unsubscribe-Post: List-Unsubscribe=One-Click" in mail


@pytest.mark.parametrize(
    ("kind", "address", "wanted"),
    [
        ("discord", {"id": "123456", "token": "t" * 60}, f"https://discord.com/api/webhooks/123456/{'t' * 60}"),
        (
            "telegram",
            {"token": f"123456:{'a' * 35}", "chat": "987"},
            f"https://api.telegram.org/bot123456:{'a' * 35}/sendMessage",
        ),
    ],
)
@pytest.mark.filterwarnings("ignore::DeprecationWarning")  # apprise looks for modules that Python drops
def test_services_with_a_fixed_host(kind: str, address: dict[str, str], wanted: str, monkeypatch: pytest.MonkeyPatch) -> None:
    import requests

    asked: list[tuple[str, str]] = []

    def post(url: str, **fields: Any) -> requests.Response:
        asked.append((url, str(fields.get("data"))))
        answer = requests.Response()
        answer.status_code, answer._content = 200, b'{"ok": true}'
        return answer

    monkeypatch.setattr(requests, "post", post)
    assert deliver(parcel(kind, address)) == "done"
    ((url, body),) = asked
    assert url == wanted
    assert "table/t" in body
    assert kind != "telegram" or "&lt;b&gt;Ann" in body, "a name is text, not markup"


@pytest.mark.skipif(sys.platform == "win32", reason="sockets of this kind")
def test_courier_that_takes_too_long_ends_and_the_next_one_works() -> None:
    import socket

    with socket.create_server(("127.0.0.1", 0)) as silent, service() as found:
        port = silent.getsockname()[1]
        slow = parcel("webhook", {**hook(found), "port": port}, inside=[f"127.0.0.1:{port}"])
        assert sent(slow, parcel("webhook", hook(found), inside=[found.place]), seconds=6.0) == ["failed", "done"]
