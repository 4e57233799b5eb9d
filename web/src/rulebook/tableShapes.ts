// The schemas of a table: of its log and its view, on the wire (docs/protocol-online.md) and in the answers of the compiled
// table. Unknown fields are allowed.

import * as v from 'valibot';
import { gameView, seatLetter } from './shapes';

const text = v.string();
const number = v.number();
const flag = v.boolean();
export const level = v.picklist([1, 2, 3, 4, 5, 6, 7, 8]);

export function bySeat<Value extends v.GenericSchema>(value: Value) {
  return v.record(seatLetter, value);
}

export const proposal = v.picklist(['draw', 'takeback', 'pause', 'rematch']);

/** The occupant of a seat, or who may take it. */
export const chair = v.variant('kind', [
  v.object({ kind: v.literal('open') }),
  v.object({ kind: v.literal('invited') }),
  v.object({ kind: v.literal('computer'), level }),
  v.object({ kind: v.literal('person'), player: text, name: v.optional(text), standIn: v.optional(level) }),
]);

/** The settings that the maker of a table has chosen. */
export const plan = v.object({
  variant: text,
  house: text,
  pace: text, // none, move:30, game:600+5, days:3
  timeOdds: v.optional(bySeat(number)), // the factor of that time, by seat
  allowances: v.optional(
    bySeat(v.object({ headStart: v.optional(number), undo: v.optional(flag), hints: v.optional(flag) })),
  ),
  first: text, // coin, die or a seat
  public: flag,
  chat: flag,
  invitation: v.optional(text), // for invited players only
  freeTakebacks: v.optional(flag), // a seat takes its last turn back without asking, until another has moved
  chairs: bySeat(chair),
  atOneDevice: v.optional(flag), // all people share a device
  start: v.optional(text), // the position that the game begins in
});

export const clocks = v.object({
  left: bySeat(number), // when the clock of the seat last stopped
  running: v.nullable(seatLetter),
  since: number, // when it started to run
});

export const talk = v.object({ proposal, by: seatLetter, agreed: v.array(seatLetter) });

/** Everything that a screen shows of a table besides the board. */
export const stand = v.object({
  phase: v.picklist(['gathering', 'playing', 'over', 'cancelled']),
  paused: flag,
  toMove: v.nullable(seatLetter),
  thinking: v.nullable(seatLetter),
  rematch: v.nullable(text), // the table of the rematch
  chairs: bySeat(chair),
  talks: v.array(talk),
  clocks: v.nullable(clocks),
});

/** An event of a table. Of an unknown event from a newer server, only the kind is read. */
export const event = v.variant('kind', [
  v.object({ kind: v.literal('made'), maker: text, plan }),
  v.object({ kind: v.literal('sat'), seat: seatLetter, player: text }),
  v.object({ kind: v.literal('rose'), seat: seatLetter }),
  v.object({ kind: v.literal('sent-away'), seat: seatLetter, player: text }),
  v.object({ kind: v.literal('computer-sat'), seat: seatLetter, level }),
  v.object({ kind: v.literal('began'), first: seatLetter, rounds: v.array(bySeat(number)) }),
  v.object({ kind: v.literal('played'), seat: seatLetter, text, left: v.optional(number) }),
  v.object({ kind: v.literal('proposed'), seat: seatLetter, proposal }),
  v.object({ kind: v.literal('agreed'), seat: seatLetter, proposal }),
  v.object({ kind: v.literal('declined'), seat: seatLetter, proposal }),
  v.object({ kind: v.literal('taken-back'), seat: seatLetter, events: number }),
  v.object({ kind: v.literal('paused') }),
  v.object({ kind: v.literal('resumed'), seat: seatLetter }),
  v.object({ kind: v.literal('stood-in'), seat: seatLetter, level, by: seatLetter }),
  v.object({ kind: v.literal('returned'), seat: seatLetter }),
  v.object({ kind: v.literal('rematched'), table: text }),
  v.object({ kind: v.literal('cancelled') }),
]);

export const entry = v.object({ version: number, at: number, event });

/** A command to a table. */
export const command = v.variant('what', [
  v.strictObject({ what: v.literal('sit'), seat: seatLetter, key: text, name: text }),
  v.strictObject({ what: v.picklist(['rise', 'resume', 'skip', 'return', 'send-away']), seat: seatLetter }),
  v.strictObject({ what: v.picklist(['seat-computer', 'stand-in']), seat: seatLetter, level }),
  v.strictObject({ what: v.literal('play'), seat: seatLetter, text, after: number }),
  v.strictObject({ what: v.picklist(['propose', 'agree', 'decline']), seat: seatLetter, proposal }),
  v.strictObject({ what: v.literal('cancel') }),
]);

/** What a player may ask of a table, and for which seat. */
export const may = v.strictObject({
  play: v.nullable(seatLetter), // the seat to move
  resign: v.nullable(seatLetter),
  propose: v.record(proposal, seatLetter),
  answer: v.record(proposal, seatLetter), // the open offers that wait for the player
  resume: v.nullable(seatLetter),
  skip: v.nullable(seatLetter), // the seat to move, whose player is absent
  standIns: v.array(seatLetter), // the seats that a computer may play for
  returns: v.array(seatLetter), // the player's seats that a computer plays for
  speak: v.nullable(seatLetter), // null for a spectator
  hints: flag,
  chat: flag,
});

const state = { version: number, stand, may, moments: v.array(gameView) };

/** A table with its log and all of its moments. */
export const tableOpened = v.strictObject({ ...state, table: number, entries: v.array(entry) });

/** What a command has changed: entries of the log, and a moment for each move among them. */
export const tableStep = v.strictObject({ ...state, entries: v.array(entry) });

/** A server's table with all of its moments. */
export const tableWatched = v.strictObject({ ...state, table: number });

/** What entries of a server's log have changed: a moment for each move and for the beginning. */
export const tableFollowed = v.strictObject(state);
