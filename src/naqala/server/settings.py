"""What whoever hosts a server can choose, by environment variables NAQALA_..."""

from pathlib import Path
from typing import Annotated

import platformdirs
from limits import parse_many
from pydantic import Field, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict


class Settings(BaseSettings):
    """Every setting with its default: a table for one household on one machine."""

    model_config = SettingsConfigDict(env_prefix="NAQALA_", extra="ignore")

    host: str = "127.0.0.1"
    port: Annotated[int, Field(ge=0, le=65535)] = 0
    """0: a free one."""
    data: Path = platformdirs.user_data_path("naqala")
    """The folder with the database."""
    database: str | None = None
    """The address of another database, such as postgresql+psycopg://user@host/name."""
    origins: tuple[str, ...] = ()
    """Origins of pages that may connect besides the server's own, such as https://table.example."""
    workers: Annotated[int, Field(ge=1)] = 2
    """Processes in which bots think."""
    warm: bool = True
    """Whether bots' code is compiled in the background if it is not ready."""
    bot_seconds: Annotated[float, Field(gt=0)] = 2.0
    """The time a bot may think about one turn."""
    hint_seconds: Annotated[float, Field(gt=0)] = 2.0
    """The time the explorer may think about a hint; its first advice comes at once."""
    rate: str = "20/second;400/minute"
    """Commands one connection may send."""
    open_rate: str = "10/minute;200/day"
    """Tables one address may open."""
    connections: Annotated[int, Field(ge=1)] = 100
    """Connections to tables one address may have open at once; of IPv6 addresses a /64."""
    compress: bool = True
    """Whether messages are compressed: kind to phones; a server with hundreds of tables saves work and memory without."""
    idle_minutes: float = 10.0
    """A table nobody looks at is forgotten after so long, and read again when it is wanted."""

    @field_validator("rate", "open_rate")
    @classmethod
    def _is_rate(cls, rates: str) -> str:
        parse_many(rates)
        return rates
