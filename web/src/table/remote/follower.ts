import type { Connection } from './connection';
import type { Asking, Entry, Plan, Said, ServerMessage, Stand } from './wire';

/** The known state of a table. It is immutable; each change replaces it. */
export interface Snapshot {
  readonly version: number;
  readonly maker: string;
  readonly plan: Plan;
  readonly stand: Stand;
  readonly game: string | null; // a game file of some version
  readonly entries: readonly Entry[]; // the events since then
  readonly absentSince: Readonly<Record<string, number>>; // by the player's id
  readonly mayActAt: Readonly<Record<string, number>>; // when others may act for an absent player
  readonly spectators: number;
  readonly aheadMillis: number; // how much this device's clock is ahead of the server's, which all other times use
}

export type Change =
  | { kind: 'renewed' } // everything may have changed
  | { kind: 'happened'; entries: readonly Entry[] }
  | { kind: 'around' }
  | { kind: 'phrase'; said: Said<'phrase'> }
  | { kind: 'chat'; said: Said<'chat'> }
  | { kind: 'missing' } // there is no such table
  | { kind: 'line' }; // the connection to the server was lost or restored

/** Follows one table over the connection. Missed events are requested by version. */
export class Follower {
  snapshot: Snapshot | null = null;
  readonly #listeners = new Set<(change: Change) => void>();
  readonly #stops: (() => void)[] = [];

  constructor(
    private readonly line: Connection,
    readonly id: string,
    private readonly now: () => number = Date.now,
  ) {}

  get isConnected(): boolean {
    return this.line.state === 'connected';
  }

  start(): void {
    this.#stops.push(
      this.line.listen((message) => this.#heard(message)),
      this.line.watchState(() => this.#tell({ kind: 'line' })),
    );
    this.line.open();
    this.#watch();
  }

  stop(): void {
    for (const stop of this.#stops.splice(0)) stop();
    this.#listeners.clear();
    this.line.attend(false);
    this.line.say({ say: 'unwatch', table: this.id });
  }

  listen(listener: (change: Change) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Requests missed events. */
  again(): void {
    this.#watch();
  }

  /** Requests the whole table: the player may see more of it than before, or the snapshot is wrong. */
  anew(): void {
    this.line.say({ say: 'watch', table: this.id, since: 0 });
  }

  ask(asking: Asking): ReturnType<Connection['ask']> {
    return this.line.ask(asking);
  }

  #watch(): void {
    this.line.say({ say: 'watch', table: this.id, since: this.snapshot?.version ?? 0 });
  }

  #heard(message: ServerMessage): void {
    if (message.say === 'welcome') return this.#watch();
    if (!('table' in message) || message.table !== this.id) return;
    switch (message.say) {
      case 'state':
        return this.#state(message);
      case 'happened':
        return this.#happened(message);
      case 'around':
        return this.#around(message);
      case 'phrase':
        return this.#tell({ kind: 'phrase', said: message });
      case 'chat':
        return this.#tell({ kind: 'chat', said: message });
      case 'no-such-table':
        return this.#tell({ kind: 'missing' });
    }
  }

  #state({ version, maker, plan, stand, game, now }: Said<'state'>): void {
    const { absentSince = {}, mayActAt = {}, spectators = 0 } = this.snapshot ?? {};
    const aheadMillis = this.#ahead(now);
    const around = { absentSince, mayActAt, spectators };
    this.snapshot = { version, maker, plan, stand, game, entries: [], ...around, aheadMillis };
    this.#tell({ kind: 'renewed' });
  }

  #happened({ version, entries, stand, now }: Said<'happened'>): void {
    const before = this.snapshot ?? fromMaking(entries, stand);
    if (before === null) return this.anew();
    const news = entries.filter((entry) => entry.version > before.version);
    // Messages older than the snapshot are ignored. After a gap, the missed events are requested.
    if (version < before.version || (news.length === 0 && entries.length > 0)) return;
    if (before.version + news.length !== version) return this.#watch();
    const aheadMillis = this.#ahead(now);
    const isNew = this.snapshot === null;
    this.snapshot = { ...before, version, stand, entries: [...before.entries, ...news], aheadMillis };
    this.#tell(isNew ? { kind: 'renewed' } : { kind: 'happened', entries: news });
  }

  #around({ absentSince, mayActAt, spectators, now }: Said<'around'>): void {
    if (this.snapshot === null) return;
    this.snapshot = { ...this.snapshot, absentSince, mayActAt, spectators, aheadMillis: this.#ahead(now) };
    this.#tell({ kind: 'around' });
  }

  /** Uses the latest message, because the clock of this device may have been set meanwhile. */
  #ahead(serverNow: number): number {
    return this.now() - serverNow;
  }

  /** Whether moves should appear at once: a game is in play, and its turns don't take days. */
  #isLive(): boolean {
    if (this.snapshot === null) return false;
    const { plan, stand } = this.snapshot;
    return stand.phase === 'playing' && !stand.paused && !plan.pace.startsWith('days:');
  }

  #tell(change: Change): void {
    this.line.attend(this.#isLive());
    for (const listener of [...this.#listeners]) listener(change);
  }
}

/** The snapshot before the first event, if the log is complete from its creation. */
function fromMaking(entries: readonly Entry[], stand: Stand): Snapshot | null {
  const [first] = entries;
  if (first?.version !== 1 || first.event.kind !== 'made') return null;
  const { maker, plan } = first.event;
  const nobody = { absentSince: {}, mayActAt: {}, spectators: 0, aheadMillis: 0 };
  return { version: 0, maker, plan, stand, game: null, entries: [], ...nobody };
}
