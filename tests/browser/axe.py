"""axe, which looks for what keeps people from using a page."""

from axe_playwright_python.base import AXE_SCRIPT, AxeResults
from playwright.sync_api import Page

_RUN = """async () => {
  const hiding = document.adoptedStyleSheets;
  document.adoptedStyleSheets = [];
  const { violations } = await axe.run({ resultTypes: ['violations'], preload: { assets: ['media'] } });
  document.adoptedStyleSheets = hiding;
  return { violations };
}"""
"""axe judges colours as well: it sees the page even if it is not drawn for this test. No rule in use asks for style
sheets to be loaded once more.
"""


def expect_no_violations(page: Page) -> None:
    page.locator("main").first.wait_for(state="attached")  # a page that still loads has none
    if page.evaluate("typeof axe === 'undefined'"):
        page.evaluate(AXE_SCRIPT)
    results = AxeResults(page.evaluate(_RUN))
    assert results.violations_count == 0, results.generate_report()
