"""Brings the perft positions and counts up to date: python -m tests.perft.regenerate. A change of counts is a change of rules.

Positions that can still be read, and still ask their question, are kept under today's rules number; the others are made anew.
Verbs whose actions have changed need a new rules number: without it nothing is written.
"""

import hashlib
import json
from collections.abc import Callable
from functools import partial
from itertools import count
from pathlib import Path

from naqala import Game, NaqalaError, Options
from naqala.catalog.rules import RULES
from naqala.catalog.verbs import FORMS, meanings
from naqala.options import EXPANSIONS, PROMOS, expansion_sets
from tests.perft.counts import divide_counts, lines
from tests.players import positions

FOLDER = Path(__file__).parent
MOST = 4_000
"""Lines at the greatest depth: plain mode must count them in a moment."""
RARE = ("claim", "give cards", "keep djinn", "redirect", "bring", "talisman from", "horn", "scimitar", "kill", "take building")
"""Questions that openings do not reach."""
SEEDS = 400


def opening(expansions: tuple[str, ...]) -> Game:
    return Game.from_position(Game.new(Options(3, expansions), 1).start())


def first_move(seats: int) -> Game:
    """Everything in the box, after the bids."""
    game = Game.from_position(Game.new(Options(seats, EXPANSIONS, PROMOS), seats).start())
    while game.decision.ask == "bid":
        game.play("bid 0" if "bid 0" in [action.text for action in game.legal_actions()] else game.legal_actions()[0])
    return game


def rare(ask: str) -> Game:
    """A position of a random game in which this is asked."""
    for seed in count():
        assert seed < SEEDS, f"none of {SEEDS} random games asks {ask!r}"
        for game, _ in positions(Options(3, EXPANSIONS, PROMOS), seed, curiosity=0.9):
            if game.decision.ask == ask:
                return Game.from_position(game.position())
    raise AssertionError


def wanted() -> dict[str, tuple[str, Callable[[], Game]]]:
    """By name: the question of a position, and how to find one."""
    found: dict[str, tuple[str, Callable[[], Game]]] = {"solo": ("outbid", partial(Game.new, Options(1), 1))}
    for expansions in expansion_sets():
        name = "".join(word[0] for word in expansions).upper() or "base"
        found[f"opening-{name}"] = ("bid", partial(opening, expansions))
    for seats in (2, 4, 5):
        found[f"first-move-{seats}"] = ("move", partial(first_move, seats))
    for ask in RARE:
        found[f"asks-{ask.replace(' ', '-')}"] = (ask, partial(rare, ask))
    return found


def kept(path: Path, ask: str) -> Game | None:
    """The recorded position, if it is still possible and asks the same."""
    try:
        game = Game.from_position(json.loads(path.read_text(encoding="utf-8")))
    except (FileNotFoundError, NaqalaError):
        return None
    return game if game.decision.ask == ask else None


def action_ranges() -> str:
    """The rules number, then each verb with its first number, how many it has, and a digest of their texts."""
    rows = [f"rules {RULES}\n"]
    for verb, form in FORMS.items():
        first, size, _ = form.span
        texts = "\n".join(meaning.text if meaning else "" for meaning in meanings()[first : first + size])
        rows.append(f"{verb} {first} {size} {hashlib.sha256(texts.encode()).hexdigest()[:16]}\n")
    return "".join(rows)


def check_ranges(before: str, after: str) -> None:
    """Refuse other actions for a verb that is known already under the same rules number: files of other programs keep numbers."""
    (rules, *old), (rules_now, *new) = before.splitlines(), after.splitlines()
    changed = sorted({row.split()[0] for row in old} & {row.split()[0] for row in set(old) ^ set(new)})
    if rules == rules_now and changed:
        raise SystemExit(
            f"Nothing was written. The actions of {', '.join(changed)} have changed, and this is still {rules}.\n"
            f"Give the new card `since` = {RULES + 1} (its row in catalog/cards.py or provisional.toml); "
            f"for any other change raise `rules` in provisional.toml."
        )


def main() -> None:
    ranges = FOLDER / "actions.txt"
    check_ranges(ranges.read_text(encoding="utf-8"), action_ranges())
    ranges.write_text(action_ranges(), encoding="utf-8")
    table = []
    for name, (ask, make) in wanted().items():
        path = FOLDER / "positions" / f"{name}.json"
        game = kept(path, ask)
        if game is None:
            game = make()
            assert game.decision.ask == ask, name
        path.write_text(json.dumps(game.position().to_json()) + "\n", encoding="utf-8")
        counts: list[int] = []
        for depth in range(1, 6):
            if counts and counts[-1] * 12 > MOST:
                break
            counts.append(lines(game, depth))
        table.append(f"{name} {' '.join(map(str, counts))}")
        assert sum(divide_counts(game, len(counts)).values()) == counts[-1]
    (FOLDER / "counts.txt").write_text("\n".join(table) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
