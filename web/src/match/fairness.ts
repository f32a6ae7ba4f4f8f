const PREFIX = "cosmodrome dealer\n";

/** Whether a secret is the one whose hash was published: SHA-256, worked out in this browser and not by the server. */
export async function commitmentHolds(secret: string, commitment: string): Promise<boolean | null> {
  // Browsers offer their cryptography on secure addresses and on this very machine only.
  if (globalThis.crypto?.subtle === undefined || !/^([0-9a-f]{2})+$/i.test(secret)) return null;
  const bytes = secret.match(/../g)?.map((pair) => Number.parseInt(pair, 16)) ?? [];
  const text = new Uint8Array([...new TextEncoder().encode(PREFIX), ...bytes]);
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", text));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("") === commitment.toLowerCase();
}
