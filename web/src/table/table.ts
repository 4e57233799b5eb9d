import type { Command, GameView, May, Message, SeatLetter, Talk, VariantInfo } from '../rulebook/protocol';
import type { RemoteEvent, RemoteInfo, Words } from './remoteInfo';
import type { Level, Player } from './setup';

// The table behind a screen. Its authority is the arbiter, compiled into this page or at a server; the screen can't tell.
// The screen sends commands, gets replies, and receives events.

export type { May };

/** The occupant of a seat: a person at this device, a computer, or a remote player. */
export type Sitter = Player | { kind: 'elsewhere'; name: string };

/** The requests of players at this device: commands of the online protocol, and words to the others. */
export type TableRequest = Command | Words;

/** The request of a hand at a board. */
export type MoveRequest = Extract<Command, { what: 'play' }>;

/**
 * The reply to a request. Either it was executed and its events were published, or `why` is the reason for the refusal.
 */
export type Reply = { ok: true } | { ok: false; why: Message };

/** The state of a table. It is immutable; every event brings a new one. */
export interface TableState {
  readonly version: number; // of the last event
  readonly variant: VariantInfo;
  readonly sitters: Readonly<Record<SeatLetter, Sitter>>;
  readonly moments: readonly GameView[]; // from the start of the game to now, one at least
  readonly text: string; // the game as a file (.hgn)
  readonly thinking: SeatLetter | null; // the computer that thinks
  readonly isPaused: boolean;
  readonly may: May; // what this device may ask, as the arbiter says
  readonly talks: readonly Talk[]; // the open offers
  readonly standIns: Readonly<Partial<Record<SeatLetter, Level>>>; // the computers that play for people
  readonly remote: RemoteInfo | null; // the remote players; null at a local table
}

/** An event of a table. Versions count up by one. A listener that has missed some gets `renewed`. */
export type TableEvent = { readonly version: number } & (
  | { kind: 'appended'; view: GameView } // the game has another moment
  | { kind: 'taken-back'; moments: number } // the number of moments left
  | { kind: 'renewed' } // the whole state is new: another rule book's numbers, or moves made elsewhere
  | { kind: 'thinking'; seat: SeatLetter | null }
  | { kind: 'paused'; on: boolean }
  | { kind: 'trouble'; with: 'rule-book' | 'computer'; why: string }
  | RemoteEvent
);

/** An event before the table gives it a version. */
export type Happened = TableEvent extends infer E ? (E extends TableEvent ? Omit<E, 'version'> : never) : never;

export type TableListener = (event: TableEvent, now: TableState) => void;

export interface Table {
  readonly state: TableState;
  readonly isLeft: boolean;
  ask(request: TableRequest): Promise<Reply>;
  /** Subscribes to events, in order. Returns an unsubscribe function. */
  listen(listener: TableListener): () => void;
  /** Fulfilled once the table can answer. After the loss of a worker it has to read its game again. */
  ready(): Promise<void>;
  /** Checks for events that were missed while the page was hidden. */
  refresh(): Promise<void>;
  /** Lets the computers of this device play while the board is shown, and rest while it is not. */
  attend(isShown: boolean): void;
  /** Closes the table. Its last state can still be shown. */
  leave(): void;
  /** Forgets the games of a table that was left, because its state is no longer shown. */
  dispose(): void;
}
