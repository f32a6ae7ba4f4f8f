import { useCallback, useEffect, useState } from "react";
import { MatchPage } from "../match/page";
import { JoinPage } from "./join";

interface SeatSecret {
  seat: number;
  token: string;
}

/** A seat link carries its secret behind the `#`, where no server log ever sees it. */
export function secretOf(hash: string): SeatSecret | null {
  const values = new URLSearchParams(hash.replace(/^#/, ""));
  const seat = values.get("seat");
  const token = values.get("token");
  return token && seat !== null && /^\d{1,2}$/.test(seat) ? { seat: Number(seat), token } : null;
}

/** Whoever comes with a seat's link is asked in first; everybody else goes straight to the match. */
export function MatchDoor({ id }: { id: string }) {
  const [secret, setSecret] = useState(() => secretOf(location.hash));
  const enter = useCallback(() => setSecret(null), []);
  // The secret must not stay in the address bar, from where it would be shared by accident.
  useEffect(() => {
    if (location.hash) history.replaceState(history.state, "", location.pathname + location.search);
  }, []);
  return secret === null ? <MatchPage id={id} /> : <JoinPage id={id} {...secret} done={enter} />;
}
