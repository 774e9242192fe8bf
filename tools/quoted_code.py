"""Code in the tutorials, quoted from ``examples/``, whose files tests run: ``<!-- examples/own_bot.py Thrifty -->`` and a block.

Without names the whole file is quoted; ``imports`` are the imports at its top.
"""

import ast
import re
from itertools import groupby
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGES = tuple(ROOT / "docs" / name for name in ("own-bot.md", "train.md"))
QUOTE = re.compile(r"<!-- (examples/\S+\.py)((?: \w+)*) -->\n\n```python\n.*?```", re.DOTALL)


def _source(path: Path, names: list[str]) -> str:
    """Return the parts of a file with these names, in this order."""
    text = path.read_text(encoding="utf-8")
    if not names:
        return text
    parts: dict[str, str] = {}
    imports: list[ast.stmt] = []
    for node in ast.parse(text).body:
        segment = ast.get_source_segment(text, node) or ""
        if isinstance(node, ast.Import | ast.ImportFrom):
            imports.append(node)
            parts["imports"] = "\n".join(text.splitlines()[imports[0].lineno - 1 : node.end_lineno])
        elif isinstance(node, ast.ClassDef | ast.FunctionDef):
            parts[node.name] = "".join(f"@{ast.unparse(one)}\n" for one in node.decorator_list) + segment
        elif isinstance(node, ast.Assign):
            parts.update({target.id: segment for target in node.targets if isinstance(target, ast.Name)})
    missing = [name for name in names if name not in parts]
    assert not missing, f"{path.name}: expected {', '.join(missing)}"
    # Constants stand together, all else apart.
    blocks = [
        ("\n" if are_constants else "\n\n\n").join(parts[name] for name in group)
        for are_constants, group in groupby(names, str.isupper)
    ]
    return "\n\n\n".join(blocks) + "\n"


def page(path: Path) -> str:
    """Return a tutorial with its quotes as they must be."""

    def quote(found: re.Match[str]) -> str:
        file, names = found[1], found[2]
        return f"<!-- {file}{names} -->\n\n```python\n{_source(ROOT / file, names.split())}```"

    text, quotes = QUOTE.subn(quote, path.read_text(encoding="utf-8"))
    assert quotes, f"{path.name}: expected quotes"
    return text
