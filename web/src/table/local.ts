import { brain, rules, whenLost } from '../rulebook/books';
import { Stopped } from '../rulebook/client';
import type { Answer, GameView, SeatLetter, Shelf } from '../rulebook/protocol';
import { type Allowances, allowancesOfPeople, missesTurn } from './allowances';
import { Computers } from './computers';
import type { GameStore } from './gameStore';
import { isHere, lastOwnMoment, mayHere } from './may';
import type { Opening } from './opening';
import type { SavedGame } from './saved';
import type { Setup } from './setup';
import type { Happened, Reply, Table, TableListener, TableRequest, TableState } from './table';

const OK: Reply = { ok: true };
const NOBODY_ELSEWHERE: Reply = {
  ok: false,
  why: { key: 'table.refused.nothing-proposed', code: 'nothing-proposed', facts: {} },
};

/** The thinker's worker starts this much later, so it does not delay the board. */
const BOARD_FIRST_MILLIS = 400;

/**
 * A table at this device. Its authority is the rule book in the page's worker. It handles one request at a time, and
 * stores the game before it publishes a move. It runs the computers and lets them answer draw offers.
 */
export class LocalTable implements Table {
  state: TableState;
  readonly setup: Setup;
  readonly #seed: number;
  readonly #tags: Opening['tags'];
  readonly #games: Shelf;
  readonly #allowances: Allowances;
  readonly #computers: Computers;
  readonly #listeners = new Set<TableListener>();
  #queue: Promise<unknown> = Promise.resolve();
  #recovery: Promise<unknown> | null = null;
  /** Grows with every change. A move that a computer chose in an earlier era is dropped. */
  #era = 0;
  isLeft = false;
  #isAttended = false;
  #unsubscribe = (): void => {};

  /** @param journeyMillis how long the screen takes to show the last move */
  constructor(
    { variant, setup, moments, seed, tags, games, isPaused = false }: Opening,
    private readonly store: GameStore,
    journeyMillis: () => number,
  ) {
    this.setup = setup;
    this.#seed = seed;
    this.#tags = tags;
    this.#games = games;
    this.#allowances = allowancesOfPeople(setup.allowances, setup.players);
    this.#computers = new Computers(journeyMillis);
    const seated = { sitters: setup.players, moments };
    const calm = { text: '', thinking: null, isPaused, remote: null };
    this.state = { version: 0, variant, ...seated, ...calm, may: mayHere(seated, this.#allowances) };
  }

  /** Stores the game from now on. Returns the game that was set aside for it. */
  async begin(): Promise<SavedGame | null> {
    this.#unsubscribe = whenLost((why) => this.#recover(why));
    this.store.begin();
    const { text, aside } = await this.#write(this.#now);
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

  /** Reads the game again if another tab has continued it. An older state must not overwrite a newer one. */
  refresh(): Promise<void> {
    return this.#inTurn(() => this.#catchUp());
  }

  async #catchUp(): Promise<void> {
    const saved = this.store.writtenElsewhere();
    const { moments, text } = this.state;
    if (saved === null || !(await rules.isPartOf(text, saved.text))) return;
    const answer = await this.#games.read(saved.text);
    if (!answer.ok || answer.value.moments.length <= moments.length) return;
    const later = await this.#games.history(answer.value.game.id);
    if (!this.isLeft) await this.#renew(later);
  }

  leave(): void {
    this.isLeft = true;
    this.#era++;
    this.#computers.stop();
    this.#listeners.clear();
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

  // --- Requests ---

  async #answer(request: TableRequest): Promise<Reply> {
    if (this.isLeft) return OK; // another game is stored by now
    const { id } = this.#now;
    switch (request.ask) {
      case 'move':
        return this.#settle(await this.#games.play(id, request.seat, request.text));
      case 'pass':
      case 'resign':
        return this.#settle(await this.#games.play(id, request.seat, request.ask));
      case 'offer-draw':
        return this.#offerDraw(request.seat);
      case 'accept-draw':
        return this.#settle(await this.#games.play(id, request.seat, 'accept draw'));
      case 'undo':
        return this.#undo();
      case 'pause':
        return this.#pause(request.on);
      default:
        return NOBODY_ELSEWHERE;
    }
  }

  async #settle(answer: Answer<GameView>): Promise<Reply> {
    if (!answer.ok) return answer;
    this.#interrupt();
    await this.#append(answer.value);
    return OK;
  }

  /** The players at one device have agreed in person before they ask. Computers agree unless they are ahead. */
  async #offerDraw(by: SeatLetter): Promise<Reply> {
    this.#tell({ kind: 'draw-offered', by });
    const computers = this.#seats.filter((seat) => !isHere(this.state.sitters, seat));
    const against = await rules.againstDraw(this.#now.id, computers);
    if (against === null) return this.#settle(await this.#games.rule(this.#now.id, 'draw'));
    this.#tell({ kind: 'draw-declined', by: against });
    return OK;
  }

  async #undo(): Promise<Reply> {
    const moment = lastOwnMoment(this.state);
    if (!this.state.may.undo) return OK;
    this.#interrupt();
    const moments = this.state.moments.slice(0, moment + 1);
    const { text } = await this.#write(moments.at(-1) ?? this.#now);
    this.#become({ moments, text });
    this.#games.keepOnly(moments);
    this.#tell({ kind: 'taken-back', moments: moments.length });
    void this.#next();
    return OK;
  }

  async #pause(on: boolean): Promise<Reply> {
    this.#become({ isPaused: on });
    await this.#write(this.#now);
    this.#tell({ kind: 'paused', on });
    void this.#next();
    return OK;
  }

  // --- After a request ---

  async #append(view: GameView): Promise<void> {
    if (this.isLeft) return; // another game is stored by now
    this.#era++;
    const { text } = await this.#write(view);
    this.#become({ moments: [...this.state.moments, view], text });
    this.#tell({ kind: 'appended', view });
    this.#computers.sawMove();
    void this.#next();
  }

  /** Starts the computer's turn, or skips a turn that is missed. */
  async #next(): Promise<void> {
    const view = this.#now;
    if (!this.isLeft && missesTurn(this.#allowances, this.state.moments)) return this.#skip(view);
    const player = this.state.sitters[view.toMove];
    const isBusy = this.#computers.isThinking || this.state.isPaused || this.isLeft || !this.#isAttended;
    if (isBusy || view.outcome.kind !== 'open' || player.kind !== 'computer') return;
    const era = this.#era;
    this.#think(view.toMove);
    try {
      const move = await this.#computers.choose(this.state.text, player.level, this.#seed + view.turn);
      await this.#inTurn(() => this.#playFor(view, move, era));
    } catch (error) {
      if (error instanceof Stopped || era !== this.#era) return;
      this.#giveUp(error);
    }
  }

  /** Skips a turn because of a head start. It is a ruling of the table. */
  async #skip(view: GameView): Promise<void> {
    const era = this.#era;
    await this.#inTurn(async () => {
      if (era === this.#era) await this.#settle(await this.#games.rule(view.id, `${view.toMove}:skip`));
    });
  }

  /** Plays the move of a computer unless the game has changed meanwhile. */
  async #playFor(view: GameView, move: string, era: number): Promise<void> {
    if (era !== this.#era) return;
    this.#computers.done();
    this.#think(null);
    if (this.state.isPaused) return;
    const answer = await this.#games.play(view.id, view.toMove, move);
    if (!answer.ok) throw new Error(answer.why.key);
    await this.#append(answer.value);
  }

  /** Pauses the game. 'Play on' lets the computer think again. */
  #giveUp(error: unknown): void {
    this.#computers.done();
    this.#become({ isPaused: true, thinking: null });
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

  /** Recovers after the death of the rule book's worker. The game is read again from its text, so nothing is lost. */
  #recover({ message }: Error): void {
    this.#tell({ kind: 'trouble', with: 'rule-book', why: message });
    if (this.#recovery !== null || this.isLeft) return;
    // If the next worker dies too, there is no third. The game is stored, and the page shows the error.
    this.#recovery = this.#readAgain()
      .catch(() => undefined)
      .finally(() => {
        this.#recovery = null;
      });
  }

  async #readAgain(): Promise<void> {
    const answer = await this.#games.read(this.state.text);
    if (answer.ok) await this.#renew(await this.#games.history(answer.value.game.id));
  }

  async #renew(moments: readonly GameView[]): Promise<void> {
    this.#interrupt();
    this.#games.keepOnly(moments);
    const { text } = await this.#write(moments.at(-1) ?? this.#now);
    this.#become({ moments, text });
    this.#tell({ kind: 'renewed' });
    void this.#next();
  }

  #write(view: GameView): Promise<{ text: string; aside: SavedGame | null }> {
    const { isPaused } = this.state;
    return this.store.write(view, { setup: this.setup, seed: this.#seed, tags: this.#tags, isPaused }, this.#seats);
  }

  /** Queues requests: each waits for the one before it, and for the rule book if it has to read the game again. */
  #inTurn<T>(act: () => Promise<T>): Promise<T> {
    const acted = this.#queue.then(() => this.ready()).then(act);
    this.#queue = acted.catch(() => undefined);
    return acted;
  }

  #become(change: Partial<TableState>): void {
    const state = { ...this.state, ...change };
    this.state = { ...state, may: mayHere(state, this.#allowances) };
  }

  #tell(happened: Happened): void {
    const event = { ...happened, version: this.state.version + 1 };
    this.state = { ...this.state, version: event.version };
    for (const listener of this.#listeners) listener(event, this.state);
  }
}
