import { type FormEvent, useCallback, useEffect, useRef, useState } from "react";
import { api } from "../../api/http";
import { useText } from "../../text/context";
import { useNotices } from "../../ui/notice";
import { LoginName, NewPassword } from "./proof";

export interface PageLink {
  kind: "invite" | "reset" | "mail";
  secret: string;
}

/** What the link that led here says behind its `#`; it is taken out of the address, so that nobody copies it. */
export function useLink(): { link: PageLink | null; used(): void } {
  const [link, setLink] = useState<PageLink | null>(() => {
    const found = /^#(invite|reset|mail)=(.+)$/.exec(location.hash);
    return found === null ? null : { kind: found[1] as PageLink["kind"], secret: found[2] ?? "" };
  });
  useEffect(() => {
    if (link !== null) history.replaceState(null, "", location.pathname);
  }, [link]);
  return { link, used: useCallback(() => setLink(null), []) };
}

/** A new password by a link. */
export function ResetForm({ secret, done }: { secret: string; done(): void }) {
  const { t } = useText();
  const { attempt, tell } = useNotices();
  const [password, setPassword] = useState("");

  async function save(event: FormEvent) {
    event.preventDefault();
    const me = await attempt(api.resetPassword({ link: secret, password }));
    if (me === null) return;
    tell(t(me.guest ? "reset-done-code" : "reset-done"));
    done();
  }

  return (
    <form className="card" onSubmit={save}>
      <h2>{t("reset-title")}</h2>
      <p className="faint">{t("reset-text")}</p>
      <NewPassword value={password} write={setPassword} />
      <div className="row end">
        <button type="submit" className="primary">
          {t("save")}
        </button>
      </div>
    </form>
  );
}

/** Somebody opened the link in a letter: their address is confirmed at once. */
export function ConfirmMail({ secret, done }: { secret: string; done(): void }) {
  const { t } = useText();
  const { attempt, tell } = useNotices();
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void attempt(api.confirmMail({ link: secret }).then(() => true)).then((worked) => {
      if (worked) tell(t("mail-confirmed"));
      done();
    });
  }, [secret, done, attempt, tell, t]);
  return null;
}

/** For who lost their password: a letter with a link, where the server sends any. */
export function ForgottenForm({ login, done }: { login: string; done(): void }) {
  const { t } = useText();
  const { attempt, tell } = useNotices();
  const [name, setName] = useState(login);

  async function ask(event: FormEvent) {
    event.preventDefault();
    if ((await attempt(api.askReset({ login: name.trim() }).then(() => true))) === null) return;
    tell(t("forgotten-sent"));
    done();
  }

  return (
    <form className="card" onSubmit={ask}>
      <h2>{t("forgotten")}</h2>
      <p className="faint">{t("forgotten-text")}</p>
      <LoginName value={name} write={setName} />
      <div className="row end">
        <button type="button" onClick={done}>
          {t("cancel")}
        </button>
        <button type="submit" className="primary">
          {t("forgotten-send")}
        </button>
      </div>
    </form>
  );
}
