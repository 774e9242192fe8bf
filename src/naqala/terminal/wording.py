"""Questions and answers in words, as a menu shows them to the seat that is asked."""

from collections.abc import Mapping, Sequence
from functools import cached_property

from naqala.action import Action
from naqala.game import Game
from naqala.narrator import Said, TileFace, answer_words, ask
from naqala.offers import Offer, offers
from naqala.terminal.landings import PickSummary
from naqala.terminal.lines import said_text
from naqala.terminal.tiles import tile_short
from naqala.texts import say, words


class Wording:
    """Words for one question and its answers."""

    def __init__(self, game: Game, names: Sequence[str], pick_summaries: Mapping[str, PickSummary] | None = None) -> None:
        self.game = game
        self.view = game.view(game.decision.seat)
        self.board = self.view.position.board
        self.turn = self.view.position.turn
        self.names = names
        self._summaries = pick_summaries or {}
        self.has_summaries = bool(pick_summaries)

    @cached_property
    def _offers(self) -> dict[str, Offer]:
        return offers(self.game)

    def label(self, action: Action) -> str:
        """Return the words for an answer in a menu, with what a card does."""
        if action.verb == "pick":
            return self._pick(action.parts["tile"])
        if action.verb == "drop" and len(self.turn.hand) > 1:
            return say(f"colour.{action.parts['colour']}")
        more = self._about(action)
        return say("ui.named", what=self.short(action), value=more) if more else self.short(action)

    def short(self, action: Action) -> str:
        """Return the narrator's words for an answer; tiles are called as on the board."""
        return said_text(self._words(action), self.names, self._place)

    def plain(self, action: Action) -> str:
        """Return the same where no menu stands beside the board; tiles are called as in the log."""
        return said_text(self._words(action), self.names)

    def _words(self, action: Action) -> Said:
        return answer_words(action, self.view, self._offers.get(action.text))

    def _place(self, place: TileFace) -> str:
        return tile_short(self.board, place.tile)

    def _about(self, action: Action) -> str:
        """Return what the card of an answer does, if it has one."""
        match action.parts:
            case {"djinn": djinn}:
                return f"{say('count.points', n=words.djinn_points(djinn))}. {words.djinn_about(djinn)}"
            case {"item": item}:
                return words.item_about(item)
            case {"thief": thief}:
                return say(f"thief.{thief}.about")
        return words.whim(self.board[self.turn.at or ""].whim or "") if action.verb == "take_whim" else ""

    def _pick(self, tile: str) -> str:
        summary = self._summaries.get(tile)
        seen = f" {summary.moves}{' ♞' * bool(summary.claim)}{summary.claim}" if summary else ""
        return f"{tile} {self.board[tile].meeples}{seen}"

    def question(self) -> str:
        """Return the open question, with the meeples in hand, which the table does not show."""
        asked = said_text(ask(self.view), self.names)
        hand = self.turn.hand if self.view.decision.ask == "drop" else ""
        return f"{asked} {say('terminal.hand', what=words.meeples(hand))}" if hand else asked
