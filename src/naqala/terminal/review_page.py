"""A review as one page of HTML that needs no other file."""

from collections.abc import Sequence
from html import escape

from naqala.game import Game
from naqala.review import Expected, Review
from naqala.terminal.review import COLUMNS, SIGNS, ReviewEntry, cost_said, entries_of, headed, remarks_said, rows_of
from naqala.terminal.scores import result_said
from naqala.texts import language, number, say

_SEATS = ("#0b6c8a", "#b3266b", "#a85a00", "#4a7a12", "#6b3fa0")
_WIDTH, _HEIGHT, _LEFT, _RIGHT, _TOP, _BOTTOM = 900, 300, 44, 16, 14, 28
_TICKS = 5
_STYLE = """
:root { color-scheme: light dark; }
body { max-width: 58rem; margin: 2rem auto; padding: 0 1rem; font: 16px/1.5 system-ui, sans-serif; }
body { color: #2a180d; background: #fdf8ec; }
h1, h2 { line-height: 1.2; } h2 { margin-top: 2rem; }
table { border-collapse: collapse; } th, td { padding: .3rem .8rem; text-align: right; border-bottom: 1px solid #e3cd9b; }
th:first-child, td:first-child { text-align: left; }
svg { width: 100%; height: auto; background: #fff; border: 1px solid #e3cd9b; border-radius: .5rem; }
svg text { font-size: 13px; fill: #4b3a22; }
.key { display: flex; flex-wrap: wrap; gap: .2rem 1.2rem; padding: 0; list-style: none; }
.key svg { width: 2.5rem; height: .7rem; border: 0; background: none; }
.about { color: #5a4020; }
ol.decisions { padding: 0; list-style: none; }
ol.decisions > li { padding: .5rem 0; border-bottom: 1px solid #e3cd9b; }
.mark { display: inline-block; min-width: 2rem; font-weight: 700; }
.inaccuracy { color: #7a5c00; } .mistake { color: #a34700; } .blunder { color: #b00020; } .best, .good { color: #2c6b14; }
p { margin: .2rem 0; } li p { margin-left: 2rem; }
@media (prefers-color-scheme: dark) {
  body { color: #f3e6cc; background: #1d140c; } .about { color: #d9c39a; }
  .inaccuracy { color: #ecc94b; } .mistake { color: #ff9d52; } .blunder { color: #ff7b86; } .best, .good { color: #9ddb7c; }
}
"""


def page_of(game: Game, review: Review, names: Sequence[str]) -> str:
    """Return the page."""
    title = escape(say("review.title"))
    lists = "".join(f"<h2>{escape(head)}</h2><ul>{_items(lines)}</ul>" for head, lines in headed(review, names))
    decisions = "".join(map(_decision, entries_of(game, review, names)))
    return (
        f'<!doctype html>\n<html lang="{language()}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{title}</title><style>{_STYLE}</style></head><body>'
        f"<h1>{title}</h1><p>{escape(result_said(game, names))}</p>{_players(review, names)}"
        f"{''.join(f'<p>{escape(line)}</p>' for line in remarks_said(review, names))}"
        f'<p class="about">{escape(say("review.about"))}</p>'
        f"<h2>{escape(say('review.curve'))}</h2>{curve(review.curve, names)}"
        f'<p class="about">{escape(say("review.curve.about"))}</p>{lists}'
        f'<h2>{escape(say("review.decisions"))}</h2><ol class="decisions">{decisions}</ol></body></html>\n'
    )


def _items(lines: Sequence[str]) -> str:
    return "".join(f"<li>{escape(line)}</li>" for line in lines)


def _players(review: Review, names: Sequence[str]) -> str:
    heads = "".join(f'<th scope="col">{escape(say(key))}</th>' for key in COLUMNS)
    rows = ("".join(f"<td>{escape(cell)}</td>" for cell in row) for row in rows_of(review, names))
    return f"<table><thead><tr>{heads}</tr></thead><tbody>{''.join(f'<tr>{row}</tr>' for row in rows)}</tbody></table>"


def _decision(entry: ReviewEntry) -> str:
    mark = entry.judgement.mark
    head = f'<span class="mark {mark}">{SIGNS[mark]}</span>{escape(entry.title)}'
    if not entry.better:
        return f"<li>{head}</li>"
    lines = [(say("review.played"), entry.played), (say("review.better"), entry.better)]
    told = "".join(f"<p>{escape(say('ui.named', what=what, value=value))}</p>" for what, value in lines)
    return f'<li>{head} <b class="{mark}">{escape(cost_said(entry.judgement))}</b>{told}<p>{escape(entry.reasons)}</p></li>'


def curve(points: Sequence[Expected], names: Sequence[str]) -> str:
    """Return the expected final scores as a drawing: one line a seat, and the rounds below."""
    values = [value for point in points for value in point.points]
    low, high = min(values, default=0.0), max(values, default=1.0)
    low, high = low - 0.05 * (high - low) - 1.0, high + 0.05 * (high - low) + 1.0
    last = max((point.number for point in points), default=1) or 1

    def x(step: int) -> float:
        return round(_LEFT + step * (_WIDTH - _LEFT - _RIGHT) / last, 1)

    def y(value: float) -> float:
        return round(_TOP + (high - value) * (_HEIGHT - _TOP - _BOTTOM) / (high - low), 1)

    ticks = [low + (high - low) * place / (_TICKS - 1) for place in range(_TICKS)]
    grid = "".join(
        f'<path d="M{_LEFT} {y(tick)}H{_WIDTH - _RIGHT}" stroke="#e3cd9b"/>'
        f'<text x="{_LEFT - 6}" y="{y(tick) + 4}" text-anchor="end">{number(round(tick))}</text>'
        for tick in ticks
    )
    begins = {point.round: point.number for point in reversed(points)}
    rounds = "".join(
        f'<text x="{x(step)}" y="{_HEIGHT - 8}" text-anchor="middle">{round_}</text>' for round_, step in begins.items()
    )
    seats = range(len(points[0].points) if points else 0)
    lines = "".join(
        f'<polyline fill="none" stroke="{_SEATS[seat]}" stroke-width="2.5" points="'
        + " ".join(f"{x(point.number)},{y(point.points[seat])}" for point in points)
        + '"/>'
        for seat in seats
    )
    key = "".join(
        f'<li><svg viewBox="0 0 40 10" aria-hidden="true"><path d="M0 5H40" stroke="{_SEATS[seat]}" stroke-width="3"/></svg> '
        f"{escape(names[seat])}</li>"
        for seat in seats
    )
    label = escape(say("review.curve"))
    drawing = f'<svg viewBox="0 0 {_WIDTH} {_HEIGHT}" role="img" aria-label="{label}">{grid}{rounds}{lines}</svg>'
    return f'{drawing}<ul class="key">{key}</ul>'
