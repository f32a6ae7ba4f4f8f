import { useText } from "../text/context";
import { RoundButton } from "./round";
import { changeSettings, isDark, useSettings } from "./settings";

export function ThemeButton() {
  const { t } = useText();
  const dark = isDark(useSettings());
  return (
    <RoundButton
      icon={dark ? "sun" : "moon"}
      label={t(dark ? "theme-light" : "theme-dark")}
      run={() => changeSettings({ theme: dark ? "light" : "dark" })}
    />
  );
}

export function SoundButton() {
  const { t } = useText();
  const { sound } = useSettings();
  return (
    <RoundButton
      icon={sound ? "sound" : "mute"}
      label={t("sound")}
      pressed={sound}
      run={() => changeSettings({ sound: !sound })}
    />
  );
}
