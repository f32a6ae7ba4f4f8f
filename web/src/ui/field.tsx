import type { ComponentProps } from "react";

/** A line to write on, under its name. */
export function Field({ label, value, write, ...input }: FieldProps) {
  return (
    <label className="field">
      <span>{label}</span>
      <input {...input} value={value} onChange={(event) => write(event.target.value)} />
    </label>
  );
}

interface FieldProps extends Omit<ComponentProps<"input">, "value" | "onChange"> {
  label: string;
  value: string;
  write(value: string): void;
}
