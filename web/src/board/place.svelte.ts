import { tick } from 'svelte';
import { Follow } from './follow.svelte';
import { type Box, centre, PITCH, type Plan, type Point } from './geometry';
import type { Sight } from './sight';
import { Zoom } from './zoom.svelte';

/** The layout of a board in its viewport, in pixels. */
export interface Lay {
  viewport: HTMLElement;
  stage: HTMLElement;
  plan: Plan;
  width: number;
  height: number;
  isStill: boolean;
}

/** A board in a viewport that may be smaller: its size, its visible part, and the conversion of points. */
export class Place {
  readonly zoom: Zoom;
  readonly follow: Follow;
  /** The visible part, for the overview; null while all of it is visible. */
  seen = $state.raw<Sight | null>(null);

  /** @param own the board's default size relative to its viewport; everything else in `lay` depends on it */
  constructor(
    private readonly lay: () => Lay,
    own: () => number,
  ) {
    this.zoom = new Zoom(lay, own);
    this.follow = new Follow(() => {
      const { viewport, isStill } = lay();
      return { viewport, isStill, sight: this.#sight(), around: 0.7 * PITCH * this.#scale };
    });
  }

  /** The visible part of the board, in pixels from its corner. */
  box(): Box {
    const { viewport, stage, width, height } = this.lay();
    if (!this.zoom.isIn) return { left: 0, top: 0, right: width, bottom: height };
    const [board, place] = [stage.getBoundingClientRect(), viewport.getBoundingClientRect()];
    return {
      left: Math.max(0, place.left - board.left),
      top: Math.max(0, place.top - board.top),
      right: Math.min(width, place.right - board.left),
      bottom: Math.min(height, place.bottom - board.top),
    };
  }

  /** Called when the viewport has scrolled or the board has another size. */
  look(): void {
    this.seen = this.zoom.isIn ? this.#sight() : null;
  }

  /**
   * Scrolls these cells into the viewport once the board is drawn in its size. The cell with keyboard focus comes
   * first.
   */
  async show(cells: readonly string[]): Promise<void> {
    await tick();
    const viewport: HTMLElement | null = this.lay().viewport; // null once the board is unmounted
    if (viewport?.isConnected !== true) return;
    const keyed = viewport.querySelector<HTMLElement>('[data-cell]:focus-visible')?.dataset['cell'];
    this.follow.show(this.pixels(keyed === undefined ? cells : [keyed, ...cells]));
  }

  /** Switches between the whole board and its default size with these cells visible. */
  async toggleWhole(cells: readonly string[]): Promise<void> {
    this.follow.stay();
    await this.zoom.toggleWhole();
    if (this.zoom.isIn) await this.show(cells);
    this.look();
  }

  pixels(cells: readonly string[]): Point[] {
    const { plan } = this.lay();
    return cells.map((cell) => {
      const { x, y } = centre(plan, cell);
      return { x: (x - plan.left) * this.#scale, y: (y - plan.top) * this.#scale };
    });
  }

  /** The position of a pointer, in units of the drawing. */
  pointOf({ clientX, clientY }: MouseEvent): Point {
    const { stage, plan } = this.lay();
    const box = stage.getBoundingClientRect();
    return {
      x: plan.left + ((clientX - box.left) / box.width) * plan.width,
      y: plan.top + ((clientY - box.top) / box.height) * plan.height,
    };
  }

  get #scale(): number {
    const { width, plan } = this.lay();
    return width / plan.width;
  }

  #sight(): Sight {
    const { left, top, right, bottom } = this.box();
    return { left, top, width: right - left, height: bottom - top };
  }
}
