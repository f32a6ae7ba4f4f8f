"""A rating as a page of its own: ratings, who beat whom, how scores and lengths are spread. One file, no script."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from cosmodrome.arena.rate import Rating, Ratings
from cosmodrome.cli.speech import Speech

WIDTH, ROW, LABEL = 640, 26, 160

STYLE = """body{font:16px/1.5 system-ui,sans-serif;max-width:48rem;margin:2rem auto;padding:0 1rem}
body{color:#222;background:#fff}
table{border-collapse:collapse}td,th{padding:.3rem .7rem;text-align:right;border-bottom:1px solid #ccc}
th:first-child,td:first-child{text-align:left}svg{max-width:100%;height:auto}
@media(prefers-color-scheme:dark){body{color:#ddd;background:#161616}td,th{border-color:#444}}"""


def page(ratings: Ratings, title: str, say: Speech) -> str:
    """The whole page, in the reader's language."""
    names = [one.name for one in ratings.bots]
    rows = "".join(
        f"<tr><td>{escape(one.name)}</td><td>{one.rating:.0f}</td><td>{escape(interval(one, say))}</td>"
        f"<td>{one.games}</td><td>{say.figure(one.wins, None)}</td></tr>"
        for one in ratings.bots
    )
    header = "".join(f"<th>{escape(name)}</th>" for name in names)
    matrix = "".join(
        f"<tr><td>{escape(name)}</td>"
        + "".join("<td></td>" if i == j else f"<td>{say.figure(value, None)}</td>" for j, value in enumerate(row))
        + "</tr>"
        for i, (name, row) in enumerate(zip(names, ratings.matrix, strict=True))
    )
    scores = _scores(ratings)
    heads = "".join(f"<th>{escape(say(f'head-{one}'))}</th>" for one in ("bot", "rating", "interval", "games", "wins"))
    chapters = {one: f"<h2>{escape(say(f'rate-{one}'))}</h2>" for one in ("ratings", "matrix", "scores", "lengths")}
    lengths = [float(outcome.decisions) for outcome in ratings.outcomes]
    return (
        f'<!doctype html><html lang="{say.language}"><meta charset="utf-8">'
        f"<title>{escape(title)}</title><style>{STYLE}</style><h1>{escape(title)}</h1>"
        f"{chapters['ratings']}<table><tr>{heads}</tr>{rows}</table>{intervals(ratings, say)}"
        f"{chapters['matrix']}<table><tr><th></th>{header}</tr>{matrix}</table>{chapters['scores']}"
        + "".join(histogram(name, values, say) for name, values in scores.items())
        + f"{chapters['lengths']}{histogram(say('rate-all'), lengths, say)}</html>"
    )


def _scores(ratings: Ratings) -> dict[str, list[float]]:
    """Each bot's scores."""
    found: dict[str, list[float]] = {}
    for outcome in ratings.outcomes:
        for who, score in zip(outcome.pair, outcome.scores, strict=True):
            found.setdefault(ratings.named[who], []).append(score)
    return found


def interval(one: Rating, say: Speech) -> str:
    """Between which figures a rating lies."""
    return say("rate-interval", low=f"{one.low:.0f}", high=f"{one.high:.0f}")


def intervals(ratings: Ratings, say: Speech) -> str:
    """The ratings with their intervals, as a picture."""
    low, high = min(one.low for one in ratings.bots), max(one.high for one in ratings.bots)
    span = (high - low) or 1.0

    def x(value: float) -> float:
        return LABEL + (value - low) / span * (WIDTH - LABEL - 20) + 10

    drawn = []
    for row, one in enumerate(ratings.bots):
        y = row * ROW + ROW / 2
        drawn.append(
            f'<text x="0" y="{y + 5}" fill="currentColor">{escape(one.name)}</text>'
            f'<line x1="{x(one.low):.1f}" x2="{x(one.high):.1f}" y1="{y}" y2="{y}" stroke="currentColor"/>'
            f'<circle cx="{x(one.rating):.1f}" cy="{y}" r="5" fill="#3b82f6"/>'
        )
    return _picture(len(ratings.bots) * ROW, say("rate-picture"), drawn)


def histogram(name: str, values: Sequence[float], say: Speech, bars: int = 24) -> str:
    """How values are spread, as a picture."""
    if not values:
        return ""
    low, high = min(values), max(values)
    step = (high - low) / bars or 1.0
    counts = [0] * bars
    for value in values:
        counts[min(bars - 1, int((value - low) / step))] += 1
    wide = (WIDTH - LABEL) / bars
    drawn = [f'<text x="0" y="40" fill="currentColor">{escape(name)}</text>']
    for i, count in enumerate(counts):
        tall = 60 * count / max(counts)
        x, y = LABEL + i * wide, 64 - tall
        drawn.append(f'<rect x="{x:.1f}" y="{y:.1f}" width="{wide - 1:.1f}" height="{tall:.1f}" fill="#3b82f6"/>')
    least, most = say.figure(low, None), say.figure(high, None)
    drawn.append(f'<text x="{LABEL}" y="80" font-size="12" fill="currentColor">{least}</text>')
    drawn.append(f'<text x="{WIDTH}" y="80" font-size="12" text-anchor="end" fill="currentColor">{most}</text>')
    return _picture(84, say("rate-spread", name=name, low=least, high=most), drawn)


def _picture(height: float, label: str, drawn: Sequence[str]) -> str:
    head = f'<svg role="img" aria-label="{escape(label)}" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}">'
    return f"{head}{''.join(drawn)}</svg>"
