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

async function ours() {
  const WebSocket = require("ws");
  const table = new Table();
  const created = await post("/api/matches", { game: "count", seats: Array(SEATS).fill({ kind: "human" }), listed: false });
  await Promise.all(
    created.seats.map(
      ({ seat, token }) =>
        new Promise((resolve, reject) => {
          const socket = new WebSocket(`${url.replace("http", "ws")}/api/matches/${created.id}/live`, { perMessageDeflate: false });
          table.sockets[seat] = socket;
          socket.on("error", reject);
          socket.on("open", () => socket.send(JSON.stringify({ type: "hello", tokens: [token] })));
          socket.on("message", (data) => {
            const message = JSON.parse(data);
            if (message.type === "update") table.arrived(message.position.ply);
            else if (message.type === "welcome") {
              table.ply = message.positions[0].ply;
              resolve();
            } else if (message.type === "refusal") throw new Error(JSON.stringify(message));
          });
        }),
    ),
  );
  table.move = (seat, ply) => table.sockets[seat].send(JSON.stringify({ type: "move", ref: ply, seat, ply, move: "add" }));
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
