"""What a seat sees of a table now, and what it saw happen."""

from typing import Any

from naqala.action import Action
from naqala.catalog.cards import WHIM_WORDS
from naqala.catalog.names import COLOUR_WORDS, DJINN_WORDS, THIEF_WORDS, TILE_WORDS, Tribe
from naqala.decision import decision_in
from naqala.engine.mirror import read
from naqala.engine.state import NOBODY, NOWHERE, Place, State
from naqala.game import Game
from naqala.position import to_json
from naqala.server.sheets import known_sheets
from naqala.server.sources import sources
from naqala.server.wire import Change, End, Happened, Look, Question, Sheet, Undo
from naqala.view import view_of

NO_CHANGE = Change()
_KEPT = (("viziers", Tribe.VIZIER), ("elders", Tribe.ELDER), ("artisans", Tribe.ARTISAN), ("assassins", Tribe.ASSASSIN))


class Sight:
    """A game at one moment. What is the same for all who look is made once, however many there are."""

    def __init__(self, game: Game) -> None:
        state = read(game.states, 0)
        self.game = game
        self._position = to_json(state)
        self._decision = decision_in(game.states, 0, state)
        self._legal = game.legal_actions()
        self._sheets = game.score_sheet()
        self._steps: dict[int, list[tuple[dict[str, Any], Change | None]]] = {}

    def look(self, seat: int | None, undo: Undo = "no") -> Look:
        """What a seat sees now."""
        view = view_of(self._position, seat, self._decision, self._legal)
        outcome = self.game.outcome()
        return Look(
            seat,
            view.position,  # type: ignore[arg-type]
            Question(view.decision.ask, view.decision.seat, dict(view.decision.about)),
            [action.text for action in view.legal],
            self.sheets(seat),
            undo,
            None if outcome is None else End(list(outcome.totals), list(outcome.winners), list(outcome.reasons)),
        )

    def sheets(self, seat: int | None) -> list[Sheet]:
        """The score sheets as far as the seat may know."""
        return list(map(dict, self._sheets)) if self.game.is_over else known_sheets(self._sheets, seat)

    def happened_since(self, seat: int | None, first: int) -> list[Happened]:
        """What the seat saw happen from the action with this number on."""
        entries = self.game.log(seat).entries[first:]
        return [
            Happened(
                entry.number,
                entry.ask,
                entry.seat,
                entry.action,
                about,
                entry.gold,
                entry.cards,
                entry.items,
                entry.whims,
                entry.discarded,
                entry.shuffled,
                change,
            )
            for entry, (about, change) in zip(entries, self._steps_since(first), strict=True)
        ]

    def _steps_since(self, first: int) -> list[tuple[dict[str, Any], Change | None]]:
        """What each question was about, and what everybody saw its answer change."""
        if first not in self._steps:
            self._steps[first] = [
                (dict(decision.about), changed(before, action, after))
                for before, decision, action, after in self.game.steps(first)
            ]
        return self._steps[first]


def look(game: Game, seat: int | None, undo: Undo = "no") -> Look:
    """What a seat sees now."""
    return Sight(game).look(seat, undo)


def happened_since(game: Game, seat: int | None, first: int) -> list[Happened]:
    """What the seat saw happen from the action with this number on."""
    return Sight(game).happened_since(seat, first)


def changed(before: State, action: Action, after: State) -> Change | None:
    """What everybody saw an action change."""
    tiles = _tiles_changed(before, after)
    seats = range(max(2, before.seats))
    front = {
        seat + 1: gains
        for seat in seats
        if (gains := _gains([(word, before.front[seat, tribe], after.front[seat, tribe]) for word, tribe in _KEPT]))
    }
    djinns, thieves = _moved(before.djinn, after.djinn, DJINN_WORDS, seats), _moved(before.thief, after.thief, THIEF_WORDS, seats)
    fulfilled = {
        seat + 1: words
        for seat in seats
        if (
            words := [
                word for whim, word in enumerate(WHIM_WORDS) if after.whim[whim] == Place.FULFILLED + seat != before.whim[whim]
            ]
        )
    }
    change = Change(tiles, front, djinns, thieves, fulfilled, _collected(before, action), *sources(before, action, after))
    return change if change != NO_CHANGE else None


def _collected(before: State, action: Action) -> dict[str, int]:
    """The meeples a move has brought, told when it ends; the turn may end with it and forget them."""
    verb, *rest = action.words
    if verb not in ("drop", "carpet") or sum(before.held) > 1:
        return {}
    colour, tile = rest
    return {colour: int(before.meeples[TILE_WORDS.index(tile), COLOUR_WORDS.index(colour)]) + 1}


def _gains(counts: list[tuple[str, int, int]]) -> dict[str, int]:
    return {word: int(now - then) for word, then, now in counts if now != then}


def _moved(before: Any, after: Any, words: tuple[str, ...], seats: range) -> dict[int, dict[str, int]]:
    """Djinns or thieves that came to a seat or left it."""
    moved: dict[int, dict[str, int]] = {}
    for number, word in enumerate(words):
        if before[number] != after[number]:
            for place, gain in ((before[number], -1), (after[number], 1)):
                if place in seats:
                    moved.setdefault(int(place) + 1, {})[word] = gain
    return moved


def _tiles_changed(before: State, after: State) -> dict[str, dict[str, Any]]:
    changed: dict[str, dict[str, Any]] = {}
    for tile, word in enumerate(TILE_WORDS):
        new: dict[str, Any] = {}
        if before.owner[tile] != after.owner[tile]:
            owner = after.owner[tile]
            new["owner"] = None if owner == NOBODY else int(owner) + 1
            if owner != NOBODY:
                new["piece"] = "tent" if tile == _tent_of(after, owner) else "camel"
        if before.palms[tile] != after.palms[tile]:
            new["palms"] = int(after.palms[tile])
        if before.palaces[tile] != after.palaces[tile]:
            new["palaces"] = int(after.palaces[tile])
        if new:
            changed[word] = new
    return changed


def _tent_of(state: State, seat: int) -> int:
    return int(state.tent_at[seat]) if seat < state.seats else NOWHERE
