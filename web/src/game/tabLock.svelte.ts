/** Lets one tab at a time play a local game. Where the browser has no locks, every tab may. */
export class TabLock {
  /** Whether another tab plays the game. */
  isElsewhere = $state(false);
  #name = '';
  #current = new AbortController();
  /** Settled once the lock of the game before is free. */
  #held: Promise<unknown> = Promise.resolve();

  /** @param changed called when another tab has taken the game, or this tab has got it back */
  constructor(private readonly changed: () => void) {}

  /** Takes a game, unless another tab has it. Then this tab waits until the other one is closed. */
  async take(game: string): Promise<void> {
    this.release();
    await this.#held;
    this.#name = `halma.game.${game}`;
    await this.#request({ ifAvailable: true });
  }

  /** Takes the game away from the other tab. */
  takeOver(): Promise<void> {
    return this.#request({ steal: true });
  }

  release(): void {
    this.#current.abort();
    this.isElsewhere = false;
  }

  /** Fulfilled once it is known whether the game is played here. */
  #request(how: LockOptions): Promise<void> {
    this.#current.abort();
    const current = new AbortController();
    this.#current = current;
    const { signal } = current;
    if (navigator.locks === undefined) return Promise.resolve();
    return new Promise((known) => {
      const held = navigator.locks.request(this.#name, how, (lock) => {
        known();
        if (signal.aborted) return;
        if (lock === null) return this.#wait(signal);
        this.#become(false);
        return until(signal);
      });
      // Another tab has taken the game over.
      this.#held = held.catch(() => signal.aborted || this.#wait(signal));
    });
  }

  #become(isElsewhere: boolean): void {
    if (this.isElsewhere === isElsewhere) return;
    this.isElsewhere = isElsewhere;
    this.changed();
  }

  #wait(signal: AbortSignal): void {
    this.#become(true);
    const held = navigator.locks.request(this.#name, { signal }, () => {
      this.#become(false);
      return until(signal);
    });
    this.#held = held.catch(() => signal.aborted || this.#wait(signal));
  }
}

function until(signal: AbortSignal): Promise<void> {
  return new Promise((done) => signal.addEventListener('abort', () => done(), { once: true }));
}
