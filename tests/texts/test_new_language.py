"""A new language is one folder: no other file names the languages there are."""

import json
import os
import shutil
import subprocess
import sys

import pytest

from tests.texts.sources import ROOT

CODE, NAME = "eo", "Esperanto"
ALONE = {"NAQALA_MODE": "plain", "PYTHONDONTWRITEBYTECODE": "1"}
LOOK = f"""
import json
from naqala.cli.parser import parser
from naqala.texts import LANGUAGES, expect_language, preferred, say, speaking
from tools import texts, typescript

expect_language("{CODE}")
with speaking("{CODE}"):
    name = say("language.name")
print(json.dumps({{
    "name": name,
    "offered": LANGUAGES,
    "checked": texts.LANGUAGES,
    "preferred": preferred({{"LANG": "{CODE}_XX.UTF-8"}}),
    "command": parser().parse_args(["show", "game.json", "--language", "{CODE}"]).language,
    "types": typescript.typescript(),
    "keys": texts.typescript(),
}}))
"""


pytestmark = [
    pytest.mark.skipif(sys.platform == "win32", reason="links need rights there"),
    pytest.mark.skipif(not (ROOT / "web" / "src").is_dir(), reason="the sources of the client are not here"),
]


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> dict[str, object]:
    """What a tree with one more folder of texts offers; all other files are those of this tree."""
    tree = tmp_path_factory.mktemp("tree")
    package, texts = ROOT / "src" / "naqala", tree / "src" / "naqala" / "texts"
    texts.mkdir(parents=True)
    for path in package.iterdir():
        if path.name != "texts":
            (texts.parent / path.name).symlink_to(path)
    for path in (package / "texts").iterdir():
        if path.name != "__pycache__":
            (texts / path.name).symlink_to(path)
    shutil.copytree(package / "texts" / "en", texts / CODE)
    ui = texts / CODE / "ui.ftl"
    ui.write_text(ui.read_text(encoding="utf-8").replace("language-name = English", f"language-name = {NAME}"), encoding="utf-8")
    shutil.copytree(ROOT / "tools", tree / "tools")
    done = subprocess.run(
        [sys.executable, "-c", LOOK],
        cwd=tree,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(map(str, (tree / "src", tree))), **ALONE},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)  # type: ignore[no-any-return]


def test_a_folder_is_offered_everywhere(found: dict[str, object]) -> None:
    assert (found["name"], found["preferred"], found["command"]) == (NAME, CODE, CODE)
    for languages in (found["offered"], found["checked"]):
        assert languages == ["de", "en", CODE, "fr"]


def test_nothing_has_to_be_generated_for_it(found: dict[str, object]) -> None:
    wire = ROOT / "web" / "src" / "wire"
    assert found["types"] == (wire / "types.ts").read_text(encoding="utf-8")
    assert found["keys"] == (wire / "texts.ts").read_text(encoding="utf-8")
