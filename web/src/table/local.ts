import { brain, rules, whenLost } from '../rulebook/books';
import { Stopped } from '../rulebook/client';
import type {
  Answer,
  Command,
  Entry,
  GameView,
  SeatLetter,
  Shelf,
  Stand,
  TableOpened,
  TableStep,
} from '../rulebook/protocol';
import { Computers } from './computers';
import { happenedOf, isHere, levelAt, momentsAfter, standInsOf } from './events';
import type { GameStore } from './gameStore';
import { gameFromText, HERE, type Opening, rematchOf } from './opening';
import type { SavedGame } from './saved';
import type { Setup } from './setup';
import type { Happened, Reply, Table, TableListener, TableRequest, TableState } from './table';

const OK: Reply = { ok: true };

/** The thinker's worker starts this much later, so it does not delay the board. */
const BOARD_FIRST_MILLIS = 400;

/**
 * A table at this device. The compiled arbiter decides. This class takes one command at a time, stores the log before it
 * publishes what has happened, and lets the computers move at their pace.
 */
export class LocalTable implements Table {
  state: TableState;
  readonly setup: Setup;
  readonly #seed: number;
  readonly #tags: Opening['tags'];
  #games: Shelf;
  readonly #computers: Computers;
  readonly #listeners = new Set<TableListener>();
  /** The number of the table in the rule book's worker. */
  #number: number;
  #log: readonly Entry[];
  #stand: Stand;
  #queue: Promise<unknown> = Promise.resolve();
  #recovery: Promise<unknown> | null = null;
  /** Grows with every change. A move that a computer chose in an earlier era is dropped. */
  #era = 0;
  isLeft = false;
  #isAttended = false;
  #unsubscribe = (): void => {};

  /** @param journeyMillis how long the screen takes to show the last move */
  constructor(
    { variant, setup, opened, seed, tags, games }: Opening,
    private readonly store: GameStore,
    journeyMillis: () => number,
  ) {
    this.setup = setup;
    this.#seed = seed;
    this.#tags = tags;
    this.#games = games;
    this.#computers = new Computers(journeyMillis);
    const calm = { version: 0, text: '', thinking: null, remote: null };
    this.state = { variant, sitters: setup.players, moments: opened.moments, ...calm, ...shown(opened) };
    this.#number = opened.table;
    this.#log = opened.entries;
    this.#stand = opened.stand;
  }

  /** Stores the game from now on. Returns the game that was set aside for it. */
  async begin(): Promise<SavedGame | null> {
    this.#unsubscribe = whenLost((why) => this.#recover(why));
    this.store.begin();
    const { text, aside } = await this.#write(this.#now, this.#log);
    this.#become({ text });
    if (this.#seats.some((seat) => !isHere(this.state.sitters, seat))) {
      setTimeout(() => brain.prepare(), BOARD_FIRST_MILLIS);
    }
    return aside;
  }

  /** Lets the computers play while the board is shown, and rest while it is not. */
  attend(isShown: boolean): void {
    if (this.#isAttended === isShown) return;
    this.#isAttended = isShown;
    if (isShown) void this.#next();
    else this.#interrupt();
  }

  listen(listener: TableListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async ready(): Promise<void> {
    await this.#recovery;
  }

  ask(request: TableRequest): Promise<Reply> {
    return this.#inTurn(() => this.#answer(request));
  }

  /** The same table once more, after the end of the game. */
  rematch(seat: SeatLetter): Promise<Answer<Opening>> {
    return this.#inTurn(async () => {
      const reply = await this.#answer({ what: 'propose', seat, proposal: 'rematch' });
      return reply.ok ? rematchOf(this.setup, this.#number) : reply;
    });
  }

  /** Reads the game again if another tab has continued it. An older state must not overwrite a newer one. */
  refresh(): Promise<void> {
    return this.#inTurn(() => this.#catchUp());
  }

  async #catchUp(): Promise<void> {
    const saved = this.store.writtenElsewhere();
    const { moments, text } = this.state;
    if (saved === null || !(await rules.isPartOf(text, saved.text))) return;
    const answer = await gameFromText(saved.text, saved.setup, saved);
    if (!answer.ok) return;
    const { opened, games } = answer.value;
    if (this.isLeft || opened.moments.length <= moments.length) return games.dispose();
    this.#games.dispose();
    this.#games = games;
    await this.#renew(opened);
  }

  leave(): void {
    this.isLeft = true;
    this.#era++;
    this.#computers.stop();
    this.#listeners.clear();
    void rules.closeTable(this.#number).catch(() => undefined); // a worker that has died has no tables
    this.#unsubscribe();
  }

  dispose(): void {
    this.#games.dispose();
  }

  get #now(): GameView {
    const now = this.state.moments.at(-1);
    if (now === undefined) throw new Error('A game has one moment at least.');
    return now;
  }

  get #seats(): SeatLetter[] {
    return this.state.variant.seats.map(({ seat }) => seat);
  }

  // --- Commands ---

  async #answer(request: TableRequest): Promise<Reply> {
    if (this.isLeft || 'say' in request) return OK; // another game is stored by now; and people here talk without us
    return this.#settle(await this.#decided(request));
  }

  #decided(command: Command): Promise<Answer<TableStep>> {
    return this.#games.askTable(this.#number, HERE, JSON.stringify(command), '{}', Date.now());
  }

  async #settle(answer: Answer<TableStep>): Promise<Reply> {
    if (!answer.ok) return answer;
    const { entries } = answer.value;
    if (entries.length === 0) return OK;
    // A proposal that is put to people does not change what a computer thinks about.
    if (entries.some(({ event }) => !isWord(event.kind))) this.#interrupt();
    await this.#append(answer.value);
    return OK;
  }

  // --- After a command ---

  /** Stores the log, then publishes each of its new entries. */
  async #append(step: TableStep): Promise<void> {
    const log = [...this.#log, ...step.entries];
    const views = [...step.moments];
    const stages = step.entries.map(({ event }) => ({ event, next: isMove(event.kind) ? views.shift() : undefined }));
    let { moments } = this.state;
    const published: { moments: readonly GameView[]; happened: Happened | null }[] = [];
    for (const { event, next } of stages) {
      moments = momentsAfter(moments, event, () => next ?? this.#now);
      published.push({ moments, happened: isSilent(event, step.stand) ? null : happenedOf(event, moments) });
    }
    const { text } = await this.#write(moments.at(-1) ?? this.#now, log);
    if (this.isLeft) return;
    this.#log = log;
    this.#stand = step.stand;
    for (const one of published) {
      this.#become({ ...shown(step), moments: one.moments, text });
      if (one.happened !== null) this.#tell(one.happened);
    }
    if (step.entries.some(({ event }) => event.kind === 'taken-back')) this.#games.keepOnly(moments);
    if (step.moments.length > 0) this.#computers.sawMove();
    void this.#next();
  }

  /** Lets a computer think, if it is to move. */
  async #next(): Promise<void> {
    const seat = this.#stand.thinking;
    const level = seat === null ? null : levelAt(this.#stand, seat);
    if (this.#computers.isThinking || this.isLeft || !this.#isAttended || seat === null || level === null) return;
    const { turn, events } = this.#now;
    const era = this.#era;
    this.#think(seat);
    try {
      const move = await this.#computers.choose(this.state.text, level, this.#seed + turn);
      await this.#inTurn(() => this.#playFor(seat, move, events, era));
    } catch (error) {
      if (error instanceof Stopped || era !== this.#era) return;
      await this.#giveUp(error);
    }
  }

  /** Plays the move of a computer unless the game has changed meanwhile. */
  async #playFor(seat: SeatLetter, move: string, after: number, era: number): Promise<void> {
    if (era !== this.#era) return;
    this.#computers.done();
    this.#think(null);
    this.#era++;
    const answer = await this.#games.moveAtTable(this.#number, seat, move, after, Date.now());
    if (!answer.ok) throw new Error(answer.why.key);
    await this.#append(answer.value);
  }

  /** Pauses the game. 'Play on' lets the computer think again. */
  async #giveUp(error: unknown): Promise<void> {
    this.#computers.done();
    this.#become({ thinking: null });
    const seat = this.state.may.propose.pause;
    if (seat !== undefined) await this.ask({ what: 'propose', seat, proposal: 'pause' });
    this.#tell({ kind: 'trouble', with: 'computer', why: error instanceof Error ? error.message : String(error) });
  }

  #think(seat: SeatLetter | null): void {
    this.#become({ thinking: seat });
    this.#tell({ kind: 'thinking', seat });
  }

  /** Stops the computers and drops their moves. */
  #interrupt(): void {
    this.#era++;
    this.#computers.stop();
    this.#become({ thinking: null });
  }

  /** Recovers after the death of the rule book's worker. The table is made again from its log, so nothing is lost. */
  #recover({ message }: Error): void {
    this.#tell({ kind: 'trouble', with: 'rule-book', why: message });
    if (this.#recovery !== null || this.isLeft) return;
    // If the next worker dies too, there is no third. The game is stored, and the page shows the error.
    this.#recovery = this.#games
      .replayTable(JSON.stringify(this.#log), Date.now())
      .then((opened) => this.#renew(opened))
      .catch(() => undefined)
      .finally(() => {
        this.#recovery = null;
      });
  }

  async #renew(opened: TableOpened): Promise<void> {
    this.#interrupt();
    this.#number = opened.table;
    this.#log = opened.entries;
    this.#stand = opened.stand;
    this.#become({ ...shown(opened), moments: opened.moments });
    this.#games.keepOnly(opened.moments);
    const { text } = await this.#write(this.#now, this.#log);
    this.#become({ text });
    this.#tell({ kind: 'renewed' });
    void this.#next();
  }

  #write(view: GameView, log: readonly Entry[]): Promise<{ text: string; aside: SavedGame | null }> {
    return this.store.write(view, { setup: this.setup, seed: this.#seed, tags: this.#tags, log }, this.#seats);
  }

  /** Queues requests: each waits for the one before it, and for the rule book if it has to read the game again. */
  #inTurn<T>(act: () => Promise<T>): Promise<T> {
    const acted = this.#queue.then(() => this.ready()).then(act);
    this.#queue = acted.catch(() => undefined);
    return acted;
  }

  #become(change: Partial<TableState>): void {
    this.state = { ...this.state, ...change };
  }

  #tell(happened: Happened): void {
    const event = { ...happened, version: this.state.version + 1 };
    this.state = { ...this.state, version: event.version };
    for (const listener of this.#listeners) listener(event, this.state);
  }
}

function shown({ stand, may }: TableStep): Pick<TableState, 'isPaused' | 'may' | 'talks' | 'standIns'> {
  return { isPaused: stand.paused, may, talks: stand.talks, standIns: standInsOf(stand.chairs) };
}

function isMove(kind: Entry['event']['kind']): boolean {
  return kind === 'played' || kind === 'began';
}

function isWord(kind: Entry['event']['kind']): boolean {
  return kind === 'proposed' || kind === 'agreed' || kind === 'declined';
}

/** Whether an offer was accepted at once, so that only what follows from it is worth a word. A rematch is shown at once. */
function isSilent(event: Entry['event'], { talks }: Stand): boolean {
  if (event.kind === 'rematched') return true;
  if (event.kind !== 'proposed' && event.kind !== 'agreed') return false;
  return talks.every(({ proposal }) => proposal !== event.proposal);
}
