import { centre, PITCH, type Plan } from './geometry';

/** A piece on its way. Every journey has a new number, so the same route twice is two journeys. */
export interface Leap {
  number: number;
  route: readonly string[];
}

const HOP_MILLIS = 340;
const STEP_MILLIS = 260;

/** The duration of a journey. */
export function leapMillis(route: readonly string[]): number {
  return route.length < 2 ? 0 : Math.max(STEP_MILLIS, (route.length - 1) * HOP_MILLIS);
}

/** The journey as keyframes, relative to its end. The piece goes up and down at every hop and stays flat in a step. */
export function leapFrames(plan: Plan, route: readonly string[]): Keyframe[] {
  const end = centre(plan, route.at(-1) ?? '');
  const frames: Keyframe[] = [];
  route.forEach((cell, index) => {
    const at = centre(plan, cell);
    const before = route[index - 1];
    if (before !== undefined) {
      const from = centre(plan, before);
      const height = Math.hypot(at.x - from.x, at.y - from.y) > PITCH * 1.5 ? 34 : 8;
      frames.push({
        transform: `translate(${(from.x + at.x) / 2 - end.x}px, ${(from.y + at.y) / 2 - end.y - height}px) scale(1.14)`,
        easing: 'cubic-bezier(0.45, 0, 0.9, 0.6)',
      });
    }
    frames.push({
      transform: `translate(${at.x - end.x}px, ${at.y - end.y}px) scale(1)`,
      easing: 'cubic-bezier(0.1, 0.4, 0.55, 1)',
    });
  });
  return frames;
}
