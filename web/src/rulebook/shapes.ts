// The schemas of the answers that dev.halma.browser gives. Cells are named ('e4'), seats are letters. The types of
// protocol.ts are inferred from them. Tests check real answers against the schemas; the built page does not contain
// them.

import * as v from 'valibot';
import type { Message } from './protocol';

export const seatLetter = v.picklist(['A', 'B', 'C', 'D', 'E', 'F']);

/** Directions in the drawing. A star has e, ne, nw, w, sw and se. */
export const directionName = v.picklist(['e', 'ne', 'n', 'nw', 'w', 'sw', 's', 'se']);

const names = v.array(v.string());
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

export const cell = v.strictObject({
  name: v.string(),
  x: v.number(), // the centre of the cell; the unit is the distance between neighbours, and the drawing begins at 0
  y: v.number(), // counted downwards
  neighbours: v.record(directionName, v.string()),
});

export const board = v.strictObject({
  id: v.string(), // 'square(16)'
  shape: v.picklist(['square', 'star', 'diamond']),
  width: v.number(), // includes a margin of half a unit on each side
  height: v.number(),
  rows: v.array(names), // top to bottom, left to right
  cells: v.array(cell),
  edges: v.array(v.strictTuple([v.string(), v.string()])), // each pair of neighbours once
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
});

/** Each board once. Camps and goals are in the variants. */
export const catalogue = v.strictObject({ boards: v.array(board), variants: v.array(variant) });

/** A message that is not yet translated: its key, the last part of the key (the code), and its facts. */
export const told: v.GenericSchema<Message> = v.strictObject({
  key: v.string(),
  code: v.string(),
  facts: v.record(
    v.string(),
    v.lazy(() =>
      v.union([v.string(), v.number(), v.boolean(), names, v.strictObject({ seat: seatLetter }), told, v.array(told)]),
    ),
  ),
});

/** A section of the rules. Its title has no facts. */
export const ruleSection = v.strictObject({ id: v.string(), title: v.string(), text: told });

export const rulesTold = v.strictObject({ sections: v.array(ruleSection), hints: v.array(ruleSection) });

export const outcome = v.variant('kind', [
  v.strictObject({ kind: v.literal('open'), told }),
  v.strictObject({ kind: v.literal('won'), told, side: v.array(seatLetter), why: v.string() }),
  v.strictObject({ kind: v.literal('drawn'), told, why: v.string() }),
]);

export const lastMove = v.strictObject({
  by: v.nullable(seatLetter), // null for a draw that all seats have agreed on
  text: v.string(),
  cells: names, // the route, landing by landing; none unless a piece moved
  hops: count,
  event: v.picklist(['moved', 'passed', 'resigned', 'timed-out', 'left', 'skipped', 'draw']),
  arrived: v.array(v.strictObject({ seat: seatLetter, place: count })), // the places that the event gave
});

export const seatView = v.strictObject({
  seat: seatLetter,
  home: count, // pieces in the goal
  pieces: count,
  turnsNeeded: v.number(), // an estimate; 0 once home
  resigned: v.boolean(),
  isHome: v.boolean(),
  place: v.nullable(count), // null without the house rule, or before the seat is home
});

/** The duty of the seat to move: it must move one of these pieces first. */
export const duty = v.strictObject({
  blockers: names, // must leave another seat's full goal
  campers: names, // must leave the camp they started in
  freeTurns: v.nullable(count), // its turns, with this one, until pieces must leave the camp; null if none will have to
});

/** How many turns each seat is ahead. */
const leads = v.record(seatLetter, v.number());

/** One moment of a game. Games are immutable and numbered, so undo, replay and trial moves are just other numbers. */
export const gameView = v.strictObject({
  id: count,
  variant: v.string(),
  house: v.string(), // 'guards=1,...': the differences from the usual rules
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
  leads, // of each seat that still plays, over the best seat of the other sides
  sides: v.array(v.strictObject({ seats: v.array(seatLetter), lead: v.number() })), // the same for sides
  outcome,
  last: v.nullable(lastMove),
});

export const target = v.strictObject({
  from: v.string(),
  to: v.string(),
  hops: count, // 0 for a step
  route: names,
});

/** How strong a computer plays. */
export const level = v.picklist([1, 2, 3, 4, 5, 6, 7, 8]);

export const readGame = v.strictObject({
  game: gameView,
  moments: v.array(count), // the numbers of the game at each moment, from its start to now
  tags: v.record(v.string(), v.string()),
  levels: v.record(seatLetter, level), // of the computers
  result: v.string(),
});

/** One of the games of a file. */
export const listedGame = v.strictObject({
  text: v.string(), // the game alone, as a file
  variant: v.string(),
  players: v.array(v.string()), // by seat; empty for a seat without a name
  date: v.string(),
});

/** The score of the seat to move: its lead in turns over the best other seat, or the turns of all until the end. */
export const score = v.strictObject({
  kind: v.picklist(['lead', 'wins', 'loses', 'expected-win', 'expected-loss']),
  turns: v.number(),
});

export const variation = v.strictObject({
  moves: names,
  routes: v.array(names),
  depth: count,
  nodes: count,
  score,
  home: v.nullable(v.strictObject({ turns: count, isProven: v.boolean() })), // in a race, the turns until home
  seats: leads, // at the end of the variation
});

/** A puzzle of the day: seat A gets home in this number of turns, and in no fewer. */
export const dailyPuzzle = v.strictObject({
  variant: v.string(),
  position: v.string(),
  turns: count,
  ways: count, // the number of solutions
  waits: v.tuple([v.string(), v.string()]), // the cells between which a piece of the other seat moves
  solution: names,
});

export const turnReview = v.strictObject({
  number: count, // of the event in the game, from 1
  by: seatLetter,
  played: v.string(),
  playedScore: score,
  best: v.string(),
  bestRoute: names,
  bestScore: score,
  costTurns: v.number(), // meaningful only if both scores are leads, or if it is proven
  isProven: v.boolean(), // whether the lost turns are proven, not estimated
  isTurningPoint: v.boolean(),
  seats: leads, // after it
});

/** `turn` is null if the event was not a turn: a resignation or an agreed draw. */
export const reviewProgress = v.strictObject({ done: count, all: count, turn: v.nullable(turnReview) });

/** A house rule with something to choose. */
const houseChoice = v.strictObject({ id: v.string(), choices: names, choice: v.string() });

/** The house rules in force as text, and the rules with something to choose. */
export const houseAgreed = v.strictObject({ text: v.string(), rules: v.array(houseChoice) });

export const beginning = v.picklist(['me', 'you', 'coin', 'die', 'youngest']);

export const beginnings = v.strictObject({
  ways: v.array(beginning), // the ways that the table can choose from
  way: beginning, // the chosen one
  asked: v.array(seatLetter), // the seats among which the players must be asked for the youngest
});

export const decision = v.strictObject({
  first: seatLetter,
  throws: v.array(v.record(seatLetter, v.number())), // by round, the seats that took part; empty unless a die was thrown
});

/** `why` is a refusal of a request, or a problem in a text with line, column and what was expected. */
export function answer<Value extends v.GenericSchema>(value: Value) {
  return v.variant('ok', [
    v.strictObject({ ok: v.literal(true), value }),
    v.strictObject({ ok: v.literal(false), why: told }),
  ]);
}
