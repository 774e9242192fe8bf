"""Write the files that follow from others and lie beside them: ``python -m tools.generate``.

python -m tools.generate            write all of them
python -m tools.generate --check    write nothing; name those that are stale
"""

import argparse

from naqala.engine.kernel import use


def main() -> int:
    """Write or check all generated files; return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tools.generate", description="Write the files that follow from others.")
    parser.add_argument("--check", action="store_true", help="write nothing; name the files that are stale")
    only_check = parser.parse_args().check
    use("plain")  # rules are called one by one; the mode is chosen before they are imported
    from tools.generated import GENERATED

    texts = {path: make() for path, make in GENERATED.items()}
    stale = [path for path, text in texts.items() if path.read_text(encoding="utf-8") != text]
    for path in stale:
        print(path.name)
        if not only_check:
            path.write_text(texts[path], encoding="utf-8")
    return int(only_check and bool(stale))


if __name__ == "__main__":
    raise SystemExit(main())
