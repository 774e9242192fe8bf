"""The score aid over REST: what there is in a game, and the score of entries. The server keeps nothing."""

from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Body, Query, Response
from msgspec.json import encode

from naqala.catalog.points import lines_played
from naqala.doubts import Grade, unsure_cards, unsure_lines
from naqala.errors import ValuesError
from naqala.narrator import Said, reasons_said, result_kind
from naqala.options import Options
from naqala.rulebook import parts_in_play
from naqala.server.network.intake import CountedRoute, counted_as
from naqala.server.protocol.wire import End, PartName, ScoreLine, Sheet
from naqala.tally import Entered, count, in_play
from naqala.tally.sources import sources_of
from naqala.values import LONGEST_FILE

ROUTER = APIRouter(prefix="/api/score", route_class=CountedRoute)


Sources = dict[ScoreLine, list[Said]]


class ScoreCounted(msgspec.Struct, frozen=True):
    """The sheet of each player, with the lines of the expansions that are played, and who has won."""

    sheets: list[Sheet]
    sources: list[Sources]
    """What each line was counted from, in sentences; none for nothing."""
    end: End
    unsure: dict[ScoreLine, Grade]
    """The lines in which something counts that no published source confirms."""
    parts: tuple[PartName, ...]
    """The parts of the rules that are in play."""


Words = Annotated[list[str], Query(max_length=10)]


@ROUTER.get("")
@counted_as("score")
def things(
    seats: Annotated[int, Query(ge=1, le=5)],
    expansions: Words = [],  # noqa: B006
    promos: Words = [],  # noqa: B006
    values: Annotated[str, Query(max_length=LONGEST_FILE)] = "{}",
) -> Response:
    """Return what there is in a game of everything that can bring points (``InPlay`` in the generated types).

    ``values`` are those from the box: a JSON object by their paths.
    """
    options = Options(seats, tuple(expansions), tuple(promos)).with_values(_given_values(values))
    return Response(encode(in_play(options)), media_type="application/json")


def _given_values(text: str) -> dict[str, Any]:
    try:
        return msgspec.json.decode(text, type=dict[str, Any])
    except (msgspec.DecodeError, RecursionError) as error:
        raise ValuesError(f"values: expected a JSON object, got {error}") from error


@ROUTER.post("")
@counted_as("score")
def score(given: Annotated[dict[str, Any], Body()]) -> Response:
    """Return the score of a finished game (``Entered`` in the generated types) as ``ScoreCounted``."""
    return Response(encode(_counted(Entered.from_json(given))), media_type="application/json")


def _counted(tally: Entered) -> ScoreCounted:
    sheets, outcome = count(tally)
    result = result_kind(outcome.winners, tally.options.solo)
    end = End(list(outcome.totals), list(outcome.winners), result, reasons_said(outcome.reasons, tally.options.tents))
    known: list[Sheet] = [dict(sheet) for sheet in lines_played(sheets, tally.options.expansions)]
    unsure = unsure_lines(tally.players, unsure_cards(tally.options.printed))
    return ScoreCounted(known, [sources_of(player) for player in tally.players], end, unsure, parts_in_play(tally.options))
