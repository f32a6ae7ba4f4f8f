// boardgame.io's own server with the simplest game: four seats in turn add one to a number.
const { Server, Origins } = require("boardgame.io/server");

const count = {
  name: "count",
  setup: () => ({ number: 0 }),
  moves: { add: ({ G }) => ({ number: G.number + 1 }) },
  turn: { minMoves: 1, maxMoves: 1 },
};

const server = Server({ games: [count], origins: [Origins.LOCALHOST] });
server.run(Number(process.argv[2]), () => console.log("ready"));
