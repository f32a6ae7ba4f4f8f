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
            aria-describedby={help ? helpId : undefined}
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
        <fieldset className="subset" aria-describedby={help ? helpId : undefined}>
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
      return (
        <label className="field">
          <span>{label}</span>
          <select
            value={String(value)}
            aria-describedby={help ? helpId : undefined}
            onChange={(event) => onChange(event.target.value)}
          >
            {values.map((one) => (
              <option key={one} value={one}>
                {words.optionValue(option.name, one)}
              </option>
            ))}
          </select>
          {hint}
        </label>
      );
    case "integer":
      return (
        <label className="field">
          <span>{label}</span>
          <input
            type="number"
            min={option.low ?? undefined}
            max={option.high ?? undefined}
            value={Number(value)}
            aria-describedby={help ? helpId : undefined}
            onChange={(event) => onChange(event.target.valueAsNumber || (option.low ?? 0))}
          />
          {hint}
        </label>
      );
    case "text":
      return (
        <label className="field">
          <span>{label}</span>
          <input
            value={String(value ?? "")}
            aria-describedby={help ? helpId : undefined}
            onChange={(event) => onChange(event.target.value)}
          />
          {hint}
        </label>
      );
  }
}
