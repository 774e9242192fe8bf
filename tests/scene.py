"""Small positions for rule tests: say what matters, the rest is filled in.

    game = scene(seats=3, tiles={"c3": "oasis"}, meeples={"c2": "G", "c3": "G"}, step="move", seat=1)
    after(game, "pick c2", "drop green c3")

Without further words the board has no meeples (they are in the bag), no seat owns anything but 50 gold and all camels, the row
is empty, and the other markers wait on the turn order track. Chance is not answered by a dealer: tests play `draw ...`.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from naqala import Game, Options
from naqala.catalog.names import TILE_WORDS
from naqala.catalog.tiles import FACES
from naqala.position import FORMAT, RULES, VERSION
from tests import reference
from tests.events.fold import Ledger

Fields = Mapping[str, Any]


def layout(options: Options, tiles: Mapping[str, str]) -> dict[str, str]:
    """The faces in catalog order from a1 on, with the wanted ones swapped into place."""
    boxes = {"base", *options.expansions}
    faces = [face.name for face in FACES if face.box in boxes for _ in range(face.count)]
    if "artisans" in boxes:
        # The workshop in the last corner would be shut in by mountains; on f1 its own touch nothing but the border.
        faces[5], faces[-1] = faces[-1], faces[5]
    board = dict(zip(TILE_WORDS, faces, strict=False))
    for tile, face in tiles.items():
        if board[tile] != face:
            others = [name for name in board if board[name] == face and name not in tiles]
            assert others, f"the set has no further tile {face!r}"
            other = others[0]
            board[tile], board[other] = board[other], board[tile]
    return board


def position(
    *,
    seats: int = 3,
    expansions: Sequence[str] = (),
    promos: Sequence[str] = (),
    five_track: bool | None = None,
    values: Fields | None = None,
    tiles: Mapping[str, str] | None = None,
    meeples: Mapping[str, str] | None = None,
    owners: Mapping[str, int] | None = None,
    tents: Mapping[str, int] | None = None,
    palms: Mapping[str, int] | None = None,
    palaces: Mapping[str, int] | None = None,
    whims_on: Mapping[str, str] | None = None,
    players: Mapping[int, Fields] | None = None,
    row: Sequence[str] = (),
    djinn_row: Sequence[str] = (),
    step: str = "move",
    seat: int | None = 1,
    turn: Fields | None = None,
    **fields: Any,
) -> dict[str, Any]:
    """A position file; ``players`` by seat number, ``fields`` are further fields of the file (docs/position.md)."""
    options = Options(seats, tuple(expansions), tuple(promos), five_track).with_values(dict(values or {}))
    board: dict[str, dict[str, Any]] = {tile: {"tile": face} for tile, face in layout(options, tiles or {}).items()}
    for name, entries in (("meeples", meeples), ("owner", owners), ("palms", palms), ("palaces", palaces), ("whim", whims_on)):
        for tile, value in (entries or {}).items():
            board[tile][name] = value
    for tile, owner in (tents or {}).items():
        board[tile].update(owner=owner, piece="tent")
    in_turn = step not in ("bid", "cleanup", "over", "roll", "outbid")
    position: dict[str, Any] = {
        "format": FORMAT,
        "version": VERSION,
        "rules": RULES,
        "options": options.to_json(),
        "board": board,
        "seats": [{"gold": 25 if seats == 1 else 50, **(players or {}).get(number, {})} for number in range(1, seats + 1)],
        "cards": {"row": list(row), **fields.pop("cards", {})},
        "djinns": {"row": list(djinn_row), **fields.pop("djinns", {})},
        "turn": {"step": step, **({"seat": seat} if in_turn and seat else {}), **(turn or {})},
    }
    if seats > 1 and "bid_track" not in fields and "turn_track" not in fields:
        position.update(_tracks(seats, seat if in_turn else None, step))
    return {**position, **fields}


def _tracks(seats: int, active: int | None, step: str) -> dict[str, Any]:
    """The active marker has gone to the bid track, the others still wait; in other steps all are on the bid track."""
    markers = [1, 2, 1, 2] if seats == 2 else list(range(1, seats + 1))
    if active is None or step == "over":
        return {"bid_track": markers}
    markers.remove(active)
    return {
        "bid_track": [active],
        "turn_track": {str(price): [marker] for price, marker in zip((8, 5, 3, 1), markers, strict=False)},
    }


def scene(**fields: Any) -> Game:
    """A game at such a position, without a dealer."""
    return Game.from_position(position(**fields))


def legal(game: Game) -> list[str]:
    """The texts of the legal actions."""
    return [action.text for action in game.legal_actions()]


def after(game: Game, *actions: str) -> Game:
    """Plays the actions; returns the game for chaining. The reference and the ledger of events must agree, so that every test of
    a rule tests them too.
    """
    expected, played = game.position().to_json(), game.length
    ledger = Ledger(expected, game.score_sheet())
    for action in actions:
        game.play(action)
    for made in game.actions[played:]:
        expected = reference.apply(expected, made.text)
    assert reference.normal(game.position().to_json()) == reference.normal(expected), actions
    for event in game.events(played):
        ledger.note(event)
    ledger.check(game)
    return game


def seat_of(game: Game, number: int) -> dict[str, Any]:
    """What a seat has, as the position file says it."""
    entry: dict[str, Any] = game.position().to_json()["seats"][number - 1]
    return entry


def tile_of(game: Game, tile: str) -> dict[str, Any]:
    """What is on a tile, as the position file says it."""
    entry: dict[str, Any] = game.position().to_json()["board"][tile]
    return entry
