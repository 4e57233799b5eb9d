import type { Point } from './geometry';
import { bestSight, isIn, type Sight } from './sight';

/** So long a move that was out of sight is looked at before the view returns. */
const LOOK_MILLIS = 2000;

/** What the view of a large board needs to know, in pixels of the drawing. */
export interface View {
  viewport: HTMLElement;
  sight: Sight;
  /** How much of a cell's surroundings is shown with it. */
  around: number;
  isStill: boolean;
}

/** Keeps in sight what matters: the part in play and, for a moment, a move that somebody has made elsewhere on the board. */
export class Follow {
  /** Whether somebody's move is looked at. The view is about to return. */
  isAway = $state(false);
  #home: Sight | null = null;
  #wanted: readonly Point[] = [];
  #timer = 0;

  constructor(private readonly view: () => View) {}

  /** The part in play. While somebody's move is looked at, it waits. */
  show(points: readonly Point[]): void {
    this.#wanted = points;
    if (!this.isAway && points.length > 0) this.#go(points, this.view().sight);
  }

  /** A piece has gone along these cells. Where its landing is out of sight, the view goes there and returns. */
  visit(route: readonly Point[]): void {
    const { sight, around } = this.view();
    const landing = route.at(-1);
    if (landing === undefined || (isIn(sight, landing, around / 2) && isOnScreen(this.view(), landing, sight))) return;
    this.#home ??= sight;
    this.isAway = true;
    this.#go([...route].reverse(), sight);
    window.clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#return(), LOOK_MILLIS);
  }

  /** Somebody has taken the view in hand. It stays where it is. */
  stay(): void {
    window.clearTimeout(this.#timer);
    this.isAway = false;
    this.#home = null;
  }

  #return(): void {
    const home = this.#home;
    this.stay();
    if (home === null) return;
    if (this.#wanted.length > 0) this.#go(this.#wanted, home);
    else this.#scroll(home);
  }

  #go(points: readonly Point[], from: Sight): void {
    const view = this.view();
    const sight = bestSight(points, view.around, from);
    this.#scroll(sight);
    const [first] = points;
    if (this.isAway && first !== undefined) window.scrollBy({ top: beyond(view, first, sight), behavior: how(view) });
  }

  #scroll({ left, top }: Sight): void {
    const view = this.view();
    view.viewport.scrollTo({ left, top, behavior: how(view) });
  }
}

function how({ isStill }: View): ScrollBehavior {
  return isStill ? 'auto' : 'smooth';
}

function isOnScreen(view: View, point: Point, sight: Sight): boolean {
  return beyond(view, point, sight) === 0;
}

/** How far the page must be scrolled as well: on a small screen a part of the board itself may be off the screen. */
function beyond({ viewport, around }: View, { y }: Point, { top, height }: Sight): number {
  const box = viewport.getBoundingClientRect();
  // The view can't go beyond the ends of the board.
  const scrolled = Math.max(0, Math.min(top, viewport.scrollHeight - height));
  const at = box.top + y - scrolled;
  return Math.min(0, at - around) + Math.max(0, at + around - window.innerHeight);
}
