"""The report as one page of HTML that needs no other file."""

from collections.abc import Iterable
from html import escape

from naqala.bots.arena.ratings import Interval
from naqala.catalog.printed import printed
from naqala.stats.drawing import COLOURS, STYLE, BarPair, Curve, bars, chart, histogram, percent, range_bar
from naqala.stats.figures import Figures, SeatsFigures, ThingFigures
from naqala.texts import language, listed, number, say, words

FEW = 12
"""Holders below which a card is not drawn: its interval would fill the scale."""
WIDEST = 2.5
"""The end of the scale of strengths."""


def page_of(figures: Figures, command: str) -> str:
    """Return the whole page."""
    things = "".join(_things(figures, thing) for thing in figures.things)
    sections = (_short(figures), things, _points(figures), _auction(figures), _seats(figures), _tribes(figures), _length(figures))
    return (
        f'<!doctype html>\n<html lang="{language()}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{_say("stats.title")}</title><style>{STYLE}</style></head>'
        f'<body><h1>{_say("stats.title")}</h1><p class="soft">{_lead(figures)}</p>'
        f"{''.join(sections)}{_made(command)}</body></html>\n"
    )


def _say(key: str, **arguments: str | float) -> str:
    return escape(say(key, **arguments))


def _lead(figures: Figures) -> str:
    run = figures.run
    sets = listed(say(f"expansion.{name}") for name in ("base", *run.expansions))
    return _say("stats.lead", games=figures.games, bot=say(f"bot.{run.bot}"), sets=sets)


def _section(key: str, *content: str) -> str:
    return f"<section><h2>{_say(key)}</h2>{''.join(content)}</section>"


def _about(key: str) -> str:
    return f'<p class="soft">{_say(key)}</p>'


def _items(lines: Iterable[str]) -> str:
    return f"<ul>{''.join(f'<li>{escape(line)}</li>' for line in lines)}</ul>"


def _figure(value: float | None, form: str = "0.0") -> str:
    return "-" if value is None else number(value, form)


def _range(figure: Interval, form: str = "0.0") -> str:
    """Return a figure and its interval: ``1.3 (1.1 to 1.5)``."""
    if figure.low is None or figure.high is None:
        return _figure(figure.value, form)
    return f"{_figure(figure.value, form)} ({say('stats.range', low=_figure(figure.low, form), high=_figure(figure.high, form))})"


def _percent_range(figure: Interval) -> str:
    if figure.low is None or figure.high is None:
        return percent(figure.value)
    low, high = (number(round(100 * end), "0") for end in (figure.low, figure.high))
    return f"{percent(figure.value)} ({say('stats.range', low=low, high=high)})"


# In short


def _short(figures: Figures) -> str:
    lines = [*_djinns_in_short(figures), *_sources_in_short(figures), _first_in_short(figures)]
    lines += [
        say("stats.typical", seats=one.seats, rounds=_figure(one.rounds.value), points=_figure(one.winning_score.value, "0"))
        for one in figures.by_seats
    ]
    return f'<section class="short"><h2 style="margin-top:0">{_say("stats.short")}</h2>{_items(lines)}</section>'


def _djinns_in_short(figures: Figures) -> list[str]:
    """Return the djinns that are surely above and surely below par."""
    told = [one for one in figures.things.get("djinn", []) if one.holders >= FEW]
    good = [one for one in told if (one.strength.low or 0.0) > 1.0]
    bad = [one for one in told if one.strength.high is not None and one.strength.high < 1.0]
    lines = [say("stats.best", name=words.djinn(one.name), n=_figure(one.strength.value)) for one in good[:1]]
    lines += [say("stats.worst", name=words.djinn(one.name), n=_figure(one.strength.value)) for one in bad[-1:]]
    return lines or [say("stats.unsure")]


def _sources_in_short(figures: Figures) -> list[str]:
    lines = figures.by_seats[-1].lines
    best = max(lines, key=lambda line: line.share.value or 0.0)
    return [say("stats.source", line=say(f"score.{best.line}"), share=_percent_range(best.share))]


def _first_in_short(figures: Figures) -> str:
    for one in figures.by_seats:
        first, par = one.by_bid[0], 1 / one.seats
        if first.low is not None and first.high is not None and not first.low <= par <= first.high:
            key = "stats.first.good" if first.low > par else "stats.first.bad"
            return say(key, seats=one.seats, share=percent(first.value))
    return say("stats.first.even")


# Djinns, items, thieves, whims


def _things(figures: Figures, thing: str) -> str:
    told = [one for one in figures.things[thing] if one.holders >= FEW]
    rare = [_name(thing, one.name) for one in figures.things[thing] if one.holders < FEW]
    mean = figures.all_holders[thing].value
    with words.printing(printed(expansions=figures.run.expansions)):
        rows = "".join(f"<li>{_thing(thing, one, mean)}</li>" for one in told)
    rest = f'<p class="soft">{_say("stats.things.rare", names=listed(rare))}</p>' if rare else ""
    about = _about("stats.things.about") if thing == next(iter(figures.things)) else ""
    return _section(f"stats.things.{thing}", about, f'<ol class="things">{rows}</ol>', rest)


def _thing(thing: str, one: ThingFigures, mean: float | None) -> str:
    used = "stats.things.fulfilled" if thing == "whim" else "stats.things.used"
    lines = [say("stats.things.held", share=_percent_range(one.held))]
    if one.taken.value is not None:
        lines.append(say("stats.things.taken", share=_percent_range(one.taken)))
    if one.used.value:
        lines.append(say(used, share=_percent_range(one.used)))
    lines.append(say("stats.things.round", n=_figure(one.round.value)))
    lines += [
        say("stats.things.seats", seats=seats, share=_percent_range(share))
        for seats, share in one.wins.items()
        if share.value is not None
    ]
    return (
        f'<span class="name">{escape(_name(thing, one.name))}</span>{range_bar(one.strength, 1.0, WIDEST, mean)}'
        f'<span class="figure">{escape(_range(one.strength))}</span>'
        f"<details><summary>{escape(_does(thing, one.name))}</summary>{_items(lines)}</details>"
    )


def _name(thing: str, name: str) -> str:
    return {"djinn": words.djinn, "item": words.item, "thief": words.thief, "whim": words.needs}[thing](name)


def _does(thing: str, name: str) -> str:
    """Return what a card does, as players read it elsewhere."""
    if thing == "djinn":
        return words.djinn_about(name)
    if thing == "item":
        return words.item_about(name)
    return say(f"thief.{name}.about") if thing == "thief" else words.whim(name)


# The other sections


def _points(figures: Figures) -> str:
    columns = []
    for place, one in enumerate(figures.by_seats):
        pairs = [BarPair(say(f"score.{line.line}"), line.winners, line.others) for line in one.lines]
        columns.append(_card(one, bars(pairs, COLOURS[place])))
    scores = [
        say(
            "stats.scores",
            seats=one.seats,
            score=_range(one.score, "0"),
            best=_range(one.winning_score, "0"),
            margin=_range(one.margin, "0"),
            ties=_percent_range(one.ties),
        )
        for one in figures.by_seats
    ]
    return _section("stats.points", _about("stats.points.about"), _columns(columns, _key()), _items(scores))


def _tribes(figures: Figures) -> str:
    columns = []
    for place, one in enumerate(figures.by_seats):
        pairs = [BarPair(words.tribe(tribe, 2), won, lost) for tribe, (won, lost) in one.tribes.items()]
        columns.append(_card(one, bars(pairs, COLOURS[place])))
    return _section("stats.tribes", _about("stats.tribes.about"), _columns(columns, _key()))


def _columns(columns: list[str], key: str = "") -> str:
    return f'{key}<div class="columns">{"".join(columns)}</div>'


def _key() -> str:
    """Return which bars are whose."""
    names = ((_say("stats.winners"), 1.0), (_say("stats.others"), 0.45))
    entries = (f'<li><span style="background:var(--ink);opacity:{depth}"></span>{name}</li>' for name, depth in names)
    return f'<ul class="key">{"".join(entries)}</ul>'


def _card(one: SeatsFigures, content: str) -> str:
    return f'<div class="plot"><h3 style="margin-top:0">{_say("stats.players", seats=one.seats)}</h3>{content}</div>'


def _auction(figures: Figures) -> str:
    curves = [
        Curve(say("stats.players", seats=one.seats), [(bid.round, bid.price) for bid in one.bids]) for one in figures.by_seats
    ]
    spent = [
        say("stats.auction.spent", seats=one.seats, won=_range(one.spent_by_winners, "0"), lost=_range(one.spent_by_others, "0"))
        for one in figures.by_seats
    ]
    drawn = f'<div class="plot">{chart(curves, say("stats.axis.round"), say("stats.axis.price"))}</div>'
    return _section("stats.auction", _about("stats.auction.about"), drawn, _items(spent))


def _seats(figures: Figures) -> str:
    blocks = []
    for one in figures.by_seats:
        places = [(say("stats.place.seat", n=place), share) for place, share in enumerate(one.by_seat, 1)]
        places += [(say("stats.place.bid", n=place), share) for place, share in enumerate(one.by_bid, 1)]
        places.append((say("stats.place.turn"), one.first_turn))
        par, rows = 1 / one.seats, ""
        for name, share in places:
            rows += f"<li><span>{escape(name)}</span>{range_bar(share, par, 2 * par)}"
            rows += f'<span class="figure">{escape(_percent_range(share))}</span></li>'
        blocks.append(f'<h3>{_say("stats.players", seats=one.seats)}</h3><ul class="things">{rows}</ul>')
    return _section("stats.seats", _about("stats.seats.about"), *blocks)


def _length(figures: Figures) -> str:
    columns, ends = [], []
    for one in figures.by_seats:
        titles = {rounds: say("stats.length.games", n=games, rounds=rounds) for rounds, games in one.lengths.items()}
        said = _say("stats.length.rounds", seats=one.seats, n=_range(one.rounds))
        for why, share in one.ended.items():
            reasons = listed(say(f"over.{reason}", n=0).rstrip(".") for reason in why.split(" and "))
            ends.append(say("stats.length.ended", share=_percent_range(share), why=reasons))
        columns.append(f'<div class="plot"><p>{said}</p>{histogram(one.lengths, titles)}{_items(ends)}</div>')
        ends = []
    return _section("stats.length", _columns(columns))


def _made(command: str) -> str:
    notes = "".join(f"<p>{_say(f'stats.made.{note}')}</p>" for note in ("bots", "cause", "sure", "resume"))
    return _section("stats.made", f"<p>{_say('stats.made.command')} <code>{escape(command)}</code></p>", notes)
