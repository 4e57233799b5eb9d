import { type Leap, leapMillis } from '../board/leap';
import type { Bubble } from '../board/marks';
import { settings } from '../settings/settings.svelte';

const BUBBLE_MILLIS = 6000;

/** What passes over the board and is gone: journeys of pieces, words at a cell, words for those who listen. */
export class Stage {
  bubble = $state.raw<Bubble | null>(null);
  leap = $state.raw<Leap | null>(null);
  /** What was last said, with a number that makes the same words new. */
  said = $state.raw({ number: 0, text: '' });
  #leaps = 0;
  #timer = 0;

  /** How long the piece that last set out is on its way. */
  get journeyMillis(): number {
    return settings.isStill || this.leap === null ? 0 : leapMillis(this.leap.route);
  }

  leapAlong(route: readonly string[]): void {
    if (route.length > 1) this.leap = { number: ++this.#leaps, route };
  }

  settle(): void {
    this.leap = null;
  }

  say(text: string): void {
    this.said = { number: this.said.number + 1, text };
  }

  /** Words at a cell, for a while, and for those who listen. */
  show(cell: string, text: string): void {
    this.bubble = { cell, text };
    this.say(text);
    window.clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.hide(), BUBBLE_MILLIS);
  }

  hide(): void {
    this.bubble = null;
  }
}
