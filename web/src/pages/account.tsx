import { type FormEvent, useState } from "react";
import { api } from "../api/http";
import type { Me } from "../protocol";
import { useText } from "../text/context";
import { Confirm } from "../ui/dialog";
import { Field } from "../ui/field";
import { Show, useLoad } from "../ui/load";
import { useNotices } from "../ui/notice";
import { Page } from "../ui/page";
import { TurnNotices } from "./notices";

/** Who I am here, and what is kept about me. */
export function AccountPage() {
  const { t } = useText();
  const { loaded, again } = useLoad(api.me);
  return (
    <Page title={t("account-title")}>
      <div className="account">
        <h1>{t("account-title")}</h1>
        <Show of={loaded} again={again}>
          {(me) => (
            <>
              <NameForm key={me.name} me={me} done={again} />
              {me.guest ? <Enter done={again} /> : <Signed me={me} done={again} />}
              <TurnNotices />
              <MyData me={me} done={again} />
            </>
          )}
        </Show>
      </div>
    </Page>
  );
}

/** Sends a form's request, says how it went, and lets the page read anew. */
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
      <p className="faint">{me.guest ? t("account-guest") : t("account-login", { login: me.login ?? "" })}</p>
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
function Enter({ done }: { done(): void }) {
  const { t } = useText();
  const [login, setLogin] = useState("");
  const [password, setPassword] = useState("");
  const [known, setKnown] = useState(false);
  const { busy, submit } = useSubmit(done, t("account-welcome"));
  return (
    <form
      className="card"
      onSubmit={(event) => submit(event, () => (known ? api.logIn : api.register)({ login: login.trim(), password }))}
    >
      <h2>{t(known ? "account-enter" : "account-register")}</h2>
      <p className="faint">{t(known ? "account-enter-text" : "account-register-text")}</p>
      <div className="choice" role="radiogroup" aria-label={t("account-which")}>
        {[false, true].map((value) => (
          <label key={String(value)}>
            <input type="radio" name="known" checked={known === value} onChange={() => setKnown(value)} />
            <span>{t(value ? "account-enter" : "account-register")}</span>
          </label>
        ))}
      </div>
      <Field
        label={t("account-login-name")}
        required
        pattern="[A-Za-z0-9_.\-]{3,30}"
        title={t("account-login-hint")}
        autoComplete="username"
        value={login}
        write={setLogin}
      />
      <Field
        label={t("account-password")}
        required
        type="password"
        minLength={known ? 1 : 8}
        autoComplete={known ? "current-password" : "new-password"}
        value={password}
        write={setPassword}
      />
      <div className="row end">
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
      <Field
        label={t("account-password-old")}
        required
        type="password"
        autoComplete="current-password"
        value={old}
        write={setOld}
      />
      <Field
        label={t("account-password-new")}
        required
        type="password"
        minLength={8}
        autoComplete="new-password"
        value={password}
        write={setPassword}
      />
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
        <Field
          label={t("account-delete-password")}
          type="password"
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
