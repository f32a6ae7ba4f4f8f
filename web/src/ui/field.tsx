import { type ComponentProps, useState } from "react";
import { useText } from "../text/context";

/** A line to write on, under its name. */
export function Field({ label, value, write, ...input }: FieldProps) {
  return (
    <label className="field">
      <span>{label}</span>
      <input {...input} value={value} onChange={(event) => write(event.target.value)} />
    </label>
  );
}

/** A line for what nobody else should read, unless one wants to see what one types. */
export function SecretField(input: Omit<FieldProps, "type">) {
  const { t } = useText();
  const [shown, setShown] = useState(false);
  return (
    <div className="secret-field">
      <Field {...input} type={shown ? "text" : "password"} spellCheck={false} autoCapitalize="none" />
      <button
        type="button"
        className="quiet"
        aria-label={t("account-password-show")}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
      >
        {t("account-show")}
      </button>
    </div>
  );
}

interface FieldProps extends Omit<ComponentProps<"input">, "value" | "onChange"> {
  label: string;
  value: string;
  write(value: string): void;
}
