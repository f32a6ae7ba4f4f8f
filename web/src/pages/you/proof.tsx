import { type FormEvent, type ReactNode, useId, useRef, useState } from "react";
import { api, Refused } from "../../api/http";
import { useText } from "../../text/context";
import { Dialog } from "../../ui/dialog";
import { Field, SecretField } from "../../ui/field";
import { useNotices } from "../../ui/notice";
import { canPasskey, signWithPasskey } from "./passkey";
import { LONGEST, SHORTEST, STRENGTHS, strength } from "./strength";

/** Runs requests that need a fresh proof: where it is missing, asks for password or passkey and tries again. */
export function useProof(): { prove<T>(request: () => Promise<T>): Promise<T | null>; dialog: ReactNode } {
  const { attempt } = useNotices();
  const [asking, setAsking] = useState(false);
  const answer = useRef<(proven: boolean) => void>(() => undefined);

  async function prove<T>(request: () => Promise<T>): Promise<T | null> {
    try {
      return await request();
    } catch (error) {
      if (!(error instanceof Refused) || error.problem.code !== "not_proven") return attempt(Promise.reject(error));
    }
    const proven = await new Promise<boolean>((resolve) => {
      answer.current = resolve;
      setAsking(true);
    });
    setAsking(false);
    return proven ? attempt(request()) : null;
  }

  return { prove, dialog: asking && <ProofDialog done={(proven) => answer.current(proven)} /> };
}

function ProofDialog({ done }: { done(proven: boolean): void }) {
  const { t } = useText();
  const { tell, attempt } = useNotices();
  const [password, setPassword] = useState("");
  const [code, setCode] = useState<string | null>(null);

  async function byPassword(event: FormEvent) {
    event.preventDefault();
    try {
      await api.prove({ password, ...(code ? { code } : {}) });
      done(true);
    } catch (error) {
      if (error instanceof Refused && error.problem.code === "code_needed" && code === null) setCode("");
      else await attempt(Promise.reject(error));
    }
  }

  async function byPasskey() {
    const credential = await attempt(signWithPasskey());
    if (credential === null) tell(t("passkey-not-used"));
    else if (await attempt(api.prove({ credential }).then(() => true))) done(true);
  }

  return (
    <Dialog title={t("proof-title")} onClose={() => done(false)}>
      <form onSubmit={byPassword}>
        <p>{t("proof-text")}</p>
        <Password value={password} write={setPassword} />
        {code !== null && <CodeField code={code} write={setCode} />}
        <div className="row end">
          {canPasskey() && (
            <button type="button" onClick={byPasskey}>
              {t("passkey-use")}
            </button>
          )}
          <button type="submit" className="primary">
            {t("proof-go-on")}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

/** The field for the name one signs in with. */
export function LoginName({ value, write }: { value: string; write(value: string): void }) {
  const { t } = useText();
  return (
    <Field
      label={t("account-login-name")}
      required
      pattern="[A-Za-z0-9_.\-]{3,30}"
      title={t("account-login-hint")}
      autoComplete="username"
      value={value}
      write={write}
    />
  );
}

/** The field for the password one has. */
export function Password({ label, value, write }: { label?: string; value: string; write(value: string): void }) {
  const { t } = useText();
  return (
    <SecretField
      label={label ?? t("account-password")}
      required
      autoComplete="current-password"
      value={value}
      write={write}
    />
  );
}

/** The field for a new password, and how hard it is to guess. */
export function NewPassword({ label, value, write }: { label?: string; value: string; write(value: string): void }) {
  const { t } = useText();
  const said = useId();
  const how = strength(value);
  return (
    <>
      <SecretField
        label={label ?? t("account-password-new")}
        required
        minLength={SHORTEST}
        maxLength={LONGEST}
        autoComplete="new-password"
        aria-describedby={said}
        value={value}
        write={write}
      />
      <div className="strength">
        <meter
          aria-label={t("account-strength")}
          min={0}
          max={STRENGTHS.length - 1}
          low={1.5}
          high={2}
          optimum={STRENGTHS.length - 1}
          value={STRENGTHS.indexOf(how)}
        />
        <small id={said} className="faint" aria-live="polite">
          {t(`account-strength-${how}`)}
        </small>
      </div>
    </>
  );
}

/** A code of an authenticator app, or a recovery code. */
export function CodeField({ code, write }: { code: string; write(code: string): void }) {
  const { t } = useText();
  return (
    <Field
      label={t("code")}
      required
      minLength={6}
      maxLength={40}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      value={code}
      write={write}
    />
  );
}
