import { api } from '../table/remote/api';
import { Connection, type LineState } from '../table/remote/connection';
import type { WirePlayer } from '../table/remote/wire';
import { notices, reason } from '../ui/notices.svelte';

/** The player's identity at the server, and the connection to it. No request is sent before the player plays online. */
class Online {
  me = $state.raw<WirePlayer | null>(null);
  /** Whether the server has sent the player's identity, or that it has none. */
  isKnown = $state(false);
  line = $state<LineState>('connecting');
  isWanted = $state(false);
  readonly connection = new Connection({ open: openSocket, chance: Math.random });

  constructor() {
    this.connection.watchState((state) => (this.line = state));
    this.connection.listen((message) => {
      if (message.say !== 'welcome') return;
      this.me = message.player;
      this.isKnown = true;
    });
  }

  /** Keeps the connection open for a screen. Returns a function that releases it. */
  want(): () => void {
    this.isWanted = true;
    this.connection.open();
    const again = (): void => {
      if (document.visibilityState === 'visible') this.connection.open();
    };
    window.addEventListener('online', again);
    document.addEventListener('visibilitychange', again);
    return () => {
      this.isWanted = false;
      window.removeEventListener('online', again);
      document.removeEventListener('visibilitychange', again);
    };
  }

  /** Takes a name: creates a player, or renames the present one. */
  beNamed(name: string): Promise<boolean> {
    return this.#become(() => api.beNamed(name));
  }

  /** Becomes the player whose code another device shows. */
  claim(code: string): Promise<boolean> {
    return this.#become(() => api.claim(code));
  }

  async forgetMe(): Promise<boolean> {
    return this.#become(async () => {
      await api.forgetMe();
      return { player: null };
    });
  }

  async load(): Promise<void> {
    if (this.isKnown) return;
    await this.#become(api.me, false);
  }

  async #become(ask: () => Promise<{ player: WirePlayer | null }>, calls = true): Promise<boolean> {
    const before = this.me?.id;
    try {
      this.me = (await ask()).player;
      this.isKnown = true;
    } catch (error) {
      notices.refuse(reason(error));
      return false;
    }
    // The server identifies the connection by the cookie at its opening, so it has to be renewed.
    if (calls && this.me?.id !== before && this.isWanted) this.connection.renew();
    return true;
  }
}

function openSocket(): WebSocket {
  const address = new URL('api/socket', window.location.href.split('#')[0]);
  address.protocol = address.protocol.replace('http', 'ws');
  return new WebSocket(address);
}

export const online = new Online();
