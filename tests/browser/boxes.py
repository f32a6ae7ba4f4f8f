"""Measured by their boxes: words that are cut off, lie over each other or are too small; drawn things that touch."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tests.browser.guest import Guest

SMALLEST = 13
#: How many pixels two boxes may share: strokes have a width.
SLACK = 1.5

# Every word on the screen under a root: too small, cut off by what it is in, or over another word.
_WORDS = """([root, smallest, strict]) => {
  const found = { small: [], cut: [], over: [] };
  const shown = (one) => {
    for (let at = one; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.display === 'none' || style.visibility === 'hidden' || Number(style.opacity) < 0.1) return false;
      if (at.matches('.hidden, .piece-label') || style.clipPath === 'inset(50%)') return false;
    }
    return true;
  };
  const solid = (one) => {
    const style = getComputedStyle(one);
    const [, , , alpha = '1'] = style.backgroundColor.match(/[\\d.]+/g) ?? ['0', '0', '0', '0'];
    return style.backgroundImage !== 'none' || (style.backgroundColor !== 'transparent' && Number(alpha) > 0.9);
  };
  // What lies under something solid is not read: a zone that has grown, a panel that has come up.
  const covered = (home, x, y) => {
    for (const one of document.elementsFromPoint(x, y)) {
      if (one === home || one.contains(home) || home.contains(one)) return false;
      if (!(one instanceof SVGElement) && solid(one)) return true;
    }
    return false;
  };
  const words = [];
  const walker = document.createTreeWalker(document.querySelector(root), NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode, text = node.textContent.trim(), home = node.parentElement;
    if (!text || !home || home.closest('.emblem, .gt-picture, option, sup, sub') || !shown(home)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    // Words of a drawing may be set narrower; only the element knows.
    const drawn = home.ownerSVGElement && home.childNodes.length === 1;
    const box = (drawn ? home : range).getBoundingClientRect();
    if (box.width < 1 || box.height < 1) continue;
    const x = box.x + box.width / 2, y = box.y + box.height / 2;
    if (!document.elementFromPoint(x, y) || covered(home, x, y)) continue;
    const scale = home.ownerSVGElement ? home.getScreenCTM().a : (home.currentCSSZoom ?? 1);
    const size = parseFloat(getComputedStyle(home).fontSize) * scale;
    if (size < smallest - 0.25) found.small.push(`${size.toFixed(1)} px: ${text.slice(0, 40)}`);
    let clipped = false, away = false;
    // What is drawn on a piece stays on it, what stands on a tag that hangs from it on the tag.
    const ground = home.closest('.gc-tag')?.querySelector('rect') ?? home.closest('.piece')?.querySelector('.face');
    const face = home.ownerSVGElement && ground?.getBoundingClientRect();
    if (strict && face && (box.right > face.right + 2 || box.left < face.left - 2)) clipped = true;
    const lines = [...range.getClientRects()].map((line) => line.y + line.height / 2);
    for (let at = home; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at), frame = at.getBoundingClientRect();
      const out = box.right > frame.right + 1 || box.left < frame.left - 1;
      if (/auto|scroll/.test(style.overflowX + style.overflowY)) {
        // What is scrolled out of sight is nobody's neighbour.
        away ||= out || box.bottom > frame.bottom + 1 || box.top < frame.top - 1;
        break;
      }
      if (style.overflowX === 'hidden' && at.clientWidth > 0 && out) clipped = true;
      const under = lines.some((middle) => middle > frame.bottom + 1 || middle < frame.top - 1);
      if (strict && style.overflowY === 'hidden' && at.clientHeight > 0 && under) clipped = true;
    }
    if (clipped) found.cut.push(text);
    if (!away) words.push({ text, box, home });
  }
  for (let one = 0; one < words.length; one++) for (let two = one + 1; two < words.length; two++) {
    const a = words[one], b = words[two];
    if (a.home.contains(b.home) || b.home.contains(a.home)) continue;
    const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
    const high = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
    // Letters do not fill their lines: the boxes of two lines may share a part of their height.
    const shared = Math.max(3, Math.min(a.box.height, b.box.height) / 4);
    if (wide > 3 && high > shared) found.over.push(`${a.text} / ${b.text}`);
  }
  return found;
}"""

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

Box = dict[str, Any]


def check_words(page: Page, root: str = ".stage", least: float = SMALLEST) -> None:
    """Nothing one must read is smaller than it may be, cut off, or lies over something else."""
    found: dict[str, list[str]] = page.evaluate(_WORDS, [root, least])
    assert found == {"small": [], "cut": [], "over": []}, found


def words_of(page: Page, least: float = SMALLEST, root: str = ".stage") -> list[str]:
    """The same as a list, to be gathered; here words must also stay on their pieces and above the lower edge."""
    found: dict[str, list[str]] = page.evaluate(_WORDS, [root, least, True])
    return [f"{fault}: {one}" for fault, all_of_it in found.items() for one in all_of_it]


def smaller_than(guest: Guest, root: str, least: float) -> list[str]:
    """The words under an element that are smaller than this many pixels as they are shown."""
    found: list[str] = guest.page.evaluate(_WORDS, [root, least])["small"]
    return found


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
