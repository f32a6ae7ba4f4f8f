"""Drawn things by their boxes: labels of a chart that touch, leave their sheet, or are too small to read."""

from __future__ import annotations

from typing import Any

from tests.browser.guest import Guest

#: How many pixels two boxes may share: strokes have a width.
SLACK = 1.5

# Every visible thing that matches, with its box; of a text its lines one by one.
_MEASURE = """([selectors, whole]) => {
  const found = [];
  for (const selector of selectors) {
    [...document.querySelectorAll(selector)].forEach((one, owner) => {
      const lines = whole ? [] : one.querySelectorAll('tspan');
      for (const part of lines.length ? lines : [one]) {
        const { x, y, width, height } = part.getBoundingClientRect();
        const label = one.closest('.piece')?.querySelector('.piece-label')?.textContent;
        const name = `${selector} "${(part.textContent || label || '').slice(0, 40)}"`;
        if (width > 0 && height > 0) found.push({ name, selector, owner, x, y, width, height });
      }
    });
  }
  return found;
}"""

# Texts that are smaller than this many pixels on the screen, however they are scaled.
_SMALL = """([root, least]) => {
  const found = [];
  for (const one of document.querySelectorAll(`${root} *`)) {
    const own = [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
    const box = one.getBoundingClientRect();
    if (!own || box.width === 0 || one.closest('.hidden, .piece-label, sup, sub')) continue;
    const svg = one.ownerSVGElement;
    const scale = svg ? one.getScreenCTM().a : 1;
    const zoom = svg ? 1 : (one.currentCSSZoom ?? 1);
    const size = parseFloat(getComputedStyle(one).fontSize) * scale * zoom;
    if (size < least) found.push(`${size.toFixed(1)} px: ${one.textContent.trim().slice(0, 40)}`);
  }
  return [...new Set(found)];
}"""

Box = dict[str, Any]


def boxes(guest: Guest, *selectors: str, whole: bool = False) -> list[Box]:
    """The boxes of everything visible that matches, texts line by line unless they are wanted whole."""
    found: list[Box] = guest.page.evaluate(_MEASURE, [list(selectors), whole])
    return found


def touching(guest: Guest, *selectors: str) -> list[str]:
    """The pairs of things that share part of the screen; lines of one text may."""
    found = boxes(guest, *selectors)
    return [
        f"{one['name']} touches {other['name']}"
        for index, one in enumerate(found)
        for other in found[index + 1 :]
        if (one["selector"], one["owner"]) != (other["selector"], other["owner"]) and _share(one, other)
    ]


def _share(one: Box, other: Box) -> bool:
    return all(
        min(one[at] + one[long], other[at] + other[long]) - max(one[at], other[at]) > SLACK
        for at, long in (("x", "width"), ("y", "height"))
    )


def outside(guest: Guest, frame: str, *selectors: str) -> list[str]:
    """The things that stick out of the box of a frame."""
    [room] = boxes(guest, frame, whole=True)
    return [
        one["name"]
        for one in boxes(guest, *selectors)
        if one["x"] < room["x"] - SLACK
        or one["y"] < room["y"] - SLACK
        or one["x"] + one["width"] > room["x"] + room["width"] + SLACK
        or one["y"] + one["height"] > room["y"] + room["height"] + SLACK
    ]


def smaller_than(guest: Guest, root: str, least: float) -> list[str]:
    """The texts under an element that are smaller than this many pixels as they are shown."""
    found: list[str] = guest.page.evaluate(_SMALL, [root, least])
    return found
