"""Draws the icons of the installed app from web/public/favicon.svg, our own drawing, with the system's Chromium.

python -m tools.icons           writes web/public/icons/*.png
"""

import re
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.chromium import launch_options
from tests.programs import chromium

PUBLIC = Path(__file__).resolve().parent.parent / "web" / "public"
FOLDER = PUBLIC / "icons"
SIZES = {"192": 192, "512": 512, "maskable-512": 512, "180": 180, "badge-96": 96}
"""By name how wide an icon is. Systems cut ``maskable`` and ``180`` to shapes of their own; ``badge`` has one colour."""


def drawing(name: str) -> str:
    """Return the drawing of an icon: those that are cut fill their square and have a rim to lose."""
    drawn = (PUBLIC / "favicon.svg").read_text(encoding="utf-8")
    if name.startswith("badge"):
        gate = re.findall(r'<path d="(M8[^"]*)"', drawn)[0]
        return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path d="{gate}" fill="#fff"/></svg>'
    if name in ("maskable-512", "180"):
        rim = 8 if name == "180" else 14
        square = f"{-rim} {-rim} {64 + 2 * rim} {64 + 2 * rim}"
        whole = '<rect x="-20" y="-20" width="104" height="104" fill="#0f2b37"/>'
        return drawn.replace('viewBox="0 0 64 64">', f'viewBox="{square}">{whole}')
    return drawn


def main() -> int:
    """Draw all icons."""
    program = chromium()
    if program is None:
        print("icons: there is no Chromium here; install one or name it by NAQALA_CHROMIUM", file=sys.stderr)
        return 1
    FOLDER.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options(program))
        for name, size in SIZES.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(f"<style>*{{margin:0}}svg{{display:block;width:100vw;height:100vh}}</style>{drawing(name)}")
            page.screenshot(path=FOLDER / f"{name}.png", omit_background=True)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
