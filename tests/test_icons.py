"""The icons of the installed app: all that the manifest names, as large as it says, and whole where systems cut them."""

import json
from pathlib import Path

import pytest
from PIL import Image

from tools.icons import FOLDER, PUBLIC, SIZES


@pytest.mark.parametrize("name", SIZES)
def test_icon_is_as_large_as_its_name_says(name: str) -> None:
    with Image.open(FOLDER / f"{name}.png") as icon:
        assert icon.size == (SIZES[name], SIZES[name])
        corner = icon.convert("RGBA").getpixel((0, 0))
    assert isinstance(corner, tuple)
    assert (corner[3] == 255) == (name in ("maskable-512", "180")), "what is cut fills its square, the others have round corners"


def test_manifest_names_icons_that_are_there() -> None:
    icons = json.loads((PUBLIC / "manifest.webmanifest").read_text(encoding="utf-8"))["icons"]
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in icons}
    assert [icon["src"] for icon in icons if not (PUBLIC / Path(icon["src"]).relative_to("/")).is_file()] == []
