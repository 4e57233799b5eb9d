import { notices, reason } from '../play/notices.svelte';
import { api } from './api';
import { Connection, type LineState } from './connection';
import type { WirePlayer } from './wire';

/** Who we are to the server, and the one line to it. Nothing is asked before somebody wants to play online. */
class Online {
  me = $state.raw<WirePlayer | null>(null);
  /** Whether the server has said who we are, or that it does not know us. */
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

  /** A screen that needs the server is open. Answers with how to say that it is closed. */
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

  /** Takes a name, as a new player or for the one we are. */
  beNamed(name: string): Promise<boolean> {
    return this.#become(() => api.beNamed(name));
  }

  /** Becomes the player who has shown us a code on another device. */
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
    // The line knows us by the cookie that it was opened with.
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
