import { USUAL_LOOKS } from '../../board/looks';
import { rules, whenLost } from '../../rulebook/books';
import type { Entry, May, SeatLetter, VariantInfo } from '../../rulebook/protocol';
import { happenedOf } from '../events';
import { tagsOf } from '../players';
import type { Happened, Reply, Table, TableListener, TableRequest, TableState } from '../table';
import type { Change, Follower, Snapshot } from './follower';
import { type Around, around } from './info';
import { Watched } from './watched';

const OK: Reply = { ok: true };
/** After more missed moves than this, the board jumps to the present position instead of showing each. */
const MOST_SHOWN = 4;
/** An event follows soon after its acknowledgement. After this time it is requested. */
const ECHO_MILLIS = 4000;
/** How long the table waits before each new attempt when its rule book disagrees with the server or dies. */
const ATTEMPT_MILLIS = [0, 1000] as const;

/**
 * A table at the server. The server decides. The page's compiled table follows its log, so that a screen has the same
 * moments and rights as at a local table. Events are published in the order of the server's log, one at a time.
 */
export class RemoteTable implements Table {
  state: TableState;
  readonly #listeners = new Set<TableListener>();
  readonly #waiting = new Set<() => void>();
  #queue: Promise<unknown> = Promise.resolve();
  isLeft = false;
  #later: ReturnType<typeof setTimeout> | undefined;
  /** Failures in a row. */
  #failures = 0;
  readonly #unsubscribe: () => void;

  /** A table whose game has begun. */
  static async at(follower: Follower, me: () => string | null, variant: VariantInfo): Promise<RemoteTable> {
    const { snapshot } = follower;
    if (snapshot === null) throw new Error('A table that is not known yet.');
    const watched = await Watched.at(follower.id, snapshot, me());
    return new RemoteTable(follower, me, variant, snapshot, watched);
  }

  private constructor(
    private readonly follower: Follower,
    private readonly me: () => string | null,
    variant: VariantInfo,
    snapshot: Snapshot,
    private watched: Watched,
  ) {
    this.#applied = snapshot.version;
    const { moments, may } = watched;
    this.state = { version: 0, variant, moments, text: '', ...this.#around(snapshot, may) };
    this.#unsubscribe = whenLost((why) => {
      this.#tell({ kind: 'trouble', with: 'rule-book', why: why.message });
      this.#tryAgain(why, () => this.#inTurn(() => this.#renew()));
    });
    follower.listen((change) => void this.#inTurn(() => this.#follow(change)));
    void this.#inTurn(async () => {
      await this.#write();
      await this.#catchUp();
      await this.#presence();
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
    const asking = 'say' in request ? { ...request, table: id } : { say: 'ask' as const, table: id, do: request };
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
    clearTimeout(this.#later);
    this.watched.close();
    this.#listeners.clear();
    for (const go of this.#waiting) go();
    this.#unsubscribe();
  }

  dispose(): void {
    this.watched.dispose();
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
    await this.#look(snapshot);
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
    const before = this.watched;
    this.watched = await Watched.at(this.follower.id, snapshot, this.me());
    before.close();
    this.#become(snapshot);
    before.dispose();
    this.#applied = snapshot.version;
    await this.#write();
    this.#tell({ kind: 'renewed' });
  }

  async #apply(entry: Entry, snapshot: Snapshot): Promise<void> {
    await this.watched.follow(entry, snapshot, this.me());
    this.#become(snapshot);
    this.#applied = entry.version;
    if (entry.event.kind === 'played' || entry.event.kind === 'taken-back') await this.#write();
    const happened = happenedOf(entry.event, this.state.moments);
    if (happened !== null) this.#tell(happened);
  }

  /** Asks what the player may do now, and again when the wait for an absent player becomes fair. */
  async #look(snapshot: Snapshot): Promise<void> {
    await this.watched.look(snapshot, this.me());
    this.#become(snapshot);
    clearTimeout(this.#later);
    const now = Date.now();
    const waits = Object.values(snapshot.mayActAt).map((at) => at + snapshot.aheadMillis - now);
    const next = Math.min(...waits.filter((wait) => wait > 0));
    if (Number.isFinite(next)) this.#later = setTimeout(() => void this.#inTurn(() => this.#presence()), next + 1);
  }

  async #presence(): Promise<void> {
    const { snapshot } = this.follower;
    const before = this.state.remote?.absent ?? [];
    if (snapshot === null) return;
    await this.#look(snapshot);
    const now = this.state.remote?.absent ?? [];
    for (const { seat } of this.state.variant.seats) {
      const [was, is] = [before.includes(seat), now.includes(seat)];
      if (was !== is) this.#tell({ kind: is ? 'away' : 'back', seat });
    }
    this.#tell({ kind: 'remote' });
  }

  #line(): void {
    const { snapshot, isConnected } = this.follower;
    if (snapshot === null || this.state.remote?.isConnected === isConnected) return;
    this.#become(snapshot);
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

  #around(snapshot: Snapshot, may: May): Around {
    return around(this.follower.id, snapshot, this.me(), this.follower.isConnected, may);
  }

  #become(snapshot: Snapshot): void {
    const { moments, may } = this.watched;
    this.state = { ...this.state, moments, ...this.#around(snapshot, may) };
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
