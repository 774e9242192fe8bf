"""Golden playthroughs: what they look like, and which things of the game each one shows."""

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from naqala import Game, Options

STYLES = ("curious", "hoarder", "buyer")


def style_choice(game: Game, random: Random, style: str) -> str:
    """Players of different temper, so that few games show everything."""
    weights = game.weights()
    if weights:
        actions = list(weights)
        return random.choices(actions, [weights[action] for action in actions])[0].text
    texts = [action.text for action in game.legal_actions()]
    verbs = {
        "curious": ("use", "play", "buy", "craft", "tent", "redirect", "carpet", "give", "claim", "outbid"),
        "hoarder": ("buy 1", "buy 2", "buy 3", "buy 4", "buy 5", "buy 6", "take whim", "bid 0", "bid 1"),
        "buyer": ("buy", "take whim", "use utug", "use leta", "use sibittis", "play lamp", "play talisman", "bid 0"),
    }[style]
    wanted = [text for text in texts if text.startswith(verbs)]
    if wanted and random.random() < 0.85:
        return random.choice(wanted)
    if style != "curious" and "pass" in texts and game.decision.ask in ("last", "tribe"):
        return "pass"
    if game.decision.ask in ("move", "drop"):
        return random.choice([text for text in texts if text != "pass"] or texts)
    return random.choice([text for text in texts if text != "pass" and not text.startswith("sell")] or texts)


def _shown_by_actions(game: Game) -> set[str]:
    """What was done in the game: powers, items and thieves used, and so on."""
    shown = set()
    again = Game.from_position(game.start())
    for action in game.actions:
        words = action.words
        if words[0] in ("use", "play", "keep"):
            shown.add(f"{words[0]} {words[1]}")
        elif words[0] == "redirect":
            shown.add(f"redirect {again.decision.about.building}")
        elif words[0] == "bid" and "paying" in words:
            shown.add("use kumarbi")
        elif words[0] in ("carpet", "craft", "kill", "tent", "outbid", "sell"):
            shown.add(words[0])
        shown |= {f"gold of {event.cause}" for event in again.play(action) if event.kind == "earn"}
    return shown


def shown_by(game: Game) -> set[str]:
    """What a finished game shows: powers, items, thieves and whims used, djinns owned, ways to end."""
    shown = _shown_by_actions(game)
    for entry in game.position().to_json()["seats"]:
        shown |= {f"own {djinn}" for djinn in entry["djinns"]}
        shown |= {f"fulfil {whim}" for whim in entry.get("fulfilled", ())}
    outcome = game.outcome()
    assert outcome is not None
    if game.options.solo and outcome.winners:
        shown.add("solo won")
    elif "viziers" in outcome.reasons:
        shown.add("solo lost by viziers")
    else:
        shown.add("end " + " and ".join(outcome.reasons) + (" solo" if game.options.solo else ""))
    shown.add(f"{game.options.seats} seats {' '.join(game.options.expansions) or 'base'}")
    return shown


def _told(part: Any) -> Any:
    """A position without what follows from the rest of it."""
    if not isinstance(part, dict):
        return part
    return {name: _told(value) for name, value in part.items() if name not in ("rules", "deck")}


def trace(start: dict[str, Any], actions: list[str]) -> Iterator[str]:
    """A playthrough as text: the start, then for every action who was asked what, the answer, and how many answers there were.

    Positions are digested without the rules number and the decks, which hold the rest, so that a new card changes few lines.
    """
    game = Game.from_position(start)
    position = game.position()
    yield f"start {json.dumps(start)}"
    for number, action in enumerate(actions):
        decision = game.decision
        actor = {0: "chance", None: "no seat"}.get(decision.seat, f"seat {decision.seat}")
        answers = [legal.text for legal in game.legal_actions()]
        round_number = position.round
        game.play(action)
        position = game.position()
        digest = hashlib.sha256(json.dumps(_told(position.to_json()), sort_keys=True).encode()).hexdigest()[:8]
        shown = ", ".join(answers[:6]) + (", ..." if len(answers) > 6 else "")
        yield f"{number:4} round {round_number} {actor} {decision.ask}: {action} -> {digest}   [{len(answers)}: {shown}]"
    for seat, sheet in enumerate(game.score_sheet(), 1):
        yield f"seat {seat} {json.dumps({line: points for line, points in sheet.items() if points})}"
    outcome = game.outcome()
    assert outcome is not None
    yield f"winners {list(outcome.winners)} reasons {list(outcome.reasons)}"


def read_trace(path: Path) -> tuple[list[str], dict[str, Any], list[str]]:
    """The lines of a playthrough, its start and its actions."""
    lines = path.read_text(encoding="utf-8").splitlines()
    actions = [line.split(": ", 1)[1].split(" -> ")[0] for line in lines if " -> " in line]
    return lines, json.loads(lines[0].removeprefix("start ")), actions


def replayed(path: Path) -> Game:
    """The game of a playthrough at its end."""
    _, start, actions = read_trace(path)
    game = Game.from_position(start)
    for action in actions:
        game.play(action)
    return game


def play_one(options: Options, seed: int, style: str) -> Game:
    """One finished game."""
    random = Random(f"{options} {seed} {style}")
    game = Game.new(options, seed)
    while not game.is_over:
        game.play(style_choice(game, random, style))
    return game
