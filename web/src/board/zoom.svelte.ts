import { tick } from 'svelte';
import type { Point } from './geometry';

/** The largest zoom factor relative to the viewport, and relative to the default size. */
const MOST = 3;
const MOST_OF_OWN = 1.5;
/** The zoom factor of one press of a key or a button. */
const STEP = 1.45;

/** A large cell is larger than usual by this factor, up to this number of pixels. */
const LARGER = 1.25;
const LARGE_ENOUGH = 96;

/**
 * The default size of a board with large cells, relative to its viewport. Cells have at least this number of pixels.
 */
export function ownFactor(usualCell: number, leastCell: number): number {
  if (usualCell === 0) return 1;
  // A little more because of rounding.
  const wanted = Math.max(leastCell + 0.5, Math.min(LARGER * usualCell, LARGE_ENOUGH));
  return Math.max(1, wanted / usualCell);
}

/** The zoom of a board that scrolls in its viewport. The point under the fingers or in the centre stays in place. */
export class Zoom {
  /** The zoom factor that the player has chosen; null for the default size. */
  #chosen = $state<number | null>(null);
  /** During a pinch the drawing is only scaled. It is drawn anew at the end. */
  stretch = $state.raw<{ by: number; x: number; y: number } | null>(null);
  #middle: Point = { x: 0, y: 0 };

  /** @param own the board's default size relative to its viewport */
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

  /** Switches between the whole board and its default size. */
  async toggleWhole(): Promise<void> {
    const own = this.own();
    await this.to(this.isIn ? 1 : own, this.#centre());
    if (this.factor === own) this.#chosen = null;
  }

  /** Returns to the default size. */
  forget(): void {
    this.stretch = null;
    this.#chosen = null;
  }

  /** Zooms in, out, or to the size of the viewport. */
  step(by: 1 | -1 | 0, at: Point = this.#centre()): Promise<void> {
    return this.to(by === 0 ? 1 : this.factor * STEP ** by, at);
  }

  async to(factor: number, at: Point): Promise<void> {
    const { viewport, stage } = this.parts();
    const before = stage.getBoundingClientRect();
    const [across, down] = [(at.x - before.left) / before.width, (at.y - before.top) / before.height];
    this.stretch = null;
    // Snaps to the size of the viewport if it is close.
    this.#chosen = factor < 1.08 ? 1 : Math.min(this.#most, factor);
    await tick();
    const after = stage.getBoundingClientRect();
    viewport.scrollBy(after.left + across * after.width - at.x, after.top + down * after.height - at.y);
  }

  /** Called during a pinch: the relative distance of the fingers, and their middle at first and now. */
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
