import { api } from '../table/remote/api';
import type { ListedTable } from '../table/remote/wire';
import { online } from './online.svelte';

/** Live lists of open tables and of games in play, and the player's own tables. */
export class Lobby {
  open = $state.raw<readonly ListedTable[] | null>(null);
  running = $state.raw<readonly ListedTable[]>([]);
  unfinished = $state.raw<readonly ListedTable[]>([]);
  finished = $state.raw<readonly ListedTable[]>([]);

  /** Subscribes to the lobby. Returns an unsubscribe function. */
  follow(): () => void {
    const { connection } = online;
    const stop = connection.listen((message) => {
      if (message.say === 'welcome') {
        connection.say({ say: 'lobby', on: true });
        void this.loadOwn();
      }
      if (message.say !== 'lobby') return;
      this.open = message.open;
      this.running = message.running;
    });
    connection.say({ say: 'lobby', on: true });
    void this.loadOwn();
    return () => {
      stop();
      connection.say({ say: 'lobby', on: false });
    };
  }

  /** Loads the player's own tables. Without a name there are none. */
  async loadOwn(): Promise<void> {
    if (online.me === null) return;
    try {
      const { unfinished, finished } = await api.ownTables();
      this.unfinished = unfinished.toSorted((a, b) => Number(b.yourTurn ?? false) - Number(a.yourTurn ?? false));
      this.finished = finished;
    } catch {
      // The lobby itself shows that the server can't be reached.
    }
  }
}
