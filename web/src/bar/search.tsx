import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useLocation } from "wouter";
import { api } from "../api/http";
import { useLessonWords } from "../learn/words";
import { playerName } from "../pages/match-row";
import { type Text, useText } from "../text/context";
import { Dialog } from "../ui/dialog";
import { Icon, type IconName } from "../ui/icon";
import { useLoad } from "../ui/load";
import { find, type Target } from "./find";

const ICONS: Record<Target["kind"], IconName> = {
  place: "forward",
  table: "table",
  rules: "book",
  lesson: "bulb",
  match: "play",
};
/** How many finds are shown. */
const MOST = 8;

/** Find a page, a game's table or rules, a lesson or one of my matches, by a few letters. */
export function Search({ close }: { close(): void }) {
  const { t } = useText();
  const [, go] = useLocation();
  const list = useId();
  const [asked, setAsked] = useState("");
  const [at, setAt] = useState(0);
  const found = find(useTargets(), asked).slice(0, MOST);
  const input = useRef<HTMLInputElement>(null);
  // The dialog is open by now, and has given its first button the focus.
  useEffect(() => input.current?.focus(), []);
  const chosen = Math.min(at, found.length - 1);

  function open(target: Target | undefined) {
    if (!target) return;
    close();
    go(target.href);
  }

  function onKey(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setAt((chosen + step + found.length) % Math.max(1, found.length));
    } else if (event.key === "Enter") {
      event.preventDefault();
      open(found[chosen]);
    }
  }

  return (
    <Dialog title={t("search")} onClose={close}>
      <div className="site-search">
        <input
          type="text"
          inputMode="search"
          role="combobox"
          aria-label={t("search")}
          aria-expanded="true"
          aria-controls={list}
          aria-activedescendant={found.length > 0 ? `${list}-${chosen}` : undefined}
          placeholder={t("search-for")}
          autoComplete="off"
          ref={input}
          value={asked}
          onChange={(event) => {
            setAsked(event.target.value);
            setAt(0);
          }}
          onKeyDown={onKey}
        />
        <div id={list} role="listbox" aria-label={t("search-found")}>
          {found.map((target, n) => (
            <div
              key={`${target.kind} ${target.href}`}
              id={`${list}-${n}`}
              role="option"
              tabIndex={-1}
              aria-selected={n === chosen}
              onPointerMove={() => setAt(n)}
              onClick={() => open(target)}
              onKeyDown={onKey}
            >
              <Icon name={ICONS[target.kind]} size={18} />
              <span>
                <b>{target.title}</b>
                <small>{target.note}</small>
              </span>
            </div>
          ))}
        </div>
        {found.length === 0 && <p role="status">{t("search-none")}</p>}
      </div>
    </Dialog>
  );
}

/** Everything the page knows the way to. */
function useTargets(): Target[] {
  const text = useText();
  const { t } = text;
  const games = useLoad(api.games);
  const mine = useLoad(api.myMatches);
  const lessons = [
    useLessonWords("galactic_cruise"),
    useLessonWords("galaxy_trucker"),
    useLessonWords("leaving_earth"),
  ];
  const listed = games.loaded.state === "ready" ? games.loaded.value.games : [];
  const matches = mine.loaded.state === "ready" ? mine.loaded.value.matches : [];
  const titles = new Map(listed.map(({ name, title }) => [name, title]));
  return [
    ...PLACES.map(([name, href]): Target => ({ kind: "place", title: t(name), note: "", href })),
    ...listed.flatMap(({ name, title, lessons: told }): Target[] => {
      const said = lessons.find((one) => one?.game === name);
      return [
        { kind: "table", title, note: t("home-setup"), href: `/new/${name}` },
        { kind: "rules", title, note: t("home-rules"), href: `/rules/${name}` },
        ...(said ? (told ?? []) : []).map(
          (lesson): Target => ({
            kind: "lesson",
            title: said?.title(lesson) ?? lesson,
            note: [title, t("search-lesson")].join(" · "),
            href: `/learn/${name}/${lesson}`,
          }),
        ),
      ];
    }),
    ...matches.map(
      (match): Target => ({
        kind: "match",
        title: titles.get(match.game) ?? match.game,
        note: [t(`search-match-${match.status}`), names(match.players, text)].filter(Boolean).join(" · "),
        href: `/match/${match.id}`,
      }),
    ),
  ];
}

const PLACES = [
  ["nav-play", "/"],
  ["learn-title", "/learn"],
  ["nav-account", "/account"],
  ["nav-credits", "/credits"],
] as const;

const names = (players: Parameters<typeof playerName>[0][], text: Text): string =>
  players.map((player) => playerName(player, text)).join(", ");
