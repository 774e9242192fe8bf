"""Games in which every kind of event occurs: the recorded ones, and short scenes for what is rare."""

from functools import cache
from typing import Any

from naqala import Game
from tests.playthroughs.player import replayed
from tests.playthroughs.test_playthroughs import FILES
from tests.reference.components import ITEM_COPIES
from tests.scene import after, scene

_ON_B1 = {"start": "a1", "at": "b1", "count": 2}


@cache
def telling_games() -> tuple[Game, ...]:
    """All of them; each is played once."""
    return (*map(replayed, FILES), ziad(), houssain(), shaum(), crafting(), lamp())


def thief(name: str, tribe: str, **fields: Any) -> Game:
    """Seat 1 may use a thief after its tribe action on b1."""
    turn = {**_ON_B1, "tribe": tribe}
    return after(scene(expansions=["thieves"], tiles={"b1": "small market"}, step="thief", turn=turn, **fields), f"use {name}")


def ziad() -> Game:
    """Two victims give a Vizier up; one of them goes to the bag."""
    return thief("ziad", "yellow", players={1: {"thieves": ["ziad"]}, 2: {"viziers": 1}, 3: {"viziers": 1}})


def houssain() -> Game:
    """Two victims give two cards up each; two of them go to the discard."""
    cards = {2: {"cards": {"silk": 1, "fish": 1}}, 3: {"cards": {"gold": 1, "spice": 1}}}
    game = thief("houssain", "green", players={1: {"thieves": ["houssain"]}, **cards})
    return after(game, "give silk fish", "give gold spice", "take silk fish")


def shaum() -> Game:
    """Two victims give a building up; one of them returns to the supply."""
    owners = {"b2": 1, "c2": 2, "d2": 3}
    game = thief("shaum", "blue", players={1: {"thieves": ["shaum"]}}, owners=owners, palms={"c2": 1}, palaces={"d2": 1})
    return after(game, "give palm c2", "give palace d2", "put palace b2")


def artisans(discards: dict[str, Any], **fields: Any) -> Game:
    """A scene with Artisans."""
    return scene(expansions=["artisans"], tiles={"f1": "workshop se", "b1": "workshop nw"}, **discards, **fields)


def crafting() -> Game:
    """The last item is gone, so the discard becomes the new pile."""
    held = {name: number - (name == "horn") for name, number in ITEM_COPIES.items()}
    players = {1: {"artisans": 1}, 3: {"items": {name: number for name, number in held.items() if number}}}
    game = artisans({"items": {"discard": {"horn": 1}}}, players=players, step="tile", turn={**_ON_B1, "tribe": "yellow"})
    return after(game, "craft paying artisan", "draw horn")


def lamp() -> Game:
    """The last djinn of the pile is gone, so the discard becomes the new one."""
    held = [djinn for djinn in artisans({}).position().to_json()["djinns"]["deck"] if djinn != "enki"]
    players = {1: {"items": {"lamp": 1}}, 3: {"djinns": held}}
    game = artisans({"djinns": {"discard": ["enki"]}}, players=players, meeples={"a1": "Y", "b1": "Y"})
    return after(game, "play lamp", "take deck", "draw enki")
