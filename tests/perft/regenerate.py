"""Makes the perft positions and counts anew: python -m tests.perft.regenerate. A change of counts is a change of rules."""

import hashlib
import json
from pathlib import Path

from naqala import Game, Options
from naqala.catalog.verbs import FORMS, meanings
from naqala.options import EXPANSIONS, PROMOS, expansion_sets
from tests.perft.counts import divide_counts, lines
from tests.players import positions

FOLDER = Path(__file__).parent
MOST = 4_000
"""Lines at the greatest depth: plain mode must count them in a moment."""
WANTED = ("claim", "give cards", "keep djinn", "redirect", "bring", "talisman from", "horn", "scimitar", "kill", "take building")


def openings() -> dict[str, Game]:
    games = {"solo": Game.new(Options(1), 1)}
    for expansions in expansion_sets():
        name = "".join(word[0] for word in expansions).upper() or "base"
        games[f"opening-{name}"] = Game.from_position(Game.new(Options(3, expansions), 1).start())
    for seats in (2, 4, 5):
        game = Game.from_position(Game.new(Options(seats, EXPANSIONS, PROMOS), seats).start())
        while game.decision.ask == "bid":
            game.play("bid 0" if "bid 0" in [action.text for action in game.legal_actions()] else game.legal_actions()[0])
        games[f"first-move-{seats}"] = game
    return games


def rare_questions() -> dict[str, Game]:
    found: dict[str, Game] = {}
    for seed in range(40):
        for game, _ in positions(Options(3, EXPANSIONS, PROMOS), seed, curiosity=0.9):
            ask = game.decision.ask
            if ask in WANTED and ask not in found:
                found[ask] = Game.from_position(game.position())
    return {f"asks-{ask.replace(' ', '-')}": game for ask, game in found.items()}


def action_ranges() -> str:
    """Each verb with its first number, how many it has, and a digest of their texts."""
    rows = []
    for verb, form in FORMS.items():
        first, size, _ = form.span
        texts = "\n".join(meaning.text if meaning else "" for meaning in meanings()[first : first + size])
        rows.append(f"{verb} {first} {size} {hashlib.sha256(texts.encode()).hexdigest()[:16]}\n")
    return "".join(rows)


def main() -> None:
    (FOLDER / "actions.txt").write_text(action_ranges(), encoding="utf-8")
    table = []
    for name, game in {**openings(), **rare_questions()}.items():
        (FOLDER / "positions" / f"{name}.json").write_text(json.dumps(game.position()) + "\n", encoding="utf-8")
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
