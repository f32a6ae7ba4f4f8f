import { type FormEvent, useState } from "react";
import { api } from "../api/http";
import type { NoticeChannel, Notices } from "../protocol";
import { useText } from "../text/context";
import { Field } from "../ui/field";
import { Show, useLoad } from "../ui/load";
import { useNotices } from "../ui/notice";
import { agreeToPush, canPush } from "./push";

/** On which channels I am told that it is my turn while I am not looking. */
export function TurnNotices() {
  const { t } = useText();
  const { loaded, again } = useLoad(api.notices);
  return (
    <section className="card">
      <h2 id="notices">{t("notices-title")}</h2>
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
      {notices.channels.length > 0 && (
        <ul className="channels" aria-label={t("notices-channels")}>
          {notices.channels.map((channel) => (
            <Channel key={channel.id} channel={channel} busy={busy} run={run} />
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

interface ChannelProps {
  channel: NoticeChannel;
  busy: boolean;
  run(request: Promise<unknown>, success: string): Promise<void>;
}

function Channel({ channel, busy, run }: ChannelProps) {
  const { t } = useText();
  return (
    <li>
      <span>
        {t(channel.kind === "push" ? "notices-channel-push" : "notices-channel-webhook", { host: channel.host })}
        {channel.failures > 0 && <em> {t("notices-failing", { failures: channel.failures })}</em>}
      </span>
      <button type="button" disabled={busy} onClick={() => run(api.testNotice(channel.id), t("notices-sent"))}>
        {t("notices-test")}
      </button>
      <button type="button" disabled={busy} onClick={() => run(api.removeNotice(channel.id), t("notices-removed"))}>
        {t("notices-remove")}
      </button>
    </li>
  );
}
