import { brain } from '../rulebook/books';
import { Stopped } from '../rulebook/client';
import { settings } from '../settings/settings.svelte';

/** The shortest time between two moves, so that one can follow what the computers do. */
const PACE_MILLIS = { calm: 700, slow: 1800, quick: 150 } as const;

/** The computers at a table: they think on their own worker and move at a pace that a child can follow. */
export class Computers {
  isThinking = false;
  #lastMoveAt = 0;

  /** @param journeyMillis how long the screen takes to show the last move */
  constructor(private readonly journeyMillis: () => number) {}

  /** Somebody has moved: the next move waits for it to be seen. */
  sawMove(): void {
    this.#lastMoveAt = performance.now();
  }

  /** A move for the seat to move, not before the last one has been seen. */
  async choose(text: string, level: number, seed: number): Promise<string> {
    this.isThinking = true;
    const think = (): Promise<{ move: string }> =>
      brain.choose(text, level, Number(settings.choices.thinking) * 1000, seed);
    // A worker that has died is replaced by another, which gets one chance.
    const { move } = await think().catch((error: unknown) => {
      if (error instanceof Stopped) throw error;
      return think();
    });
    await this.#wait();
    return move;
  }

  done(): void {
    this.isThinking = false;
  }

  stop(): void {
    if (this.isThinking) brain.stop();
    this.isThinking = false;
  }

  async #wait(): Promise<void> {
    if (settings.isStill) return;
    const since = performance.now() - this.#lastMoveAt;
    const left = PACE_MILLIS[settings.choices.pace] + this.journeyMillis() - since;
    if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
  }
}
