"""What a table is made from: the kind of game, who sits where, and the start."""

import secrets
import unicodedata
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Any, Literal

import msgspec

from naqala.action import Action
from naqala.bots import BOTS
from naqala.catalog.rules import READABLE, RULES
from naqala.catalog.values import GivenValues
from naqala.errors import BotError, NaqalaError, OptionsError, shown
from naqala.game import Game
from naqala.options import Options
from naqala.position import Position
from naqala.server.errors import OtherRulesError
from naqala.server.tables.pace import Pace

StoredOptions = Annotated[dict[str, Any], msgspec.Meta(title=Options.__name__)]
"""The kind of game as it was stored, of any rules: options as a position has them (docs/position.md)."""
LONGEST_NAME = 24
LONGEST_SEED = 100
MOST_MARKS = 3
"""Accents and other marks on one letter, more than any language writes."""
SHAPELESS = "\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
"""Letters that print nothing."""
_ALIKE = str.maketrans(
    "\u0430\u0435\u043e\u0440\u0441\u0443\u0445\u0456\u0458\u0455"
    "\u0410\u0412\u0415\u041a\u041c\u041d\u041e\u0420\u0421\u0422\u0423\u0425\u0406\u0408\u0405"
    "\u0391\u0392\u0395\u0396\u0397\u0399\u039a\u039c\u039d\u039f\u03a1\u03a4\u03a5\u03a7\u03bf\u03bd",
    "aeopcyxijsABEKMHOPCTYXIJSABEZHIKMNOPTYXov",
)
"""Letters of Cyrillic and Greek that look like Latin ones."""
JOINERS = dict.fromkeys(map(ord, "\u200c\u200d"))
"""Characters without a shape that Persian words and some emoji need: fine in a name, but no name by themselves."""


class Chair(msgspec.Struct, frozen=True):
    """Who sits on a seat: a person at the browser that opened the table, a person elsewhere, or a bot."""

    kind: Literal["here", "link", "bot"]
    name: str
    level: str | None = None
    home: int | None = None
    """The seat it had in the first of several games with the same people, whose colour and letter it keeps; None: this one."""

    @property
    def is_bot(self) -> bool:
        """Whether a bot sits there."""
        return self.kind == "bot"


class Setup(msgspec.Struct, frozen=True):
    """Everything a table needs before the first event. ``luck`` is secret until the game is over, ``secret`` always."""

    rules: int
    start: dict[str, Any]
    """The position at the start, as it was stored: a table of other rules cannot be played, but is listed."""
    actions: list[str]
    """What was played before the table was opened: the draws at the start, or the actions of a record."""
    luck: list[int]
    secret: str
    chairs: list[Chair]
    hints: bool = True
    seed: str | None = None
    """The seed a person chose, if any."""
    pace: Pace | None = None
    """How much time people have, if that is limited."""
    waits: bool = False
    """Whether the game starts when all people have come, as at tables of the lobby."""
    values: GivenValues | msgspec.UnsetType = msgspec.UNSET
    """All values from the box that the host gave, also those that this game does not use: for a rematch."""
    continues: bool = False
    """Whether it goes on with another game or a record; former versions did not say so."""

    @property
    def position(self) -> Position:
        """The position at the start; refuses one of rules that cannot be read."""
        if self.rules not in READABLE:
            raise OtherRulesError(f"expected a table of rules {RULES}, got one of rules {self.rules}; it is left as it is")
        return Position.from_json(self.start)

    @property
    def homes(self) -> list[int]:
        """By seat: the seat whose colour and letter it has."""
        return [chair.home or seat for seat, chair in enumerate(self.chairs, 1)]

    @property
    def options(self) -> StoredOptions:
        """The kind of game."""
        options: StoredOptions = self.start["options"]
        return options

    @property
    def is_whole(self) -> bool:
        """Whether the whole game is played at this table: before it was opened, chance alone has answered."""
        return not self.continues and all(Action.parse(text).is_chance for text in self.actions)

    def game(self) -> Game:
        """Return the game as it was when the table was opened."""
        with self.replaying():
            game = Game.from_position(self.position)
            for action in self.actions:
                game.play(action)
        game.deal_on(self.luck)
        return game

    @contextmanager
    def replaying(self) -> Iterator[None]:
        """Refuse a table of older rules whose game is not possible under those of today."""
        try:
            yield
        except OtherRulesError:
            raise
        except NaqalaError as error:
            if self.rules == RULES:
                raise
            raise OtherRulesError(f"expected a game of rules {RULES}, got one of rules {self.rules}: {error}") from error


read_setup = msgspec.json.Decoder(Setup).decode
"""Reads a setup as the database holds it."""


def seen_name(name: str) -> str:
    """Return a name as it looks: two names with the same result look the same."""
    return unicodedata.normalize("NFKC", name.translate(JOINERS)).translate(_ALIKE).strip()


def is_shown(name: str) -> bool:
    """Return whether a name can be printed, and is one that can be seen."""
    marks = longest = 0
    for letter in unicodedata.normalize("NFC", name):
        marks = marks + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        longest = max(longest, marks)
    plain = name.translate(JOINERS)
    return bool(seen_name(name)) and plain.isprintable() and longest <= MOST_MARKS and not set(SHAPELESS) & set(name)


def check_chairs(chairs: list[Chair], seats: int) -> None:
    """Refuse chairs that do not fit the seats, or whose names cannot be shown."""
    if len(chairs) != seats:
        raise OptionsError(f"chairs: expected one for each of {seats} seats, got {len(chairs)}")
    for chair in chairs:
        if len(chair.name) > LONGEST_NAME or not is_shown(chair.name):
            raise OptionsError(f"name: expected 1 to {LONGEST_NAME} printable characters, got {shown(chair.name)}")
        if chair.is_bot != (chair.level is not None):
            raise OptionsError("level: expected one for every bot and for no person")
        if chair.level is not None and chair.level not in BOTS:
            raise BotError(f"level: expected one of {', '.join(BOTS)}; got {shown(chair.level)}")


def new_setup(
    options: Options,
    chairs: list[Chair],
    seed: str | None = None,
    hints: bool = True,
    pace: Pace | None = None,
    waits: bool = False,
    values: GivenValues | None = None,
) -> Setup:
    """Deal a new game, with these values from the box. Without a seed its luck cannot be predicted."""
    check_chairs(chairs, options.seats)
    if pace is not None:
        pace.check()
    game = Game.new(options.with_values(values or {}), seed if seed is not None else secrets.token_hex(16))
    return msgspec.structs.replace(_setup(game, chairs, hints, seed), pace=pace, waits=waits, values=values or msgspec.UNSET)


def going_on(game: Game, chairs: list[Chair], hints: bool = True) -> Setup:
    """Return the setup of a table that continues a game with new luck."""
    check_chairs(chairs, game.options.seats)
    twin = game.copy()
    twin.deal_from(secrets.token_hex(16))
    return msgspec.structs.replace(_setup(twin, chairs, hints, None), continues=True)


def _setup(game: Game, chairs: list[Chair], hints: bool, seed: str | None) -> Setup:
    assert game.luck is not None
    played = [action.text for action in game.actions]
    luck, values = list(game.luck), game.options.values
    return Setup(RULES, game.start().to_json(), played, luck, secrets.token_hex(16), chairs, hints, seed, values=values)
