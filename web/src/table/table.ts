import type { GameView, SeatLetter, Told, VariantInfo } from '../rulebook/protocol';
import type { Company, CompanyEvent, CompanyRequest } from './company';
import type { Player } from './setup';

// What a screen plays at. Whether the authority is a rule book in this page or a server, a screen can't tell: it asks, is
// answered, and hears what happens.

/** Who sits at a seat: a person at this device, a computer, or somebody elsewhere. */
export type Sitter = Player | { kind: 'elsewhere'; name: string };

/** What a player, or the people at this device, may ask for. What an arbiter decides is not among it. */
export type TableRequest =
  | { ask: 'move'; seat: SeatLetter; text: string } // 'e4-e6-e8', or whatever somebody typed
  | { ask: 'pass' | 'resign' | 'offer-draw' | 'accept-draw'; seat: SeatLetter }
  | { ask: 'undo' } // back to the last time somebody at this device was to move
  | { ask: 'pause'; on: boolean }
  | CompanyRequest;

/** Every request is answered: it has happened, and the events about it have been told, or this is why it has not. */
export type Reply = { ok: true } | { ok: false; why: Told };

/** What this device may ask for now: the seats in whose name, or whether at all. */
export interface May {
  move: SeatLetter | null;
  resign: SeatLetter | null;
  offerDraw: SeatLetter | null;
  acceptDraw: SeatLetter | null;
  undo: boolean;
  pause: boolean;
}

/** How things stand at a table. A value: with every event another one takes its place. */
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

/** What happens at a table. Versions count up by one; who has missed some gets `renewed`. */
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
  /** Tells every event in its order. Answers with how to stop listening. */
  listen(listener: TableListener): () => void;
  /** Fulfilled once the table can answer: after a loss it may have to find its game again. */
  ready(): Promise<void>;
  /** Looks whether something has happened that could not be told, while this page was out of sight. */
  refresh(): Promise<void>;
  /** Nobody plays here any more. */
  leave(): void;
}
