import { tick } from 'svelte';
import type { Point } from './geometry';

/** How many times larger than its place a board can be drawn, and than it is drawn by itself. */
const MOST = 3;
const MOST_OF_OWN = 1.5;
/** What one press of a key or a button does. */
const STEP = 1.45;

/** A large cell is so many times larger than usual, as long as it is not larger than this, in pixels. */
const LARGER = 1.25;
const LARGE_ENOUGH = 96;

/** How many times larger than its place a board is drawn whose cells are large: of so many pixels at least. */
export function ownFactor(usualCell: number, leastCell: number): number {
  if (usualCell === 0) return 1;
  // A little more because of rounding.
  const wanted = Math.max(leastCell + 0.5, Math.min(LARGER * usualCell, LARGE_ENOUGH));
  return Math.max(1, wanted / usualCell);
}

/** A board that is larger than its place and scrolls in it. A point of the board stays where the fingers or the eyes are. */
export class Zoom {
  /** What somebody has chosen; null as long as the board has the size that it has by itself. */
  #chosen = $state<number | null>(null);
  /** While two fingers spread, the drawing is only stretched. It is drawn anew when they leave. */
  stretch = $state.raw<{ by: number; x: number; y: number } | null>(null);
  #middle: Point = { x: 0, y: 0 };

  /** @param own how many times larger than its place the board is by itself */
  constructor(
    private readonly parts: () => { viewport: HTMLElement; stage: HTMLElement },
    private readonly own: () => number,
  ) {}

  get factor(): number {
    return this.#chosen ?? this.own();
  }

  get isIn(): boolean {
    return this.factor > 1 || this.stretch !== null;
  }

  get mayGoIn(): boolean {
    return this.factor < this.#most;
  }

  get #most(): number {
    return Math.max(MOST, MOST_OF_OWN * this.own());
  }

  /** The whole board or, where that is shown, the board in its own size again. */
  async toggleWhole(): Promise<void> {
    const own = this.own();
    await this.to(this.isIn ? 1 : own, this.#centre());
    if (this.factor === own) this.#chosen = null;
  }

  /** The size that the board has by itself. */
  forget(): void {
    this.stretch = null;
    this.#chosen = null;
  }

  /** Larger, smaller, or as large as its place. */
  step(by: 1 | -1 | 0, at: Point = this.#centre()): Promise<void> {
    return this.to(by === 0 ? 1 : this.factor * STEP ** by, at);
  }

  async to(factor: number, at: Point): Promise<void> {
    const { viewport, stage } = this.parts();
    const before = stage.getBoundingClientRect();
    const [across, down] = [(at.x - before.left) / before.width, (at.y - before.top) / before.height];
    this.stretch = null;
    // Nearly as large as its place is as large as its place.
    this.#chosen = factor < 1.08 ? 1 : Math.min(this.#most, factor);
    await tick();
    const after = stage.getBoundingClientRect();
    viewport.scrollBy(after.left + across * after.width - at.x, after.top + down * after.height - at.y);
  }

  /** Two fingers are so much farther apart than at first; their middle was there and is here. */
  spread(by: number, first: Point, now: Point): void {
    const { stage } = this.parts();
    const { x, y } = this.stretch ?? { x: 0, y: 0 };
    const box = stage.getBoundingClientRect();
    const [left, top] = [box.left - x, box.top - y];
    const most = Math.min(this.#most / this.factor, Math.max(1 / this.factor, by));
    this.#middle = now;
    this.stretch = { by: most, x: now.x - left - most * (first.x - left), y: now.y - top - most * (first.y - top) };
  }

  endSpread(): void {
    if (this.stretch !== null) void this.to(this.factor * this.stretch.by, this.#middle);
  }

  #centre(): Point {
    const { left, top, width, height } = this.parts().viewport.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  }
}
