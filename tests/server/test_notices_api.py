"""How a person says where notices go: bad input is refused by name and changes nothing, and links in notices end them."""

import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from naqala.server.notices.channels import MOST_CHANNELS
from naqala.server.notices.words import plain_name
from naqala.server.settings import Settings
from tests.server.clients import Browser, Json, Running, running, settings_for, wait_until
from tests.server.services import Device, Service, mail_server, service

DISCORD = f"https://discord.com/api/webhooks/1234567890/{'x' * 68}"
TELEGRAM = f"123456789:{'A' * 35}/987654"


@pytest.fixture(scope="module")
def place() -> Iterator[Service]:
    with service() as found:
        yield found


@pytest.fixture(scope="module")
def mails() -> Iterator[tuple[int, list[str]]]:
    with mail_server() as found:
        yield found


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, place: Service, mails: tuple[int, list[str]]) -> Iterator[Running]:
    allowed: Json = {"notices": ("push", "mail", "discord", "ntfy", "telegram", "webhook"), "notice_inside": (place.place,)}
    mail = f"mailto://127.0.0.1:{mails[0]}?from=table@example.org&mode=insecure"
    settings = settings_for(tmp_path_factory.mktemp("data"), **allowed, mail=mail, public="https://table.example")
    with running(settings) as server:
        yield server


def add(browser: Browser, kind: str, address: str = "", **fields: Any) -> Json:
    answer: Json = browser.http.post("/api/me/notices/channels", json={"kind": kind, "address": address, **fields}).json()
    return answer


def listed(browser: Browser) -> list[Json]:
    found: list[Json] = browser.http.get("/api/me/notices").json()["channels"]
    return found


def test_channels_are_listed_without_their_secrets(someone: Browser) -> None:
    for kind, address in (("discord", DISCORD), ("telegram", TELEGRAM), ("ntfy", "https://ntfy.sh/my-topic")):
        assert "error" not in add(someone, kind, address, gap=240)
    add(someone, "webhook", "https://hooks.example.org/secret?key=secret")
    assert [(one["kind"], one["label"], one["gap"]) for one in listed(someone)] == [
        *(("discord", "1234567890", 240), ("telegram", "987654", 240), ("ntfy", "my-topic", 240)),
        ("webhook", "hooks.example.org", 0),
    ]
    text = someone.http.get("/api/me/notices").text
    assert not any(secret in text for secret in ("xxxx", "AAAA", "secret", "stop"))


@pytest.mark.parametrize(
    ("kind", "address"),
    [
        *(
            ("discord", "https://discord.com.evil.example/api/webhooks/1234567890/" + "x" * 68),
            ("discord", "https://example.org"),
        ),
        *(("telegram", "123"), ("telegram", f"123456789:{'A' * 35}/../../x"), ("mail", "ann"), ("mail", "a@b.c, d@e.f")),
        *(("mail", "ann@example.org?bcc=eve@example.org"), ("ntfy", "https://ntfy.sh/"), ("ntfy", "https://ntfy.sh/a/b")),
        *(("ntfy", "https://ntfy.sh/a?x=y"), ("webhook", "http://127.0.0.1:1/"), ("webhook", "https://169.254.169.254/latest")),
        *(("webhook", "mailto://x"), ("webhook", "https://localhost/"), ("push", ""), ("webhook", "")),
    ],
)
def test_wrong_address_is_refused_and_changes_nothing(someone: Browser, kind: str, address: str) -> None:
    assert add(someone, kind, address)["error"] == "AddressError"
    assert listed(someone) == []


def test_wrong_push_subscription_is_refused(someone: Browser, place: Service) -> None:
    right = Device(place).push
    for change in (
        {"endpoint": "https://10.0.0.1/x"},
        {"endpoint": "http://example.org/x"},
        {"keys": {**Device(place).keys, "p256dh": "AAAA"}},
        {"keys": {**Device(place).keys, "auth": "AAAA"}},
        {"keys": {**Device(place).keys, "auth": "\u00e9"}},
    ):
        assert add(someone, "push", push={**right, **change})["error"] == "AddressError", change
    assert add(someone, "push", push={**right, "device": "x" * 61})["error"] == "MessageError"
    assert listed(someone) == []


@pytest.mark.parametrize(
    "wrong",
    [
        *({"zone": "Mars/Base"}, {"zone": "../../etc/passwd"}, {"zone": "UTC", "quiet_from": "22:00"}),
        *({"zone": "UTC", "quiet_from": "25:00", "quiet_until": "08:00"}, {"zone": "UTC", "quiet_from": 7, "quiet_until": 8}, {}),
    ],
)
def test_wrong_quiet_hours_change_nothing(someone: Browser, wrong: Json) -> None:
    right = {"zone": "Europe/Paris", "quiet_from": "21:30", "quiet_until": "07:00"}
    assert someone.http.post("/api/me/notices", json=right).json()["choices"] == right
    assert someone.http.post("/api/me/notices", json=wrong).json()["error"] in ("OptionsError", "MessageError")
    assert someone.http.get("/api/me/notices").json()["choices"] == right


def test_one_person_has_few_channels_and_the_same_one_once(someone: Browser) -> None:
    for _ in range(3):
        add(someone, "ntfy", "https://ntfy.sh/topic0")
    for number in range(1, MOST_CHANNELS):
        add(someone, "ntfy", f"https://ntfy.sh/topic{number}")
    assert add(someone, "ntfy", "https://ntfy.sh/more")["error"] == "TooMuchError"
    assert len(listed(someone)) == MOST_CHANNELS


def test_test_says_whether_it_arrived(someone: Browser, place: Service) -> None:
    good = add(someone, "webhook", f"{place.address}/hook", language="fr")["id"]
    assert someone.http.post(f"/api/me/notices/channels/{good}/test").status_code == 204
    told = place.taken[-1].json()
    assert told["title"] == "Un essai de Naqala"
    place.answers = [500]
    assert someone.http.post(f"/api/me/notices/channels/{good}/test").json()["error"] == "NotSentError"
    place.answers = [200]


def test_one_address_has_one_test_at_a_time(someone: Browser, server: Running, place: Service) -> None:
    """A place that does not answer takes a courier's time, for which others wait."""
    slow, quick = (add(someone, "webhook", f"{place.address}{path}")["id"] for path in ("/slow", "/hook"))
    with ThreadPoolExecutor(1) as aside:
        first = aside.submit(someone.http.post, f"/api/me/notices/channels/{slow}/test")
        wait_until(lambda: any(one.path == "/slow" for one in place.taken))
        with Browser(server.address) as again:
            again.http.cookies = someone.http.cookies
            refused = again.http.post(f"/api/me/notices/channels/{quick}/test")
        assert (refused.status_code, refused.json()["error"]) == (429, "TooMuchError")
        place.go.set()
        first.result()
    assert someone.http.post(f"/api/me/notices/channels/{quick}/test").status_code == 204


def test_link_in_a_notice_ends_it_with_any_browser(someone: Browser, server: Running, place: Service) -> None:
    name = add(someone, "webhook", f"{place.address}/stop")["id"]
    someone.http.post(f"/api/me/notices/channels/{name}/test")
    (link,) = re.findall(r"https://table\.example/notices#stop=([\w-]+)", place.taken[-1].json()["message"])
    with Browser(server.address) as other:
        assert other.http.post("/api/notices/stop", json={"secret": link + "x"}).json()["error"] == "NoChannelError"
        assert len(listed(someone)) == 1
        assert other.http.post("/api/notices/stop", json={"secret": link}).json() == {"kind": "webhook"}
        assert other.http.post("/api/notices/stop", json={"secret": link}).json()["error"] == "NoChannelError"
        assert "set-cookie" not in other.http.post("/api/notices/stop", json={"secret": link}).headers
    assert listed(someone) == []


def test_mail_address_must_say_yes_first(someone: Browser, server: Running, mails: tuple[int, list[str]]) -> None:
    added = add(someone, "mail", "ann@example.org", language="de")
    assert not added["confirmed"]
    assert someone.http.post(f"/api/me/notices/channels/{added['id']}/test").json()["error"] == "NoticesOffError"
    (code,) = re.findall(r"/notices#confirm=3?D?([\w-]+)", mails[1][-1].replace("=\r\n", "").replace("=\n", ""))
    with Browser(server.address) as other:
        assert other.http.post("/api/notices/confirm", json={"secret": code}).json() == {"kind": "mail"}
        assert other.http.post("/api/notices/confirm", json={"secret": code}).json()["error"] == "NoChannelError"
    assert listed(someone)[0]["confirmed"]
    assert someone.http.post(f"/api/me/notices/channels/{added['id']}/test").status_code == 204
    (stop,) = re.findall(r"List-Unsubscribe: <https://table\.example(/api/notices/stop/[\w-]+)>", mails[1][-1])
    assert someone.http.post(stop, content="List-Unsubscribe=One-Click").json() == {"kind": "mail"}
    assert listed(someone) == []


def test_mailbox_of_a_stranger_is_not_filled(new_browser: Any, mails: tuple[int, list[str]]) -> None:
    before = len(mails[1])
    answers = [add(new_browser(), "mail", "Bob@example.org").get("error") for _ in range(5)]
    assert answers == [None, None, None, "TooMuchError", "TooMuchError"]
    assert len(mails[1]) == before + 3


def test_channel_of_another_person_cannot_be_touched(new_browser: Any) -> None:
    one, other = new_browser(), new_browser()
    name = add(one, "ntfy", "https://ntfy.sh/mine")["id"]
    for rest in ("/test", "/remove"):
        assert other.http.post(f"/api/me/notices/channels/{name}{rest}", json={}).json()["error"] == "NoChannelError"
    assert other.http.post(f"/api/me/notices/channels/{name}", json={"gap": 60}).json()["error"] == "NoChannelError"
    assert one.http.post(f"/api/me/notices/channels/{name}", json={"gap": 60}).json()["gap"] == 60
    assert one.http.post(f"/api/me/notices/channels/{name}/remove", json={}).json()["channels"] == []


def test_host_decides_which_kinds_there_are(tmp_path_factory: pytest.TempPathFactory) -> None:
    assert Settings().notices == ("push", "discord", "ntfy", "telegram")
    with running(settings_for(tmp_path_factory.mktemp("usual"))) as server, Browser(server.address) as browser:
        known = browser.http.get("/api/me/notices").json()
        assert (known["kinds"], known["any_host"]) == (["push", "discord", "ntfy", "telegram"], False)
        assert add(browser, "webhook", "https://hooks.example.org/")["error"] == "NoticesOffError"
        assert add(browser, "mail", "ann@example.org")["error"] == "NoticesOffError"
        assert add(browser, "ntfy", "https://ntfy.example.org/x")["error"] == "AddressError"
        assert "error" not in add(browser, "ntfy", "https://ntfy.sh/x")
    with running(settings_for(tmp_path_factory.mktemp("off"), notices=())) as server, Browser(server.address) as browser:
        assert browser.http.get("/api/me/notices").json()["kinds"] == []
        assert add(browser, "discord", DISCORD)["error"] == "NoticesOffError"


def test_requests_are_limited(tmp_path_factory: pytest.TempPathFactory) -> None:
    settings = settings_for(tmp_path_factory.mktemp("rate"), notice_rate="3/minute")
    with running(settings) as server, Browser(server.address) as browser:
        answers = [add(browser, "ntfy", f"https://ntfy.sh/t{number}").get("error") for number in range(5)]
        assert answers == [None, None, None, "TooMuchError", "TooMuchError"]


@pytest.mark.parametrize(
    ("name", "wanted"),
    [
        ("Zoë", "Zoë"),
        ("@all", "\uff20all"),
        ("[x](http://e.vil)", "xhttp://e.vil"),
        ("<@123>", "\uff20123"),
        ("**", "?"),
    ],
)
def test_name_calls_no_people_and_is_no_link(name: str, wanted: str) -> None:
    assert plain_name(name) == wanted
