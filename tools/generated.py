"""The files that follow from others and lie beside them. Tests fail when one is stale."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from tools import (
    catalogue,
    data_columns,
    lists,
    position_fields,
    quoted_code,
    rulebook,
    samples,
    space_tables,
    texts,
    typescript,
)

ROOT = Path(__file__).parent.parent

GENERATED: dict[Path, Callable[[], str]] = {
    ROOT / "web" / "src" / "wire" / "catalogue.ts": catalogue.catalogue,
    ROOT / "web" / "src" / "wire" / "rulebook.ts": rulebook.rulebook,
    ROOT / "web" / "src" / "wire" / "samples.ts": samples.samples,
    ROOT / "web" / "src" / "wire" / "types.ts": typescript.typescript,
    ROOT / "web" / "src" / "wire" / "texts.ts": texts.typescript,
    **lists.PAGES,
    data_columns.PAGE: data_columns.page,
    space_tables.PAGE: space_tables.page,
    **{path: partial(position_fields.page, path) for path in position_fields.PAGES},
    **{path: partial(quoted_code.page, path) for path in quoted_code.PAGES},
}
