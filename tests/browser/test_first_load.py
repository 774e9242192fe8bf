"""A first visit loads little: a friend may open the link on a phone."""

from playwright.sync_api import Browser

from tests.browser.servers import Server
from tools.client_figures import load_of

MOST = 250_000
"""Bytes of a first visit to a table with everything in play."""


def test_a_table_is_small(browser: Browser, server: Server) -> None:
    load = load_of(browser, server, table=True)
    assert load.by_type["script"] > 0
    assert load.bytes < MOST, load
