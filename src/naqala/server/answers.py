"""Legal answers as browsers get them: typed, so that no client reads their texts."""

from functools import cache

from msgspec.structs import replace

from naqala.action import Action
from naqala.game import Game
from naqala.offers import offers
from naqala.server.wire import Answer


def answers(game: Game) -> tuple[Answer, ...]:
    """Return the answers to the open question, with what they offer."""
    offered = offers(game)
    found = ((_answer(action), offered.get(action.text)) for action in game.legal_actions())
    return tuple(replace(answer, offer=offer) if offer else answer for answer, offer in found)


@cache
def _answer(action: Action) -> Answer:
    """Return what an action names, which is the same in every position."""
    parts, values = action.parts, dict(zip(action.parts, action.values, strict=True))

    def words(*names: str) -> list[str]:
        return [word for name in names for word in parts.get(name, "").split()]

    return Answer(
        action.text,
        action.verb,
        parts.get("tile", ""),
        colours=words("colour", "victims"),
        cards=words("card", "handful", "suit"),
        djinn=parts.get("djinn", ""),
        item=parts.get("item", ""),
        thief=parts.get("thief", ""),
        building=parts.get("building", ""),
        payment=parts.get("payment", ""),
        seat=int(parts.get("seat", 0)),
        price=int(parts.get("price", 0)),
        fakirs=values.get("discount", values.get("fakirs", 0)),
        places=[int(word) for word in words("place", "later")],
    )
