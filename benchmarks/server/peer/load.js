// The second process: opens matches at a server, four sockets each, and plays them at saturation or at a pace.
// Usage: node load.js ours|peer URL MATCHES SECONDS RATE   (RATE 0: saturation). Prints one line of JSON.
const [kind, url, matchesText, secondsText, rateText] = process.argv.slice(2);
const MATCHES = Number(matchesText);
const SECONDS = Number(secondsText);
const RATE = Number(rateText);
const SEATS = 4;

const post = async (path, body) => {
  const answer = await fetch(url + path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
};

// A match: its sockets, whose turn it is, and when the move in flight was sent.
class Table {
  constructor() {
    this.sockets = [];
    this.ply = 0;
    this.turn = 0;
    this.sent = 0;
    this.waiting = 0;
    this.onDone = () => {};
  }
  // One receiver has the new position.
  arrived(ply) {
    if (ply !== this.ply + 1) return;
    this.waiting -= 1;
    if (this.waiting === 0) {
      this.ply = ply;
      this.turn = (this.turn + 1) % SEATS;
      const took = performance.now() - this.sent;
      this.sent = 0;
      this.onDone(this, took);
    }
  }
  play() {
    this.sent = performance.now();
    this.waiting = SEATS;
    this.move(this.turn, this.ply);
  }
}

// A WebSocket with as little around it as possible: the client must never be what limits, and `ws` costs as much for a
// message as our server does. Frames are read where they arrive, in one buffer for all sockets.
const net = require("node:net");
const crypto = require("node:crypto");
const BUFFER = Buffer.alloc(1 << 16);

function dial(path, onMessage) {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    let upgraded = false;
    let begun = null; // bytes of a frame whose end has not come yet
    const read = (data) => {
      const end = data.length;
      let at = 0;
      if (!upgraded) {
        at = data.indexOf("\r\n\r\n") + 4;
        if (at === 3 || !data.latin1Slice(0, 12).endsWith(" 101")) return reject(new Error(data.toString()));
        upgraded = true;
        resolve(send);
      }
      while (end - at >= 2) {
        let length = data[at + 1];
        let start = at + 2;
        if (length === 126 && end - at >= 4) {
          length = data.readUInt16BE(at + 2);
          start = at + 4;
        } else if (length === 127 && end - at >= 10) {
          length = Number(data.readBigUInt64BE(at + 2));
          start = at + 10;
        } else if (length > 125) break;
        if (start + length > end) break;
        if (data[at] === 0x81) onMessage(JSON.parse(data.utf8Slice(start, start + length)));
        else if (data[at] === 0x88) throw new Error("the server hung up");
        else if (data[at] === 0x89) pong(data.subarray(start, start + length));
        at = start + length;
      }
      begun = at < end ? Buffer.from(data.subarray(at, end)) : null;
    };
    const callback = (size) => {
      const data = BUFFER.subarray(0, size);
      read(begun ? Buffer.concat([begun, data]) : data);
      return true;
    };
    const socket = net.connect({ host: hostname, port, noDelay: true, onread: { buffer: BUFFER, callback } });
    // A client's frame is masked; a key of zeros leaves it as it is.
    const send = (text) => {
      const size = Buffer.byteLength(text);
      const head = size < 126 ? 6 : 8;
      const frame = Buffer.alloc(head + size);
      frame[0] = 0x81;
      if (head === 6) frame[1] = 0x80 | size;
      else {
        frame[1] = 0x80 | 126;
        frame.writeUInt16BE(size, 2);
      }
      frame.write(text, head);
      socket.write(frame);
    };
    // What a ping carries is bytes, not text; with anything else in its answer the server hangs up after a while.
    const pong = (payload) => {
      socket.write(Buffer.concat([Buffer.from([0x8a, 0x80 | payload.length, 0, 0, 0, 0]), payload]));
    };
    socket.on("error", reject);
    socket.write(
      `GET ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
        `Sec-WebSocket-Key: ${crypto.randomBytes(16).toString("base64")}\r\nSec-WebSocket-Version: 13\r\n\r\n`,
    );
  });
}

async function ours() {
  const table = new Table();
  const created = await post("/api/matches", { game: "count", seats: Array(SEATS).fill({ kind: "human" }), listed: false });
  await Promise.all(
    created.seats.map(
      ({ seat, token }) =>
        new Promise((resolve, reject) => {
          const onMessage = (message) => {
            if (message.type === "update") table.arrived(message.position.version);
            else if (message.type === "welcome") {
              table.ply = message.positions[0].version;
              resolve();
            } else if (message.type === "refusal") throw new Error(JSON.stringify(message));
          };
          dial(`/api/matches/${created.id}/live`, onMessage).then((send) => {
            table.sockets[seat] = send;
            send(JSON.stringify({ type: "hello", tokens: [token] }));
          }, reject);
        }),
    ),
  );
  table.move = (seat, ply) => table.sockets[seat](JSON.stringify({ type: "move", ref: ply, seat, version: ply, move: "add" }));
  return table;
}

// boardgame.io makes a match when somebody first asks for it.
async function peer() {
  const { io } = require("socket.io-client");
  const table = new Table();
  const matchID = `match${process.pid}x${peer.made++}`;
  const sit = (seat) =>
    new Promise((resolve, reject) => {
      const socket = io(`${url}/count`, { transports: ["websocket"], forceNew: true });
      table.sockets[seat] = socket;
      socket.on("connect_error", reject);
      socket.on("connect", () => socket.emit("sync", matchID, String(seat), undefined, SEATS));
      socket.on("sync", (_id, { state }) => {
        table.ply = state._stateID;
        resolve();
      });
      socket.on("update", (_id, state) => table.arrived(state._stateID));
    });
  await sit(0);
  await Promise.all([1, 2, 3].map(sit));
  table.move = (seat, ply) => {
    const payload = { type: "add", args: [], playerID: String(seat) };
    table.sockets[seat].emit("update", { type: "MAKE_MOVE", payload }, ply, matchID, String(seat));
  };
  return table;
}

peer.made = 0;

const quantile = (sorted, q) => (sorted.length ? sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] : null);

async function main() {
  const tables = [];
  for (let start = 0; start < MATCHES; start += 10)
    tables.push(...(await Promise.all(Array.from({ length: Math.min(10, MATCHES - start) }, kind === "ours" ? ours : peer))));

  let measuring = false;
  let latencies = [];
  const saturated = RATE === 0;
  let running = true;
  const idle = [...tables];
  for (const table of tables)
    table.onDone = (one, took) => {
      if (measuring) latencies.push(took);
      if (!running) return;
      if (saturated) one.play();
      else idle.push(one);
    };

  let missed = 0;
  if (saturated) for (const table of tables) table.play();
  else {
    let due = performance.now();
    const beat = () => {
      if (!running) return;
      for (const now = performance.now(); due <= now; due += 1000 / RATE) {
        const table = idle.shift();
        if (table) table.play();
        else if (measuring) missed += 1;
      }
      setTimeout(beat, 1);
    };
    beat();
  }

  const sleep = (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  await sleep(Math.min(2, SECONDS / 2));
  measuring = true;
  console.log("measuring");
  const started = performance.now();
  await sleep(SECONDS);
  const seconds = (performance.now() - started) / 1000;
  running = false;
  latencies.sort((a, b) => a - b);
  console.log(
    JSON.stringify({
      moves_per_second: latencies.length / seconds,
      p50_ms: quantile(latencies, 0.5),
      p99_ms: quantile(latencies, 0.99),
      missed,
    }),
  );
  process.exit(0);
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
