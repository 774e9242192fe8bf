"""The notebook runs from top to bottom, and draws."""

import os
from pathlib import Path
from typing import Any

import nbformat
import pytest
from nbclient import NotebookClient

ROOT = Path(__file__).parents[2]
NOTEBOOK = ROOT / "examples" / "first_steps.ipynb"
SECONDS = 600


def notebook_on_disk() -> Any:
    return nbformat.reads(NOTEBOOK.read_text(encoding="utf-8"), as_version=4)


@pytest.fixture(scope="module")
def cells() -> list[Any]:
    """The cells with their outputs, from a kernel of its own."""
    notebook = notebook_on_disk()
    environment = {**os.environ, "NAQALA_MODE": "plain"}
    NotebookClient(notebook, timeout=SECONDS, resources={"metadata": {"path": str(ROOT)}}).execute(env=environment)
    return [cell for cell in notebook.cells if cell.cell_type == "code"]


def printed(cell: Any) -> str:
    return "".join(output.get("text", "") or output.get("data", {}).get("text/plain", "") for output in cell.outputs)


@pytest.mark.filterwarnings("ignore::DeprecationWarning", "ignore::ResourceWarning")
def test_the_notebook_runs_and_draws(cells: list[Any]) -> None:
    assert "bid is asked of seat" in printed(cells[0])
    assert any("Outcome(" in printed(cell) for cell in cells)
    assert sum("image/png" in output.get("data", {}) for cell in cells for output in cell.outputs) == 2
    assert "in 8 games" in printed(cells[-1])


def test_the_notebook_is_kept_without_outputs() -> None:
    """What a kernel printed once would go stale."""
    for cell in notebook_on_disk().cells:
        assert cell.cell_type == "markdown" or (cell.outputs == [] and cell.execution_count is None)
