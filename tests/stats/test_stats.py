"""What the numbers say: facts are those of the game, figures count right, and the report is one page in every language."""

import json
import re
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from naqala import Game, Options
from naqala.bots import Budget
from naqala.bots.arena.ratings import Interval
from naqala.cli import simulate
from naqala.cli.main import main
from naqala.cli.parser import parser
from naqala.errors import ArenaError
from naqala.options import EXPANSIONS
from naqala.stats.collecting import StatsRun, open_collection
from naqala.stats.facts import BidFact, Facts, Held, facts_of
from naqala.stats.figures import Figures, figures_of
from naqala.stats.page import page_of
from naqala.texts import LANGUAGES, speaking, words
from tests.backends import MODE, local

Output = pytest.CaptureFixture[str]
SMALL = StatsRun("uniform", (2, 3), ("thieves",), (), 2, "s", Budget(nodes=1), MODE)


def randomly_played(options: Options, seed: int) -> tuple[Game, list[tuple[int, int, int]], set[str]]:
    """A finished game, its bids by round, seat and price, and the djinns that were ever in the row; all seen from outside."""
    game, random, bids, shown = Game.new(options, seed), Random(seed), [], set[str]()
    while not game.is_over:
        position, seat, action = game.position(), game.decision.seat or 0, random.choice(game.legal_actions())
        shown.update(position.djinns.row)
        if game.decision.ask == "bid":
            bids.append((position.round, seat, int(action.words[1])))
        game.play(action)
    return game, bids, shown


@pytest.mark.parametrize("seed", range(3))
def test_facts_are_those_of_the_game(seed: int) -> None:
    game, bids, shown = randomly_played(Options(3, EXPANSIONS), seed)
    facts, outcome, position = facts_of(game, 5, 2), game.outcome(), game.position()
    assert outcome is not None
    assert (facts.game, facts.start, facts.seats, facts.rounds, facts.actions) == (5, 2, 3, position.round, len(game.actions))
    assert (tuple(facts.scores), tuple(facts.winners), tuple(facts.ended)) == (outcome.totals, outcome.winners, outcome.reasons)
    assert [(bid.round, bid.seat, bid.price) for bid in facts.bids] == bids
    assert facts.bidders == list(dict.fromkeys(seat for _, seat, _ in bids))
    assert shown <= set(facts.offered["djinn"])
    held = {(one.thing, one.name, one.seat) for one in facts.held}
    seats: list[Any] = list(position.seats)
    for number, seat in enumerate(seats, 1):
        assert {("djinn", name, number) for name in seat.djinns} <= held
        assert {("item", name, number) for name in seat.items or ()} <= held
        assert {("thief", name, number) for name in seat.thieves or ()} <= held
        assert {("whim", name, number) for name in (*(seat.whims or ()), *(seat.fulfilled or ()))} <= held
        fulfilled = {one.name for one in facts.held if one.thing == "whim" and one.seat == number and one.uses}
        assert fulfilled == set(seat.fulfilled or ())
    assert position.thieves is not None
    assert {one.name for one in facts.held if one.thing == "thief" and one.uses} == set(position.thieves.out)
    assert all(1 <= one.round <= facts.rounds for one in facts.held)
    assert sum(sum(of.values()) for of in facts.collected) == sum(event.kind == "collect" for event in game.events())


def made_up(game: int, winner: int, *held: Held, start: int | None = None, seats: int = 2) -> Facts:
    """A game in which a seat won by ten points, and seat 1 bid first."""
    points = [50 if seat == winner else 40 for seat in range(1, seats + 1)]
    sheets = [{"gold": gold, "tiles": 8, "total": gold + 8} for gold in points]
    return Facts(
        seats, game, game if start is None else start, sheets, [winner], 9, ["last camel"], 100, list(range(1, seats + 1)), 2,
        [BidFact(1, 1, 3), BidFact(1, 2, 0)], {"djinn": ["baal", "marid"]}, list(held),
        [{"red": seat} for seat in range(1, seats + 1)],
    )  # fmt: skip


def asked(seats: tuple[int, ...] = (2,)) -> StatsRun:
    return replace(SMALL, seats=seats, bot="planner", expansions=())


def baal(seat: int) -> Held:
    return Held("djinn", "baal", seat, 3, 0)


def test_figures_of_games_that_are_known() -> None:
    """Baal's holder wins 3 of 4 games of two: one and a half times par. Marid lies open and is never taken."""
    games = [made_up(game, 1 if game < 3 else 2, baal(1)) for game in range(4)]
    figures = figures_of(asked(), games)
    strongest, last = figures.things["djinn"]
    assert (strongest.name, strongest.holders, strongest.strength.value) == ("baal", 4, 1.5)
    assert (strongest.taken.value, strongest.held.value, strongest.round.value) == (1.0, 1.0, 3.0)
    assert (last.name, last.holders, last.taken.value, last.strength.value) == ("marid", 0, 0.0, None)
    (two,) = figures.by_seats
    assert [share.value for share in two.by_seat] == [0.75, 0.25]
    assert two.by_bid[0].value == 0.75 and two.first_turn.value == 0.25
    assert (two.winning_score.value, two.score.value, two.margin.value) == (58.0, 53.0, 10.0)
    assert {line.line: (line.winners.value, line.others.value) for line in two.lines} == {"gold": (50, 40), "tiles": (8, 8)}
    assert (two.spent_by_winners.value, two.spent_by_others.value) == (9 / 4, 3 / 4)
    won, lost = two.tribes["red"]
    assert (won.value, lost.value) == (1.25, 1.75)
    assert two.bids == []  # four games are too few to speak of a round


def test_the_share_of_a_line_has_an_interval() -> None:
    """Of width 0 where all games have the same share; where they differ, the shares of both lines are equally unsure."""
    games = [made_up(game, 1 + game % 2) for game in range(6)]
    uneven = [
        msgspec.structs.replace(one, sheets=[{"gold": 40 + one.game, "tiles": 8, "total": 48 + one.game}] * 2) for one in games
    ]
    for played, is_sure in ((games, True), (uneven, False)):
        (two,) = figures_of(asked(), played).by_seats
        gold, tiles = (line.share for line in two.lines)
        assert gold.value and tiles.value and gold.value + tiles.value == pytest.approx(1.0)
        assert gold.low is not None and gold.high is not None
        assert (gold.high - gold.low == pytest.approx(0.0)) == is_sure
        assert gold.margin == pytest.approx(tiles.margin)
    sums = [(80 + 2 * game, 96 + 2 * game) for game in range(6)]
    assert gold.value == pytest.approx(sum(part for part, _ in sums) / sum(whole for _, whole in sums))


def test_strength_compares_with_the_number_of_seats() -> None:
    games = [made_up(0, 1, baal(1)), made_up(0, 1, baal(1), seats=4), made_up(1, 2, baal(1), seats=4)]
    (one, _) = figures_of(asked((2, 4)), games).things["djinn"]
    assert one.strength.value == pytest.approx(2 / (1 / 2 + 1 / 4 + 1 / 4))
    assert {seats: share.value for seats, share in one.wins.items()} == {2: 1.0, 4: 0.5}


def _some(figures: Figures) -> tuple[Interval, ...]:
    (two,) = figures.by_seats
    return figures.things["djinn"][0].strength, two.by_seat[0], two.score


def test_games_of_one_start_are_not_counted_as_independent() -> None:
    """Every game ten times over, from the same start, says no more than once."""
    random = Random(3)
    once = [made_up(game, random.choice((1, 2)), baal(random.choice((1, 2)))) for game in range(40)]
    tenfold = [msgspec.structs.replace(one, game=one.game * 10 + copy) for one in once for copy in range(10)]
    apart = [msgspec.structs.replace(one, start=one.game) for one in tenfold]
    first, same, more = (figures_of(asked(), games) for games in (once, tenfold, apart))
    for one, other in zip(_some(first), _some(same), strict=True):
        assert other.margin == pytest.approx(one.margin, rel=0.05)
    assert (more.things["djinn"][0].strength.margin or 0) < 0.5 * (same.things["djinn"][0].strength.margin or 0)


def test_the_order_in_which_games_end_does_not_matter() -> None:
    games = [made_up(game, 1 + game % 2, baal(1)) for game in range(9)]
    assert figures_of(asked(), games).to_json() == figures_of(asked(), games[::-1]).to_json()


# The folder


def collect(path: Path, run: StatsRun, jobs: int = 0) -> list[Facts]:
    with open_collection(path, run) as collection:
        collection.collect(local(jobs), lambda _: None)
        return sorted(collection.facts, key=lambda one: (one.seats, one.game))


def test_a_run_is_the_same_with_processes_and_goes_on(tmp_path: Path) -> None:
    whole = collect(tmp_path / "whole", SMALL)
    assert [(one.seats, one.game) for one in whole] == [(2, 0), (2, 1), (3, 0), (3, 1)]
    lines = (tmp_path / "whole" / "games.jsonl").read_bytes().splitlines(keepends=True)
    (tmp_path / "whole" / "games.jsonl").write_bytes(lines[0] + lines[1][:50])
    with open_collection(tmp_path / "whole", SMALL) as collection:
        assert len(collection.missing()) == 3
    assert collect(tmp_path / "whole", SMALL, jobs=2) == whole
    more = collect(tmp_path / "whole", replace(SMALL, games=3))
    assert [one for one in more if one.game < 2] == whole


@pytest.mark.parametrize(
    ("line", "says"),
    [
        (b"{}\n", "line 1"),
        (b"no json\n", "line 1"),
        (msgspec.json.encode(made_up(9, 1)) + b"\n", "game 9 with 2 seats"),
        (msgspec.json.encode(made_up(0, 1)) * 1 + b"\n" + msgspec.json.encode(made_up(0, 1)) + b"\n", "line 2"),
    ],
)
def test_a_corrupt_line_is_named_and_nothing_is_changed(line: bytes, says: str, tmp_path: Path) -> None:
    with open_collection(tmp_path, SMALL):
        pass
    (tmp_path / "games.jsonl").write_bytes(line)
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    with pytest.raises(ArenaError, match=says), open_collection(tmp_path, SMALL):
        pass
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == before


def test_another_run_and_a_foreign_folder_are_left_alone(tmp_path: Path) -> None:
    with open_collection(tmp_path / "own", SMALL):
        pass
    with pytest.raises(ArenaError, match="bot: there"), open_collection(tmp_path / "own", replace(SMALL, bot="greedy")):
        pass
    (tmp_path / "letter.txt").write_text("dear", encoding="utf-8")
    with pytest.raises(ArenaError, match="expected a new or empty folder"), open_collection(tmp_path, SMALL):
        pass
    assert sorted(path.name for path in tmp_path.iterdir()) == ["letter.txt", "own"]


# The report


class Page(HTMLParser):
    """Collects texts, and refuses tags that are not closed and what comes from elsewhere."""

    VOID = ("meta", "path")

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.texts: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag not in ("script", "link", "img", "iframe")
        assert not {name for name, _ in attrs} & {"src", "href"}
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        del attrs
        assert tag in ("path", "polygon", "polyline")

    def handle_data(self, data: str) -> None:
        self.texts.append(data)


def test_auctions_in_which_all_bid_nothing_are_drawn() -> None:
    """Such as those of greedy with three seats; the axis still has a scale."""
    free = [BidFact(1, 1, 0), BidFact(1, 2, 0)]
    games = [msgspec.structs.replace(made_up(number, 1 + number % 2), bids=free) for number in range(12)]
    page = page_of(figures_of(asked(), games), "naqala stats")
    assert "<polyline" in page and 'text-anchor="end">0</text>' in page and 'text-anchor="end">1</text>' in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_is_one_page_that_tells_all(language: str) -> None:
    run = replace(SMALL, games=30, expansions=EXPANSIONS)
    three = [facts_of(randomly_played(Options(2, EXPANSIONS), seed)[0], 0, 0) for seed in range(3)]
    games = [msgspec.structs.replace(three[number % 3], game=number, start=number) for number in range(45)]
    figures = figures_of(replace(run, seats=(2,)), games)
    with speaking(language):
        page = Page()
        page.feed(page_of(figures, run.command))
        told = " ".join(page.texts)
        assert not page.open
        names = {"djinn": words.djinn, "item": words.item, "thief": words.thief, "whim": words.needs}
        for thing, name in names.items():
            assert all(name(one.name) in told for one in figures.things[thing]), thing
        assert run.command in told
        with words.printing(Options(2, EXPANSIONS).printed):
            assert words.djinn_about(figures.things["djinn"][0].name) in told


def test_the_command_plays_reports_and_goes_on(tmp_path: Path, capsys: Output) -> None:
    out = tmp_path / "out"
    words_ = ["stats", "--bot", "uniform", "--seats", "2", "--out", str(out)]
    assert main([*words_, "--games", "1"]) == 0
    assert "games: 1" in capsys.readouterr().out
    assert main([*words_, "--games", "2", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told == json.loads((out / "figures.json").read_text(encoding="utf-8"))
    assert told["games"] == 2
    assert "naqala stats --bot uniform --games 2 --seats 2" in (out / "report.html").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("words_", "says"),
    [
        (("--bot", "unknown"), "BotError"),
        (("--bot", "./program"), "whose games can be repeated"),
        (("--bot", "uniform", "--seats", "1"), "expected 2 to 5"),
        (("--bot", "uniform", "--seats", "2,2"), "expected different numbers"),
        (("--bot", "uniform", "--seats", "5"), "OptionsError"),
    ],
)
def test_bad_input_is_named_and_makes_no_folder(words_: tuple[str, ...], says: str, tmp_path: Path, capsys: Output) -> None:
    assert main(["stats", *words_, "--out", str(tmp_path / "out")]) == 2
    assert says in capsys.readouterr().err
    assert not (tmp_path / "out").exists()


def test_without_the_extra_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: Output) -> None:
    monkeypatch.setattr(simulate, "find_spec", lambda name: None if name == "scipy" else name)
    assert main(["stats", "--bot", "uniform", "--out", str(tmp_path / "out")]) == 2
    assert "pip install 'naqala[arena]'" in capsys.readouterr().err


@pytest.mark.parametrize("name", ["base", "all"])
def test_the_published_reports_were_made_by_the_published_commands(name: str) -> None:
    docs = Path(__file__).parents[2] / "docs"
    commands = re.findall(r"^naqala stats .*--seed docs.*$", (docs / "stats.md").read_text(encoding="utf-8"), re.M)
    (command,) = [command for command in commands if command.endswith(f"/{name}")]
    page = (docs / "stats" / f"{name}.html").read_text(encoding="utf-8")
    figures = json.loads((docs / "stats" / f"{name}.json").read_text(encoding="utf-8"))
    assert f"<code>{command.rpartition(' ')[0]} DIR</code>" in page
    assert figures["games"] == figures["run"]["games"] * len(figures["run"]["seats"])
    assert parser().parse_args(command.split()[1:]).expansions == tuple(figures["run"]["expansions"])
