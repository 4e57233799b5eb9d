// All questions to a worker: the schemas of arguments and answers. Each is a function of dev.halma.browser.Exports. The
// page takes only the types from here; tests and `npm run dev` load the schemas.

import * as v from 'valibot';
import {
  answer,
  beginning,
  beginnings,
  catalogue,
  dailyPuzzle,
  decision,
  gameView,
  houseAgreed,
  listedGame,
  readGame,
  reviewProgress,
  rulesTold,
  seatLetter,
  target,
  told,
  turnReview,
  variation,
} from './shapes';
import { may, tableFollowed, tableOpened, tableStep, tableWatched } from './tableShapes';

const text = v.string();
const number = v.number();
const [variant, house, position, hgn, cell, request] = [text, text, text, text, text, text];
const [game, count, level, millis, seed, depth] = [number, number, number, number, number, number];

const cells = v.pipe(v.array(cell), v.readonly());
const seats = v.pipe(v.array(seatLetter), v.readonly());

function question<const Asked extends v.TupleItems, Answer extends v.GenericSchema>(asked: Asked, answer: Answer) {
  return { asked: v.strictTuple(asked), answer, progress: v.never() };
}

/** A question that takes long and reports progress. */
function longQuestion<
  const Asked extends v.TupleItems,
  Answer extends v.GenericSchema,
  Progress extends v.GenericSchema,
>(asked: Asked, answer: Answer, progress: Progress) {
  return { asked: v.strictTuple(asked), answer, progress };
}

export const questions = {
  variants: question([], catalogue),
  /** A catalogue of one variant, which may be a board of one's own. */
  variant: question([variant], answer(catalogue)),
  /** The strength of each level, from the first on. */
  ratings: question([], v.array(number)),
  /** The rules in words, of one variant, or of all variants if none is named. */
  rules: question([variant, house], answer(rulesTold)),
  newGame: question([variant, house, seatLetter], answer(gameView)),
  fromPosition: question([variant, house, position], answer(gameView)),
  read: question([hgn], answer(readGame)),
  /** The games of a file with several, as far as they can be read. */
  collection: question([hgn], v.array(listedGame)),
  /** The game as a file, with tags as a list of names and values. */
  write: question([game, v.array(text)], hgn),
  view: question([game], gameView),
  /** From the start to now. */
  history: question([game], v.array(gameView)),
  /** The whole moves of one piece. */
  targets: question([game, cell], v.array(target)),
  /** Where the piece can hop next after these landings. The first is the cell that it stands on. */
  nextHops: question([game, v.array(cell)], v.array(cell)),
  /** All hops and chains that the seat would have if it were its turn. */
  ladders: question([game, seatLetter], v.array(target)),
  /** Whether the aim of a task is reached, in a game that began with the task; the aim as in `aimText`. */
  isReached: question([game, text], v.boolean()),
  /** A player's request: 'e4-e6-e8', 'pass', 'resign', or any typed text. */
  play: question([game, seatLetter, request], answer(gameView)),
  /** Why a seat can't move a piece along these cells; of a single cell, why that piece can't move. Null if it can. */
  whyNot: question([game, seatLetter, cells], v.nullable(told)),
  /** Whether a game in text is the beginning of another, or the same one. */
  isPartOf: question([hgn, hgn], v.boolean()),
  /** The pieces of a position, by cell. */
  setOut: question([variant, position], answer(v.record(text, seatLetter))),
  house: question([variant, house], answer(houseAgreed)),
  /** The house rules with one of them changed. */
  agree: question([variant, house, text, text], answer(houseAgreed)),
  beginnings: question([variant, seats, beginning], beginnings),
  /** The seat that begins. Null if a coin or a die needs more random numbers. */
  decide: question([variant, seats, beginning, v.pipe(v.array(number), v.readonly())], v.nullable(decision)),

  // Tables. Plans, logs, commands and messages are JSON texts, as on the wire. The page hands in the time.

  /** A new table. */
  makeTable: question([text, text, millis, seed], answer(tableOpened)),
  /** A table that continues a game: its plan, its maker and the game. */
  resumeTable: question([text, text, hgn, millis], answer(tableOpened)),
  /** A table whose log was kept. */
  replayTable: question([text, millis], tableOpened),
  /** A command of a player, while others are absent since a time. */
  askTable: question([number, text, text, text, millis], answer(tableStep)),
  /** The move that a computer has found for a seat, after a number of events. */
  moveAtTable: question([number, seatLetter, text, count, millis], answer(tableStep)),
  /** The table of the rematch that was agreed on. */
  rematchTable: question([number, millis, seed], tableOpened),
  /** Starts to follow a server's table, from a message with its state. */
  watchTable: question([text, text, millis], tableWatched),
  /** The table after a message about what has happened. */
  followTable: question([number, text, text, millis], tableFollowed),
  /** What a player may ask, while others are absent since a time. */
  rightsAt: question([number, text, text, millis], may),
  closeTable: question([number], v.null()),

  /** Forgets every game but these. */
  forget: question([v.array(game)], v.null()),
  /** A decimal number. It may be too large for a number of JavaScript. */
  perft: question([variant, house, position, depth], text),

  // Questions to the thinker. It gets games as text (.hgn), because the two workers share no memory.

  /** The same game, level and seed give the same move, unless the time runs out. */
  choose: question([hgn, level, millis, seed], v.strictObject({ move: text })),
  bestVariations: longQuestion([hgn, count, millis], v.array(variation), v.array(variation)),
  /** Every turn of a game compared with the best one. The time is per turn. */
  review: longQuestion([hgn, millis], v.array(turnReview), reviewProgress),
  /** The puzzle of a day, counted from 1970-01-01, and a grade from 1 to 5. */
  puzzle: question([number, number], dailyPuzzle),
  /** The engine's fingerprint. */
  bench: question([], v.strictObject({ nodes: number, millis: number })),
};

export type Questions = typeof questions;
export type QuestionName = keyof Questions;
export type Asked<Name extends QuestionName> = v.InferOutput<Questions[Name]['asked']>;
export type AnswerTo<Name extends QuestionName> = v.InferOutput<Questions[Name]['answer']>;
export type ProgressOf<Name extends QuestionName> = v.InferOutput<Questions[Name]['progress']>;

/** Throws an error if a message does not have its declared shape. */
export function check(name: QuestionName, part: 'asked' | 'answer' | 'progress', said: unknown): void {
  const { success, issues } = v.safeParse<v.GenericSchema>(questions[name][part], said);
  if (success) return;
  const complaints = issues.map((issue) => `${v.getDotPath(issue) ?? 'all of it'}: ${issue.message}`);
  throw new Error(`${name}, ${part}: ${complaints.join('; ')}`);
}
