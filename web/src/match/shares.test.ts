import { createHash } from "node:crypto";
import { beforeEach, expect, test, vi } from "vitest";
import { api } from "../api/http";
import { fromHex, hex, sha256 } from "../api/sha256";
import { player, table } from "../testing/samples";
import { commitmentHolds, sealOf } from "./fairness";
import { myNonce, openShares, openTable, takeSeat } from "./shares";

beforeEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

test("our SHA-256 is everybody's, whatever the length", () => {
  for (const length of [0, 1, 31, 32, 55, 56, 63, 64, 65, 119, 120, 1000]) {
    const data = Uint8Array.from({ length }, (_, i) => (i * 7 + length) & 255);
    expect(hex(sha256(data))).toBe(createHash("sha256").update(data).digest("hex"));
  }
  expect(fromHex("0g")).toBeNull();
});

test("seals and commitments are those of the server", () => {
  // Worked out by cosmodrome.kernel.dealer with bytes(range(32)).
  const secret = hex(Uint8Array.from({ length: 32 }, (_, i) => i));
  expect(commitmentHolds(secret, "3a3fb659ffeec3eff7ca9509e533109c476b5bc675af0dc686f99533d9f2f641")).toBe(true);
  expect(
    commitmentHolds(secret.replace("00", "01"), "3a3fb659ffeec3eff7ca9509e533109c476b5bc675af0dc686f99533d9f2f641"),
  ).toBe(false);
  expect(sealOf(1, secret)).toBe("d78baa6ba732c7dd51d09f93d52a3ab2c003c962596e82a95573aea88684b7a7");
});

test("a table that misses nobody is opened at once, another one only when its seals stand", async () => {
  const create = vi.spyOn(api, "create").mockResolvedValue({ id: "abcdef", seats: [] });
  const open = vi.spyOn(api, "openShare").mockResolvedValue(undefined);
  await openTable({ game: "steps", seats: [{ kind: "human" }, { kind: "bot" }], claim: [0] });
  const { seals, gather } = create.mock.calls[0]?.[0] ?? {};
  const nonce = myNonce("abcdef", 0) ?? "";
  expect(gather).toBe(true);
  expect(seals).toEqual([{ seat: 0, seal: sealOf(0, nonce) }]);
  expect(open).toHaveBeenCalledWith("abcdef", { seat: 0, nonce });
  open.mockClear();
  await openTable({ game: "steps", seats: [{ kind: "human" }, { kind: "human" }], claim: [0] });
  expect(open).not.toHaveBeenCalled();
});

test("my share is opened once, when all seals stand, and only under the seal I gave", async () => {
  const claim = vi.spyOn(api, "claim").mockResolvedValue(undefined);
  const open = vi.spyOn(api, "openShare").mockResolvedValue(undefined);
  await takeSeat("m", 1, { token: "t" });
  await takeSeat("m", 1, { token: "t" });
  const seal = claim.mock.calls[0]?.[2].seal ?? "";
  expect(claim.mock.calls[1]?.[2].seal).toBe(seal);
  const sealed = (opening: boolean, by: string) =>
    table({
      id: "m",
      status: "waiting",
      players: [player(0), player(1)],
      fairness: { commitment: "c", seed: null, opening, shares: [{ seat: 1, seal: by, nonce: null }] },
    });
  openShares(sealed(false, seal), [1]);
  openShares(sealed(true, "00".repeat(32)), [1]);
  openShares(sealed(true, seal), [0]);
  expect(open).not.toHaveBeenCalled();
  openShares(sealed(true, seal), [1]);
  openShares(sealed(true, seal), [1]);
  expect(open).toHaveBeenCalledTimes(1);
});
