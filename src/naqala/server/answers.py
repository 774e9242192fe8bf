"""Legal answers as browsers get them: typed and in words, so that no client reads their texts or knows a rule."""

from functools import cache
from typing import Any

from msgspec.structs import replace

from naqala.action import Action
from naqala.game import Game
from naqala.narrator import Said, answer_words
from naqala.offers import offers
from naqala.server.wire import Answer, Source
from naqala.view import View


def answers(game: Game, view: View) -> tuple[Answer, ...]:
    """Return the answers to the open question, as the seat that is asked sees it."""
    offered, row = offers(game), view.position.cards.row
    found = []
    for action in view.legal:
        answer, offer = unworded_answer(action), offered.get(action.text)
        cards = [row[place - 1] for place in answer.places] if answer.places else answer.cards
        claims = offer is not None and offer.claims
        said = answer_words(action, view, offer)
        found.append(replace(answer, said=said, cards=cards, claims=claims, **_by_position(action, view)))
    return tuple(found)


_SOURCES: dict[str, Source] = {
    **dict.fromkeys(("play", "use", "send", "give_cards", "give_item", "give_djinn"), "own"),
    **dict.fromkeys(("keep_item", "keep_djinn", "take_cards", "take_djinn", "take_item"), "aside"),
    **dict.fromkeys(("buy_djinn", "buy_thief", "take_whim"), "open"),
}


def _by_position(action: Action, view: View) -> dict[str, Any]:
    """Return what an answer names by the position."""
    position, question = view.position, view.decision
    if action.verb == "next":
        row, laid = position.cards.row, question.about.count or 0
        return {"spots": [place for place, card in enumerate(row, 1) if place > laid and card == action.parts["card"]]}
    if action.verb == "take_whim":
        return {"whim": position.board[position.turn.at or ""].whim}
    return {"source": "open"} if question.ask in ("ring", "lamp") else {}


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
        source=_SOURCES.get(action.verb),
    )
