import { Link } from "wouter";
import { linksOf } from "../pages/invites";
import type { Table } from "../protocol";
import { useText } from "../text/context";
import type { Words } from "../text/words";
import { GamePicture } from "../ui/art";
import { Emblem } from "../ui/emblem";
import { Icon } from "../ui/icon";
import { useNotices } from "../ui/notice";
import type { Absence } from "./absence";

/** What happened while I was away, offered to be shown. */
export function AbsenceBanner({ absence }: { absence: Absence }) {
  const { t } = useText();
  return (
    <div className="banner" role="status">
      <p>{t("absence", { count: absence.steps })}</p>
      <div className="row">
        <button type="button" className="primary" onClick={absence.show}>
          <Icon name="play" size={18} />
          {t("absence-show")}
        </button>
        <button type="button" onClick={absence.dismiss}>
          {t("absence-skip")}
        </button>
      </div>
    </div>
  );
}

/** Where there is no position yet: what the game is about, until everybody has sat down. */
export function NoBoard({ game, waiting, words }: { game: string; waiting: boolean; words: Words }) {
  const { t, has } = useText();
  const about = `about-${game}`;
  if (!waiting) return <p className="faint">{t("board-gone")}</p>;
  return (
    <div className="no-board">
      <GamePicture game={game} />
      <h3>{words.title()}</h3>
      <p>{words.tagline() ?? (has(about) ? t(about) : null)}</p>
      <p className="row">
        <Link href={`/rules/${game}`} className="button">
          <Icon name="book" size={18} />
          {t("home-rules")}
        </Link>
        <Link href="/learn" className="button">
          {t("learn-title")}
        </Link>
      </p>
    </div>
  );
}

/** What the table waits for beside the rules: guests, a ready gate, consent to undo, agreement to stop. */
export function Banners(props: {
  table: Table;
  mine: readonly number[];
  names: readonly string[];
  linkTo(ply: number): string;
  ready(seat: number): void;
  answerUndo(seat: number, agree: boolean): void;
  abandon(seat: number, agree: boolean): void;
  dealNow(seat: number): void;
}) {
  const { t } = useText();
  const { table, mine, names } = props;
  const request = table.undo_request;
  const voters = request?.missing.filter((seat) => mine.includes(seat)) ?? [];
  const unready = table.gate?.filter((seat) => mine.includes(seat)) ?? [];
  const quitters = table.status === "running" ? table.abandon : [];
  const mayQuit = quitters.length > 0 ? mine.filter((seat) => !quitters.includes(seat)) : [];
  // Who was invited and has not come need not be waited for; a free seat has to be taken.
  const mayDeal = table.fairness.gathering && mine.length > 0 && table.players.every(({ kind }) => kind !== "open");
  const list = (seats: readonly number[]) => seats.map((seat) => names[seat]).join(", ");
  return (
    <>
      {table.edition_gone && <p className="banner">{t("banner-edition")}</p>}
      {table.status === "abandoned" && <p className="banner">{t("banner-abandoned")}</p>}
      {table.status === "waiting" && (
        <div className="banner" role="status">
          <p>{t(table.fairness.opening ? "banner-opening" : "banner-waiting")}</p>
          {mayDeal && (
            <button type="button" onClick={() => props.dealNow(mine[0] ?? 0)}>
              {t("banner-deal")}
            </button>
          )}
        </div>
      )}
      <Invites table={table} />
      {table.gate && table.gate.length > 0 && (
        <div className="banner" role="status">
          <p>{t("banner-gate", { who: list(table.gate) })}</p>
          {unready.map((seat) => (
            <button key={seat} type="button" className="primary" onClick={() => props.ready(seat)}>
              {unready.length > 1 ? t("banner-ready-as", { who: names[seat] ?? "" }) : t("banner-ready")}
            </button>
          ))}
        </div>
      )}
      {request && (
        <div className="banner" role="status">
          <p>
            <Icon name="undo" size={18} />{" "}
            {t("banner-undo", { who: names[request.seat] ?? "", missing: list(request.missing) })}{" "}
            <Link href={props.linkTo(request.to)}>{t("banner-undo-look", { ply: request.to })}</Link>
          </p>
          {voters.map((seat) => (
            <span key={seat} className="row">
              {voters.length > 1 && <Emblem seat={seat} size={20} />}
              <button type="button" className="primary" onClick={() => props.answerUndo(seat, true)}>
                {t("banner-agree")}
              </button>
              <button type="button" onClick={() => props.answerUndo(seat, false)}>
                {t("banner-refuse")}
              </button>
            </span>
          ))}
        </div>
      )}
      {quitters.length > 0 && (
        <div className="banner" role="status">
          <p>
            <Icon name="flag" size={18} /> {t("banner-abandon", { who: list(quitters) })}
          </p>
          {mayQuit.map((seat) => (
            <button key={seat} type="button" onClick={() => props.abandon(seat, true)}>
              {t("banner-agree")}
            </button>
          ))}
          {mine
            .filter((seat) => quitters.includes(seat))
            .map((seat) => (
              <button key={seat} type="button" onClick={() => props.abandon(seat, false)}>
                {t("banner-withdraw")}
              </button>
            ))}
        </div>
      )}
    </>
  );
}

/** Links for the friends who have not sat down yet. */
function Invites({ table }: { table: Table }) {
  const { t } = useText();
  const { tell } = useNotices();
  const links = linksOf(table.id);
  const missing = table.players.filter((player) => !player.claimed && links[player.seat]);
  if (missing.length === 0 || table.status === "over" || table.status === "abandoned") return null;

  async function copy(link: string) {
    try {
      await navigator.clipboard.writeText(link);
      tell(t("invite-copied"));
    } catch {
      tell(t("invite-by-hand"));
    }
  }

  /** Where the device sends things by itself: to a chat, by mail. Who changes their mind has done nothing wrong. */
  async function send(link: string) {
    await navigator.share({ title: "Cosmodrome", url: link }).catch(() => undefined);
  }
  const sends = typeof navigator.share === "function";

  return (
    <div className="banner invites">
      <p>{t("invite-text")}</p>
      {missing.map(({ seat }) => (
        <label key={seat} className="row">
          <Emblem seat={seat} size={24} />
          <span className="hidden">{t("invite-link", { seat: seat + 1 })}</span>
          <input readOnly value={links[seat]} onFocus={(event) => event.target.select()} />
          <button type="button" onClick={() => copy(links[seat] ?? "")}>
            <Icon name="copy" size={18} />
            {t("invite-copy")}
          </button>
          {sends && (
            <button type="button" className="primary" onClick={() => send(links[seat] ?? "")}>
              <Icon name="share" size={18} />
              {t("invite-send")}
            </button>
          )}
        </label>
      ))}
    </div>
  );
}
