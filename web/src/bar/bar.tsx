import { useState } from "react";
import { createPortal } from "react-dom";
import { Link, useLocation } from "wouter";
import { api } from "../api/http";
import { useText } from "../text/context";
import { useHotkey } from "../ui/hotkey";
import { Icon, type IconName } from "../ui/icon";
import { useLoad } from "../ui/load";
import { Person } from "../ui/person";
import { RoundButton } from "../ui/round";
import { ThemeButton } from "../ui/theme";
import { Bell, useTurns } from "./bell";
import { Search } from "./search";
import "./bar.css";

/** Around the site: its places, the search, what waits for me, and who I am. On a phone the places stand below. */
export function SiteBar() {
  const { t } = useText();
  const [here] = useLocation();
  const me = useLoad(api.me);
  const { turns, now } = useTurns();
  const [searching, setSearching] = useState(false);
  useHotkey("/", searching ? null : () => setSearching(true));
  const name = me.loaded.state === "ready" ? me.loaded.value.name : null;
  const plays = here === "/" || here.startsWith("/new/");
  const learns = here.startsWith("/learn") || here.startsWith("/rules/") || here.startsWith("/puzzles/");
  return (
    <>
      <nav aria-label={t("nav-label")}>
        <Tab href="/" name="nav-play" icon="play" here={plays} count={turns.length} />
        <Tab href="/learn" name="nav-learn" icon="book" here={learns} />
        <Tab href="/account" name="nav-account" icon="user" here={here === "/account"} />
      </nav>
      <span className="nav-gap" />
      <RoundButton icon="search" label={t("search-key")} run={() => setSearching(true)} />
      <Bell turns={turns} now={now} />
      <ThemeButton />
      <Link href="/account" className="nav-me" aria-label={name ?? t("nav-account")}>
        <Person seat={0} size={32} />
        <span>{name ?? t("nav-account")}</span>
      </Link>
      {searching && createPortal(<Search close={() => setSearching(false)} />, document.body)}
    </>
  );
}

/** A way to one of the site's places; the one that is open says so. */
function Tab(props: { href: string; name: string; icon: IconName; here: boolean; count?: number }) {
  const { t } = useText();
  return (
    <Link href={props.href} className={`nav-tab ${props.name}`} aria-current={props.here ? "page" : undefined}>
      <Icon name={props.icon} size={22} />
      {t(props.name)}
      {(props.count ?? 0) > 0 && (
        <b aria-hidden="true" className="nav-count">
          {props.count}
        </b>
      )}
    </Link>
  );
}
