import { type FormEvent, useCallback, useState } from "react";
import { api, Refused } from "../../api/http";
import type { Me } from "../../protocol";
import { useText } from "../../text/context";
import { Confirm } from "../../ui/dialog";
import { Field, SecretField } from "../../ui/field";
import { Show, useLoad } from "../../ui/load";
import { useNotices } from "../../ui/notice";
import { Page } from "../../ui/page";
import { TurnNotices } from "../notices";
import { Head } from "./head";
import { ConfirmMail, ForgottenForm, ResetForm, useLink } from "./links";
import { canPasskey, signWithPasskey } from "./passkey";
import { CodeField, LoginName, NewPassword, Password } from "./proof";
import { Record } from "./record";
import { SecurityCards } from "./security";

/** Who I am here, what keeps my account mine, and what is kept about me. */
export function YouPage() {
  const { t } = useText();
  const { loaded, again } = useLoad(api.me);
  const { link, used } = useLink();
  const done = useCallback(() => {
    used();
    again();
  }, [used, again]);
  return (
    <Page title={t("account-title")} wide>
      <div className="account">
        <Show of={loaded} again={again}>
          {(me) => (
            <>
              <Head me={me} />
              <Record />
              <h2 id="settings" className="wide">
                {t("account-settings")}
              </h2>
              {link?.kind === "mail" && <ConfirmMail secret={link.secret} done={done} />}
              {link?.kind === "reset" && <ResetForm secret={link.secret} done={done} />}
              <div className="account-column">
                <NameForm key={me.name} me={me} done={again} />
                <TurnNotices />
                {!me.guest && <MyData me={me} done={again} />}
              </div>
              <div className="account-column">
                {me.guest ? (
                  <>
                    <Enter invite={link?.kind === "invite" ? link.secret : null} done={done} />
                    <MyData me={me} done={again} />
                  </>
                ) : (
                  <>
                    <Signed me={me} done={again} />
                    <SecurityCards key={me.login} />
                  </>
                )}
              </div>
            </>
          )}
        </Show>
      </div>
    </Page>
  );
}

/** Sends a form's request, says how it went, and lets the page load again. */
function useSubmit(done: () => void, success: string) {
  const { attempt, tell } = useNotices();
  const [busy, setBusy] = useState(false);
  async function submit(event: FormEvent, request: () => Promise<unknown>) {
    event.preventDefault();
    setBusy(true);
    const worked = await attempt(request().then(() => true));
    setBusy(false);
    if (!worked) return;
    tell(success);
    done();
  }
  return { busy, submit };
}

function NameForm({ me, done }: { me: Me; done(): void }) {
  const { t } = useText();
  const [name, setName] = useState(me.name ?? "");
  const { busy, submit } = useSubmit(done, t("account-saved"));
  return (
    <form className="card" onSubmit={(event) => submit(event, () => api.changeMe({ name: name.trim() }))}>
      <h2>{t("account-name-title")}</h2>
      <Field label={t("account-name")} required maxLength={40} autoComplete="nickname" value={name} write={setName} />
      <div className="row end">
        <button type="submit" disabled={busy}>
          {t("save")}
        </button>
      </div>
    </form>
  );
}

/** Make an account, or come back to one; the guest's seats move along. */
function Enter({ invite, done }: { invite: string | null; done(): void }) {
  const { t } = useText();
  const { attempt, tell } = useNotices();
  const [login, setLogin] = useState("");
  const [password, setPassword] = useState("");
  const [code, setCode] = useState<string | null>(null);
  const [known, setKnown] = useState(false);
  const [forgotten, setForgotten] = useState(false);
  const [busy, setBusy] = useState(false);

  async function enter(request: () => Promise<unknown>) {
    setBusy(true);
    try {
      await request();
      tell(t("account-welcome"));
      done();
    } catch (error) {
      // The password was right; now the code is asked for.
      if (error instanceof Refused && error.problem.code === "code_needed" && code === null) setCode("");
      else await attempt(Promise.reject(error));
    }
    setBusy(false);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const name = login.trim();
    void enter(() =>
      known
        ? api.logIn({ login: name, password, ...(code ? { code: code.trim() } : {}) })
        : api.register({ login: name, password, ...(invite ? { invite } : {}) }),
    );
  }

  async function byPasskey() {
    const credential = await attempt(signWithPasskey());
    if (credential === null) tell(t("passkey-not-used"));
    else await enter(() => api.logInByPasskey({ credential }));
  }

  if (forgotten) return <ForgottenForm login={login} done={() => setForgotten(false)} />;
  return (
    <form className="card" onSubmit={submit}>
      <h2>{t(known ? "account-enter" : "account-register")}</h2>
      <p className="faint">
        {t(known ? "account-enter-text" : invite ? "account-invited-text" : "account-register-text")}
      </p>
      <div className="choice" role="radiogroup" aria-label={t("account-which")}>
        {[false, true].map((value) => (
          <label key={String(value)}>
            <input type="radio" name="known" checked={known === value} onChange={() => setKnown(value)} />
            <span>{t(value ? "account-enter" : "account-register")}</span>
          </label>
        ))}
      </div>
      <LoginName value={login} write={setLogin} />
      {known ? (
        <Password value={password} write={setPassword} />
      ) : (
        <NewPassword label={t("account-password")} value={password} write={setPassword} />
      )}
      {known && code !== null && <CodeField code={code} write={setCode} />}
      <div className="row end">
        {known && (
          <button type="button" className="quiet" onClick={() => setForgotten(true)}>
            {t("forgotten")}
          </button>
        )}
        {known && canPasskey() && (
          <button type="button" disabled={busy} onClick={byPasskey}>
            {t("passkey-use")}
          </button>
        )}
        <button type="submit" className="primary" disabled={busy}>
          {t(known ? "account-enter" : "account-register")}
        </button>
      </div>
    </form>
  );
}

function Signed({ me, done }: { me: Me; done(): void }) {
  const { t } = useText();
  const [old, setOld] = useState("");
  const [password, setPassword] = useState("");
  const change = useSubmit(() => {
    setOld("");
    setPassword("");
    done();
  }, t("account-saved"));
  const leave = useSubmit(done, t("account-left"));
  return (
    <form
      className="card"
      onSubmit={(event) => change.submit(event, () => api.changeMe({ password, old_password: old }))}
    >
      <h2>{t("account-password-title")}</h2>
      <input type="hidden" autoComplete="username" value={me.login ?? ""} readOnly />
      <Password label={t("account-password-old")} value={old} write={setOld} />
      <NewPassword value={password} write={setPassword} />
      <div className="row end">
        <button type="button" disabled={leave.busy} onClick={(event) => leave.submit(event, api.logOut)}>
          {t("account-leave")}
        </button>
        <button type="submit" disabled={change.busy}>
          {t("save")}
        </button>
      </div>
    </form>
  );
}

/** Everything stored about me: take it along, or have it deleted. */
function MyData({ me, done }: { me: Me; done(): void }) {
  const { t } = useText();
  const { attempt, tell } = useNotices();
  const [asking, setAsking] = useState(false);
  const [password, setPassword] = useState("");

  async function download() {
    const data = await attempt(api.export());
    if (!data) return;
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: "application/json" }));
    link.download = "cosmodrome-my-data.json";
    link.click();
    URL.revokeObjectURL(link.href);
  }

  async function erase() {
    const body = me.guest ? {} : { password };
    if (await attempt(api.deleteMe(body).then(() => true))) {
      localStorage.clear();
      tell(t("account-deleted"));
      setPassword("");
      done();
    }
  }

  return (
    <section className="card">
      <h2>{t("account-data")}</h2>
      <p className="faint">{t("account-data-text")}</p>
      {!me.guest && (
        <SecretField
          label={t("account-delete-password")}
          autoComplete="current-password"
          value={password}
          write={setPassword}
        />
      )}
      <div className="row end">
        <button type="button" onClick={download}>
          {t("account-export")}
        </button>
        <button type="button" className="danger" onClick={() => setAsking(true)}>
          {t("account-delete")}
        </button>
      </div>
      {asking && (
        <Confirm
          title={t("account-delete")}
          text={t("account-delete-sure")}
          yes={t("account-delete")}
          danger
          onYes={erase}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  );
}
