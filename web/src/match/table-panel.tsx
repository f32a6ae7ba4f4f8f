import { type CSSProperties, useState } from "react";
import { Link } from "wouter";
import { api } from "../api/http";
import type { Table } from "../protocol";
import { useText } from "../text/context";
import type { Words } from "../text/words";
import { Confirm } from "../ui/dialog";
import { ChoiceField } from "../ui/field";
import { Icon } from "../ui/icon";
import { useNotices } from "../ui/notice";
import { LanguagePicker } from "../ui/page";
import { changeSettings, useSettings } from "../ui/settings";
import { playSound } from "../ui/sound";
import { FairnessBox } from "./fairness-box";
import { Legend } from "./legend";
import { tableFacts } from "./table-facts";

/** The table itself: its options, the dealer's promise, and the ways to leave. */
export function TablePanel(props: { table: Table; seat: number | null; words: Words }) {
  const text = useText();
  const { t } = text;
  const { table, words } = props;
  return (
    <div className="table-panel">
      <h3>{t("table-options")}</h3>
      <dl className="facts">
        {tableFacts(table, words, text).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {props.seat !== null && table.status === "running" && (
        <p>
          <Link href="/account" className="alone">
            {t("table-notices")}
          </Link>
        </p>
      )}
      <p>
        <Legend game={table.game} button />
      </p>
      <MySettings />
      <FairnessBox table={table} />
      <Leaving table={table} seat={props.seat} />
    </div>
  );
}

/** How this browser plays: when a click wants a second one, and how loud it is. */
function MySettings() {
  const { t } = useText();
  const { theme, confirm, sound, volume } = useSettings();
  return (
    <section>
      <h3>{t("settings")}</h3>
      <LanguagePicker />
      <ChoiceField
        label={t("settings-theme")}
        value={theme}
        values={["system", "light", "dark"]}
        named={(one) => t(`theme-name-${one}`)}
        choose={(chosen) => changeSettings({ theme: chosen })}
      />
      <ChoiceField
        label={t("settings-confirm")}
        value={confirm}
        values={["always", "matters", "never"]}
        named={(one) => t(`confirm-${one}`)}
        choose={(chosen) => changeSettings({ confirm: chosen })}
      />
      <label className="check">
        <input
          type="checkbox"
          checked={sound}
          onChange={(event) => {
            changeSettings({ sound: event.target.checked });
            playSound("success");
          }}
        />
        <span>{t("settings-sound")}</span>
      </label>
      <label className="field">
        <span>{t("settings-volume")}</span>
        <input
          type="range"
          className="slider"
          style={{ "--part": volume } as CSSProperties}
          min="0"
          max="1"
          step="0.1"
          value={volume}
          disabled={!sound}
          onChange={(event) => changeSettings({ volume: Number(event.target.value) })}
          onPointerUp={() => playSound("turn")}
        />
      </label>
    </section>
  );
}

/** Resign, stop by agreement, take the record along. */
function Leaving({ table, seat }: { table: Table; seat: number | null }) {
  const { t } = useText();
  const { attempt } = useNotices();
  const [asking, setAsking] = useState<"resign" | "abandon" | null>(null);
  const playing = table.status === "running" && seat !== null;

  async function download() {
    const record = await attempt(api.record(table.id));
    if (!record) return;
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([JSON.stringify(record, null, 1)], { type: "application/json" }));
    link.download = `${table.game}-${table.id}.json`;
    link.click();
    URL.revokeObjectURL(link.href);
  }

  return (
    <div className="row leaving">
      <button type="button" onClick={download}>
        {t("table-record")}
      </button>
      {playing && (
        <>
          <button type="button" onClick={() => setAsking("abandon")}>
            {t("table-abandon")}
          </button>
          <button type="button" className="danger" onClick={() => setAsking("resign")}>
            <Icon name="flag" size={18} />
            {t("table-resign")}
          </button>
        </>
      )}
      {asking === "resign" && seat !== null && (
        <Confirm
          title={t("table-resign")}
          text={t("table-resign-sure")}
          yes={t("table-resign")}
          danger
          onYes={() => void attempt(api.resign(table.id, { seat }))}
          onClose={() => setAsking(null)}
        />
      )}
      {asking === "abandon" && seat !== null && (
        <Confirm
          title={t("table-abandon")}
          text={t("table-abandon-sure")}
          yes={t("table-abandon")}
          onYes={() => void attempt(api.abandon(table.id, { seat, agree: true }))}
          onClose={() => setAsking(null)}
        />
      )}
    </div>
  );
}
