"""The solo game: Sultan Yazid's turn (SOLO)."""

from tests.reference.board import blue_tiles_around
from tests.reference.components import LOSING_ASSASSINS, LOSING_DJINNS, YAZID, Position
from tests.reference.effects import djinn_income, into_bag, player
from tests.reference.printed import fakir_first


def lose(p: Position, reason: str) -> None:
    p["end"]["lost"] = reason


def lost(p: Position) -> bool:
    return p["end"]["lost"] is not None


def take_all(p: Position, tile: str, letter: str) -> int:
    """Yazid takes the meeples of one colour off the tile; how many there were."""
    meeples = p["board"][tile]["meeples"]
    p["board"][tile]["meeples"] = meeples.replace(letter, "")
    return int(meeples.count(letter))


def yazid_turn(p: Position) -> None:
    """He clears his targets one after the other, then buys at most one djinn (SOLO-8)."""
    for tile in p["solo"]["targets"]:
        if not lost(p) and p["board"][tile]["meeples"]:  # an empty target: nothing happens (SOLO-6)
            yazid_clears(p, tile)
    if not lost(p):
        yazid_buys_djinn(p)


def yazid_clears(p: Position, tile: str) -> None:
    """Camel, Viziers, Elders, Merchants, Builders, Assassins; loss is tested after each (SOLO-5, SOLO-8)."""
    yazid = p["yazid"]
    yazid_places_camel(p, tile)
    viziers = take_all(p, tile, "Y")
    yazid["viziers"] += viziers
    if viziers > 0:
        djinn_income(p, "viziers", YAZID)  # SOLO-12
    yazid["elders"] += take_all(p, tile, "W")
    merchants = take_all(p, tile, "G")
    into_bag(p, "G" * merchants)
    yazid_takes_cards(p, merchants)
    builders = take_all(p, tile, "B")
    into_bag(p, "B" * builders)
    you_pay_yazid(p, builders * blue_tiles_around(p, tile))
    if lost(p):
        return
    yazid["assassins"] += take_all(p, tile, "R")
    if yazid["assassins"] >= LOSING_ASSASSINS:
        lose(p, "assassins")


def yazid_places_camel(p: Position, tile: str) -> None:
    if p["board"][tile]["owner"] is None and p["yazid"]["camels"] > 0:
        p["yazid"]["camels"] -= 1
        p["board"][tile]["owner"] = YAZID
        p["board"][tile]["piece"] = "camel"
        if p["yazid"]["camels"] == 0:
            p["end"]["last_camel"] = True  # SOLO-6: either side's last camel


def yazid_takes_cards(p: Position, number: int) -> None:
    """Cards leave the front of the row: goods to the discard, Fakirs to his area."""
    for _ in range(min(number, len(p["cards"]["row"]))):
        card = p["cards"]["row"].pop(0)
        if card == "fakir":
            p["yazid"]["fakirs"] += 1
        else:
            p["cards"]["discard"][card] += 1


def you_pay_yazid(p: Position, price: int) -> None:
    """SOLO-10: to the bank; who cannot pay in full has lost (SOLO-2)."""
    if player(p, 1)["gold"] < price:
        lose(p, "gold")
    else:
        player(p, 1)["gold"] -= price


def yazid_buys_djinn(p: Position) -> None:
    """SOLO-9: 1 Elder + 1 Fakir if he has a Fakir, else 2 Elders, for the first djinn of the row."""
    yazid = p["yazid"]
    if not p["djinns"]["row"]:
        return
    with_fakir = yazid["elders"] >= 1 and yazid["fakirs"] >= 1
    if with_fakir and (fakir_first(p["options"]) or yazid["elders"] < 2):
        yazid["elders"] -= 1
        yazid["fakirs"] -= 1
        into_bag(p, "W")
        p["cards"]["discard"]["fakir"] += 1
    elif yazid["elders"] >= 2:
        yazid["elders"] -= 2
        into_bag(p, "WW")
    else:
        return
    djinn_income(p, "djinn", YAZID)
    yazid["djinns"].append(p["djinns"]["row"].pop(0))
    if len(yazid["djinns"]) >= LOSING_DJINNS:
        lose(p, "djinns")
