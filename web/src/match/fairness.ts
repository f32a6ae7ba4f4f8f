import { fromHex, hashOf } from "../api/sha256";

/** Whether a secret is the one whose hash was published, worked out in this browser and not by the server. */
export function commitmentHolds(secret: string, commitment: string): boolean {
  const bytes = fromHex(secret);
  return bytes !== null && hashOf("cosmodrome dealer\n", bytes) === commitment.toLowerCase();
}

/** The seal of what a seat adds to the draws. */
export function sealOf(seat: number, nonce: string): string {
  return hashOf(`cosmodrome seat ${seat}\n`, fromHex(nonce) ?? new Uint8Array());
}
