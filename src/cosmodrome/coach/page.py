"""A report as one page that needs nothing else: fonts, colours and drawings are inside."""

from __future__ import annotations

from html import escape
from itertools import pairwise
from typing import Any, Final

from cosmodrome.coach.earlier import Compared
from cosmodrome.coach.words import Told

WIDTH: Final = 820
HEIGHT: Final = 280
LEFT: Final = 56
RIGHT: Final = 110
TOP: Final = 16
BOTTOM: Final = 34

STYLE: Final = """
:root{color-scheme:light dark;--sky:#f1f3fa;--panel:#fff;--line:#d3d9ec;--ink:#171d35;--ink-2:#4b557a;--good:#14693a;
--bad:#b3261e;--warm:#a85a00;--s0:#a85a00;--s1:#1769a8;--s2:#4a7310;--s3:#b02a6f;--s4:#6b47c4;--s5:#0d7566}
@media(prefers-color-scheme:dark){:root{--sky:#0a0f21;--panel:#141c38;--line:#2c3963;--ink:#eef1fb;--ink-2:#b6bfdf;
--good:#7ddba3;--bad:#ff9b8f;--warm:#ffb454;--s0:#ffb454;--s1:#6fc3ff;--s2:#b8e07a;--s3:#f495c2;--s4:#c9b3ff;--s5:#7fe0d0}}
*{box-sizing:border-box}body{margin:0;background:var(--sky);color:var(--ink);font:15px/1.5 Inter,system-ui,sans-serif}
main{max-width:1216px;margin:0 auto;padding:24px 16px;display:grid;gap:16px;grid-template-columns:2fr 1fr}
@media(max-width:900px){main{grid-template-columns:minmax(0,1fr)}}
h1,h2,h3,th,.figure{font-family:"Exo 2",Inter,system-ui,sans-serif}h1{font-size:25px;margin:0}
h2{font-size:17px;margin:0 0 8px}
header{grid-column:1/-1}header p,.note{color:var(--ink-2);margin:0;font-size:14px}
section{overflow-x:auto}
section{background:var(--panel);border:1px solid var(--line);border-radius:16px;padding:16px;min-width:0}
.three{display:grid;gap:16px;grid-template-columns:repeat(auto-fit,minmax(230px,1fr))}
.side{display:grid;gap:16px;align-content:start}svg{width:100%;height:auto;display:block}
.lost{color:var(--bad)}.found,.better{color:var(--good)}.figure{font-weight:700}
dl,section>p{margin:0}dt{color:var(--ink-2);font-size:13px}dd{margin:0 0 6px}table{width:100%;border-collapse:collapse}
th,td{text-align:right;padding:4px;font-size:13px;font-variant-numeric:tabular-nums}
th:first-child,td:first-child{text-align:left}
tr.mine{background:color-mix(in srgb,var(--warm) 12%,transparent)}ul{padding-left:18px;margin:0}
"""


def page(told: Told, compared: Compared | None = None) -> str:
    """The whole page."""
    words = told.describe(compared)
    report = told.report
    decisions = "".join(
        _decision(told, one, said, number)
        for number, (one, said) in enumerate(zip(report["decisions"], words["decisions"], strict=True), 1)
    )
    if not decisions:
        decisions = f"<section><p>{escape(told.say('decisions-none'))}</p></section>"
    draws = "".join(
        f"<li>{escape(one['move'])} <span class=figure>{one['worth']}</span></li>" for one in words["draws"]
    )
    scores = " · ".join(
        f"{escape(name)} {score}" for name, score in zip(words["seats"], report["result"]["scores"], strict=True)
    )
    earlier = " ".join(words["earlier"])
    return f"""<!doctype html>
<html lang="{escape(told.language)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>{escape(words["title"])}</title><style>{STYLE}</style></head>
<body><main>
<header><h1>{escape(words["title"])}</h1>
<p>{escape(told.say("seat", seat=words["seats"][report["seat"]]))} · {scores}</p></header>
<div class="side"><section><h2>{escape(told.say("chance"))}</h2><p class="note">{escape(told.say("chance-note"))}</p>
{graph(told)}</section>
<h2>{escape(told.say("decisions"))}</h2><div class="three">{decisions}</div></div>
<div class="side"><section><h2>{escape(words["verdict"]["title"])}</h2>
<p>{escape(words["verdict"]["text"])}</p></section>
<section><h2>{escape(told.say("luck"))}</h2>
<p class="note">{escape(told.say("luck-note", unit=words["unit"]))}</p>{_ledger(told, words)}
<h3>{escape(told.say("draws"))}</h3><ul>{draws}</ul></section>
<section><h2>{escape(told.say("earlier"))}</h2><p>{escape(earlier)}</p></section>
<p class="note">{escape(told.say("made"))}</p></div>
</main></body></html>
"""


def _decision(told: Told, one: dict[str, Any], said: dict[str, str], number: int) -> str:
    other = "better" if one["kind"] == "lost" else "instead"
    return (
        f'<section><p class="note">{number} · {escape(said["stage"])} <span class="figure {one["kind"]}">'
        f"{said['worth']}</span></p><dl><dt>{escape(told.say('played'))}</dt>"
        f'<dd class="{one["kind"]}">{escape(said["played"])}</dd><dt>{escape(told.say(other))}</dt>'
        f'<dd class="{"better" if one["kind"] == "lost" else "note"}">{escape(said["better"])}</dd></dl>'
        f"<p>{escape(said['why'])}</p></section>"
    )


def _ledger(told: Told, words: dict[str, Any]) -> str:
    report = told.report
    head = "".join(f"<th>{escape(name)}</th>" for name in words["sources"].values())
    rows = ""
    for seat, one in enumerate(report["luck"]["seats"]):
        cells = "".join(f"<td>{told.signed(one['sources'][source])}</td>" for source in words["sources"])
        mine = ' class="mine"' if seat == report["seat"] else ""
        rows += (
            f"<tr{mine}><td>{escape(words['seats'][seat])}</td>{cells}"
            f"<td class=figure>{told.signed(one['total'])}</td><td>{told.signed(report['play'][seat])}</td></tr>"
        )
    return (
        f"<table><tr><th></th>{head}<th>{escape(told.say('total'))}</th><th>{escape(told.say('play'))}</th></tr>"
        f"{rows}</table>"
    )


def graph(told: Told) -> str:
    """The chances of everybody, step by step; decisions numbered, the loudest draws as dots."""
    report = told.report
    steps = report["graph"]
    last = max(1, report["plies"])

    def x(ply: int) -> float:
        return float(LEFT + (WIDTH - LEFT - RIGHT) * ply / last)

    def y(chance: float) -> float:
        return float(TOP + (HEIGHT - TOP - BOTTOM) * (1 - chance))

    def at(ply: int) -> float:
        """The seat's chance at a ply, on the line between the steps around it."""
        for one, after in pairwise(steps):
            if one["ply"] <= ply <= after["ply"]:
                first, second = one["chances"][report["seat"]], after["chances"][report["seat"]]
                share = (ply - one["ply"]) / max(1, after["ply"] - one["ply"])
                return float(first + (second - first) * share)
        return float(steps[0]["chances"][report["seat"]])

    drawn = ""
    for share in (0, 25, 50, 75, 100):
        drawn += (
            f'<path d="M{LEFT} {y(share / 100):.0f}H{WIDTH - RIGHT}" stroke="var(--line)" fill="none"/>'
            f'<text x="{LEFT - 8}" y="{y(share / 100) + 4:.0f}" text-anchor="end" font-size="12" '
            f'fill="var(--ink-2)">{share} %</text>'
        )
    order = sorted(range(report["players"]), key=lambda seat: seat == report["seat"])
    for seat in order:
        path = "L".join(f"{x(step['ply']):.1f} {y(step['chances'][seat]):.1f}" for step in steps)
        wide = 3.5 if seat == report["seat"] else 1.6
        drawn += f'<path d="M{path}" fill="none" stroke="var(--s{seat % 6})" stroke-width="{wide}"/>'
    placed: list[float] = []
    for seat in sorted(range(report["players"]), key=lambda seat: -steps[-1]["chances"][seat]):
        height = y(steps[-1]["chances"][seat])
        while any(abs(height - other) < 15 for other in placed):
            height -= 15
        placed.append(height)
        drawn += (
            f'<text x="{WIDTH - RIGHT + 8}" y="{height + 4:.0f}" font-size="13" font-weight="700" '
            f'fill="var(--s{seat % 6})">{escape(told.seat(seat))}</text>'
        )
    for one in report["luck"]["draws"]:
        worth = one["worth"][report["seat"]]
        drawn += (
            f'<circle cx="{x(one["ply"]):.1f}" cy="{y(at(one["ply"])):.1f}" r="5" fill="var(--panel)" '
            f'stroke="var(--{"good" if worth > 0 else "bad"})" stroke-width="2">'
            f"<title>{escape(told.move(one['move']))} {told.signed(worth)}</title></circle>"
        )
    for number, one in enumerate(report["decisions"], 1):
        colour = "bad" if one["kind"] == "lost" else "good"
        drawn += (
            f'<circle cx="{x(one["ply"]):.1f}" cy="{y(at(one["ply"])):.1f}" r="11" fill="var(--{colour})"/>'
            f'<text x="{x(one["ply"]):.1f}" y="{y(at(one["ply"])) + 5:.1f}" text-anchor="middle" font-size="13" '
            f'font-weight="800" fill="var(--panel)">{number}</text>'
        )
    ends = (steps[0], steps[len(steps) // 2], steps[-1])
    for step, anchor in zip(ends, ("start", "middle", "end"), strict=True):
        drawn += (
            f'<text x="{x(step["ply"]):.0f}" y="{HEIGHT - 8}" font-size="12" text-anchor="{anchor}" '
            f'fill="var(--ink-2)">{escape(told.stage(step["stage"]))}</text>'
        )
    label = escape(told.say("chance"))
    return f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{label}">{drawn}</svg>'
