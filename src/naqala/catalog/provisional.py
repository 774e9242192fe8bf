"""Reads the one table of values that are not confirmed; see provisional.toml."""

import tomllib
from importlib.resources import files
from typing import Any

PROVISIONAL: dict[str, Any] = tomllib.loads(files("naqala.catalog").joinpath("provisional.toml").read_text(encoding="utf-8"))
