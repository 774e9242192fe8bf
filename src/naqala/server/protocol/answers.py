"""Legal answers as browsers get them: typed and in words, so that no client reads their texts or knows a rule."""

from functools import cache, lru_cache
from typing import Any

from msgspec.structs import replace

from naqala.action import Action
from naqala.game import Game
from naqala.narrator import WORDED_BY_POSITION, Said, answer_words, words_on
from naqala.offers import Offer, offers
from naqala.server.protocol.wire import Answer, Source
from naqala.view import View


def answers(game: Game, view: View) -> tuple[Answer, ...]:
    """Return the answers to the open question, as the seat that is asked sees it."""
    offered, board = offers(game), view.position.board
    is_any_by_position, found = view.decision.ask in ("ring", "lamp"), []
    for action in view.legal:
        offer, tile = offered.get(action.text), action.parts.get("tile")
        if is_any_by_position or action.verb in _BY_POSITION:
            found.append(_answer_in(view, action, offer))
        elif tile is None:
            found.append(_answer_on(action, "", "", offer))
        else:
            entry = board[tile]
            found.append(_answer_on(action, entry.tile, entry.meeples if action.verb == "pick" else "", offer))
    return tuple(found)


def _answer_in(view: View, action: Action, offer: Offer | None) -> Answer:
    """Return an answer that depends on the position."""
    answer, row = unworded_answer(action), view.position.cards.row
    cards = [row[place - 1] for place in answer.places]
    said, seen = answer_words(action, view, offer), _by_position(action, view)
    return replace(answer, said=said, cards=cards or answer.cards, **seen)


@lru_cache(maxsize=20_000)
def _answer_on(action: Action, face: str, letters: str, offer: Offer | None) -> Answer:
    """Return an answer that depends on no more of the position than the face of its tile and, to pick them up, the meeples there:
    such answers come again and again.
    """
    answer, said = unworded_answer(action), words_on(action, face, letters, offer)
    if offer is None:
        return replace(answer, said=said)
    return replace(answer, said=said, claims=offer.claims, fakirs=answer.fakirs or offer.fakirs)


_BY_POSITION = WORDED_BY_POSITION | {"next", "take_whim"}
"""Answers that depend on more of the position than their tile."""
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
    parts, values = action.parts, action.values

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
        removes=action.verb in ("kill_on", "remove"),
    )
