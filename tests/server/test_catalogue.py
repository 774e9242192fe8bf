"""The client's table of cards and tiles is made from the rules' own."""

from pathlib import Path

import pytest

from naqala.server.catalogue import catalogue

TABLE = Path(__file__).parents[2] / "web" / "src" / "wire" / "catalogue.ts"


@pytest.mark.skipif(not TABLE.exists(), reason="the sources of the client are not here")
def test_the_client_has_the_current_table() -> None:
    """If not: python -m naqala.server.catalogue web/src/wire/catalogue.ts."""
    assert TABLE.read_text(encoding="utf-8") == catalogue()
