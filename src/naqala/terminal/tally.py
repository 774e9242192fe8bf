"""Asks for what each player of a cardboard game owns, and shows the score: only what is in the game and can bring points."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from msgspec import convert
from msgspec.structs import replace
from rich.columns import Columns

from naqala.catalog.cards import SOLO_LOSE_ASSASSINS, SOLO_LOSE_DJINNS
from naqala.catalog.names import SEATS
from naqala.catalog.values import GivenValues
from naqala.doubts import unsure_cards, unsure_lines
from naqala.errors import TallyError, TallyFault
from naqala.options import EXPANSIONS, PROMOS, why_impossible
from naqala.tally import Entered, FinalScore, InPlay, Owned, count, in_play
from naqala.tally.entries import LONGEST_NAME, Rival, face_of
from naqala.tally.sources import sources_of
from naqala.terminal.lines import said_text
from naqala.terminal.scores import outcome_said, sheet_table
from naqala.terminal.screen import Screen
from naqala.texts import listed, say, words


def asked(screen: Screen, values: GivenValues) -> tuple[Entered, FinalScore]:
    """Ask who played, with what, and what each player owns; count with these values from the box."""
    tally = replace(_ask_game(screen), values=dict(values))
    for number in range(len(tally.players)):
        tally, counted = _with_player(screen, tally, number)
    return tally, counted


def _with_player(screen: Screen, tally: Entered, number: int) -> tuple[Entered, FinalScore]:
    """Ask what a player owns, again if it does not fit together with what the players before have."""
    there = in_play(tally.options)
    while True:
        owned = convert(_ask_player(screen, there, tally.players[number].name), Owned)
        players = [*tally.players[:number], owned, *tally.players[number + 1 :]]
        whole = replace(tally, players=players, yazid=_ask_yazid(screen, there) if tally.options.solo else None)
        try:
            return whole, count(whole)
        except TallyError as error:
            screen.quietly(say("tally.ask.again", fault=_fault_said(error.fault)))


def _fault_said(fault: TallyFault) -> str:
    """Return what does not fit, by the name of the entry."""
    thing, word = _THINGS.get(fault.field), fault.word
    what = thing(word) if thing and word else say(_LABELS[fault.field])
    return say(f"tally.fault.{fault.why}", what=what, least=fault.least, most=fault.most, n=fault.got)


def show_score(screen: Screen, tally: Entered, counted: FinalScore) -> None:
    """Show the sheets, what each line was counted from, and who has won."""
    names = [player.name or say("tally.player", n=number) for number, player in enumerate(tally.players, 1)]
    unsure = unsure_lines(tally.players, unsure_cards(tally.options.printed))
    screen.show(sheet_table(counted.sheets, names, unsure))
    screen.say(["", say("tally.how")], "bold")
    with words.printing(tally.options.printed):
        screen.say([*_how(tally, counted, names)])
    screen.say(["", outcome_said(counted.outcome, names, tally.options)], "bold")


def _how(tally: Entered, counted: FinalScore, names: Sequence[str]) -> Iterator[str]:
    """Yield each line that brings points, and below it what each player entered for it."""
    sources = [sources_of(player) for player in tally.players]
    for line in sources[0]:
        if not any(sheet[line] for sheet in counted.sheets):
            continue
        yield say(f"score.{line}")
        for name, source, sheet in zip(names, sources, counted.sheets, strict=True):
            what = listed(said_text(said, names) for said in source[line]) or say("player.nothing")
            points = say("count.points", n=sheet[line])
            yield "  " + say("ui.named", what=name, value=f"{what} ({points})")


def _ask_game(screen: Screen) -> Entered:
    """Ask who played, and with what."""
    while True:
        names = [name.strip()[:LONGEST_NAME] for name in _ask(screen, say("tally.ask.players")).split(",") if name.strip()]
        expansions = _choose(screen, say("setup.expansions"), _once(EXPANSIONS), lambda word: say(f"expansion.{word}"))
        promos = _choose(screen, say("setup.promos"), _once(PROMOS), lambda word: say(f"djinn.{word}"))
        if why := "seats" if not 1 <= len(names) <= SEATS else why_impossible(len(names), expansions, None):
            screen.quietly(say("tally.ask.again", fault=say(f"impossible.{why}")))
        else:
            players = [{"name": name} for name in names]
            return Entered.from_json({"expansions": [*expansions], "promos": [*promos], "players": players})


def _ask_player(screen: Screen, there: InPlay, name: str) -> dict[str, Any]:
    """Ask what one player owns."""
    screen.say(["", say("tally.turn", name=name)], "bold")
    owned: dict[str, Any] = {"name": name, "gold": _number(screen, say("score.gold"), there.gold)}
    for tribe in ("viziers", "elders", "artisans"):
        if most := getattr(there, tribe):
            owned[tribe] = _number(screen, say(f"score.{tribe}"), most)
    owned["tiles"] = dict(_choose(screen, say("tally.part.tiles"), there.tiles, _tile_said))
    if there.tent and owned["tiles"]:
        owned["tent_reds"] = _ask_tent(screen, there.tent.reds)
    for building in ("palms", "palaces"):
        owned[building] = _number(screen, say(f"score.{building}"), getattr(there, building)) if owned["tiles"] else 0
        if there.lake and owned[building]:
            owned[f"lake_{building}"] = _number(screen, say(f"tally.lake.{building}"), owned[building])
    owned["djinns"] = [*_choose(screen, say("tally.part.djinns"), _once(there.djinns), lambda word: say(f"djinn.{word}"))]
    if there.thieves:
        owned["thieves"] = [*_choose(screen, say("tally.part.thieves"), _once(there.thieves), lambda word: say(f"thief.{word}"))]
    goods = {card: n for card, n in there.cards.items() if card != "fakir"}
    owned["cards"] = dict(_choose(screen, say("tally.part.goods"), goods, words.card))
    if there.fakirs_with in owned["djinns"]:
        owned["cards"]["fakir"] = _number(screen, say("tally.fakirs"), there.cards["fakir"])
    if there.items:
        owned["items"] = dict(_choose(screen, say("tally.part.items"), there.items, words.item))
    return owned


def _ask_tent(screen: Screen, most: int) -> int | None:
    """Ask for the red tiles around the tent; nothing means that it is not on the board."""
    while line := _ask(screen, say("tally.ask.tent")).strip():
        if line.isdecimal() and int(line) <= most:
            return int(line)
        screen.quietly(say("tally.ask.number", least=0, most=most))
    return None


def _ask_yazid(screen: Screen, there: InPlay) -> Rival:
    screen.say(["", say("tally.part.yazid")], "bold")
    losses = {
        "assassins": say("tally.yazid.assassins", n=SOLO_LOSE_ASSASSINS),
        "djinns": say("tally.yazid.djinns", n=SOLO_LOSE_DJINNS),
        "gold": say("tally.yazid.gold"),
    }
    viziers = _number(screen, say("tally.yazid.viziers"), there.viziers)
    lost = _choose(screen, say("tally.yazid.won"), _once([*losses]), lambda word: losses[word], most=1)
    return Rival(viziers, next(iter(lost), None))


def _ask(screen: Screen, what: str) -> str:
    """Ask for a line after what it is for and a colon, which French sets apart."""
    return screen.ask(say("ui.named", what=what, value=""))


def _number(screen: Screen, what: str, most: int) -> int:
    """Ask for a number; nothing means none."""
    while line := _ask(screen, f"{what} (0-{most})").strip():
        if line.isdecimal() and int(line) <= most:
            return int(line)
        screen.quietly(say("tally.ask.number", least=0, most=most))
    return 0


def _once(things: Sequence[str]) -> dict[str, int]:
    return dict.fromkeys(things, 1)


def _choose(
    screen: Screen, what: str, things: dict[str, int], said: Callable[[str], str], most: int | None = None
) -> Counter[str]:
    """Ask which of some things a player has: their numbers in a list, each as often as there are of it at most."""
    known = list(things)
    screen.say([what], "bold")
    often = {word: f" ×{n}" if n > 1 else "" for word, n in things.items()}
    screen.show(Columns([f"{number:>2} {said(word)}{often[word]}" for number, word in enumerate(known, 1)], padding=(0, 2)))
    screen.quietly(say("tally.ask.several"))
    while True:
        typed = screen.ask("> ").replace(",", " ").split()
        if all(one.isdecimal() and 1 <= int(one) <= len(known) for one in typed):
            chosen = Counter(known[int(one) - 1] for one in typed)
            if all(n <= things[word] for word, n in chosen.items()) and (most is None or len(chosen) <= most):
                return chosen
        screen.quietly(say("tally.ask.unknown"))


def _tile_said(word: str) -> str:
    return words.face(face_of(word))


_THINGS: dict[str, Callable[[str], str]] = {
    "djinns": words.djinn,
    "thieves": words.thief,
    "cards": words.card,
    "items": words.item,
    "tiles": _tile_said,
}
_LABELS = {
    "viziers": "score.viziers",
    "elders": "score.elders",
    "artisans": "score.artisans",
    "tiles": "tally.part.tiles",
    "tent_reds": "tally.part.tent",
    "palms": "score.palms",
    "palaces": "score.palaces",
    "lake_palms": "score.palms",
    "lake_palaces": "score.palaces",
    "djinns": "tally.part.djinns",
    "thieves": "tally.part.thieves",
    "cards": "tally.part.goods",
    "items": "tally.part.items",
    "yazid": "tally.part.yazid",
}
"""What the fields of an entry are called."""
