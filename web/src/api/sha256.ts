/**
 * SHA-256 (FIPS 180-4). Browsers offer theirs on secure addresses only, but a club may play on a plain one, and there
 * too everybody must be able to seal and to check.
 */
export function sha256(data: Uint8Array): Uint8Array {
  const padded = new Uint8Array((((data.length + 8) >> 6) + 1) << 6);
  padded.set(data);
  padded[data.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(data.length / 0x20000000));
  view.setUint32(padded.length - 4, data.length << 3);
  const hash = [...START];
  const words = new Uint32Array(64);
  for (let block = 0; block < padded.length; block += 64) {
    for (let i = 0; i < 64; i++) words[i] = i < 16 ? view.getUint32(block + i * 4) : expanded(words, i);
    mix(hash, words);
  }
  const digest = new DataView(new ArrayBuffer(32));
  hash.forEach((word, i) => {
    digest.setUint32(i * 4, word);
  });
  return new Uint8Array(digest.buffer);
}

const at = (words: ArrayLike<number>, i: number): number => words[i] ?? 0;
const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

function expanded(words: Uint32Array, i: number): number {
  const a = at(words, i - 15);
  const b = at(words, i - 2);
  const s0 = turned(a, 7) ^ turned(a, 18) ^ (a >>> 3);
  const s1 = turned(b, 17) ^ turned(b, 19) ^ (b >>> 10);
  return (at(words, i - 16) + s0 + at(words, i - 7) + s1) >>> 0;
}

function mix(hash: number[], words: Uint32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
  for (let i = 0; i < 64; i++) {
    const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const one = (h + s1 + ((e & f) ^ (~e & g)) + at(ROUNDS, i) + at(words, i)) >>> 0;
    const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) >>> 0;
    [a, b, c, d, e, f, g, h] = [(one + two) >>> 0, a, b, c, (d + one) >>> 0, e, f, g];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => {
    hash[i] = (at(hash, i) + word) >>> 0;
  });
}

/** The first 32 bits behind the point of a root of each of the first primes. */
function roots(count: number, root: (n: number) => number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) {
    if (isPrime(n)) found.push(Math.floor((root(n) % 1) * 0x100000000) >>> 0);
  }
  return found;
}

function isPrime(n: number): boolean {
  for (let by = 2; by * by <= n; by++) if (n % by === 0) return false;
  return true;
}

const START = roots(8, Math.sqrt);
const ROUNDS = roots(64, Math.cbrt);

export function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The bytes that these digits say; null if they say none. */
export function fromHex(digits: string): Uint8Array | null {
  if (!/^([0-9a-f]{2})*$/i.test(digits)) return null;
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

/** The hash of a text followed by bytes, in digits. */
export function hashOf(text: string, bytes: Uint8Array): string {
  return hex(sha256(new Uint8Array([...new TextEncoder().encode(text), ...bytes])));
}
