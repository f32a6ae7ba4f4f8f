import { type FormEvent, useState } from "react";
import { api } from "../../api/http";
import type { AppOffer, Security } from "../../protocol";
import { useText } from "../../text/context";
import { Field } from "../../ui/field";
import { Show, useLoad } from "../../ui/load";
import { useNotices } from "../../ui/notice";
import { ago } from "../../ui/time";
import { agentName, canPasskey, deviceName, makePasskey } from "./passkey";
import { CodeField, useProof } from "./proof";

/** What keeps an account its owner's. */
export function SecurityCards() {
  const { loaded, again } = useLoad(api.security);
  return (
    <Show of={loaded} again={again}>
      {(security) => (
        <>
          <Passkeys security={security} done={again} />
          <App security={security} done={again} />
          <Mail security={security} done={again} />
          <SessionList />
        </>
      )}
    </Show>
  );
}

interface CardProps {
  security: Security;
  done(): void;
}

function Passkeys({ security, done }: CardProps) {
  const { t, language } = useText();
  const { tell } = useNotices();
  const { prove, dialog } = useProof();
  const [name, setName] = useState(deviceName);
  const now = Date.now() / 1000;

  async function add(event: FormEvent) {
    event.preventDefault();
    const credential = await prove(makePasskey);
    if (credential === null) return tell(t("passkey-not-made"));
    const kept = await prove(() => api.addPasskey({ name: name.trim(), credential }).then(() => true));
    if (kept) tell(t("passkey-made"));
    done();
  }

  async function remove(id: string) {
    if (await prove(() => api.removePasskey(id).then(() => true))) done();
  }

  return (
    <section className="card" aria-labelledby="passkeys">
      <h2 id="passkeys">{t("passkeys")}</h2>
      <p className="faint">{t("passkeys-text")}</p>
      {security.passkeys.length > 0 && (
        <ul className="channels" aria-labelledby="passkeys">
          {security.passkeys.map((key) => (
            <li key={key.id}>
              <span>
                <b>{key.name}</b>{" "}
                <small>
                  {key.used === null
                    ? t("passkey-never-used")
                    : t("passkey-used", { when: ago(key.used, now, language) })}
                </small>
              </span>
              <button type="button" onClick={() => remove(key.id)}>
                {t("remove-named", { what: key.name })}
              </button>
            </li>
          ))}
        </ul>
      )}
      {canPasskey() ? (
        <form onSubmit={add}>
          <Field label={t("passkey-name")} required maxLength={40} value={name} write={setName} />
          <div className="row end">
            <button type="submit">{t("passkey-add")}</button>
          </div>
        </form>
      ) : (
        <p>{t("passkeys-not-here")}</p>
      )}
      {dialog}
    </section>
  );
}

function App({ security, done }: CardProps) {
  const { t } = useText();
  const { tell } = useNotices();
  const { prove, dialog } = useProof();
  const [offer, setOffer] = useState<AppOffer | null>(null);
  const [code, setCode] = useState("");
  const [codes, setCodes] = useState<readonly string[]>([]);

  async function begin() {
    setCodes([]);
    setOffer(await prove(api.offerApp));
  }

  async function finish(event: FormEvent) {
    event.preventDefault();
    if (offer === null) return;
    const answer = await prove(() => api.setApp({ secret: offer.secret, code: code.trim() }));
    setCode("");
    if (answer === null) return;
    setOffer(null);
    setCodes(answer.codes);
    done();
  }

  async function renew() {
    const answer = await prove(api.newCodes);
    if (answer !== null) setCodes(answer.codes);
    done();
  }

  async function remove() {
    if (!(await prove(() => api.removeApp().then(() => true)))) return;
    setCodes([]);
    tell(t("app-removed"));
    done();
  }

  return (
    <section className="card" aria-labelledby="app">
      <h2 id="app">{t("app")}</h2>
      <p className="faint">{t("app-text")}</p>
      {security.app && <p>{t("app-on", { codes: security.codes_left })}</p>}
      {offer !== null && (
        <form onSubmit={finish} className="app-offer">
          <img src={offer.picture} alt={t("app-picture")} width="200" height="200" />
          <div>
            <p>{t("app-scan")}</p>
            <p>
              <code className="secret">{offer.secret.match(/.{1,4}/g)?.join(" ")}</code>
            </p>
            <CodeField code={code} write={setCode} />
            <div className="row end">
              <button type="button" onClick={() => setOffer(null)}>
                {t("cancel")}
              </button>
              <button type="submit" className="primary">
                {t("app-finish")}
              </button>
            </div>
          </div>
        </form>
      )}
      {codes.length > 0 && (
        <div role="status">
          <p>{t("codes-text")}</p>
          <ul className="codes" aria-label={t("codes")}>
            {codes.map((one) => (
              <li key={one}>
                <code>{one}</code>
              </li>
            ))}
          </ul>
        </div>
      )}
      {offer === null && (
        <div className="row end">
          {security.app ? (
            <>
              <button type="button" onClick={renew}>
                {t("codes-new")}
              </button>
              <button type="button" className="danger" onClick={remove}>
                {t("app-remove")}
              </button>
            </>
          ) : (
            <button type="button" onClick={begin}>
              {t("app-add")}
            </button>
          )}
        </div>
      )}
      {dialog}
    </section>
  );
}

function Mail({ security, done }: CardProps) {
  const { t } = useText();
  const { tell } = useNotices();
  const { prove, dialog } = useProof();
  const [mail, setMail] = useState("");
  if (!security.can_mail) {
    return (
      <section className="card">
        <h2>{t("mail")}</h2>
        <p className="faint">{t("mail-none")}</p>
      </section>
    );
  }

  async function save(event: FormEvent) {
    event.preventDefault();
    if (await prove(() => api.setMail({ mail: mail.trim() }).then(() => true))) tell(t("mail-sent"));
  }

  async function remove() {
    if (await prove(() => api.removeMail().then(() => true))) done();
  }

  return (
    <section className="card">
      <h2>{t("mail")}</h2>
      <p className="faint">{t("mail-text")}</p>
      {security.mail !== null && <p>{t("mail-now", { mail: security.mail })}</p>}
      <form onSubmit={save}>
        <Field
          label={t("mail-address")}
          required
          type="email"
          maxLength={250}
          autoComplete="email"
          value={mail}
          write={setMail}
        />
        <div className="row end">
          {security.mail !== null && (
            <button type="button" onClick={remove}>
              {t("mail-remove")}
            </button>
          )}
          <button type="submit">{t("save")}</button>
        </div>
      </form>
      {dialog}
    </section>
  );
}

function SessionList() {
  const { t, language } = useText();
  const { attempt, tell } = useNotices();
  const { loaded, again } = useLoad(api.sessions);
  const now = Date.now() / 1000;

  async function end(request: Promise<unknown>) {
    if (await attempt(request.then(() => true))) tell(t("sessions-ended"));
    again();
  }

  return (
    <section className="card" aria-labelledby="sessions">
      <h2 id="sessions">{t("sessions")}</h2>
      <p className="faint">{t("sessions-text")}</p>
      <Show of={loaded} again={again}>
        {({ sessions }) => (
          <>
            <ul className="channels" aria-labelledby="sessions">
              {sessions.map((session) => {
                const name = agentName(session.agent) || t("session-unknown");
                return (
                  <li key={session.id}>
                    <span>
                      <b>{name}</b>{" "}
                      <small>
                        {session.current
                          ? t("session-here")
                          : t("session-seen", { when: ago(session.seen, now, language) })}
                      </small>
                    </span>
                    {!session.current && (
                      <button type="button" onClick={() => end(api.endSession(session.id))}>
                        {t("session-end", { what: name })}
                      </button>
                    )}
                  </li>
                );
              })}
            </ul>
            {sessions.length > 1 && (
              <div className="row end">
                <button type="button" onClick={() => end(api.endOtherSessions())}>
                  {t("sessions-end-all")}
                </button>
              </div>
            )}
          </>
        )}
      </Show>
    </section>
  );
}
