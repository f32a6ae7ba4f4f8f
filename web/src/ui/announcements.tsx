import { useState } from "react";
import { api } from "../api/http";
import type { Announcement } from "../protocol";
import { useLoad } from "./load";
import { CloseButton } from "./round";

const KEY = "heard";

function heard(): readonly string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[];
  } catch {
    return [];
  }
}

/** What the host tells everybody, on every page, until the reader has put it away. */
export function Announcements() {
  const { loaded } = useLoad(api.announcements, 60_000);
  const [away, setAway] = useState(heard);
  const told = loaded.state === "ready" ? loaded.value.announcements.filter(({ id }) => !away.includes(id)) : [];

  function putAway(one: Announcement) {
    const known = [...away, one.id].slice(-50);
    localStorage.setItem(KEY, JSON.stringify(known));
    setAway(known);
  }

  return (
    <div role="status">
      {told.map((one) => (
        <p key={one.id} className="announcement">
          <span>{one.text}</span>
          <CloseButton close={() => putAway(one)} size={16} />
        </p>
      ))}
    </div>
  );
}
