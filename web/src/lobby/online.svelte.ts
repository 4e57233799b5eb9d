import { offline } from '../offline/offline.svelte';
import { api } from '../table/remote/api';
import { Connection, type LineState } from '../table/remote/connection';
import type { WirePlayer } from '../table/remote/wire';
import { notices, reason } from '../ui/notices.svelte';

/** The protocol that this page speaks (docs/protocol-online.md). */
const PROTOCOL = 1;
/** How long the connection stays open when no screen wants it. */
const LINGER_MILLIS = 10_000;

/** The player's identity at the server, and the connection to it. No request is sent before the player plays online. */
class Online {
  me = $state.raw<WirePlayer | null>(null);
  /** Whether the server has sent the player's identity, or that it has none. */
  isKnown = $state(false);
  line = $state<LineState>('connecting');
  isWanted = $state(false);
  #wants = 0;
  readonly connection = new Connection({ open: openSocket, chance: Math.random });

  constructor() {
    const again = (): void => {
      if (this.isWanted && document.visibilityState === 'visible') this.connection.open();
    };
    window.addEventListener('online', again);
    document.addEventListener('visibilitychange', again);
    this.connection.watchState((state) => (this.line = state));
    this.connection.listen((message) => {
      if (message.say !== 'welcome') return;
      if (message.protocol > PROTOCOL) offline.mustUpdate();
      this.me = message.player;
      this.isKnown = true;
    });
  }

  /** Keeps the connection open for a screen or a table. Returns a function that releases it. The last one closes it. */
  want(): () => void {
    this.#wants++;
    this.isWanted = true;
    this.connection.open();
    return () => {
      this.isWanted = --this.#wants > 0;
      // The next screen may want it again.
      setTimeout(() => {
        if (!this.isWanted) this.connection.close();
      }, LINGER_MILLIS);
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
