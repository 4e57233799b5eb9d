import { USUAL_LOOKS } from '../../board/looks';
import { rules, whenLost } from '../../rulebook/books';
import type { GameView, SeatLetter, Shelf, VariantInfo } from '../../rulebook/protocol';
import { tagsOf } from '../players';
import type { Happened, Reply, Table, TableListener, TableRequest, TableState } from '../table';
import type { Change, Follower, Snapshot } from './follower';
import { type Around, around, lastMover, ownSeats } from './info';
import { after, momentsOf } from './replay';
import { commandFor, told } from './requests';
import type { Entry } from './wire';

const OK: Reply = { ok: true };
/** After more missed moves than this, the board jumps to the present position instead of showing each. */
const MOST_SHOWN = 4;
/** An event follows soon after its acknowledgement. After this time it is requested. */
const ECHO_MILLIS = 4000;
/** How long the table waits before each new attempt when its rule book disagrees with the server or dies. */
const ATTEMPT_MILLIS = [0, 1000] as const;

/**
 * A table at the server. The server decides. The page's rule book replays its events, so that a screen has the same
 * moments as at a local table. Events are published in the order of the server's log, one at a time.
 */
export class RemoteTable implements Table {
  state: TableState;
  readonly #listeners = new Set<TableListener>();
  readonly #waiting = new Set<() => void>();
  #queue: Promise<unknown> = Promise.resolve();
  isLeft = false;
  /** Failures in a row. */
  #failures = 0;
  readonly #unsubscribe: () => void;

  /** A table whose game has begun. */
  static async at(follower: Follower, me: () => string | null, variant: VariantInfo): Promise<RemoteTable> {
    const { snapshot } = follower;
    if (snapshot === null) throw new Error('A table that is not known yet.');
    const games = rules.shelf();
    try {
      const moments = await momentsOf(games, snapshot);
      return new RemoteTable(follower, me, variant, snapshot, games, moments);
    } catch (error) {
      games.dispose();
      throw error;
    }
  }

  private constructor(
    private readonly follower: Follower,
    private readonly me: () => string | null,
    variant: VariantInfo,
    snapshot: Snapshot,
    private readonly games: Shelf,
    moments: readonly GameView[],
  ) {
    this.#applied = snapshot.version;
    const version = 0;
    this.state = { version, variant, moments, text: '', ...this.#around(snapshot, moments) };
    this.#unsubscribe = whenLost((why) => {
      this.#tell({ kind: 'trouble', with: 'rule-book', why: why.message });
      this.#tryAgain(why, () => this.#inTurn(() => this.#renew()));
    });
    follower.listen((change) => void this.#inTurn(() => this.#follow(change)));
    void this.#inTurn(async () => {
      await this.#write();
      await this.#catchUp();
    });
  }

  /** The version of the server's log that the moments show. */
  #applied: number;

  listen(listener: TableListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async ready(): Promise<void> {
    await this.#queue;
  }

  async ask(request: TableRequest): Promise<Reply> {
    const { snapshot, id } = this.follower;
    if (snapshot === null || this.isLeft) return OK;
    const own = ownSeats(snapshot, this.me());
    const asking = commandFor(request, id, {
      after: this.state.moments.at(-1)?.events ?? 0,
      speaker: this.state.may.resign ?? own[0] ?? null,
      takesBack: lastMover(own, this.state.moments),
    });
    if (asking === null) return { ok: false, why: told('players-only') };
    const answer = await this.follower.ask(asking);
    if (answer.say === 'refused') return { ok: false, why: answer.why };
    await this.#reached(answer.version);
    return OK;
  }

  async refresh(): Promise<void> {
    this.follower.again();
  }

  /** Stops this table. The connection stays open, and the follower goes on. */
  leave(): void {
    this.isLeft = true;
    this.#listeners.clear();
    for (const go of this.#waiting) go();
    this.#unsubscribe();
  }

  dispose(): void {
    this.games.dispose();
  }

  /** The computers of this table are the server's. */
  attend(): void {}

  // --- Events from the server ---

  async #follow(change: Change): Promise<void> {
    switch (change.kind) {
      case 'renewed':
      case 'happened':
        return this.#catchUp();
      case 'around':
        return this.#presence();
      case 'phrase':
        return this.#tell({ kind: 'phrase', by: change.said.seat, phrase: change.said.phrase });
      case 'chat':
        return this.#tell({ kind: 'chat', by: change.said.seat, text: change.said.text });
      case 'line':
        return this.#line();
      case 'missing':
        return;
    }
  }

  async #catchUp(): Promise<void> {
    const { snapshot } = this.follower;
    if (snapshot === null) return;
    const start = snapshot.version - snapshot.entries.length;
    const news = snapshot.entries.filter(({ version }) => version > this.#applied);
    try {
      if (start > this.#applied || news.length > MOST_SHOWN) await this.#renew();
      else for (const entry of news) await this.#apply(entry, snapshot);
    } catch (error) {
      // The rule book disagrees with the server, so the whole table is loaded again.
      return this.#tryAgain(error as Error, () => this.follower.anew());
    }
    this.#failures = 0;
    this.#become(snapshot, this.state.moments);
    this.#tell({ kind: 'remote' });
    for (const go of this.#waiting) go();
  }

  /**
   * Recovers twice, the second time after a while. If that fails too, the error is shown. An old page must not send
   * requests to a newer server for ever.
   */
  #tryAgain(why: Error, act: () => unknown): void {
    const millis = ATTEMPT_MILLIS[this.#failures++];
    if (millis === undefined || millis > 0) this.#tell({ kind: 'trouble', with: 'rule-book', why: why.message });
    if (millis === undefined) return;
    if (millis === 0) act();
    else setTimeout(() => !this.isLeft && act(), millis);
  }

  async #renew(): Promise<void> {
    const { snapshot } = this.follower;
    if (snapshot === null) return;
    this.#become(snapshot, await momentsOf(this.games, snapshot));
    this.#applied = snapshot.version;
    await this.#write();
    this.#tell({ kind: 'renewed' });
  }

  async #apply({ version, event }: Entry, snapshot: Snapshot): Promise<void> {
    const moments = await after(this.games, [...this.state.moments], event, snapshot.plan);
    this.#become(snapshot, moments);
    this.#applied = version;
    if (event.kind === 'played' || event.kind === 'taken-back') await this.#write();
    const happened = this.#happened(event);
    if (happened !== null) this.#tell(happened);
  }

  #happened(event: Entry['event']): Happened | null {
    switch (event.kind) {
      case 'played': {
        const view = this.state.moments.at(-1);
        return view === undefined ? null : { kind: 'appended', view };
      }
      case 'taken-back':
        return { kind: 'taken-back', moments: this.state.moments.length };
      case 'paused':
      case 'resumed':
        return { kind: 'paused', on: event.kind === 'paused' };
      case 'proposed':
      case 'agreed':
      case 'declined':
        return { kind: event.kind, by: event.seat, proposal: event.proposal };
      case 'stood-in':
      case 'returned':
      case 'rematched':
        return event;
      default:
        return null;
    }
  }

  #presence(): void {
    const { snapshot } = this.follower;
    const before = this.state.remote?.absent ?? {};
    if (snapshot === null) return;
    this.#become(snapshot, this.state.moments);
    const now = this.state.remote?.absent ?? {};
    for (const { seat } of this.state.variant.seats) {
      const [was, is] = [before[seat] !== undefined, now[seat] !== undefined];
      if (was !== is) this.#tell({ kind: is ? 'away' : 'back', seat });
    }
    this.#tell({ kind: 'remote' });
  }

  #line(): void {
    const { snapshot, isConnected } = this.follower;
    if (snapshot === null || this.state.remote?.isConnected === isConnected) return;
    this.#become(snapshot, this.state.moments);
    this.#tell({ kind: 'line', isConnected });
  }

  /** Fulfilled once all events up to a version have been published. */
  #reached(version: number): Promise<void> {
    return new Promise((resolve) => {
      const late = setTimeout(() => this.follower.again(), ECHO_MILLIS);
      const look = (): void => {
        if (this.#applied < version && !this.isLeft) return;
        clearTimeout(late);
        this.#waiting.delete(look);
        resolve();
      };
      this.#waiting.add(look);
      look();
    });
  }

  async #write(): Promise<void> {
    const now = this.state.moments.at(-1);
    if (now === undefined) return;
    const seats: SeatLetter[] = this.state.variant.seats.map(({ seat }) => seat);
    const tags = tagsOf({ looks: USUAL_LOOKS, players: this.state.sitters }, seats);
    this.state = { ...this.state, text: await rules.write(now.id, tags) };
  }

  #around(snapshot: Snapshot, moments: readonly GameView[]): Around {
    return around(this.follower.id, snapshot, this.me(), this.follower.isConnected, moments);
  }

  #become(snapshot: Snapshot, moments: readonly GameView[]): void {
    this.state = { ...this.state, moments, ...this.#around(snapshot, moments) };
  }

  #inTurn<T>(act: () => Promise<T>): Promise<T | undefined> {
    const acted = this.#queue.then(() => (this.isLeft ? undefined : act()));
    this.#queue = acted.catch(() => undefined);
    return acted;
  }

  #tell(happened: Happened): void {
    const event = { ...happened, version: this.state.version + 1 };
    this.state = { ...this.state, version: event.version };
    for (const listener of this.#listeners) {
      try {
        listener(event, this.state);
      } catch (error) {
        reportError(error); // a fault of the screen is not one of the table
      }
    }
  }
}
