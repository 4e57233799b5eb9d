// The messages between page and server, as types. The schemas are declared in shapes.ts.

import type { InferOutput } from 'valibot';
import type * as shapes from './shapes';

export type { Chair, Command, Entry, Plan, Stand, WireEvent } from '../../rulebook/protocol';

export type ServerMessage = InferOutput<typeof shapes.serverMessage>;
export type ClientMessage = InferOutput<typeof shapes.clientMessage>;
export type Said<Say extends ServerMessage['say']> = Extract<ServerMessage, { say: Say }>;

export type WirePlayer = InferOutput<typeof shapes.player>;
export type NewPlan = InferOutput<typeof shapes.newPlan>;
export type ListedTable = InferOutput<typeof shapes.listedTable>;

/** A request that is answered by `done` or `refused`, before it has its id. */
export type Asking = ClientMessage extends infer M ? (M extends { id: string } ? Omit<M, 'id'> : never) : never;
export type Answered = Said<'done'> | Said<'refused'>;
