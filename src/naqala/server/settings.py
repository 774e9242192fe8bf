"""The settings of a server, from environment variables NAQALA_..."""

from functools import cached_property
from ipaddress import ip_address
from pathlib import Path
from typing import Annotated, Literal
from urllib.parse import urlsplit

import platformdirs
from limits import parse_many
from pydantic import AfterValidator, Field, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

from naqala.catalog.values import GivenValues
from naqala.values import read_values

NoticeKind = Literal["push", "mail", "discord", "ntfy", "telegram", "webhook"]
"""The kinds of channels by which people can get notices."""


def _expect_rates(text: str) -> str:
    parse_many(text)
    return text


Rates = Annotated[str, AfterValidator(_expect_rates)]
"""How often something may be done, such as 10/minute;200/day."""


class Settings(BaseSettings):
    """Every setting with its default: a table for one household on one machine."""

    model_config = SettingsConfigDict(env_prefix="NAQALA_", extra="ignore")

    host: str = "127.0.0.1"
    port: Annotated[int, Field(ge=0, le=65535)] | None = None
    """This port and no other; 0 is any free port."""
    usual_port: Annotated[int, Field(ge=1, le=65535)] = 8017
    """Without a port: this one, or the next free one."""
    public: str | None = None
    """The address under which people reach the server, such as https://table.example; seat links begin with it."""
    data: Path = platformdirs.user_data_path("naqala")
    """The folder with the database."""
    database: str | None = None
    """The address of another database, such as postgresql+psycopg://user@host/name."""
    origins: tuple[str, ...] = ()
    """Origins of pages that may connect besides the server's own, such as https://table.example."""
    processes: Annotated[int, Field(ge=1, le=64)] = 1
    """Processes that serve on the same port; more than one needs Postgres."""
    workers: Annotated[int, Field(ge=1)] = 2
    """Processes in which bots think; several server processes share them."""
    mode: Annotated[str, AfterValidator(lambda mode: mode or "auto")] = "auto"
    """The mode in which bots think (engine/kernel.py)."""
    warm: bool = True
    """Whether bots' code is compiled in the background if it is not ready."""
    bot_seconds: Annotated[float, Field(gt=0)] = 2.0
    """The time a bot may think about one turn."""
    thoughts: Annotated[int, Field(ge=1)] = 30
    """Thoughts of bots and hints that may run or wait at once for one address."""
    hint_seconds: Annotated[float, Field(gt=0)] = 2.0
    """The time the explorer may think about a hint; its first advice comes at once."""
    rate: Rates = "20/second;400/minute"
    """Commands one connection may send."""
    address_rate: Rates = "100/second;4000/minute"
    """Commands all connections of one address may send."""
    frame_rate: Rates = "200/4 second"
    """Frames one connection to a table may send: commands and what browsers send on their own, such as pings."""
    connect_rate: Rates = "100/10 second;600/minute"
    """Connections to tables one address may begin, one after the other."""
    request_rate: Rates = "200/second;6000/minute"
    """Requests of any kind one address may make."""
    open_rate: Rates = "10/minute;200/day"
    """Tables one address may open."""
    film_rate: Rates = "30/minute;300/hour"
    """Replays that have to be made, and records, one address may ask for."""
    seat_rate: Rates = "60/minute;1000/day"
    """How often people of one address may use a seat link, begin to watch, or make a new link."""
    list_rate: Rates = "120/minute"
    """Lists of their games people of one address may ask for."""
    lesson_rate: Rates = "300/minute"
    """Answers in lessons people of one address may give."""
    score_rate: Rates = "60/minute"
    """Scores of cardboard games people of one address may ask for."""
    review_rate: Rates = "6/minute;100/day"
    """Reviews people of one address may start."""
    review_depth: Literal["quick", "usual", "deep", "hasty"] = "usual"
    """How closely reviews look. All but hasty need compiled rules."""
    notice_rate: Rates = "20/minute;200/day"
    """Changes of channels, and tests of them, people of one address may ask for."""
    notices: tuple[NoticeKind, ...] = ("push", "discord", "ntfy", "telegram")
    """The kinds of notices that people may choose. ``webhook`` lets them choose any public host, for ntfy too."""
    mail: str | None = None
    """The mail server for notices as an address of apprise, such as mailtos://user:password@example.org?from=table@example.org."""
    notice_inside: tuple[str, ...] = ()
    """Addresses with a port to which notices may go although they are not public, such as 192.168.1.5:8080."""
    connections: Annotated[int, Field(ge=1)] = 100
    """Connections to tables one address may have open at once; of IPv6 addresses a /64."""
    raw_connections: Annotated[int, Field(ge=1)] = 300
    """Connections one address may have open besides those to tables; one that a table refused or closed is among them."""
    request_seconds: Annotated[float, Field(gt=0)] = 20.0
    """Seconds in which the head of a request must be there, and then its body."""
    lobby: bool = False
    """Whether tables can be listed for all visitors, who join them with one click."""
    compress: bool = True
    """Whether long messages are compressed: saves data on phones, and costs a server with hundreds of tables time and memory."""
    metrics: str | None = None
    """Where Prometheus reads metrics, such as 127.0.0.1:9117; not the public address."""
    access_log: bool = False
    """Whether every request is logged."""
    values: Path | None = None
    """A file with values from the box, for new tables whose host gives none (docs/values.md)."""
    keep_days: Annotated[float, Field(gt=0)] | None = None
    """Days after which a table at which nothing happens is deleted."""
    idle_minutes: float = 10.0
    """Minutes after which a table without guests is dropped from memory; it is loaded again on demand."""

    @cached_property
    def box(self) -> GivenValues:
        """The values of that file; an error if it cannot be used."""
        return {} if self.values is None else read_values(self.values)

    @field_validator("notice_inside")
    @classmethod
    def _is_inside(cls, places: tuple[str, ...]) -> tuple[str, ...]:
        for place in places:
            host, _, port = place.rpartition(":")
            ip_address(host)
            if not port.isdecimal():
                raise ValueError("expected an address with a port, such as 192.168.1.5:8080")
        return places

    @field_validator("mail")
    @classmethod
    def _is_mail(cls, address: str | None) -> str | None:
        if address is not None and not address.startswith(("mailto://", "mailtos://")):
            raise ValueError("expected mailto:// or mailtos:// and a mail server")
        return address

    @field_validator("public")
    @classmethod
    def _is_origin(cls, address: str | None) -> str | None:
        """Without the slash at its end, as browsers write origins."""
        if address is None:
            return None
        parts = urlsplit(address)
        if parts.scheme not in ("http", "https") or not parts.netloc or parts.path.strip("/") or parts.query or parts.fragment:
            raise ValueError("expected http:// or https:// and a name, such as https://table.example")
        return f"{parts.scheme}://{parts.netloc}".lower()
