import { type FormEvent, useState } from "react";
import { api } from "../api/http";
import type { Notices, NoticeWay } from "../protocol";
import { useText } from "../text/context";
import { Field } from "../ui/field";
import { Show, useLoad } from "../ui/load";
import { useNotices } from "../ui/notice";
import { agreeToPush, canPush } from "./push";

/** On which ways I am told that it is my turn while I am not looking. */
export function TurnNotices() {
  const { t } = useText();
  const { loaded, again } = useLoad(api.notices);
  return (
    <section className="card">
      <h2>{t("notices-title")}</h2>
      <p className="faint">{t("notices-text")}</p>
      <Show of={loaded} again={again}>
        {(notices) => (notices.key === null ? <p>{t("notices-off")}</p> : <Ways notices={notices} done={again} />)}
      </Show>
    </section>
  );
}

function Ways({ notices, done }: { notices: Notices; done(): void }) {
  const { t } = useText();
  const { attempt, tell } = useNotices();
  const [url, setUrl] = useState("");
  const [busy, setBusy] = useState(false);

  async function run(request: Promise<unknown>, success: string) {
    setBusy(true);
    const worked = await attempt(request.then(() => true));
    setBusy(false);
    if (!worked) return;
    tell(success);
    done();
  }

  async function addThisDevice() {
    const subscription = await agreeToPush(notices.key ?? "");
    if (subscription === null) tell(t("notices-refused"));
    else await run(api.addPush(subscription), t("notices-added"));
  }

  async function addWebhook(event: FormEvent) {
    event.preventDefault();
    await run(api.addWebhook({ url: url.trim() }), t("notices-added"));
    setUrl("");
  }

  return (
    <>
      {notices.ways.length > 0 && (
        <ul className="ways" aria-label={t("notices-ways")}>
          {notices.ways.map((way) => (
            <Way key={way.id} way={way} busy={busy} run={run} />
          ))}
        </ul>
      )}
      {canPush() ? (
        <div className="row end">
          <button type="button" className="primary" disabled={busy} onClick={addThisDevice}>
            {t("notices-this-device")}
          </button>
        </div>
      ) : (
        <p className="faint">{t("notices-no-push")}</p>
      )}
      <form onSubmit={addWebhook}>
        <Field
          label={t("notices-webhook")}
          required
          type="url"
          maxLength={1000}
          placeholder="https://"
          value={url}
          write={setUrl}
        />
        <p className="faint">{t("notices-webhook-hint")}</p>
        <div className="row end">
          <button type="submit" disabled={busy}>
            {t("notices-add-webhook")}
          </button>
        </div>
      </form>
    </>
  );
}

interface WayProps {
  way: NoticeWay;
  busy: boolean;
  run(request: Promise<unknown>, success: string): Promise<void>;
}

function Way({ way, busy, run }: WayProps) {
  const { t } = useText();
  return (
    <li>
      <span>
        {t(way.kind === "push" ? "notices-way-push" : "notices-way-webhook", { host: way.host })}
        {way.failures > 0 && <em> {t("notices-failing", { failures: way.failures })}</em>}
      </span>
      <button type="button" disabled={busy} onClick={() => run(api.testNotice(way.id), t("notices-sent"))}>
        {t("notices-test")}
      </button>
      <button type="button" disabled={busy} onClick={() => run(api.removeNotice(way.id), t("notices-removed"))}>
        {t("notices-remove")}
      </button>
    </li>
  );
}
