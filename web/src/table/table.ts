import type { GameView, SeatLetter, Told, VariantInfo } from '../rulebook/protocol';
import type { Company, CompanyEvent, CompanyRequest } from './company';
import type { Player } from './setup';

// What a screen plays at. The authority may be a rule book in this page or a server; a screen can't tell. It asks, gets an
// answer, and hears events.

/** Who sits at a seat: a person at this device, a computer, or somebody elsewhere. */
export type Sitter = Player | { kind: 'elsewhere'; name: string };

/** What the people at this device may ask for. Decisions of an arbiter are not requests. */
export type TableRequest =
  | { ask: 'move'; seat: SeatLetter; text: string } // 'e4-e6-e8', or whatever somebody typed
  | { ask: 'pass' | 'resign' | 'offer-draw' | 'accept-draw'; seat: SeatLetter }
  | { ask: 'undo' } // back to the last time somebody at this device was to move
  | { ask: 'pause'; on: boolean }
  | CompanyRequest;

/** The request that a hand makes at a board. */
export type MoveRequest = Extract<TableRequest, { ask: 'move' }>;

/** The answer to a request. Either it has happened and its events have been told, or `why` is the reason why not. */
export type Reply = { ok: true } | { ok: false; why: Told };

/** What this device may ask for now: the seat in whose name, or whether at all. */
export interface May {
  move: SeatLetter | null;
  resign: SeatLetter | null;
  offerDraw: SeatLetter | null;
  acceptDraw: SeatLetter | null;
  undo: boolean;
  hint: boolean; // whether the seat to move may ask for a hint
  pause: boolean;
}

/** The state of a table. It is a value; every event brings a new one. */
export interface TableState {
  readonly version: number; // of the last event
  readonly variant: VariantInfo;
  readonly sitters: Readonly<Record<SeatLetter, Sitter>>;
  readonly moments: readonly GameView[]; // from the start of the game to now, one at least
  readonly text: string; // the game as a file (.hgn)
  readonly thinking: SeatLetter | null; // the computer that thinks
  readonly isPaused: boolean;
  readonly may: May;
  readonly company: Company | null; // who is elsewhere; null at a table of this device alone
}

/** What happens at a table. Versions count up by one. A listener that has missed some gets `renewed`. */
export type TableEvent = { readonly version: number } & (
  | { kind: 'appended'; view: GameView } // the game has another moment
  | { kind: 'taken-back'; moments: number } // so many moments are left
  | { kind: 'renewed' } // the whole state is new: another rule book's numbers, or moves made elsewhere
  | { kind: 'thinking'; seat: SeatLetter | null }
  | { kind: 'paused'; on: boolean }
  | { kind: 'draw-offered' | 'draw-declined'; by: SeatLetter }
  | { kind: 'trouble'; with: 'rule-book' | 'computer'; why: string }
  | CompanyEvent
);

/** An event without its number, which the table gives it. */
export type Happened = TableEvent extends infer E ? (E extends TableEvent ? Omit<E, 'version'> : never) : never;

export type TableListener = (event: TableEvent, now: TableState) => void;

export interface Table {
  readonly state: TableState;
  ask(request: TableRequest): Promise<Reply>;
  /** Tells every event in its order. Returns a function that stops listening. */
  listen(listener: TableListener): () => void;
  /** Fulfilled once the table can answer. After a loss it has to read its game again. */
  ready(): Promise<void>;
  /** Checks for events that were missed while the page was hidden. */
  refresh(): Promise<void>;
  /** Nobody plays here any more. */
  leave(): void;
}
