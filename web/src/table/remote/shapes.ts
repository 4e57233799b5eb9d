// The schemas of the online protocol (docs/protocol-online.md). The types of wire.ts are inferred from them. Tests and
// `npm run dev` check messages against them; the built page does not. Unknown fields are allowed.

import * as v from 'valibot';
import { seatLetter, told } from '../../rulebook/shapes';
import { PHRASES } from '../remoteInfo';

const text = v.string();
const number = v.number();
const flag = v.boolean();
const level = v.picklist([1, 2, 3, 4, 5, 6, 7, 8]);

function bySeat<Value extends v.GenericSchema>(value: Value) {
  return v.record(seatLetter, value);
}

export const proposal = v.picklist(['draw', 'takeback', 'pause', 'rematch']);

export const phrase = v.picklist(PHRASES);

export const player = v.object({ id: text, name: text, program: flag });

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
  chairs: bySeat(chair),
});

/** The same, as sent to create a table. */
export const newPlan = v.object({
  ...plan.entries,
  chairs: bySeat(
    v.variant('kind', [
      v.object({ kind: v.literal('me') }),
      v.object({ kind: v.literal('open') }),
      v.object({ kind: v.literal('invited') }),
      v.object({ kind: v.literal('computer'), level }),
    ]),
  ),
  names: bySeat(text), // of the people at this device
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

export const listedTable = v.object({
  table: text,
  variant: text,
  house: text,
  pace: text,
  freeChairs: number,
  changedAt: number,
  names: v.array(text),
  phase: v.optional(text), // only for the player's own tables
  yourTurn: v.optional(flag), // only for the player's own unfinished tables
});

/** An event of a table. Of an unknown event from a newer server, only the kind is read. */
export const event = v.variant('kind', [
  v.object({ kind: v.literal('made'), maker: text, plan }),
  v.object({ kind: v.literal('sat'), seat: seatLetter, player: text }),
  v.object({ kind: v.literal('rose'), seat: seatLetter }),
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

export const serverMessage = v.variant('say', [
  v.object({ say: v.literal('welcome'), protocol: number, now: number, player: v.nullable(player) }),
  v.object({
    say: v.literal('state'),
    table: text,
    version: number,
    now: number,
    maker: text,
    plan,
    stand,
    game: v.nullable(text), // a game file
  }),
  v.object({ say: v.literal('happened'), version: number, table: text, now: number, entries: v.array(entry), stand }),
  v.object({ say: v.literal('done'), id: text, version: number }),
  v.object({ say: v.literal('refused'), id: text, why: told }),
  v.object({
    say: v.literal('around'),
    table: text,
    now: number,
    spectators: number,
    absentSince: v.record(text, number), // by the player's id
    mayActAt: v.record(text, number), // when others may act for the absent player
  }),
  v.object({ say: v.literal('phrase'), table: text, seat: seatLetter, phrase }),
  v.object({ say: v.literal('chat'), table: text, seat: seatLetter, text }),
  v.object({ say: v.literal('lobby'), open: v.array(listedTable), running: v.array(listedTable) }),
  v.object({ say: v.literal('ping'), number }),
  v.object({ say: v.literal('pong'), number }),
  v.object({ say: v.literal('no-such-table'), table: text }),
  v.object({ say: v.literal('closing'), comeBackAfter: number }),
  v.object({ say: v.literal('not-understood'), why: text }),
]);

/** A command to a table. */
export const command = v.variant('what', [
  v.strictObject({ what: v.literal('sit'), seat: seatLetter, key: text, name: text }),
  v.strictObject({ what: v.picklist(['rise', 'resume', 'skip', 'return']), seat: seatLetter }),
  v.strictObject({ what: v.picklist(['seat-computer', 'stand-in']), seat: seatLetter, level }),
  v.strictObject({ what: v.literal('play'), seat: seatLetter, text, after: number }),
  v.strictObject({ what: v.picklist(['propose', 'agree', 'decline']), seat: seatLetter, proposal }),
  v.strictObject({ what: v.literal('cancel') }),
]);

export const clientMessage = v.variant('say', [
  v.strictObject({ say: v.literal('watch'), table: text, since: number }),
  v.strictObject({ say: v.literal('unwatch'), table: text }),
  v.strictObject({ say: v.literal('ask'), id: text, table: text, do: command }),
  v.strictObject({ say: v.literal('phrase'), id: text, table: text, seat: seatLetter, phrase }),
  v.strictObject({ say: v.literal('chat'), id: text, table: text, seat: seatLetter, text }),
  v.strictObject({ say: v.literal('lobby'), on: flag }),
  v.strictObject({ say: v.literal('ping'), number }),
  v.strictObject({ say: v.literal('pong'), number }),
]);

/** Throws if a message does not match its schema. */
export function check(whose: 'server' | 'client', message: unknown): void {
  const { success, issues } = v.safeParse<v.GenericSchema>(whose === 'server' ? serverMessage : clientMessage, message);
  if (success) return;
  const complaints = issues.map((issue) => `${v.getDotPath(issue) ?? 'all of it'}: ${issue.message}`);
  throw new Error(`${whose}: ${complaints.join('; ')} in ${JSON.stringify(message).slice(0, 200)}`);
}
