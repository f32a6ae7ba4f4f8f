import type { Ack, Noted, Pong, Refusal, TableChanged, Update, Welcome } from "../protocol";

export type { Hello, Ping, PlayMove, Ready, Refusal } from "../protocol";

/** Whatever the server says on the live line, told apart by `type`. */
export type ServerMessage = Welcome | Update | TableChanged | Noted | Ack | Refusal | Pong;
