import { useState } from "react";
import { api } from "../api/http";
import type { ShareInfo, Table, Verification } from "../protocol";
import { useText } from "../text/context";
import { Emblem } from "../ui/emblem";
import { Icon } from "../ui/icon";
import { useNotices } from "../ui/notice";
import { commitmentHolds, sealOf } from "./fairness";
import { myNonce } from "./shares";

/** The dealer promised its draws before the first one; afterwards anybody can check that it kept its word. */
export function FairnessBox({ table }: { table: Table }) {
  const { t } = useText();
  const { attempt } = useNotices();
  const [verified, setVerified] = useState<Verification | null>(null);
  const { commitment, seed, shares = [] } = table.fairness;
  if (commitment === null) return null;

  async function verify() {
    const answer = await attempt(api.verify(table.id));
    setVerified(answer);
  }

  return (
    <section className="fairness">
      <h3>
        <Icon name="shield" size={20} /> {t("fair-title")}
      </h3>
      <p className="faint">{t(seed ? "fair-after" : "fair-before")}</p>
      <dl className="facts">
        <Digits label={t("fair-commitment")} code={commitment} />
        {seed && <Digits label={t("fair-seed")} code={seed} />}
      </dl>
      {shares.length > 0 && <Shares table={table} shares={shares} />}
      {seed && (
        <button type="button" onClick={verify}>
          {t("fair-verify")}
        </button>
      )}
      {verified && (
        <ul className="checks" role="status">
          <Check holds={verified.commitment_holds} label={t("fair-commitment-holds")} />
          <Check holds={commitmentHolds(verified.seed ?? "", commitment)} label={t("fair-here-holds")} />
          <Check holds={verified.replay_holds} label={t("fair-replay-holds")} />
        </ul>
      )}
    </section>
  );
}

/** Who added to the draws, and whether what this browser added is among it. */
function Shares({ table, shares }: { table: Table; shares: readonly ShareInfo[] }) {
  const { t } = useText();
  const dealt = table.status !== "waiting";
  const people = table.players.filter(({ kind, resigned }) => kind === "human" || resigned);
  const own = shares.filter(({ seat }) => myNonce(table.id, seat) !== null);
  return (
    <>
      <h4>{t("fair-shares")}</h4>
      <ul className="checks">
        {people.map(({ seat, name }) => {
          const share = shares.find((one) => one.seat === seat);
          const state = share === undefined ? "none" : share.nonce !== null ? "opened" : dealt ? "silent" : "sealed";
          return (
            <li key={seat} className={state === "none" || state === "silent" ? "bad" : "good"}>
              <Emblem seat={seat} size={18} />
              {t(`fair-share-${state}`, { who: name ?? t("player-guest", { seat: seat + 1 }) })}
            </li>
          );
        })}
        {dealt &&
          own.map((share) => (
            <Check
              key={share.seat}
              holds={
                share.nonce === myNonce(table.id, share.seat) && sealOf(share.seat, share.nonce ?? "") === share.seal
              }
              label={t("fair-own-holds")}
            />
          ))}
      </ul>
    </>
  );
}

function Digits({ label, code }: { label: string; code: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <code>{code}</code>
      </dd>
    </div>
  );
}

function Check({ holds, label }: { holds: boolean; label: string }) {
  const { t } = useText();
  return (
    <li className={holds ? "good" : "bad"}>
      <Icon name={holds ? "check" : "close"} size={18} />
      {label}: {t(holds ? "yes" : "no")}
    </li>
  );
}
