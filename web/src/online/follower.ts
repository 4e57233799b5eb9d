import type { Connection } from './connection';
import type { Asking, Entry, Plan, Said, ServerMessage, Stand } from './wire';

/** A table as far as it is known. A value: with every change another one takes its place. */
export interface Snapshot {
  readonly version: number;
  readonly maker: string;
  readonly plan: Plan;
  readonly stand: Stand;
  readonly game: string | null; // a game file, as it was at some version
  readonly entries: readonly Entry[]; // what has happened since
  readonly mayActAt: Readonly<Record<string, number>>; // when others may act for whoever is absent, by the player's id
  readonly spectators: number;
  readonly aheadMillis: number; // how much the clock of this device is ahead of the server's, whose times the others are
}

export type Change =
  | { kind: 'renewed' } // everything may be different
  | { kind: 'happened'; entries: readonly Entry[] }
  | { kind: 'around' }
  | { kind: 'phrase'; said: Said<'phrase'> }
  | { kind: 'chat'; said: Said<'chat'> }
  | { kind: 'missing' } // there is no such table
  | { kind: 'line' }; // the line to the server was lost or found

/** Follows one table over the line: what was missed is asked for by version. */
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

  /** Asks for what was missed. */
  again(): void {
    this.#watch();
  }

  /** Asks for the whole table: we may see more of it than before, or what we know of it is no good. */
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
    const { mayActAt = {}, spectators = 0 } = this.snapshot ?? {};
    const aheadMillis = this.#ahead(now);
    this.snapshot = { version, maker, plan, stand, game, entries: [], mayActAt, spectators, aheadMillis };
    this.#tell({ kind: 'renewed' });
  }

  #happened({ version, entries, stand, now }: Said<'happened'>): void {
    const before = this.snapshot ?? fromMaking(entries, stand);
    if (before === null) return this.anew();
    const news = entries.filter((entry) => entry.version > before.version);
    // What is older than the table as we know it must not turn it back, and what lies between has to be asked for.
    if (version < before.version || (news.length === 0 && entries.length > 0)) return;
    if (before.version + news.length !== version) return this.#watch();
    const aheadMillis = this.#ahead(now);
    const isNew = this.snapshot === null;
    this.snapshot = { ...before, version, stand, entries: [...before.entries, ...news], aheadMillis };
    this.#tell(isNew ? { kind: 'renewed' } : { kind: 'happened', entries: news });
  }

  #around({ mayActAt, spectators, now }: Said<'around'>): void {
    if (this.snapshot === null) return;
    this.snapshot = { ...this.snapshot, mayActAt, spectators, aheadMillis: this.#ahead(now) };
    this.#tell({ kind: 'around' });
  }

  /** By the latest message, because the clock of this device may have been set meanwhile. */
  #ahead(serverNow: number): number {
    return this.now() - serverNow;
  }

  /** Who plays or watches a game wants to see its moves at once, unless they take days. */
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

/** A log that is told from its very beginning. */
function fromMaking(entries: readonly Entry[], stand: Stand): Snapshot | null {
  const [first] = entries;
  if (first?.version !== 1 || first.event.kind !== 'made') return null;
  const { maker, plan } = first.event;
  const nobody = { mayActAt: {}, spectators: 0, aheadMillis: 0 };
  return { version: 0, maker, plan, stand, game: null, entries: [], ...nobody };
}
