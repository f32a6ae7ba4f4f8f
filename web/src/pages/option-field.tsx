import type { ReactNode } from "react";
import type { OptionInfo } from "../protocol";
import type { Words } from "../text/words";

/** One option of a game, drawn from its own description. */
export function OptionField(props: {
  option: OptionInfo;
  value: unknown;
  words: Words;
  onChange(value: unknown): void;
}) {
  const { option, value, words, onChange } = props;
  const label = words.option(option.name);
  const help = words.optionHelp(option.name) ?? option.help;
  const helpId = `help-${option.name}`;
  const described = help ? helpId : undefined;
  const hint = help ? (
    <small id={helpId} className="faint">
      {help}
    </small>
  ) : null;
  const values = option.values ?? [];

  switch (option.kind) {
    case "flag":
      return (
        <label className="check">
          <input
            type="checkbox"
            checked={value === true}
            aria-describedby={described}
            onChange={(event) => onChange(event.target.checked)}
          />
          <span>
            {label}
            {hint}
          </span>
        </label>
      );
    case "subset": {
      const chosen = Array.isArray(value) ? value : [];
      return (
        <fieldset className="subset" aria-describedby={described}>
          <legend>{label}</legend>
          {hint}
          <div className="choice">
            {values.map((one) => (
              <label key={one}>
                <input
                  type="checkbox"
                  checked={chosen.includes(one)}
                  onChange={(event) =>
                    onChange(values.filter((other) => (other === one ? event.target.checked : chosen.includes(other))))
                  }
                />
                <span>{words.optionValue(option.name, one)}</span>
              </label>
            ))}
          </div>
        </fieldset>
      );
    }
    case "choice":
      return named(
        <select value={String(value)} aria-describedby={described} onChange={(event) => onChange(event.target.value)}>
          {values.map((one) => (
            <option key={one} value={one}>
              {words.optionValue(option.name, one)}
            </option>
          ))}
        </select>,
      );
    case "integer":
      return named(
        <input
          type="number"
          min={option.low ?? undefined}
          max={option.high ?? undefined}
          value={Number(value)}
          aria-describedby={described}
          onChange={(event) => onChange(event.target.valueAsNumber || (option.low ?? 0))}
        />,
      );
    case "text":
      return named(
        <input
          value={String(value ?? "")}
          aria-describedby={described}
          onChange={(event) => onChange(event.target.value)}
        />,
      );
  }

  function named(control: ReactNode) {
    return (
      <label className="field">
        <span>{label}</span>
        {control}
        {hint}
      </label>
    );
  }
}
