import { api } from "../api/http";
import { hex } from "../api/sha256";
import type { ClaimSeat, MatchCreated, NewMatch, Table } from "../protocol";
import { sealOf } from "./fairness";

/**
 * What my seats add to the draws: a random number, sealed when I sit down and opened when all have sealed theirs. So
 * nobody, the host of the server included, can choose what is drawn. This browser keeps it to check the record later.
 */
const KEY = "shares";
const KEPT = 200;

function read(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}

function keep(match: string, seat: number, nonce: string): void {
  const kept = Object.entries(read()).slice(1 - KEPT);
  localStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(kept), [`${match}/${seat}`]: nonce }));
}

/** The number this browser sealed for a seat. */
export function myNonce(match: string, seat: number): string | null {
  return read()[`${match}/${seat}`] ?? null;
}

function newNonce(): string {
  return hex(crypto.getRandomValues(new Uint8Array(32)));
}

/** Open a table whose people all add to the draws; where only I am missing, it is dealt at once. */
export async function openTable(body: NewMatch): Promise<MatchCreated> {
  const claim = body.claim ?? [];
  const shares = claim.map((seat) => ({ seat, nonce: newNonce() }));
  const seals = shares.map(({ seat, nonce }) => ({ seat, seal: sealOf(seat, nonce) }));
  const created = await api.create({ ...body, seals, gather: true });
  for (const { seat, nonce } of shares) keep(created.id, seat, nonce);
  if (body.seats.every(({ kind }, seat) => kind === "bot" || claim.includes(seat))) {
    for (const share of shares) await api.openShare(created.id, share);
  }
  return created;
}

/** Take a seat and seal what it adds; after a lost reply the same once more. */
export async function takeSeat(match: string, seat: number, body: ClaimSeat): Promise<void> {
  const nonce = myNonce(match, seat) ?? newNonce();
  keep(match, seat, nonce);
  await api.claim(match, seat, { ...body, seal: sealOf(seat, nonce) });
}

const opened = new Set<string>();

/** All seals stand: open mine. */
export function openShares(table: Table, mine: readonly number[]): void {
  const { opening, shares = [] } = table.fairness;
  if (!opening) return;
  for (const { seat, seal } of shares) {
    const nonce = mine.includes(seat) ? myNonce(table.id, seat) : null;
    const name = `${table.id}/${seat}`;
    if (nonce === null || sealOf(seat, nonce) !== seal || opened.has(name)) continue;
    opened.add(name);
    // Should it fail, the next news of the table tries again.
    api.openShare(table.id, { seat, nonce }).catch(() => opened.delete(name));
  }
}
