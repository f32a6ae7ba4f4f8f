import { useCallback, useEffect, useState } from "react";
import { useLocation, useSearch } from "wouter";
import { api, problemOf } from "../api/http";
import type { Position, Problem } from "../protocol";
import type { Eyes } from "./state";

/** Which moment the address names: `?ply=12` for a past position, `&eyes=1` for a seat's eyes, `eyes=none` for a spectator's. */
export interface Address {
  ply: number | null;
  /** Undefined: my own eyes. */
  eyes: Eyes | undefined;
}

export function readAddress(search: string): Address {
  const query = new URLSearchParams(search);
  const ply = query.get("ply");
  const eyes = query.get("eyes");
  return {
    ply: ply !== null && /^\d{1,8}$/.test(ply) ? Number(ply) : null,
    eyes: eyes === "none" ? null : eyes !== null && /^\d{1,2}$/.test(eyes) ? Number(eyes) : undefined,
  };
}

export function writeAddress(id: string, { ply, eyes }: Address): string {
  const query = new URLSearchParams();
  if (ply !== null) query.set("ply", String(ply));
  if (eyes !== undefined) query.set("eyes", eyes === null ? "none" : String(eyes));
  const text = query.toString();
  return text ? `/match/${id}?${text}` : `/match/${id}`;
}

/** Where a seat plays on in private from a position. */
export function whatIfAddress(id: string, ply: number, seat: number): string {
  return writeAddress(`${id}/what-if`, { ply, eyes: seat });
}

/** The moment in the address bar, and a way to change it without filling the browser's history. */
export function useAddress(id: string): { address: Address; move(change: Partial<Address>): void } {
  const search = useSearch();
  const [, go] = useLocation();
  const address = readAddress(search);
  const { ply, eyes } = address;
  const move = useCallback(
    (change: Partial<Address>) => go(writeAddress(id, { ply, eyes, ...change }), { replace: true }),
    [id, go, ply, eyes],
  );
  return { address, move };
}

const REMEMBERED = 60;

/** The position the address asks for, fetched from the server; null while it is the present through my own eyes. */
export function usePast(id: string, wanted: { ply: number; eyes: Eyes } | null) {
  const [known, setKnown] = useState<ReadonlyMap<string, Position>>(new Map());
  const [problem, setProblem] = useState<Problem | null>(null);
  const [latest, setLatest] = useState<Position | null>(null);
  const key = wanted === null ? null : `${wanted.ply}/${wanted.eyes}`;
  const ply = wanted?.ply;
  const eyes = wanted?.eyes;

  useEffect(() => {
    if (key === null || ply === undefined || known.has(key)) return;
    let current = true;
    api.position(id, ply, eyes ?? null).then(
      (position) => {
        if (!current) return;
        setProblem(null);
        setLatest(position);
        setKnown((old) => new Map([...old].slice(-REMEMBERED)).set(key, position));
      },
      (error: unknown) => {
        if (current) setProblem(problemOf(error));
      },
    );
    return () => {
      current = false;
    };
  }, [id, key, ply, eyes, known]);

  if (key === null) return { position: null, problem: null };
  // While the next position travels, the last one stays: no flicker between steps.
  return { position: known.get(key) ?? latest, problem };
}
