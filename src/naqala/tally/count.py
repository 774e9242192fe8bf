"""Counts entries by the rules of the game: each player's position is made and scored like any other."""

from typing import NamedTuple

from naqala.catalog.rules import RULES
from naqala.game import Game, Outcome, outcome_of
from naqala.position import FORMAT, VERSION, Position, any_start
from naqala.position.schema import ItemPile, Seat, ThiefPile, Triggers, Turn, WhimPile, Yazid
from naqala.tally.entries import Entered, Owned
from naqala.tally.layout import board_for
from naqala.tally.limits import check


class FinalScore(NamedTuple):
    """The score sheet of each player, by the lines of SCORE-8 and with the total, and who has won."""

    sheets: tuple[dict[str, int], ...]
    outcome: Outcome


def count(tally: Entered) -> FinalScore:
    """Return the score of a game that people have entered; refuse entries that no game can end with."""
    check(tally)
    games = [Game.from_position(_position(tally, number)) for number in range(len(tally.players))]
    sheets = tuple(game.score_sheet()[number] for number, game in enumerate(games))
    return FinalScore(sheets, outcome_of(games[0].state, [sheet["total"] for sheet in sheets]))


def _position(tally: Entered, number: int) -> Position:
    """Return a final position in which the player with this number, counted from 0, owns all they entered, on the board too."""
    options, rival = tally.options, tally.yazid
    markers = any_start(options)
    return Position(
        format=FORMAT,
        version=VERSION,
        rules=RULES,
        options=options,
        board=board_for(tally, number),
        seats=[_seat(player, options.expansions) for player in tally.players],
        yazid=Yazid(viziers=rival.viziers) if rival else None,
        items=ItemPile() if "artisans" in options.expansions else None,
        thieves=ThiefPile() if "thieves" in options.expansions else None,
        whims=WhimPile() if "whims" in options.expansions else None,
        bid_track=None if options.solo else [markers.bid_track[place] + 1 for place in range(markers.bid_length)],
        end=Triggers(lost=rival.lost if rival else None),
        turn=Turn(step="over"),
    )


def _seat(player: Owned, expansions: tuple[str, ...]) -> Seat:
    with_artisans = "artisans" in expansions
    return Seat(
        gold=player.gold,
        viziers=player.viziers,
        elders=player.elders,
        artisans=player.artisans if with_artisans else None,
        cards=player.cards,
        djinns=player.djinns,
        thieves=player.thieves if "thieves" in expansions else None,
        items=player.items if with_artisans else None,
    )
