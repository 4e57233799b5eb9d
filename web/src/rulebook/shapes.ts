// The shapes of the answers, which are made in Java, in dev.halma.browser; cells go by name ('e4'), seats by letter. The
// types of protocol.ts are taken from here. Tests hold real answers against them; the built page does without.

import * as v from 'valibot';
import type { Told } from './protocol';

export const seatLetter = v.picklist(['A', 'B', 'C', 'D', 'E', 'F']);

/** As seen in the drawing; a star has e, ne, nw, w, sw and se. */
export const directionName = v.picklist(['e', 'ne', 'n', 'nw', 'w', 'sw', 's', 'se']);

const names = v.array(v.string());
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

export const cell = v.strictObject({
  name: v.string(),
  x: v.number(), // the middle of the cell, in ways from a cell to the next one; the drawing begins at 0
  y: v.number(), // counted downwards
  neighbours: v.record(directionName, v.string()),
});

export const board = v.strictObject({
  id: v.string(), // 'square(16)'
  shape: v.picklist(['square', 'star', 'diamond']),
  width: v.number(), // half a way of margin included on each side
  height: v.number(),
  rows: v.array(names), // top to bottom, left to right
  cells: v.array(cell),
  edges: v.array(v.strictTuple([v.string(), v.string()])), // each pair of neighbours once
});

/** Another rule's choice that leaves this one nothing to do, and what it is set to then. */
const idle = v.strictObject({ rule: v.string(), choice: v.string(), set: v.string() });

export const houseRule = v.strictObject({
  id: v.string(),
  choices: names,
  usual: v.string(),
  matters: v.boolean(), // whether it makes a difference in some game of the variant
  idle: v.nullable(idle),
});

export const seat = v.strictObject({
  seat: seatLetter,
  place: count,
  pieces: count,
  partners: v.array(seatLetter),
  camp: names,
  goal: names,
});

export const variant = v.strictObject({
  id: v.string(),
  sheet: v.string(),
  seats: v.array(seat),
  places: count,
  win: v.picklist(['first', 'both']),
  board: v.string(),
  house: v.array(houseRule),
});

/** Each board once, without whose camps lie on it. */
export const catalogue = v.strictObject({ boards: v.array(board), variants: v.array(variant) });

/** Something to say: the key of its message, its last part (the code), and what belongs into the message. */
export const told: v.GenericSchema<Told> = v.strictObject({
  key: v.string(),
  code: v.string(),
  facts: v.record(
    v.string(),
    v.lazy(() =>
      v.union([v.string(), v.number(), v.boolean(), names, v.strictObject({ seat: seatLetter }), told, v.array(told)]),
    ),
  ),
});

/** A section of the rules; its title needs no facts. */
export const ruleSection = v.strictObject({ id: v.string(), title: v.string(), text: told });

export const rulesTold = v.strictObject({ sections: v.array(ruleSection), hints: v.array(ruleSection) });

export const outcome = v.variant('kind', [
  v.strictObject({ kind: v.literal('open'), told }),
  v.strictObject({ kind: v.literal('won'), told, side: v.array(seatLetter), why: v.string() }),
  v.strictObject({ kind: v.literal('drawn'), told, why: v.string() }),
]);

export const lastMove = v.strictObject({
  by: v.nullable(seatLetter), // null for a draw that all have agreed on
  text: v.string(),
  cells: names, // the route, landing by landing; none unless a piece moved
  hops: count,
  event: v.picklist(['moved', 'passed', 'resigned', 'timed-out', 'left', 'draw']),
});

export const seatView = v.strictObject({
  seat: seatLetter,
  home: count, // pieces in the goal
  pieces: count,
  turnsNeeded: v.number(), // an estimate; 0 once home
  resigned: v.boolean(),
  isHome: v.boolean(),
});

/** What the seat to move must do before anything else: move one of these pieces. */
export const duty = v.strictObject({
  blockers: names, // must leave somebody's full goal
  campers: names, // must leave the camp they started in
  freeTurns: v.nullable(count), // its turns, this one included, until pieces must leave the camp; null where none will have to
});

/** How many turns each seat is ahead. */
const leads = v.record(seatLetter, v.number());

/** One moment of a game. Games are immutable and numbered: undo, replay and trying other moves are just other numbers. */
export const gameView = v.strictObject({
  id: count,
  variant: v.string(),
  house: v.string(), // 'guards=1,...': what differs from the usual
  first: seatLetter,
  position: v.string(),
  toMove: seatLetter,
  turn: count,
  events: count,
  pieces: v.record(v.string(), seatLetter),
  movable: names,
  mayPass: v.boolean(),
  duty, // empty once the game is over
  seats: v.array(seatView),
  leads, // of each seat that still plays, over the best one of the other sides
  sides: v.array(v.strictObject({ seats: v.array(seatLetter), lead: v.number() })), // the same of sides
  outcome,
  last: v.nullable(lastMove),
});

export const target = v.strictObject({
  from: v.string(),
  to: v.string(),
  hops: count, // 0 for a step
  route: names,
});

export const readGame = v.strictObject({
  game: gameView,
  moments: v.array(count), // the numbers of the game at each moment, from its start to now
  tags: v.record(v.string(), v.string()),
  result: v.string(),
});

/** Of the seat to move: how many turns it is ahead of the best other, or after how many turns of all the game ends. */
export const score = v.strictObject({ kind: v.picklist(['lead', 'wins', 'loses']), turns: v.number() });

export const variation = v.strictObject({
  moves: names,
  routes: v.array(names),
  depth: count,
  nodes: count,
  score,
  seats: leads, // at the end of the variation
});

export const turnReview = v.strictObject({
  number: count, // of the event in the game, from 1
  by: seatLetter,
  played: v.string(),
  playedScore: score,
  best: v.string(),
  bestRoute: names,
  bestScore: score,
  costTurns: v.number(), // says something only where both scores are leads
  isTurningPoint: v.boolean(),
  seats: leads, // after it
});

/** `turn` is null where an event was no turn: somebody resigned, or a draw was agreed on. */
export const reviewProgress = v.strictObject({ done: count, all: count, turn: v.nullable(turnReview) });

/** A house rule that there is something to choose about. */
const houseChoice = v.strictObject({ id: v.string(), choices: names, choice: v.string() });

/** The house rules in force: as text, and those that there is something to choose about. */
export const houseAgreed = v.strictObject({ text: v.string(), rules: v.array(houseChoice) });

export const beginning = v.picklist(['me', 'you', 'coin', 'die', 'youngest']);

export const beginnings = v.strictObject({
  ways: v.array(beginning), // that the table can choose from
  way: beginning, // the one that holds
  asked: v.array(seatLetter), // among whom the table must be asked for the youngest
});

export const decision = v.strictObject({
  first: seatLetter,
  throws: v.array(v.record(seatLetter, v.number())), // round by round, those who still took part; none unless a die was thrown
});

/** For a request `why` is a refusal, for a text it is a problem with line, column and what was expected. */
export function answer<Value extends v.GenericSchema>(value: Value) {
  return v.variant('ok', [
    v.strictObject({ ok: v.literal(true), value }),
    v.strictObject({ ok: v.literal(false), why: told }),
  ]);
}
