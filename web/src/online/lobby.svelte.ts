import { api } from './api';
import { online } from './online.svelte';
import type { ListedTable } from './wire';

/** Tables that are open and tables that are played, as they change; and one's own. */
export class Lobby {
  open = $state.raw<readonly ListedTable[] | null>(null);
  running = $state.raw<readonly ListedTable[]>([]);
  unfinished = $state.raw<readonly ListedTable[]>([]);
  finished = $state.raw<readonly ListedTable[]>([]);

  /** Follows the lobby. Answers with how to stop that. */
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

  /** One's own tables; without a name there are none. */
  async loadOwn(): Promise<void> {
    if (online.me === null) return;
    try {
      const { unfinished, finished } = await api.ownTables();
      this.unfinished = unfinished.toSorted((a, b) => Number(b.yourTurn ?? false) - Number(a.yourTurn ?? false));
      this.finished = finished;
    } catch {
      // The lobby itself says when the server can't be reached.
    }
  }
}
