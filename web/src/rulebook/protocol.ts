// The types of the messages between the page and its workers. The answers are declared and explained in shapes.ts, the
// questions in questions.ts.

import type { InferOutput } from 'valibot';
import type { AnswerTo, Asked, ProgressOf, QuestionName } from './questions';
import type * as shapes from './shapes';
import type * as tableShapes from './tableShapes';

export type SeatLetter = InferOutput<typeof shapes.seatLetter>;
export type DirectionName = InferOutput<typeof shapes.directionName>;
export type SeatInfo = InferOutput<typeof shapes.seat>;
export type Catalogue = InferOutput<typeof shapes.catalogue>;
export type RulesTold = InferOutput<typeof shapes.rulesTold>;
export type LastMove = InferOutput<typeof shapes.lastMove>;
export type SeatView = InferOutput<typeof shapes.seatView>;
export type GameView = InferOutput<typeof shapes.gameView>;
export type Target = InferOutput<typeof shapes.target>;
export type Score = InferOutput<typeof shapes.score>;
export type Variation = InferOutput<typeof shapes.variation>;
export type TurnReview = InferOutput<typeof shapes.turnReview>;
export type ListedGame = InferOutput<typeof shapes.listedGame>;
export type HouseAgreed = InferOutput<typeof shapes.houseAgreed>;
export type Beginning = InferOutput<typeof shapes.beginning>;
export type Beginnings = InferOutput<typeof shapes.beginnings>;
export type Decision = InferOutput<typeof shapes.decision>;

export type Proposal = InferOutput<typeof tableShapes.proposal>;
export type Chair = InferOutput<typeof tableShapes.chair>;
export type Plan = InferOutput<typeof tableShapes.plan>;
export type Stand = InferOutput<typeof tableShapes.stand>;
export type Talk = InferOutput<typeof tableShapes.talk>;
export type Entry = InferOutput<typeof tableShapes.entry>;
export type WireEvent = InferOutput<typeof tableShapes.event>;
export type Command = InferOutput<typeof tableShapes.command>;
export type May = InferOutput<typeof tableShapes.may>;
export type TableOpened = InferOutput<typeof tableShapes.tableOpened>;
export type TableStep = InferOutput<typeof tableShapes.tableStep>;

/** A cell with the seats that start there and the seats that must come there. */
export type CellInfo = InferOutput<typeof shapes.cell> & { camps: SeatLetter[]; goals: SeatLetter[] };
export type BoardInfo = Omit<InferOutput<typeof shapes.board>, 'cells'> & { cells: CellInfo[] };
export type VariantInfo = Omit<InferOutput<typeof shapes.variant>, 'board'> & { board: BoardInfo };

// These two types refer to each other, so they can't be inferred from their shapes. The compiler compares both.
export type Fact = string | number | boolean | string[] | { seat: SeatLetter } | Message | Message[];
export interface Message {
  key: string;
  code: string;
  facts: Record<string, Fact>;
}

export type Answer<Value> = { ok: true; value: Value } | { ok: false; why: Message };

type Ask<Name extends QuestionName> = (...asked: Asked<Name>) => Promise<AnswerTo<Name>>;
type AskAndHear<Name extends QuestionName> = (
  ...asked: [...Asked<Name>, progress: (soFar: ProgressOf<Name>) => void]
) => Promise<AnswerTo<Name>>;

type Asking = { [Name in QuestionName]: Ask<Name> };

/** The questions that make games. */
type Making = Pick<
  Asking,
  | 'newGame'
  | 'fromPosition'
  | 'read'
  | 'history'
  | 'play'
  | 'makeTable'
  | 'resumeTable'
  | 'replayTable'
  | 'askTable'
  | 'moveAtTable'
  | 'rematchTable'
  | 'watchTable'
  | 'followTable'
>;

/** The games of one owner. Every game that is made here stays until the owner no longer keeps it. */
export interface Shelf extends Making {
  /** Forgets all games of this shelf but these. */
  keepOnly(games: readonly { id: number }[]): void;
  /** Forgets all games of this shelf, because the owner is gone. */
  dispose(): void;
}

export interface RuleBook
  extends Omit<Asking, 'variants' | 'variant' | 'write' | 'view' | 'forget' | keyof Making | keyof Thinker> {
  variants(): Promise<VariantInfo[]>;
  variant(text: string): Promise<VariantInfo | null>;
  write(game: number, tags: Record<string, string>): Promise<string>;
  shelf(): Shelf;
  /** Whether the worker that made the game is still there. */
  knows(game: number): boolean;
}

export interface Thinker {
  choose: Ask<'choose'>;
  bestVariations: AskAndHear<'bestVariations'>;
  review: AskAndHear<'review'>;
  puzzle: Ask<'puzzle'>;
  bench: Ask<'bench'>;
  /** Starts the worker, because a question will follow soon. */
  prepare(): void;
  /** Stops all searches. Their promises are rejected with `Stopped`. A new worker is started. */
  stop(): void;
  /** The same without a new worker, to free its memory. For when no question is expected soon. */
  end(): void;
}

/** A message from the page to a worker. */
export type Question = { start: true } | { id: number; ask: QuestionName; args: readonly unknown[] };

/** A message from a worker to the page: JSON of an answer or of progress, or an error. */
export type Reply =
  | { id: number; answer: string }
  | { id: number; progress: string }
  | { id: number; failure: string }
  | { broken: string };
