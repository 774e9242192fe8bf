"""The picture that chats show beside a link: the caravan of the first page.

python -m tools.link_picture      writes web/public/preview.jpg; needs Chromium and the built client
"""

import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from naqala.server.rest.previews import HEIGHT, WIDTH
from tests.browser.chromium import launch_options
from tests.browser.servers import Server
from tests.programs import chromium

PATH = Path(__file__).resolve().parent.parent / "web" / "public" / "preview.jpg"
STYLE = f"""
.hero {{ position: fixed !important; inset: 0; z-index: 99; width: {WIDTH}px; }}
.hero {{ border: 0 !important; border-radius: 0 !important; }}
.hero .scene {{ height: {HEIGHT}px !important; }}
.hero .sign {{ padding-top: 3rem !important; }}
.hero h1 {{ font-size: 9rem !important; }}
.hero p {{ font-size: 2rem !important; }}
"""


def main() -> None:
    """Take the picture."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        browser = playwright.chromium.launch(**launch_options(chromium() or ""))
        try:
            page = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT}, base_url=server.address, bypass_csp=True)
            page.goto("/")
            page.locator(".hero img").wait_for()
            page.add_style_tag(content=STYLE)
            page.evaluate("document.fonts.ready")
            page.wait_for_timeout(500)
            page.screenshot(path=PATH, type="jpeg", quality=82)
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
