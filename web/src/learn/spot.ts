import { useEffect, useState } from "react";

/** What is lit, and what the bubble must leave free besides: a tray of the dock that is open. */
export interface Spots {
  lit: Box[];
  free: Box[];
}

const NOWHERE: Spots = { lit: [], free: [] };

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const AIR = 8;
/** How near to the edge of the screen something lit may come. */
const EDGE = 3;
/** More than these cannot be looked at at once. */
const MOST = 6;
/** How many times to look in vain before turning the tabs of a phone. */
const PATIENCE = 4;
const NARROW = window.matchMedia("(max-width: 860px)");

/** Everything on the screen that is meant: pieces and parts by the names the board has for them, else by their moves. */
function meant(root: ParentNode, point: readonly string[], asked: ReadonlySet<string>): Element[] {
  if (point.length > 0) {
    return point.flatMap((id) => [
      ...root.querySelectorAll(`.stage-area [data-ids~="${CSS.escape(id)}"], [data-point~="${CSS.escape(id)}"]`),
    ]);
  }
  return [...root.querySelectorAll(".stage-area [data-plays]")].filter((piece) => plays(piece, asked));
}

function plays(piece: Element, asked: ReadonlySet<string>): boolean {
  return (piece.getAttribute("data-plays") ?? "").split(";").some((move) => asked.has(move));
}

function isAnswer(button: Element, asked: ReadonlySet<string>): boolean {
  return asked.has(button.getAttribute("data-answer") ?? button.getAttribute("data-move") ?? "");
}

function hasSize(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width >= 4 && height >= 4;
}

/** Whether a sheet that a board has laid over itself hides it. */
function isUnder(element: Element, { left, top, right, bottom }: DOMRect): boolean {
  const seen = document.elementFromPoint?.((left + right) / 2, (top + bottom) / 2);
  const sheet = seen?.closest("[data-covers]");
  return sheet != null && !sheet.contains(element);
}

/** What scrolls a part of the board, where something does. */
function scrollerOf(element: Element | null | undefined): Element | null {
  for (let at = element?.parentElement; at && !at.matches(".stage-area"); at = at.parentElement) {
    if (at.scrollHeight > at.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  }
  return null;
}

/** Between which lines of the screen a piece can be seen: tabs and figures may leave the board only a part of its stage. */
function windowOf(element: Element): { top: number; bottom: number } {
  const area = (scrollerOf(element) ?? element.closest(".stage-area"))?.getBoundingClientRect();
  return { top: area?.top ?? 0, bottom: Math.min(window.innerHeight, area?.bottom ?? window.innerHeight) };
}

function inSight(element: Element): Box | null {
  // A drawn piece has a name for those who cannot see it, which takes up room of its own.
  const face = element.querySelector(":scope > g[aria-hidden]") ?? element;
  const box = face.getBoundingClientRect();
  const { left, top, right, bottom } = box;
  if (right - left < 4 || bottom - top < 4 || isUnder(element, box)) return null;
  const frame = windowOf(element);
  if (right < 0 || left > window.innerWidth || bottom < frame.top || top > frame.bottom) return null;
  // A ring that leaves the screen at its sides would be two lines.
  return {
    left: Math.max(EDGE, left - AIR),
    top: Math.max(frame.top - AIR, top - AIR),
    right: Math.min(window.innerWidth - EDGE, right + AIR),
    bottom: Math.min(frame.bottom + AIR, bottom + AIR),
  };
}

function inside(one: Box, other: Box): boolean {
  return one.left >= other.left && one.top >= other.top && one.right <= other.right && one.bottom <= other.bottom;
}

const same = (a: Spots, b: Spots) => JSON.stringify(a) === JSON.stringify(b);

/**
 * Where the things are that a step points at or asks for; followed while they move. What is asked for is marked, on the
 * board and in the dock, so that it can pulse.
 */
export function useSpots(point: readonly string[], askedFor: readonly string[], active: boolean, step: string): Spots {
  const [spots, setSpots] = useState(NOWHERE);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new step looks anew, whatever it points at
  useEffect(() => {
    const asked = new Set(askedFor);
    const scrolled = { piece: false, answer: false };
    let looks = 0;
    const turned = new Set<string>();
    let first: { tabs: ReadonlySet<string>; chosen: string } | null = null;
    /** On a phone what is meant may lie behind a tab: look behind each of them, once, and come back in the end. */
    function turnTabs() {
      if (!NARROW.matches || (point.length === 0 && asked.size === 0) || ++looks < PATIENCE) return;
      const tabs = [...document.querySelectorAll<HTMLElement>('.stage-area [role="tab"]')];
      const nameOf = (tab: HTMLElement | undefined) => tab?.textContent ?? "";
      const isChosen = (tab: HTMLElement) => tab.getAttribute("aria-selected") === "true";
      first ??= { tabs: new Set(tabs.map(nameOf)), chosen: nameOf(tabs.find(isChosen)) };
      const { tabs: known, chosen } = first;
      const left = tabs.filter((tab) => !isChosen(tab) && !turned.has(nameOf(tab)) && nameOf(tab) !== chosen);
      // What only came to light behind a tab is looked behind before the next one.
      const next = left.find((tab) => !known.has(nameOf(tab))) ?? left[0] ?? tabs.find((tab) => nameOf(tab) === chosen);
      if (next === undefined || turned.has(nameOf(next))) return;
      turned.add(nameOf(next));
      next.click();
    }
    function look() {
      for (const old of document.querySelectorAll("[data-asked]")) {
        if (!plays(old, asked) && !isAnswer(old, asked)) old.removeAttribute("data-asked");
      }
      for (const piece of document.querySelectorAll(".stage-area [data-plays]")) {
        if (plays(piece, asked)) piece.setAttribute("data-asked", "");
      }
      for (const button of document.querySelectorAll(".dock [data-answer], .dock [data-move]")) {
        if (isAnswer(button, asked)) button.setAttribute("data-asked", "");
      }
      const found = meant(document, point, asked);
      if (!found.some(hasSize)) turnTabs();
      // A piece may come to light only when its tab is turned: it is scrolled to as well.
      const piece = found.find(hasSize);
      const wanted = piece ?? document.querySelector(".dock [data-asked]");
      if (wanted && !(piece ? scrolled.piece : scrolled.answer)) {
        scrolled[piece ? "piece" : "answer"] = true;
        const box = wanted.getBoundingClientRect();
        const { top, bottom } = windowOf(wanted);
        if (box.top < top || box.bottom > bottom || box.left < 0 || box.right > window.innerWidth) {
          wanted.scrollIntoView({ block: "center", inline: "center" });
        }
      }
      // Whatever the board explains or lets choose from lies in the light too.
      const open = document.querySelector(".stage-area .bubble");
      if (open) found.push(open);
      const seen = found.flatMap((element) => inSight(element) ?? []).slice(0, MOST);
      const outer = seen.filter(
        (box, index) => !seen.some((big, at) => at !== index && inside(box, big) && (at < index || !inside(big, box))),
      );
      const tray = document.querySelector(".dock .tray");
      const next = { lit: outer, free: (tray && [inSight(tray)].filter((box) => box !== null)) ?? [] };
      setSpots((old) => (same(old, next) ? old : next));
    }
    if (!active) {
      setSpots(NOWHERE);
      return;
    }
    look();
    const timer = setInterval(look, 200);
    window.addEventListener("resize", look);
    return () => {
      clearInterval(timer);
      window.removeEventListener("resize", look);
      for (const old of document.querySelectorAll("[data-asked]")) old.removeAttribute("data-asked");
    };
  }, [point.join(" "), askedFor.join(";"), active, step]);
  return spots;
}

/** Everything in one frame. */
export function around(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

/** Scroll what is lit up to the upper edge of what is seen of the board, so that the bubble finds room below. */
export function makeRoom(frame: Box): void {
  const [x, y] = [(frame.left + frame.right) / 2, (frame.top + frame.bottom) / 2];
  const piece = document.elementsFromPoint(x, y).find((one) => one.closest(".stage-area"));
  const scroller = scrollerOf(piece);
  scroller?.scrollBy(0, frame.top - scroller.getBoundingClientRect().top - 4);
}

const GAP = 18;

export interface Place {
  left: number;
  top: number;
  /** Where the tail points: the side of the bubble it stands at, and how far along. */
  tail: { side: Side; at: number } | null;
  /** It lies over something that is meant. */
  hides: boolean;
}

type Side = "left" | "right" | "top" | "bottom";

function covered(place: { left: number; top: number }, width: number, height: number, boxes: readonly Box[]): number {
  return boxes.reduce((sum, box) => {
    const wide = Math.min(place.left + width, box.right) - Math.max(place.left, box.left);
    const high = Math.min(place.top + height, box.bottom) - Math.max(place.top, box.top);
    return sum + Math.max(0, wide) * Math.max(0, high);
  }, 0);
}

/** Whether a bubble really stands where its tail would say. */
function beside(side: Side, place: { left: number; top: number }, width: number, height: number, frame: Box): boolean {
  if (side === "left") return place.left >= frame.right;
  if (side === "right") return place.left + width <= frame.left;
  return side === "top" ? place.top >= frame.bottom : place.top + height <= frame.top;
}

/**
 * A place on the stage for a bubble of this size: beside what it is about, and over none of it. Where the stage alone is
 * too small it may rise this far above it.
 */
export function placeFor(stage: Box, { lit, free }: Spots, width: number, height: number, above = 0): Place {
  const clampX = (x: number) => Math.max(stage.left + 8, Math.min(x, stage.right - width - 8));
  const clampY = (y: number) => Math.max(stage.top + 8, Math.min(y, stage.bottom - height - 8));
  const boxes = [...lit, ...free];
  const frame = around(lit);
  if (frame === null && free.length === 0) {
    const left = clampX((stage.left + stage.right - width) / 2);
    return { left, top: clampY(stage.bottom - height - 24), tail: null, hides: false };
  }
  const midX = frame ? (frame.left + frame.right) / 2 : 0;
  const midY = frame ? (frame.top + frame.bottom) / 2 : 0;
  const sides =
    frame === null
      ? []
      : [
          { side: "left" as const, left: frame.right + GAP, top: midY - height / 2 },
          { side: "right" as const, left: frame.left - GAP - width, top: midY - height / 2 },
          { side: "bottom" as const, left: midX - width / 2, top: frame.top - GAP - height },
          { side: "top" as const, left: midX - width / 2, top: frame.bottom + GAP },
        ];
  const corners = [stage.left, stage.right - width].flatMap((left) =>
    [stage.top, stage.bottom - height].map((top) => ({ side: null, left, top })),
  );
  const choices = [...sides, ...corners].map(({ side, left, top }) => {
    const place = { left: clampX(left), top: clampY(top) };
    const near = side !== null && frame !== null && beside(side, place, width, height, frame);
    return { ...place, side, near, hidden: covered(place, width, height, boxes) };
  });
  if (above > 0) {
    const place = { left: clampX(midX - width / 2), top: stage.top + 8 - above };
    choices.push({ ...place, side: null, near: false, hidden: covered(place, width, height, boxes) });
  }
  const best = choices.reduce((one, other) =>
    other.hidden < one.hidden || (other.hidden === one.hidden && other.near && !one.near) ? other : one,
  );
  const upright = best.side === "left" || best.side === "right";
  const at = upright ? midY - best.top : midX - best.left;
  const room = upright ? height : width;
  return {
    left: best.left,
    top: best.top,
    hides: best.hidden > 0,
    tail:
      best.side === null || !best.near || best.hidden > 0
        ? null
        : { side: best.side, at: Math.max(24, Math.min(at, room - 24)) },
  };
}
