"""Commands on one position or one record: position, legal, apply, replay."""

import argparse
import json

import msgspec

from naqala.cli.files import names_in, options_from, read_game, read_record, seat_said, who
from naqala.cli.main import print_json
from naqala.deal import deal, luck_from
from naqala.engine import play
from naqala.engine.actions import MAX_LEGAL
from naqala.engine.kernel import numbers
from naqala.engine.mirror import read
from naqala.game import Game
from naqala.notation import to_text
from naqala.position import Position, position_of
from naqala.position.schema import json_schema
from naqala.record import replay as replay_record


def position(arguments: argparse.Namespace) -> int:
    """Print a position, at the start or after random decisions, or the JSON Schema of positions."""
    if arguments.schema:
        print(json.dumps(json_schema(), indent=1))
        return 0
    luck = luck_from(arguments.seed)
    states = deal(options_from(arguments), luck)
    play.play_random(states, 0, arguments.after, numbers(MAX_LEGAL), luck)
    _print_position(position_of(read(states, 0)), arguments)
    return 0


def _print_position(position: Position, arguments: argparse.Namespace) -> None:
    """Print JSON with one line a tile and a seat, or all in one line; or short text."""
    if arguments.json:
        print_json(position.to_json())
        return
    if arguments.text:
        print(to_text(position), end="")
        return
    lines = []
    for name, value in position.to_json().items():
        text = json.dumps(value, ensure_ascii=False)
        if name == "board" and isinstance(value, dict):
            text = "{\n" + ",\n".join(f"  {json.dumps(tile)}: {json.dumps(entry)}" for tile, entry in value.items()) + "\n }"
        elif name == "seats" and isinstance(value, list):
            text = "[\n" + ",\n".join(f"  {json.dumps(entry)}" for entry in value) + "\n ]"
        lines.append(f" {json.dumps(name)}: {text}")
    print("{\n" + ",\n".join(lines) + "\n}")


def legal(arguments: argparse.Namespace) -> int:
    """Print the open question and its answers; for chance with their weights."""
    game = read_game(arguments.file)
    decision = game.decision
    weights = {action.text: weight for action, weight in game.weights().items()}
    actions = [action.text for action in game.legal_actions()]
    if arguments.json:
        seat = "chance" if decision.is_chance else decision.seat
        answer = {"ask": decision.ask, "seat": seat, "about": msgspec.to_builtins(decision.about), "actions": actions}
        print_json({**answer, "weights": weights} if weights else answer)
        return 0
    print(f"{decision.ask}: {who(game)}, {len(actions)} answers")
    for action in actions:
        print(f"  {action}" + (f"  (weight {weights[action]})" if weights else ""))
    return 0


def apply(arguments: argparse.Namespace) -> int:
    """Print the position after some actions."""
    game = read_game(arguments.file)
    for action in arguments.actions:
        game.play(action)
    _print_position(game.position(), arguments)
    return 0


def print_sheets(game: Game, names: list[str]) -> None:
    """Print the score sheet of each seat, and who has won if the game is over."""
    from rich.console import Console

    from naqala.terminal.scores import result_said, score_table

    console = Console(highlight=False)
    console.print(score_table(game, names, None, is_open=True))
    if game.is_over:
        console.print(result_said(game, names))


def replay(arguments: argparse.Namespace) -> int:
    """Tell a whole game, as one seat saw it or, without a seat, as a spectator sees it."""
    record = read_record(arguments.file)
    game = replay_record(record)
    names = names_in(game, record.players)
    if arguments.events:
        return _print_events(game, arguments.seat, arguments.json)
    outcome = game.outcome()
    if arguments.json:
        result = {"winners": list(outcome.winners), "reasons": list(outcome.reasons)} if outcome else None
        answer: dict[str, object] = {"actions": len(game.actions), "outcome": result}
        if arguments.seat is None:
            answer.update(seats=game.score_sheet(), position=game.position().to_json())
        else:
            answer.update(position=game.view(arguments.seat).position.to_json())
        print_json(answer)
        return 0
    _print_lines(game, names, arguments.seat)
    if arguments.seat is None or game.is_over:
        print_sheets(game, names)
    return 0


def _print_lines(game: Game, names: list[str], seat: int | None) -> None:
    from naqala.terminal.story import story
    from naqala.texts import words

    with words.printing(game.options.printed):
        for line in story(game, names, seat):
            print(line)


def _print_events(game: Game, seat: int | None, as_json: bool) -> int:
    """Return every event of the game on a line of its own: all of them, or those a seat has seen."""
    events = game.events() if seat is None else game.log(seat).events()
    if as_json:
        print_json({"events": msgspec.to_builtins(events)})
        return 0
    for event in events:
        where = ", ".join(part for part in (event.seat is not None and seat_said(event.seat), event.thing, event.tile) if part)
        amount = f" {event.amount:+}" if event.kind == "score" else f" x{event.amount}" if event.amount != 1 else ""
        print(f"{event.kind:15} {where}{amount}  ({event.cause})")
    return 0
