// The schemas of the online protocol (docs/protocol-online.md). The types of wire.ts are inferred from them. Tests and
// `npm run dev` check messages against them; the built page does not. Unknown fields are allowed.

import * as v from 'valibot';
import { seatLetter, told } from '../../rulebook/shapes';
import { bySeat, command, entry, level, plan, stand } from '../../rulebook/tableShapes';
import { PHRASES } from '../remoteInfo';

const text = v.string();
const number = v.number();
const flag = v.boolean();

export const phrase = v.picklist(PHRASES);

export const player = v.object({ id: text, name: text, program: flag });

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
