"""Every word of the boards, measured in every language: too small, cut off, over another one, or still English.

    python -m tests.browser.words                      every main situation, on every screen, in every language
    python -m tests.browser.words leaving_earth pl     those that begin so, in one language

`test_words.py` looks at the fullest situations of each game; this takes the long way round (about twenty minutes).
"""

from __future__ import annotations

import re
import sys
import tempfile
from pathlib import Path
from shutil import which

from playwright.sync_api import Page, sync_playwright

from tests.browser.boxes import SMALLEST, outside, touching, words_of
from tests.browser.conftest import CHROMIUM, site_settings
from tests.browser.guest import Guest
from tests.browser.screenshots import SITUATIONS
from tests.server.harness import in_thread
from tests.text import translations

LANGUAGES = (translations.ENGLISH, *translations.languages())
SCREENS = ((1280, 800), (1920, 1080), (1024, 768), (820, 1180))
#: A phone is held nearer.
SMALLEST_ON_A_PHONE = 11
#: Words that are neither Italian nor Polish, what programs say for nothing, and money with its sign before it.
ENGLISH = re.compile(r"\b(the|of|and|with|your|you|is|are|this|none|nobody|undefined|null|NaN|true|false)\b|\$\d", re.I)

# Everything a page says, to eyes and to ears.
_SAID = """() => {
  const said = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const home = walker.currentNode.parentElement;
    if (!home.closest('script, style, option[lang]')) said.add(walker.currentNode.textContent.trim());
  }
  for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
    for (const one of document.querySelectorAll(`body [${name}]`)) said.add(one.getAttribute(name).trim());
  said.add(document.title);
  return [...said].filter(Boolean);
}"""


def speak(page: Page, language: str) -> None:
    """The match on this page in another language."""
    page.goto(f"{page.url.split('?')[0]}?lang={language}")
    page.locator(f"html[lang={language}] .stage").wait_for()
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(300)


def said(page: Page) -> list[str]:
    """Everything the page says, each once."""
    found: list[str] = page.evaluate(_SAID)
    return found


def english(page: Page) -> list[str]:
    """What is said in English on a page of another language."""
    return [one for one in said(page) if ENGLISH.search(one)]


def dock_faults(guest: Guest) -> list[str]:
    """What is wrong with the dock: a word cut off or covered, a button over another or out of the dock."""
    found = words_of(guest.page, SMALLEST_ON_A_PHONE if guest.phone else SMALLEST, ".dock")
    found += touching(guest, ".dock button:not(h2 *)", ".dock select", ".dock a", ".dock h2")
    # The sheet of a phone scrolls.
    return found if guest.phone else found + [f"outside: {one}" for one in outside(guest, ".dock", ".dock button")]


def faults(page: Page, language: str, *, phone: bool) -> list[str]:
    """What is wrong with the words of the match on this page in a language, one tab of its board after the other."""
    speak(page, language)
    least = SMALLEST_ON_A_PHONE if phone else SMALLEST
    found = words_of(page, least)
    for tab in page.locator(".stage [role=tab]").all():
        # Under what lies over the stage, a launch say, nobody turns a page.
        if tab.is_visible() and tab.is_enabled() and not page.locator(".le-over").count():
            tab.click()
            found += words_of(page, least)
    if language != "en":
        found += [f"English: {one}" for one in english(page)]
    return [f"{language}: {one}" for one in dict.fromkeys(found)]


def main(wanted: list[str]) -> int:
    languages = [one for one in wanted if one in LANGUAGES] or list(LANGUAGES)
    starts = [one for one in wanted if one not in LANGUAGES]
    chromium = which("chromium")
    assert chromium is not None, "chromium is missing: run `make chromium`"
    total = 0
    with (
        tempfile.TemporaryDirectory() as folder,
        in_thread(site_settings(Path(folder))) as site,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium, args=CHROMIUM)
        for name, situation in SITUATIONS.items():
            if starts and not any(name.startswith(start) for start in starts):
                continue
            rehearsal = situation.scene.rehearse()
            for phone in (False, True):
                guest = Guest(browser, site.url, phone=phone, dark=True)
                situation.scene.perform(site, guest, rehearsal)
                for width, height in ((390, 844),) if phone else SCREENS:
                    guest.page.set_viewport_size({"width": width, "height": height})
                    for language in languages:
                        found = faults(guest.page, language, phone=phone) + dock_faults(guest)
                        total += len(found)
                        print(*(f"{name} {width}: {one}" for one in found), sep="\n", end="\n" if found else "")
                guest.context.close()
        browser.close()
    print(f"{total} faults")
    return 1 if total else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
