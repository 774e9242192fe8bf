"""Lays a board on which a player owns what they entered.

The score asks the board only two things: how many red tiles lie around a tent, and which buildings stand by the Great Lake.
People enter these two numbers and not the whole board, so any board with them will do. Each player gets a board of their own,
because the tents of five players need not fit on a board that we choose, although they did on the table.
"""

from collections.abc import Callable, Collection, Iterable

from naqala.catalog.names import TILE_WORDS as PLACES
from naqala.catalog.names import Colour, TileKind
from naqala.catalog.tiles import FACE_NAMED, FACE_WORDS
from naqala.engine.state import NOWHERE
from naqala.errors import TallyError, TallyFault
from naqala.options import Options
from naqala.position.schema import Tile
from naqala.position.sets import any_start
from naqala.tally.entries import Entered, Owned, tile_word

LAKE = "b2"
SHORE = "c3"
"""A tile by the lake: it has all buildings of the player that stand there."""
HOME = "e5"
"""A tile far from the lake: it has the player's tent and all other buildings."""
ROUGH = ("e2", "b5", "b4", "d2", "e5", "c6")
"""Where Chasm and workshops cut nothing off; four of them or more are outside the block of a tent."""


def board_for(tally: Entered, number: int) -> dict[str, Tile]:
    """Return a board for the player with this number, counted from 0."""
    faces = [FACE_WORDS[face] for face in any_start(tally.options).face if face != NOWHERE]
    places, player = PLACES[: len(faces)], tally.players[number]
    reds = _reds(tally.options)
    own = _tiles_of(player, number, faces, reds)
    _check_tent(player, own, number, reds)
    board = dict(zip((SHORE,) if _is_all_by_lake(player) else (HOME, SHORE), own, strict=False))
    pool = own[len(board) :]
    for other, owner in enumerate(tally.players):
        pool += _tiles_of(owner, other, faces, reds) if other != number else []
    pool += [Tile(tile=face) for face in faces]
    _lay(board, (LAKE,), pool, lambda face: FACE_NAMED[face].kind == TileKind.LAKE)
    if player.tent_reds is not None:
        block = _block(next(iter(board)), places)
        wanted = player.tent_reds - (own[0].tile in reds)
        _lay(
            board, [place for place in block if place not in board][:wanted], pool, lambda face: face in reds and _is_plain(face)
        )
        _lay(board, block, pool, lambda face: face not in reds and _is_plain(face))
    _lay(board, ROUGH, pool, lambda face: not _is_plain(face))
    _lay(board, places, pool, lambda _: True)
    return board


def _lay(board: dict[str, Tile], places: Iterable[str], pool: list[Tile], wanted: Callable[[str], bool]) -> None:
    """Lay tiles that are wanted on the places that are free, as long as there are any."""
    for place in places:
        found = next((index for index, tile in enumerate(pool) if wanted(tile.tile)), None)
        if place not in board and found is not None:
            board[place] = pool.pop(found)


def _tiles_of(player: Owned, number: int, faces: list[str], reds: Collection[str]) -> list[Tile]:
    """Take a player's tiles out of the faces. The first gets the tent and what stands away from the lake, the second the rest."""
    taken: list[str] = []
    for word, count in player.tiles.items():
        matching = [face for face in faces if tile_word(FACE_NAMED[face]) == word]
        for face in sorted(matching, key=lambda face: not _fits(player, face, reds))[:count]:
            faces.remove(face)
            taken.append(face)
    taken.sort(key=lambda face: not _fits(player, face, reds))
    near = (player.lake_palms, player.lake_palaces)
    away = (player.palms - near[0], player.palaces - near[1])
    buildings = [near if _is_all_by_lake(player) else away, near]
    return [
        Tile(
            tile=face,
            owner=number + 1,
            piece="tent" if place == 0 and player.tent_reds is not None else None,
            palms=buildings[place][0] if place < 2 else 0,
            palaces=buildings[place][1] if place < 2 else 0,
        )
        for place, face in enumerate(taken)
    ]


def _check_tent(player: Owned, own: list[Tile], number: int, reds: Collection[str]) -> None:
    """Refuse a number of red tiles that cannot lie around a tent on any of the player's tiles."""
    if player.tent_reds is not None and not _fits(player, own[0].tile, reds):
        own_reds = [int(tile.tile in reds) for tile in own]
        least, most = min(own_reds), max(own_reds) + _room(player)
        fault = TallyFault("between", "tent_reds", number, least=least, most=most, got=player.tent_reds)
        raise TallyError(fault, f"{least} to {most} for these tiles", player.tent_reds)


def _is_all_by_lake(player: Owned) -> bool:
    """Return whether the player's only tile is by the lake."""
    return sum(player.tiles.values()) == 1 and player.lake_palms + player.lake_palaces > 0


def _room(player: Owned) -> int:
    """Return how many tiles with a value can lie around the tent; the lake takes the place of one."""
    return 7 if _is_all_by_lake(player) else 8


def _fits(player: Owned, face: str, reds: Collection[str]) -> bool:
    """Return whether the tent can stand on this face."""
    return player.tent_reds is None or 0 <= player.tent_reds - (face in reds) <= _room(player)


def _reds(options: Options) -> Collection[str]:
    """Return the faces whose value is red."""
    return {word for face, word in enumerate(FACE_WORDS) if options.printed.face_colour(face) == Colour.RED}


def _is_plain(face: str) -> bool:
    """Return whether the face can lie anywhere without cutting tiles off."""
    return not FACE_NAMED[face].is_forbidden and not FACE_NAMED[face].mountains


def _block(place: str, places: tuple[str, ...]) -> list[str]:
    """Return the places of the 3x3 block around a place, itself included."""
    return [other for other in places if all(abs(ord(one) - ord(two)) <= 1 for one, two in zip(place, other, strict=True))]
