"""Measured by their boxes: words that are cut off, that lie over each other, or that are too small to read."""

from __future__ import annotations

from playwright.sync_api import Page

SMALLEST = 13
#: Words may touch each other by so many pixels, as letters do not fill their lines.
TOUCHING = 3

_MEASURE = """([root, smallest, touching]) => {
  const found = { small: [], cut: [], over: [] };
  const shown = (one) => {
    for (let at = one; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.display === 'none' || style.visibility === 'hidden' || Number(style.opacity) < 0.1) return false;
      if (at.classList?.contains('hidden') || at.classList?.contains('piece-label')) return false;
    }
    return true;
  };
  const words = [];
  const walker = document.createTreeWalker(document.querySelector(root), NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode, text = node.textContent.trim(), home = node.parentElement;
    if (!text || !home || home.closest('.emblem, .gt-picture, option') || !shown(home)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width < 1 || box.height < 1) continue;
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    if (!top) continue;
    const scale = home.ownerSVGElement ? home.getScreenCTM().a : 1;
    const size = parseFloat(getComputedStyle(home).fontSize) * scale;
    if (size < smallest - 0.25) found.small.push(`${text}: ${size.toFixed(1)}`);
    let clipped = false, away = false;
    for (let at = home; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (/auto|scroll/.test(style.overflowX + style.overflowY)) {
        // What is scrolled out of sight is nobody's neighbour.
        const frame = at.getBoundingClientRect();
        away ||= box.bottom > frame.bottom + 1 || box.top < frame.top - 1 || box.right > frame.right + 1;
        break;
      }
      if (style.overflowX === 'hidden' && at.scrollWidth > at.clientWidth + 1 && at.clientWidth > 0) clipped = true;
    }
    if (clipped) found.cut.push(text);
    if (!away) words.push({ text, box, home });
  }
  for (let one = 0; one < words.length; one++) for (let two = one + 1; two < words.length; two++) {
    const a = words[one], b = words[two];
    if (a.home.contains(b.home) || b.home.contains(a.home)) continue;
    const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
    const high = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
    if (wide > touching && high > touching) found.over.push(`${a.text} / ${b.text}`);
  }
  return found;
}"""


def check_words(page: Page, root: str = ".stage") -> None:
    """Nothing one must read is smaller than it may be, cut off, or lies over something else."""
    found: dict[str, list[str]] = page.evaluate(_MEASURE, [root, SMALLEST, TOUCHING])
    assert found == {"small": [], "cut": [], "over": []}, found
