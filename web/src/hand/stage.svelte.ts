import { type Leap, leapMillis } from '../board/leap';
import type { Bubble } from '../board/marks';
import { settings } from '../settings/settings.svelte';
import { Ears } from './ears';

const BUBBLE_MILLIS = 6000;
/** What is told within this time is announced together: of two announcements the first would be cut off. */
const BREATH_MILLIS = 150;

/** What is shown or said for a moment: journeys of pieces, words at a cell, words for screen readers. */
export class Stage {
  bubble = $state.raw<Bubble | null>(null);
  leap = $state.raw<Leap | null>(null);
  /** The last words said. The number makes the same words new. */
  said = $state.raw({ number: 0, text: '' });
  /** What is announced: everything that was told in one breath. */
  announced = $state.raw({ number: 0, text: '' });
  readonly #ears = new Ears();
  #leaps = 0;
  #timer = 0;
  #breath: string[] = [];

  /** The duration of the last journey. */
  get journeyMillis(): number {
    return settings.isStill || this.leap === null ? 0 : leapMillis(this.leap.route);
  }

  /** Tells every announcement from now on, and the last one if nobody has heard it. */
  heardBy(ear: (text: string) => void): () => void {
    return this.#ears.add(ear);
  }

  /** What was announced before is not news any more. */
  forget(): void {
    this.#ears.forget();
  }

  leapAlong(route: readonly string[]): void {
    if (route.length > 1) this.leap = { number: ++this.#leaps, route };
  }

  settle(): void {
    this.leap = null;
  }

  /** Says something at once: the answer to what somebody here does. */
  say(text: string): void {
    this.said = { number: this.said.number + 1, text };
    this.#breath.push(text);
    this.#announce();
  }

  /** Says what comes by itself, with whatever else comes in the same breath. */
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

  /** Shows words at a cell for a while and announces them. With rings, the pieces that can move stand out meanwhile. */
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

/** Several sayings as one: each ends before the next begins. */
export function sentences(sayings: readonly string[]): string {
  const last = sayings.length - 1;
  return sayings.map((one, index) => (index === last || /[.!?…]$/.test(one) ? one : `${one}.`)).join(' ');
}
