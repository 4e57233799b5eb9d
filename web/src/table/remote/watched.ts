import { rules } from '../../rulebook/books';
import type { Entry, GameView, May, Shelf } from '../../rulebook/protocol';
import { momentsAfter } from '../events';
import type { Snapshot } from './follower';

/** A spectator without a name. No player has this id. */
const NOBODY = '-';

/** A server's table in the page's rule book: its moments, and what the player may ask. */
export class Watched {
  private constructor(
    private readonly games: Shelf,
    private readonly number: number,
    public moments: readonly GameView[],
    public may: May,
  ) {}

  /** Starts to follow a table: from a state of it, and the entries since. */
  static async at(id: string, snapshot: Snapshot, me: string | null): Promise<Watched> {
    const { maker, plan, stand, game, entries } = snapshot;
    const version = snapshot.version - entries.length;
    const state = { say: 'state', table: id, version, now: 0, maker, plan, stand, game };
    const games = rules.shelf();
    try {
      const { table, moments, may } = await games.watchTable(JSON.stringify(state), me ?? NOBODY, serverTime(snapshot));
      const watched = new Watched(games, table, moments, may);
      for (const entry of entries) await watched.follow(entry, snapshot, me);
      games.keepOnly(watched.moments);
      return watched;
    } catch (error) {
      games.dispose();
      throw error;
    }
  }

  /** Follows one entry of the server's log. Throws an error if it can't have happened. */
  async follow(entry: Entry, snapshot: Snapshot, me: string | null): Promise<void> {
    const { stand } = snapshot;
    const happened = { say: 'happened', table: '-', version: entry.version, now: 0, entries: [entry], stand };
    const text = JSON.stringify(happened);
    const { moments, may } = await this.games.followTable(this.number, text, me ?? NOBODY, serverTime(snapshot));
    const before = this.moments.length;
    this.moments = momentsAfter(this.moments, entry.event, () => {
      const [next] = moments;
      if (next === undefined) throw new Error('The rule book has no moment for a move.');
      return next;
    });
    if (this.moments.length < before) this.games.keepOnly(this.moments);
    this.may = may;
  }

  /** Looks again at what the player may ask: players come and go, and time passes. */
  async look(snapshot: Snapshot, me: string | null): Promise<void> {
    const absent = JSON.stringify(snapshot.absentSince);
    this.may = await rules.rightsAt(this.number, me ?? NOBODY, absent, serverTime(snapshot));
  }

  close(): void {
    void rules.closeTable(this.number).catch(() => undefined); // a worker that has died has no tables
  }

  /** Forgets the moments. A table that is left may still be analysed. */
  dispose(): void {
    this.games.dispose();
  }
}

function serverTime({ aheadMillis }: Snapshot): number {
  return Date.now() - aheadMillis;
}
