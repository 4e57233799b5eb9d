import { type Branch, lit, pressed, type Scan, stepped } from './scanning';
import type { Press } from './switches';

/** How the highlight moves: by itself, by the switch (resting chooses), or by one switch while another one chooses. */
export type ScanMode = 'auto' | 'step' | 'two';

export interface ScanPace {
  mode: ScanMode;
  /** How long the highlight stays. */
  millis: number;
  /** How much longer it stays on the first of a group. */
  firstMillis: number;
}

/** Moves the scanning highlight through the elements that a switch can choose. */
export class Scanner<Thing> {
  #scan = $state.raw<Scan<Thing> | null>(null);
  #timer = 0;
  #pace: ScanPace = { mode: 'auto', millis: 0, firstMillis: 0 };
  #choose: (thing: Thing) => void = () => {};

  get lit(): readonly Thing[] {
    return this.#scan === null ? [] : lit(this.#scan);
  }

  get isOn(): boolean {
    return this.#scan !== null;
  }

  /** Starts over with new choices. If the switch moves the highlight, the first press brings it to the first choice. */
  restart(pace: ScanPace, branches: readonly Branch<Thing>[], choose: (thing: Thing) => void): void {
    this.stop();
    this.#pace = pace;
    this.#choose = choose;
    this.#scan = { branches, path: [pace.mode === 'auto' ? 0 : -1] };
    this.#rest();
  }

  stop(): void {
    window.clearTimeout(this.#timer);
    this.#scan = null;
  }

  press(which: Press): void {
    if (this.#pace.mode === 'auto' || (this.#pace.mode === 'two' && which === 'second')) this.#take();
    else this.#step();
  }

  #step(): void {
    if (this.#scan === null) return;
    this.#scan = stepped(this.#scan);
    this.#rest();
  }

  #take(): void {
    const result = this.#scan === null ? null : pressed(this.#scan);
    if (result === null) return;
    if ('chosen' in result) return this.#choose(result.chosen);
    this.#scan = result.within;
    this.#rest();
  }

  /** Schedules the action that follows if the switch is not pressed for a while. */
  #rest(): void {
    window.clearTimeout(this.#timer);
    const index = this.#scan?.path.at(-1) ?? -1;
    if (this.#pace.mode === 'two' || index < 0) return;
    const millis = this.#pace.millis + (index === 0 ? this.#pace.firstMillis : 0);
    this.#timer = window.setTimeout(() => (this.#pace.mode === 'auto' ? this.#step() : this.#take()), millis);
  }
}
