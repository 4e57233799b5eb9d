// What the page and its workers say to each other. The answers are made in Java, in dev.halma.browser; cells go by name
// ('e4'), seats by letter.

export type SeatLetter = 'A' | 'B' | 'C' | 'D' | 'E' | 'F';

/** As seen in the drawing; a star has e, ne, nw, w, sw and se. */
export type DirectionName = 'e' | 'ne' | 'n' | 'nw' | 'w' | 'sw' | 's' | 'se';

export interface CellInfo {
  name: string;
  x: number; // the middle of the cell, in ways from a cell to the next one; the drawing begins at 0
  y: number; // counted downwards
  neighbours: Partial<Record<DirectionName, string>>;
  camps: SeatLetter[]; // whose pieces start here
  goals: SeatLetter[]; // whose pieces have to come here
}

export interface BoardInfo {
  id: string; // 'square(16)'
  shape: 'square' | 'star' | 'diamond';
  width: number; // half a way of margin included on each side
  height: number;
  rows: string[][]; // top to bottom, left to right
  cells: CellInfo[];
  edges: [string, string][]; // each pair of neighbours once
}

export interface HouseRuleInfo {
  id: string;
  choices: string[];
  usual: string;
  matters: boolean; // whether it makes a difference in some game of the variant
  idle: { rule: string; choice: string; set: string } | null; // another rule's choice that leaves it nothing to do, and what it is set to then
}

export interface SeatInfo {
  seat: SeatLetter;
  place: number;
  pieces: number;
  partners: SeatLetter[];
  camp: string[];
  goal: string[];
}

export interface VariantInfo {
  id: string;
  sheet: string;
  seats: SeatInfo[];
  places: number;
  win: 'first' | 'both';
  board: BoardInfo;
  house: HouseRuleInfo[];
}

export type Fact = string | number | boolean | string[] | { seat: SeatLetter } | Told | Told[];

/** Something to say: the key of its message, its last part (the code), and what belongs into the message. */
export interface Told {
  key: string;
  code: string;
  facts: Record<string, Fact>;
}

/** A section of the rules; its title needs no facts. */
export interface RuleSection {
  id: string;
  title: string;
  text: Told;
}

export interface RulesTold {
  sections: RuleSection[];
  hints: RuleSection[];
}

export type Outcome =
  | { kind: 'open'; told: Told }
  | { kind: 'won'; told: Told; side: SeatLetter[]; why: string }
  | { kind: 'drawn'; told: Told; why: string };

export interface LastMove {
  by: SeatLetter | null; // null for a draw that all have agreed on
  text: string;
  cells: string[]; // the route, landing by landing; none unless a piece moved
  hops: number;
  event: 'moved' | 'passed' | 'resigned' | 'timed-out' | 'left' | 'draw';
}

export interface SeatView {
  seat: SeatLetter;
  home: number; // pieces in the goal
  pieces: number;
  turnsNeeded: number; // an estimate; 0 once home
  resigned: boolean;
  isHome: boolean;
}

/** What the seat to move must do before anything else: move one of these pieces. */
export interface Duty {
  blockers: string[]; // must leave somebody's full goal
  campers: string[]; // must leave the camp they started in
  freeTurns: number | null; // its turns, this one included, until pieces must leave the camp; null where none will have to
}

/** One moment of a game. Games are immutable and numbered: undo, replay and trying other moves are just other numbers. */
export interface GameView {
  id: number;
  variant: string;
  house: string; // 'guards=1,...': what differs from the usual
  first: SeatLetter;
  position: string;
  toMove: SeatLetter;
  turn: number;
  events: number;
  pieces: Record<string, SeatLetter>;
  movable: string[];
  mayPass: boolean;
  duty: Duty; // empty once the game is over
  seats: SeatView[];
  leads: Partial<Record<SeatLetter, number>>; // how many turns each seat that still plays is ahead of the best one of the other sides
  sides: { seats: SeatLetter[]; lead: number }[]; // the same of sides
  outcome: Outcome;
  last: LastMove | null;
}

export interface Target {
  from: string;
  to: string;
  hops: number; // 0 for a step
  route: string[];
}

/** For a request `why` is a refusal, for a text it is a problem with line, column and what was expected. */
export type Answer<T> = { ok: true; value: T } | { ok: false; why: Told };

/** The house rules of a table: as text, and those that there is something to choose about. */
export interface HouseAgreed {
  text: string; // 'guards=1,...': what differs from the usual
  rules: { id: string; choices: string[]; choice: string }[];
}

/** How a table decides who makes the first move. */
export type Beginning = 'me' | 'you' | 'coin' | 'die' | 'youngest';

export interface Beginnings {
  ways: Beginning[]; // that the table can choose from
  way: Beginning; // the one that holds
  asked: SeatLetter[]; // among whom the table must be asked for the youngest
}

export interface Decision {
  first: SeatLetter;
  throws: Partial<Record<SeatLetter, number>>[]; // round by round, those who still took part; none unless a die was thrown
}

export interface ReadGame {
  game: GameView;
  moments: number[]; // the numbers of the game at each moment, from its start to now
  tags: Record<string, string>;
  result: string;
}

export interface RuleBook {
  variants(): Promise<VariantInfo[]>;
  /** The rules in words, of a variant or of the whole family where none is named. */
  rules(variant: string, house: string): Promise<Answer<RulesTold>>;
  newGame(variant: string, house: string, first: SeatLetter): Promise<Answer<GameView>>;
  fromPosition(variant: string, house: string, position: string): Promise<Answer<GameView>>;
  read(hgn: string): Promise<Answer<ReadGame>>;
  write(game: number, tags: Record<string, string>): Promise<string>;
  view(game: number): Promise<GameView>;
  /** From the start to now. */
  history(game: number): Promise<GameView[]>;
  /** The whole moves of one piece. */
  targets(game: number, from: string): Promise<Target[]>;
  /** Where the piece could hop on to after these landings, the first of which is where it stands. */
  nextHops(game: number, landings: string[]): Promise<string[]>;
  /** All hops and chains that the seat would have if it were its turn. */
  ladders(game: number, seat: SeatLetter): Promise<Target[]>;
  /** What a player asks for: 'e4-e6-e8', 'pass', 'resign', or whatever somebody typed. */
  play(game: number, seat: SeatLetter, request: string): Promise<Answer<GameView>>;
  /** What the arbiter of the table rules, never a player's text: 'draw', 'B:time', 'B:left'. */
  rule(game: number, ruling: string): Promise<Answer<GameView>>;
  /** Why a seat can't take a piece through these cells, or, of a single cell, can't move it at all; null where it can. */
  whyNot(game: number, seat: SeatLetter, cells: readonly string[]): Promise<Told | null>;
  /** Which of the computers does not agree to a draw, if one of them does not. */
  againstDraw(game: number, computers: readonly SeatLetter[]): Promise<SeatLetter | null>;
  /** Whether a game in text is the beginning of another, or the same one. */
  isPartOf(hgn: string, other: string): Promise<boolean>;
  /** What stands where in a position. */
  setOut(variant: string, position: string): Promise<Answer<Record<string, SeatLetter>>>;
  house(variant: string, house: string): Promise<Answer<HouseAgreed>>;
  /** The house rules with one of them changed. */
  agree(variant: string, house: string, rule: string, choice: string): Promise<Answer<HouseAgreed>>;
  beginnings(variant: string, persons: readonly SeatLetter[], wished: Beginning): Promise<Beginnings>;
  /** Who begins; null where a coin or a die needs more numbers. */
  decide(
    variant: string,
    persons: readonly SeatLetter[],
    wished: Beginning,
    chance: readonly number[],
  ): Promise<Decision | null>;
  /** Who begins when the same table plays again. */
  nextToBegin(variant: string, first: SeatLetter): Promise<SeatLetter>;
  forget(keep: number[]): Promise<void>;
  /** A decimal number, which may be too large for JavaScript's own. */
  perft(variant: string, house: string, position: string, depth: number): Promise<string>;
}

/** Of the seat to move: how many turns it is ahead of the best other, or after how many turns of all the game ends. */
export interface Score {
  kind: 'lead' | 'wins' | 'loses';
  turns: number;
}

export interface ScoredLine {
  moves: string[];
  routes: string[][];
  depth: number;
  nodes: number;
  score: Score;
  seats: Partial<Record<SeatLetter, number>>; // how many turns each seat is ahead at the line's end
}

export interface TurnReview {
  number: number; // of the event in the game, from 1
  by: SeatLetter;
  played: string;
  playedScore: Score;
  best: string;
  bestRoute: string[];
  bestScore: Score;
  costTurns: number; // says something only where both scores are leads
  isTurningPoint: boolean;
  seats: Partial<Record<SeatLetter, number>>; // how many turns each seat is ahead after it
}

/** It gets games as text (.hgn), since the two workers share no memory. */
export interface Thinker {
  /** The same game, level and seed give the same move, unless the time runs out. */
  choose(gameText: string, level: number, millis: number, seed: number): Promise<{ move: string }>;
  bestLines(
    gameText: string,
    count: number,
    millis: number,
    progress: (soFar: ScoredLine[]) => void,
  ): Promise<ScoredLine[]>;
  /** `turn` is null where an event was no turn: somebody resigned, or a draw was agreed on. */
  review(
    gameText: string,
    millisATurn: number,
    progress: (done: number, all: number, turn: TurnReview | null) => void,
  ): Promise<TurnReview[]>;
  bench(): Promise<{ nodes: number; millis: number }>;
  /** It will be asked soon. */
  prepare(): void;
  /** Ends whatever is being thought about: its promise is rejected with `Stopped`. */
  stop(): void;
}

/** Which of the two builds of the rule book a worker loads: WebAssembly where it can, unless it is told otherwise. */
export type Build = 'any' | 'js';

/** What the page sends to a worker. */
export type Question = { start: Build } | { id: number; ask: string; args: unknown[] };

/** What a worker sends to the page: JSON of an answer or of progress, or what went wrong. */
export type Reply =
  | { id: number; answer: string }
  | { id: number; progress: string }
  | { id: number; failure: string }
  | { broken: string };
