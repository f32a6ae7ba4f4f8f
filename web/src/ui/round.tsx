import { useText } from "../text/context";
import { Icon, type IconName } from "./icon";

/** A round button that shows only a picture: its name is read aloud, and stands in its tooltip. */
export function RoundButton(props: {
  icon: IconName;
  label: string;
  run(): void;
  size?: number;
  pressed?: boolean;
  disabled?: boolean;
  className?: string;
}) {
  const { icon, label, run, size, pressed, disabled, className } = props;
  return (
    <button
      type="button"
      className={className ? `quiet round ${className}` : "quiet round"}
      aria-label={label}
      aria-pressed={pressed}
      title={label}
      disabled={disabled}
      onClick={run}
    >
      <Icon name={icon} size={size} />
    </button>
  );
}

/** The button that closes what it stands in. */
export function CloseButton({ close, size, className }: { close(): void; size?: number; className?: string }) {
  const { t } = useText();
  return <RoundButton icon="close" label={t("close")} run={close} size={size} className={className} />;
}
