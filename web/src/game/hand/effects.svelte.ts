import { type Leap, leapMillis } from '../../board/leap';
import type { Bubble } from '../../board/marks';
import { settings } from '../../settings/settings.svelte';
import type { Announcements } from '../../ui/announcements';

const BUBBLE_MILLIS = 6000;

/** Temporary effects at a board: animations and text bubbles. */
export class BoardEffects {
  bubble = $state.raw<Bubble | null>(null);
  leap = $state.raw<Leap | null>(null);
  #leaps = 0;
  #timer = 0;

  constructor(private readonly announcements: Announcements) {}

  /** The duration of the last journey. */
  get journeyMillis(): number {
    return settings.isStill || this.leap === null ? 0 : leapMillis(this.leap.route);
  }

  leapAlong(route: readonly string[]): void {
    if (route.length > 1) this.leap = { number: ++this.#leaps, route };
  }

  settle(): void {
    this.leap = null;
  }

  /**
   * Shows a bubble at a cell for a while and announces its text. With rings, it also marks the pieces that can move.
   */
  show(cell: string, text: string, rings = false): void {
    this.bubble = rings ? { cell, text, rings } : { cell, text };
    this.announcements.say(text);
    window.clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.hide(), BUBBLE_MILLIS);
  }

  hide(): void {
    this.bubble = null;
  }
}
