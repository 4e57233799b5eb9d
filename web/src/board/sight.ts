import type { Point } from './geometry';

/** A part of the drawing, in pixels: the visible part of a board that is larger than its viewport. */
export interface Sight {
  left: number;
  top: number;
  width: number;
  height: number;
}

/**
 * The scroll position that shows as many of these points as possible, with this margin around them. Earlier points
 * count more. It is unchanged if all of them are visible; otherwise it moves no farther than it must.
 */
export function bestSight(points: readonly Point[], around: number, now: Sight): Sight {
  if (points.length === 0) return now;
  const [left, right] = ends(points.map(({ x }) => x));
  const [top, bottom] = ends(points.map(({ y }) => y));
  const hasRoom = right - left + 2 * around <= now.width && bottom - top + 2 * around <= now.height;
  const all = { ...now, left: (left + right - now.width) / 2, top: (top + bottom - now.height) / 2 };
  if (hasRoom) return points.every((point) => isIn(now, point, around)) ? now : all;
  const lefts = points.flatMap(({ x }) => [x - around, x + around - now.width]);
  const tops = points.flatMap(({ y }) => [y - around, y + around - now.height]);
  const candidates = lefts.flatMap((x) => tops.map((y) => ({ ...now, left: x, top: y })));
  return [now, ...candidates].reduce((best, one) => (isBetter(one, best) ? one : best));

  function isBetter(one: Sight, best: Sight): boolean {
    const [a, b] = [worth(one), worth(best)];
    return a > b || (a === b && far(one) < far(best));
  }
  function worth(sight: Sight): number {
    return points.reduce(
      (sum, point, index) => sum + (isIn(sight, point, around) ? 1 + (index === 0 ? 100 : 0) : 0),
      0,
    );
  }
  function far(sight: Sight): number {
    return Math.hypot(sight.left - now.left, sight.top - now.top);
  }
}

/** Whether a point with this margin is visible, to half a pixel. */
export function isIn({ left, top, width, height }: Sight, { x, y }: Point, around: number): boolean {
  const least = around - 0.5;
  return x - least >= left && x + least <= left + width && y - least >= top && y + least <= top + height;
}

function ends(values: readonly number[]): [number, number] {
  return [Math.min(...values), Math.max(...values)];
}
