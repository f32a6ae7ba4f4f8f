import { type ComponentProps, useState } from "react";
import { useText } from "../text/context";
import { Icon } from "./icon";

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

/** A line that narrows a list down while somebody types. */
export function SearchField({ label, hint = label, value, write }: SearchProps) {
  return (
    <label className="search">
      <Icon name="search" size={18} />
      <span className="hidden">{label}</span>
      <input
        type="text"
        value={value}
        placeholder={hint}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => write(event.target.value)}
      />
    </label>
  );
}

/** One of a few values, each by its name. */
export function ChoiceField<T extends string>({ label, value, values, named, choose }: ChoiceProps<T>) {
  return (
    <label className="field">
      <span>{label}</span>
      <select value={value} onChange={(event) => choose(event.target.value as T)}>
        {values.map((one) => (
          <option key={one} value={one}>
            {named(one)}
          </option>
        ))}
      </select>
    </label>
  );
}

interface SearchProps {
  label: string;
  hint?: string;
  value: string;
  write(value: string): void;
}

interface ChoiceProps<T extends string> {
  label: string;
  value: T;
  values: readonly T[];
  named(value: T): string;
  choose(value: T): void;
}

interface FieldProps extends Omit<ComponentProps<"input">, "value" | "onChange"> {
  label: string;
  value: string;
  write(value: string): void;
}
