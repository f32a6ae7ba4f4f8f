import { type FormEvent, type ReactNode, useState } from "react";
import { Link } from "wouter";
import { api } from "../../api/http";
import type { AdminPerson, AdminStatus } from "../../protocol";
import { type Text, useText } from "../../text/context";
import { Field } from "../../ui/field";
import { type Loaded, Show, useLoad } from "../../ui/load";
import { useNotices } from "../../ui/notice";
import { Page } from "../../ui/page";
import { ago } from "../../ui/time";
import { botName } from "../match-row";
import { useProof } from "../you/proof";

/** For admins: how the server is, who and what is on it, and what everybody is told. */
export function AdminPage() {
  const { t } = useText();
  const { loaded, again } = useLoad(api.adminStatus, 10_000);
  return (
    <Page title={t("admin-title")}>
      <div className="account">
        <h1 className="wide">{t("admin-title")}</h1>
        <Show of={loaded} again={again}>
          {(status) => (
            <>
              <Status status={status} />
              <Limits status={status} />
              <Announce />
              <Invite />
              <People />
              <Tables />
            </>
          )}
        </Show>
      </div>
    </Page>
  );
}

function Facts({ facts }: { facts: readonly [string, string | number][] }) {
  return (
    <dl className="facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Status({ status }: { status: AdminStatus }) {
  const { t, language } = useText();
  const { format: number } = new Intl.NumberFormat(language);
  const state = status.draining ? "draining" : status.ill.length > 0 ? "ill" : "well";
  return (
    <section className="card">
      <h2>{t("admin-status")}</h2>
      <p className={state === "well" ? undefined : "warning"}>
        {t(`admin-state-${state}`, { ill: status.ill.join(", ") })}
      </p>
      <Facts
        facts={[
          [t("admin-version"), status.version],
          [t("admin-load"), status.load === null ? "–" : number(status.load)],
          [t("admin-connections"), number(status.connections)],
          [t("admin-rooms"), status.rooms],
          [t("admin-moves"), number(status.moves)],
          [t("admin-running"), status.running],
          [t("admin-waiting"), status.waiting],
          [t("admin-finished"), status.finished],
          [t("admin-accounts"), status.people],
        ]}
      />
    </section>
  );
}

function Limits({ status }: { status: AdminStatus }) {
  const { t, language } = useText();
  const { format: number } = new Intl.NumberFormat(language);
  const { limits } = status;
  return (
    <section className="card">
      <h2>{t("admin-limits")}</h2>
      <p className="faint">{t("admin-limits-text")}</p>
      <Facts
        facts={[
          [t("admin-limit-connections"), number(limits.connections)],
          [t("admin-limit-of-one"), number(limits.connections_of_one)],
          [t("admin-limit-tables"), number(limits.tables)],
          [t("admin-limit-rooms"), number(limits.rooms)],
          [t("admin-limit-session"), limits.session_days],
          [t("admin-limit-accounts"), t(`admin-accounts-${limits.accounts === "invited" ? "invited" : "open"}`)],
          [t("admin-limit-rates"), t(limits.rates ? "yes" : "no")],
          [t("admin-limit-mail"), t(limits.mail ? "yes" : "no")],
        ]}
      />
    </section>
  );
}

function Announce() {
  const { t, language } = useText();
  const { tell } = useNotices();
  const { prove, dialog } = useProof();
  const { loaded, again } = useLoad(api.announcements);
  const [text, setText] = useState("");
  const [hours, setHours] = useState("24");

  async function run(request: () => Promise<unknown>) {
    if (!(await prove(() => request().then(() => true)))) return;
    tell(t("admin-told"));
    setText("");
    again();
  }

  function announce(event: FormEvent) {
    event.preventDefault();
    void run(() => api.announce({ text: text.trim(), hours: Number(hours) }));
  }

  return (
    <section className="card" aria-labelledby="announce">
      <h2 id="announce">{t("admin-announce")}</h2>
      <p className="faint">{t("admin-announce-text")}</p>
      <Show of={loaded} again={again}>
        {({ announcements }) =>
          announcements.length === 0 ? null : (
            <ul className="channels" aria-labelledby="announce">
              {announcements.map((one) => (
                <li key={one.id}>
                  <span>
                    {one.text} <small>{ago(one.at, Date.now() / 1000, language)}</small>
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </Show>
      <form onSubmit={announce}>
        <Field label={t("admin-announce-what")} required maxLength={500} value={text} write={setText} />
        <Field
          label={t("admin-announce-hours")}
          required
          type="number"
          min={1}
          max={8760}
          value={hours}
          write={setHours}
        />
        <div className="row end">
          <button type="button" onClick={() => run(api.silence)}>
            {t("admin-silence")}
          </button>
          <button type="submit" className="primary">
            {t("admin-announce-go")}
          </button>
        </div>
      </form>
      {dialog}
    </section>
  );
}

function HandOut({ link, label }: { link: string; label: string }) {
  const whole = link.startsWith("/") ? new URL(link, location.origin).href : link;
  return (
    <label className="field">
      <span>{label}</span>
      <input readOnly value={whole} onFocus={(event) => event.target.select()} />
    </label>
  );
}

function Invite() {
  const { t } = useText();
  const { prove, dialog } = useProof();
  const [link, setLink] = useState<string | null>(null);
  return (
    <section className="card">
      <h2>{t("admin-invite")}</h2>
      <p className="faint">{t("admin-invite-text")}</p>
      {link !== null && <HandOut link={link} label={t("admin-link")} />}
      <div className="row end">
        <button type="button" onClick={async () => setLink((await prove(api.adminInvite))?.link ?? null)}>
          {t("admin-invite-go")}
        </button>
      </div>
      {dialog}
    </section>
  );
}

/** What needs a proof of who asks; the list is loaded again afterwards. */
function useDeeds(again: () => void) {
  const { t } = useText();
  const { tell } = useNotices();
  const { prove, dialog } = useProof();

  async function run(request: () => Promise<unknown>) {
    if (await prove(() => request().then(() => true))) tell(t("admin-done"));
    again();
  }

  return { run, prove, dialog };
}

/** A card with a list that is loaded: a line for each row, and how many of all are shown. */
function Listing<T, R extends { id: string }>(props: {
  id: string;
  title: string;
  loaded: Loaded<T>;
  again: () => void;
  rows(value: T): readonly R[];
  total(value: T): number;
  line(row: R): ReactNode;
  children: ReactNode;
}) {
  const { t } = useText();
  const { id, title, loaded, again, rows, total, line, children } = props;
  return (
    <section className="card wide" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
      <Show of={loaded} again={again}>
        {(value) => (
          <>
            <p className="faint">{t("admin-shown", { shown: rows(value).length, total: total(value) })}</p>
            <ul className="channels" aria-labelledby={id}>
              {rows(value).map((row) => (
                <li key={row.id}>{line(row)}</li>
              ))}
            </ul>
          </>
        )}
      </Show>
    </section>
  );
}

/** What is done to somebody or something: who hears the button alone hears to whom, for all others it stands in their line. */
function Deed(props: { label: string; what: string; danger?: boolean; run(): void }) {
  const { label, what, danger, run } = props;
  return (
    <button type="button" className={danger ? "danger" : undefined} aria-label={`${label}: ${what}`} onClick={run}>
      {label}
    </button>
  );
}

function People() {
  const { t, language } = useText();
  const { loaded, again } = useLoad(api.adminPeople);
  const { run, prove, dialog } = useDeeds(again);
  const [link, setLink] = useState<{ login: string; link: string } | null>(null);
  const now = Date.now() / 1000;

  async function reset(person: AdminPerson) {
    const answer = await prove(() => api.adminReset(person.id));
    if (answer !== null) setLink({ login: person.login ?? "", link: answer.link });
  }

  return (
    <Listing
      id="people"
      title={t("admin-people")}
      loaded={loaded}
      again={again}
      rows={({ people }) => people}
      total={({ total }) => total}
      line={(person) => (
        <>
          <span>
            <b>{person.login}</b> {person.name}{" "}
            <small>{t("admin-person", { since: ago(person.created, now, language), seats: person.seats })}</small>{" "}
            {person.admin && <span className="tag">{t("admin-is-admin")}</span>}
            {person.banned !== null && <span className="tag">{t("admin-is-banned")}</span>}
          </span>
          <Deed label={t("admin-reset")} what={person.login ?? ""} run={() => void reset(person)} />
          <Deed
            label={t("admin-factors")}
            what={person.login ?? ""}
            run={() => void run(() => api.adminFactors(person.id))}
          />
          <Deed
            label={t(person.banned === null ? "admin-ban" : "admin-lift")}
            what={person.login ?? ""}
            danger
            run={() => void run(() => api.adminBan(person.id, { banned: person.banned === null }))}
          />
        </>
      )}
    >
      {link !== null && <HandOut link={link.link} label={t("admin-reset-link", { who: link.login })} />}
      {dialog}
    </Listing>
  );
}

/** Who sits there: by name, and as everywhere else who has none. */
function seated(who: string, seat: number, text: Text): string {
  if (who === "human") return text.t("player-guest", { seat: seat + 1 });
  if (who === "open") return text.t("player-open");
  return text.has(`bot-${who.replace(":", "-")}`) ? botName(who, text) : who;
}

function Tables() {
  const text = useText();
  const { t, language } = text;
  const { loaded, again } = useLoad(api.adminTables);
  const games = useLoad(api.games).loaded;
  const titles = new Map(games.state === "ready" ? games.value.games.map((game) => [game.name, game.title]) : []);
  const { run, dialog } = useDeeds(again);
  const now = Date.now() / 1000;
  return (
    <Listing
      id="tables"
      title={t("admin-tables")}
      loaded={loaded}
      again={again}
      rows={({ tables }) => tables}
      total={({ total }) => total}
      line={(table) => (
        <>
          <span>
            <b>{titles.get(table.game) ?? table.game}</b>{" "}
            {table.seats.map((who, seat) => seated(who, seat, text)).join(", ")}{" "}
            <small>
              {t(table.status === "waiting" ? "admin-table-waiting" : "admin-table-running", {
                moves: table.moves,
                when: ago(table.moved ?? table.created, now, language),
              })}{" "}
              · <Link href={`/match/${table.id}`}>{table.id}</Link>
            </small>
          </span>
          <Deed label={t("admin-close")} what={table.id} danger run={() => void run(() => api.adminClose(table.id))} />
        </>
      )}
    >
      {dialog}
    </Listing>
  );
}
