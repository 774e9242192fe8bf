"""The open question as a sentence: for the seat that is asked, or for all other viewers."""

from naqala.catalog.cards import FLUTE_MEEPLES
from naqala.catalog.tiles import FACE_NAMED, MARKETS, kind_word
from naqala.decision import CHANCE
from naqala.narrator.lines import Argument, Counted, Named, Player, Said, TileFace
from naqala.view import View


def ask(view: View) -> Said:
    """Return the open question as the viewer reads it."""
    asked, seat = f"ask.{view.decision.ask}", view.decision.seat
    if seat is None:
        return Said("ui.gameOver")
    if seat == CHANCE:
        return Said(asked)
    if seat != view.seat:
        return Said(f"{asked}.others", {"name": Player(seat)} | _arguments(view))
    return Said(_special(view) or asked, _arguments(view))


def _special(view: View) -> str:
    """Return the special text of a question, by its answers or its subject."""
    about, turn, verbs = view.decision.about, view.position.turn, {action.verb for action in view.legal}
    match view.decision.ask:
        case "move":
            return "" if "pick" in verbs else "ask.move.blocked"
        case "last":
            return _last(sells="sell" in verbs, uses=bool(verbs & {"use", "play"}))
        case "kill":
            return "ask.kill.two" if any(" " in action.parts.get("victims", "") for action in view.legal) else ""
        case "target":
            return f"ask.target.{about.djinn}"
        case "redirect":
            return f"ask.redirect.{about.building}"
        case "tile":
            kind = kind_word(view.position.board[turn.at or ""].tile)
            return f"ask.tile.{kind}.thief" if "buy_thief" in verbs else f"ask.tile.{kind}"
    return ""


def _last(sells: bool, uses: bool) -> str:
    """Return the text of the last question of a turn, by what can still be done."""
    if sells:
        return "" if uses else "ask.last.sell"
    return "ask.last.use" if uses else "ask.last.only"


def _arguments(view: View) -> dict[str, Argument]:
    """Return all arguments that texts of questions use."""
    about, turn, legal = view.decision.about, view.position.turn, view.legal
    found: dict[str, Argument] = {"n": _number(view)}
    if tile := about.tile or turn.at:
        found["tile"] = TileFace(tile, view.position.board[tile].tile)
    if turn.tribe:
        found["what"] = Counted("tribe", {turn.tribe: turn.count})
    if about.djinn:
        found["djinn"] = Named("djinn", about.djinn)
    if thieves := [action.parts["thief"] for action in legal if action.verb == "send"]:
        found["thief"] = Named("thief", thieves[0])
    if view.decision.price is not None:
        found["gold"] = view.decision.price
    if view.decision.ask == "tile" and (market := MARKETS.get(FACE_NAMED[view.position.board[turn.at or ""].tile].kind)):
        found |= {"gold": market.price, "reach": market.reach}
    return found


def _number(view: View) -> int:
    """Return how many meeples are still to be dropped or brought, how far Assassins reach, how many cards an answer names."""
    turn, name = view.position.turn, view.decision.ask
    if name in ("give cards", "take cards"):
        return max((len(action.parts["handful"].split()) for action in view.legal), default=0)
    if name == "bring":
        return FLUTE_MEEPLES - (view.decision.about.count or 0)
    return len(turn.hand) if name == "drop" else turn.count
