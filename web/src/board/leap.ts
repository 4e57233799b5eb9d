import { centre, PITCH, type Plan } from './geometry';

/** A piece on its way. Every journey has a new number, so the same route twice is two journeys. */
export interface Leap {
  number: number;
  route: readonly string[];
}

const HOP_MILLIS = 340;
const STEP_MILLIS = 260;
/** However long a route is, the player whose clock runs sees the end of it soon. */
const MOST_MILLIS = 4000;

/** The duration of a journey. */
export function leapMillis(route: readonly string[]): number {
  if (route.length < 2) return 0;
  return Math.min(MOST_MILLIS, Math.max(STEP_MILLIS, (route.length - 1) * HOP_MILLIS));
}

/** The time that a piece takes to come to rest after it has landed. */
const SETTLE_MILLIS = 170;
/** The point where a piece touches the board, below its centre. It is squashed against this point. */
const FOOT = 38;

/** The animations of a piece and its shadow along a route, relative to its end. */
export interface Journey {
  millis: number; // with the time to settle
  piece: Keyframe[];
  shadow: Keyframe[];
}

const UP = 'cubic-bezier(0.1, 0.4, 0.55, 1)';
const DOWN = 'cubic-bezier(0.45, 0, 0.9, 0.6)';

/**
 * The journey as keyframes. The piece goes up and down at every hop and stays flat in a step; its shadow stays on the
 * board. Every landing squashes the piece a little, and the last one rebounds.
 */
export function journey(plan: Plan, route: readonly string[]): Journey {
  const end = centre(plan, route.at(-1) ?? '');
  const moving = leapMillis(route);
  const millis = moving + SETTLE_MILLIS;
  const share = moving / millis / (route.length - 1);
  const [piece, shadow]: [Keyframe[], Keyframe[]] = [[], []];
  route.forEach((cell, index) => {
    const at = centre(plan, cell);
    const before = route[index - 1];
    if (before !== undefined) {
      const from = centre(plan, before);
      const isHop = Math.hypot(at.x - from.x, at.y - from.y) > PITCH * 1.5;
      const middle = { x: (from.x + at.x) / 2 - end.x, y: (from.y + at.y) / 2 - end.y };
      const offset = (index - 0.5) * share;
      piece.push({ offset, transform: placed(middle.x, middle.y - (isHop ? 38 : 8), 1.12, 1.12), easing: DOWN });
      shadow.push({ offset, transform: placed(middle.x, middle.y, 0.84, 0.84), opacity: 0.6, easing: DOWN });
    }
    const squash = index === 0 ? 0 : 0.08;
    const offset = index * share;
    piece.push({ offset, transform: landed(at.x - end.x, at.y - end.y, squash), easing: UP });
    shadow.push({ offset, transform: placed(at.x - end.x, at.y - end.y, 1, 1), opacity: 1, easing: UP });
  });
  piece.push({ offset: 1 - (1 - share * (route.length - 1)) / 2, transform: landed(0, 0, -0.03) });
  piece.push({ offset: 1, transform: landed(0, 0, 0) });
  shadow.push({ offset: 1, transform: placed(0, 0, 1, 1), opacity: 1 });
  return { millis, piece, shadow };
}

/** The delay and the duration of one part of a route. */
export function partOf(route: readonly string[], index: number): { delay: number; duration: number } {
  const duration = leapMillis(route) / (route.length - 1);
  return { delay: index * duration, duration };
}

function landed(x: number, y: number, squash: number): string {
  return placed(x, y + FOOT * squash, 1 + squash * 0.7, 1 - squash);
}

function placed(x: number, y: number, wide: number, high: number): string {
  return `translate(${x}px, ${y}px) scale(${wide}, ${high})`;
}
