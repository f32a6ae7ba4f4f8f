import { useEffect, useRef, useState } from "react";
import { Link } from "wouter";
import { api } from "../api/http";
import { MatchRow } from "../pages/match-row";
import type { MatchCard } from "../protocol";
import { useText } from "../text/context";
import { Icon } from "../ui/icon";
import { useLoad } from "../ui/load";

const REFRESH = 20_000;
/** How many matches are shown; the front page has them all. */
const FEW = 5;

/** My matches as the bar knows them: how many wait for me, and which. */
export function useTurns(): { turns: MatchCard[]; now: number } {
  const { loaded } = useLoad(api.myMatches, REFRESH);
  if (loaded.state !== "ready") return { turns: [], now: 0 };
  return { turns: loaded.value.matches.filter(({ my_turn }) => my_turn), now: loaded.value.now };
}

/** The bell: how many tables wait for me; asked, it says which, and leads there. */
export function Bell({ turns, now }: { turns: readonly MatchCard[]; now: number }) {
  const { t } = useText();
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return;
    function onKey(event: KeyboardEvent) {
      if (event.key !== "Escape") return;
      setOpen(false);
      button.current?.focus();
    }
    function onPress(event: PointerEvent) {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false);
    }
    window.addEventListener("keydown", onKey);
    window.addEventListener("pointerdown", onPress);
    return () => {
      window.removeEventListener("keydown", onKey);
      window.removeEventListener("pointerdown", onPress);
    };
  }, [open]);

  const said = t("bell", { count: turns.length });
  return (
    <div className="bell" ref={box}>
      <button
        ref={button}
        type="button"
        className="quiet round"
        aria-label={said}
        title={said}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Icon name="bell" />
        {turns.length > 0 && <b aria-hidden="true">{turns.length}</b>}
      </button>
      {open && (
        <div className="bell-box">
          <h2>{t("home-mine")}</h2>
          {turns.length === 0 ? (
            <p className="faint">{t("bell-none")}</p>
          ) : (
            <ul className="matches">
              {turns.slice(0, FEW).map((match) => (
                <MatchRow key={match.id} match={match} now={now} small />
              ))}
            </ul>
          )}
          <p>
            <Link href="/account#notices">{t("bell-notices")}</Link>
          </p>
        </div>
      )}
    </div>
  );
}
