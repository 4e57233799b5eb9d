import type { Point } from './geometry';
import { bestSight, isIn, type Sight } from './sight';

/** How long the viewport shows a move that was outside it. */
const LOOK_MILLIS = 2000;

/** The viewport of a large board, in pixels of the drawing. */
export interface View {
  viewport: HTMLElement;
  sight: Sight;
  /** The margin around a cell that is shown with it. */
  around: number;
  isStill: boolean;
}

/** Scrolls the viewport to the part in play and, for a moment, to a move of another player outside it. */
export class Follow {
  /** Whether the viewport shows another player's move and is about to return. */
  isAway = $state(false);
  #home: Sight | null = null;
  #wanted: readonly Point[] = [];
  #timer = 0;

  constructor(private readonly view: () => View) {}

  /** Scrolls to the part in play, or waits while another player's move is shown. */
  show(points: readonly Point[]): void {
    this.#wanted = points;
    if (!this.isAway && points.length > 0) this.#go(points, this.view().sight);
  }

  /** If the landing of this route is outside the viewport, scrolls there and returns after a while. */
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

  /** The player has scrolled. The viewport stays where it is. */
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

/** The distance that the page must be scrolled as well: on a small screen a part of the board may be off the screen. */
function beyond({ viewport, around }: View, { y }: Point, { top, height }: Sight): number {
  const box = viewport.getBoundingClientRect();
  // The viewport can't scroll beyond the ends of the board.
  const scrolled = Math.max(0, Math.min(top, viewport.scrollHeight - height));
  const at = box.top + y - scrolled;
  return Math.min(0, at - around) + Math.max(0, at + around - window.innerHeight);
}
