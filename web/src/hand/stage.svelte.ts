import { type Leap, leapMillis } from '../board/leap';
import type { Bubble } from '../board/marks';
import { settings } from '../settings/settings.svelte';
import { Ears } from './ears';

const BUBBLE_MILLIS = 6000;
/** Messages within this time are announced together. Otherwise the second would cut off the first. */
const BREATH_MILLIS = 150;

/** Temporary effects at a board: animations, text bubbles, announcements for screen readers. */
export class Stage {
  bubble = $state.raw<Bubble | null>(null);
  leap = $state.raw<Leap | null>(null);
  /** The last text. The number makes a repeated text a new one. */
  said = $state.raw({ number: 0, text: '' });
  /** The announcement: all texts within the time above. */
  announced = $state.raw({ number: 0, text: '' });
  readonly #ears = new Ears();
  #leaps = 0;
  #timer = 0;
  #breath: string[] = [];

  /** The duration of the last journey. */
  get journeyMillis(): number {
    return settings.isStill || this.leap === null ? 0 : leapMillis(this.leap.route);
  }

  /**
   * Subscribes to announcements, beginning with the last one if it had no subscriber. Returns an unsubscribe function.
   */
  heardBy(ear: (text: string) => void): () => void {
    return this.#ears.add(ear);
  }

  /** Drops the waiting announcement, because it is outdated. */
  forget(): void {
    this.#ears.forget();
  }

  leapAlong(route: readonly string[]): void {
    if (route.length > 1) this.leap = { number: ++this.#leaps, route };
  }

  settle(): void {
    this.leap = null;
  }

  /** Announces the answer to a player's action at once. */
  say(text: string): void {
    this.said = { number: this.said.number + 1, text };
    this.#breath.push(text);
    this.#announce();
  }

  /** Announces an event, together with others that follow within a short time. */
  tell(text: string): void {
    this.said = { number: this.said.number + 1, text };
    this.#breath.push(text);
    if (this.#breath.length === 1) window.setTimeout(() => this.#announce(), BREATH_MILLIS);
  }

  #announce(): void {
    if (this.#breath.length === 0) return;
    this.announced = { number: this.announced.number + 1, text: sentences(this.#breath.splice(0)) };
    this.#ears.tell(this.announced.text);
  }

  /**
   * Shows a bubble at a cell for a while and announces its text. With rings, it also marks the pieces that can move.
   */
  show(cell: string, text: string, rings = false): void {
    this.bubble = rings ? { cell, text, rings } : { cell, text };
    this.say(text);
    window.clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.hide(), BUBBLE_MILLIS);
  }

  hide(): void {
    this.bubble = null;
  }
}

/** Joins several texts. Each ends with a full stop before the next begins. */
export function sentences(sayings: readonly string[]): string {
  const last = sayings.length - 1;
  return sayings.map((one, index) => (index === last || /[.!?…]$/.test(one) ? one : `${one}.`)).join(' ');
}
