"""Legal answers as browsers get them: typed and in words, so that no client reads their texts or knows a rule."""

from functools import cache

from msgspec.structs import replace

from naqala.action import Action
from naqala.game import Game
from naqala.narrator import Said, answer_words
from naqala.offers import offers
from naqala.server.wire import Answer
from naqala.view import View


def answers(game: Game, view: View) -> tuple[Answer, ...]:
    """Return the answers to the open question, as the seat that is asked sees it."""
    offered, row = offers(game), view.position.cards.row
    found = []
    for action in view.legal:
        answer, offer = unworded_answer(action), offered.get(action.text)
        cards = [row[place - 1] for place in answer.places] if answer.places else answer.cards
        claims = offer is not None and offer.claims
        found.append(replace(answer, said=answer_words(action, view, offer), cards=cards, claims=claims))
    return tuple(found)


@cache
def unworded_answer(action: Action) -> Answer:
    """Return what an action names, which is the same in every position."""
    parts, values = action.parts, dict(zip(action.parts, action.values, strict=True))

    def words(*names: str) -> list[str]:
        return [word for name in names for word in parts.get(name, "").split()]

    return Answer(
        action.text,
        action.verb,
        Said(""),
        parts.get("tile", ""),
        colours=words("colour", "victims"),
        cards=words("card", "handful", "suit"),
        djinn=parts.get("djinn", ""),
        item=parts.get("item", ""),
        thief=parts.get("thief", ""),
        building=parts.get("building", ""),
        seat=int(parts.get("seat", 0)),
        price=int(parts.get("price", 0)),
        fakirs=values.get("discount", values.get("fakirs", 0)),
        places=[int(word) for word in words("place", "later")],
    )
