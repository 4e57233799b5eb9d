import { brain } from '../rulebook/books';
import { Stopped } from '../rulebook/client';
import { settings } from '../settings/settings.svelte';

/**
 * The shortest time between two moves, so that people can follow the computers. It also applies while motion is off.
 */
const PACE_MILLIS = { calm: 700, slow: 1800, quick: 150, instant: 0 } as const;

/** The computers at a table. They think in their own worker and move at a pace that a child can follow. */
export class Computers {
  isThinking = false;
  #lastMoveAt = 0;

  /** @param journeyMillis how long the screen takes to show the last move */
  constructor(private readonly journeyMillis: () => number) {}

  /** Called after each move. The next one waits until this one has been shown. */
  sawMove(): void {
    this.#lastMoveAt = performance.now();
  }

  /** A move for the seat to move. It comes after the last one has been shown. */
  async choose(text: string, level: number, seed: number): Promise<string> {
    this.isThinking = true;
    const think = (): Promise<{ move: string }> =>
      brain.choose(text, level, Number(settings.choices.thinking) * 1000, seed);
    // If the worker has died, the search is retried once with a new one.
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
    const since = performance.now() - this.#lastMoveAt;
    const left = PACE_MILLIS[settings.choices.pace] + this.journeyMillis() - since;
    if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
  }
}
