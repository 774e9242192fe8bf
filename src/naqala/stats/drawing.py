"""The drawings of a report: ranges, bars and curves as HTML and SVG that need no other file and fit any width."""

from collections.abc import Callable, Mapping, Sequence
from html import escape
from typing import NamedTuple

from naqala.bots.arena.ratings import Interval
from naqala.texts import number, say

COLOURS = ("#0b6c8a", "#b3266b", "#a85a00", "#4a7a12", "#6b3fa0")
_WIDTH, _HEIGHT, _LEFT, _RIGHT, _TOP, _BOTTOM = 460, 240, 28, 12, 12, 44
STYLE = """
:root { color-scheme: light dark; --ink: #2a180d; --soft: #5a4020; --paper: #fdf8ec; --card: #fff; --edge: #e3cd9b;
  --good: #2c6b14; --bad: #b00020; --even: #7a6a52; }
@media (prefers-color-scheme: dark) { :root { --ink: #f3e6cc; --soft: #d9c39a; --paper: #1d140c; --card: #2a1e12; --edge: #57432a;
  --good: #9ddb7c; --bad: #ff7b86; --even: #b8a78a; } }
* { box-sizing: border-box; }
body { max-width: 60rem; margin: 0 auto; padding: 1rem; font: 16px/1.5 system-ui, sans-serif; color: var(--ink);
  background: var(--paper); }
h1, h2, h3 { line-height: 1.2; } h1 { font-size: 2.2rem; margin: 1rem 0 .3rem; } h2 { margin: 2.5rem 0 .4rem; }
h3 { margin: 1.2rem 0 .3rem; font-size: 1rem; }
p { margin: .3rem 0; } .soft { color: var(--soft); }
.short, .plot { background: var(--card); border: 1px solid var(--edge); border-radius: .6rem; padding: .8rem 1rem; }
.short ul { margin: 0; padding-left: 1.2rem; } .short li { margin: .3rem 0; }
.things { list-style: none; margin: .6rem 0; padding: 0; }
.things > li { display: grid; grid-template-columns: 13rem 1fr 9.5rem; gap: 0 1rem; align-items: center; padding: .45rem 0;
  border-bottom: 1px solid var(--edge); }
.things .name { font-weight: 700; } .things .figure { text-align: right; font-variant-numeric: tabular-nums; }
.things details { grid-column: 1 / -1; font-size: .9rem; } .things summary { color: var(--soft); cursor: pointer; }
.things details ul { margin: .2rem 0; padding-left: 1.2rem; }
.range { position: relative; height: 1.5rem; background: linear-gradient(var(--edge), var(--edge)) center / 100% 1px no-repeat; }
.range i { position: absolute; top: .45rem; height: .6rem; border-radius: .3rem; background: currentColor; opacity: .35; }
.range b { position: absolute; top: .3rem; width: .9rem; height: .9rem; margin-left: -.45rem; border-radius: 50%;
  background: currentColor; }
.range u { position: absolute; top: 0; bottom: 0; border-left: 2px solid var(--ink); }
.range u.mean { border-left: 2px dashed var(--even); }
.good { color: var(--good); } .bad { color: var(--bad); } .even { color: var(--even); }
.columns { display: grid; grid-template-columns: repeat(auto-fit, minmax(17rem, 1fr)); gap: .8rem; }
.bars { display: grid; grid-template-columns: 6.5rem 1fr 5.2rem; gap: .05rem .6rem; align-items: center; }
.bars .track { position: relative; height: .75rem; } .bars .track i { position: absolute; top: .32rem; height: .12rem;
  background: var(--ink); }
.bars .bar { display: block; height: 100%; border-radius: 0 .3rem .3rem 0; background: currentColor; }
.bars .bar.lost { opacity: .45; }
.bars .figure { text-align: right; font-size: .85rem; font-variant-numeric: tabular-nums; line-height: 1.1; }
.bars .label { grid-row: span 2; font-size: .9rem; } .bars .gap { grid-column: 1 / -1; height: .35rem; }
.histogram { display: flex; align-items: flex-end; gap: .3rem; height: 9rem; margin: .6rem 0 0; padding: 0; list-style: none; }
.histogram li { flex: 1; display: flex; flex-direction: column; justify-content: flex-end; height: 100%; text-align: center;
  font-size: .85rem; }
.histogram span { display: block; border-radius: .3rem .3rem 0 0; background: #0b6c8a; min-height: 2px; }
svg { width: 100%; max-width: 44rem; height: auto; } svg text { font-size: 11px; fill: var(--soft); }
.key { display: flex; flex-wrap: wrap; gap: .2rem 1.2rem; padding: 0; list-style: none; }
.key span { display: inline-block; width: 1.6rem; height: .3rem; vertical-align: middle; margin-right: .4rem; }
code { overflow-wrap: anywhere; }
@media (max-width: 44rem) {
  body { padding: .8rem; } h1 { font-size: 1.7rem; }
  .things > li { grid-template-columns: 1fr auto; }
  .things .range { grid-column: 1 / -1; grid-row: auto; }
  .things .figure { grid-column: 2; grid-row: 1; }
  svg text { font-size: 15px; }
}
"""


def percent(share: float | None) -> str:
    """Return a share in percent as the language in use writes it."""
    return "-" if share is None else say("stats.percent", n=number(round(100 * share), "0"))


def tone(figure: Interval, par: float) -> str:
    """Return whether a figure is surely above par, surely below, or neither."""
    if figure.low is None or figure.high is None:
        return "even"
    return "good" if figure.low > par else "bad" if figure.high < par else "even"


def range_bar(figure: Interval, par: float, most: float, mean: float | None = None) -> str:
    """Return a figure as a dot with its interval as a bar, on a scale from 0 to ``most``, with lines at par and at a mean."""

    def place(value: float) -> float:
        return round(100 * min(max(value / most, 0.0), 1.0), 2)

    low, high, value = figure.low or 0.0, figure.high or 0.0, figure.value or 0.0
    parts = f'<u style="left:{place(par)}%"></u>'
    if mean is not None:
        parts += f'<u class="mean" style="left:{place(mean)}%"></u>'
    parts += f'<i style="left:{place(low)}%;width:{round(place(high) - place(low), 2)}%"></i>'
    parts += f'<b style="left:{place(value)}%"></b>'
    return f'<div class="range {tone(figure, par)}" aria-hidden="true">{parts}</div>'


class BarPair(NamedTuple):
    """Two figures under one name: of winners, and of the others."""

    name: str
    won: Interval
    lost: Interval


def bars(pairs: Sequence[BarPair], colour: str) -> str:
    """Return two bars for each pair, each with its interval."""
    ends = [end for pair in pairs for figure in (pair.won, pair.lost) for end in (figure.value, figure.high) if end is not None]
    most = max(ends, default=1.0) or 1.0
    cells = [
        f'<span class="label">{escape(pair.name)}</span>{_bar(pair.won, most, "")}{_bar(pair.lost, most, " lost")}'
        '<span class="gap"></span>'
        for pair in pairs
    ]
    return f'<div class="bars" style="color:{colour}">{"".join(cells)}</div>'


def _bar(figure: Interval, most: float, kind: str) -> str:
    def place(value: float | None) -> float:
        return round(100 * max(value or 0.0, 0.0) / most, 1)

    bar = f'<span class="bar{kind}" style="width:{place(figure.value)}%"></span>'
    if figure.low is not None and figure.high is not None:
        bar += f'<i style="left:{place(figure.low)}%;width:{round(place(figure.high) - place(figure.low), 1)}%"></i>'
    text = number(figure.value or 0.0, "0.0") + ("" if figure.margin is None else f" ± {number(figure.margin, '0.0')}")
    return f'<span class="track">{bar}</span><span class="figure" style="color:var(--ink)">{text}</span>'


def histogram(counts: Mapping[int, int], title: Mapping[int, str]) -> str:
    """Return columns, one for each number between the least and the greatest."""
    most = max(counts.values())
    columns = "".join(
        f'<li title="{escape(title.get(place, ""))}">'
        f'<span style="height:{round(85 * counts.get(place, 0) / most, 1)}%"></span>{place}</li>'
        for place in range(min(counts), max(counts) + 1)
    )
    return f'<ul class="histogram">{columns}</ul>'


class Curve(NamedTuple):
    """A line of a chart with its band."""

    name: str
    points: Sequence[tuple[int, Interval]]


def chart(curves: Sequence[Curve], x_name: str, y_name: str) -> str:
    """Return curves with their intervals over whole numbers."""
    ends = [end for curve in curves for _, figure in curve.points for end in (figure.high, figure.value) if end is not None]
    top, last = max([1.0, *ends]), max((place for curve in curves for place, _ in curve.points), default=2)

    def x(place: int) -> float:
        return round(_LEFT + (place - 1) * (_WIDTH - _LEFT - _RIGHT) / max(1, last - 1), 1)

    def y(value: float | None) -> float:
        return round(_TOP + (top - max(value or 0.0, 0.0)) * (_HEIGHT - _TOP - _BOTTOM) / top, 1)

    step = 1 if top <= 6 else 2
    grid = "".join(
        f'<path d="M{_LEFT} {y(tick)}H{_WIDTH - _RIGHT}" stroke="var(--edge)"/>'
        f'<text x="{_LEFT - 8}" y="{y(tick) + 5}" text-anchor="end">{tick}</text>'
        for tick in range(0, int(top) + 1, step)
    )
    places = "".join(
        f'<text x="{x(place)}" y="{_HEIGHT - 22}" text-anchor="middle">{place}</text>' for place in range(1, last + 1)
    )
    names = (
        f'<text x="{_WIDTH - _RIGHT}" y="{_HEIGHT - 4}" text-anchor="end">{escape(x_name)}</text>'
        f'<text x="{_LEFT}" y="{_HEIGHT - 4}">{escape(y_name)}</text>'
    )
    lines = "".join(_curve(curve, COLOURS[place % len(COLOURS)], x, y) for place, curve in enumerate(curves))
    key = "".join(
        f'<li><span style="background:{COLOURS[place % len(COLOURS)]}"></span>{escape(curve.name)}</li>'
        for place, curve in enumerate(curves)
    )
    label = escape(f"{y_name}, {x_name}")
    drawn = f'<svg viewBox="0 0 {_WIDTH} {_HEIGHT}" role="img" aria-label="{label}">{grid}{places}{names}{lines}</svg>'
    return f'{drawn}<ul class="key">{key}</ul>'


def _curve(curve: Curve, colour: str, x: Callable[[int], float], y: Callable[[float | None], float]) -> str:
    upper = [f"{x(place)},{y(figure.high if figure.high is not None else figure.value)}" for place, figure in curve.points]
    lower = [f"{x(place)},{y(figure.low if figure.low is not None else figure.value)}" for place, figure in curve.points]
    middle = " ".join(f"{x(place)},{y(figure.value)}" for place, figure in curve.points)
    return (
        f'<polygon points="{" ".join([*upper, *reversed(lower)])}" fill="{colour}" opacity=".15"/>'
        f'<polyline points="{middle}" fill="none" stroke="{colour}" stroke-width="3"/>'
    )
