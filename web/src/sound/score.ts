import type { Happening } from '../game/hand/happenings';
import type { Knock } from './synth';

const STEP: Omit<Knock, 'pan'> = { after: 0, pitch: 310, strength: 0.8, ring: 0.07 };
/** How much higher each further landing of a chain sounds: a tone of the scale. */
const RISE = 2 ** (2 / 12);
const HIGHEST_RISE = 12;
/** The time between landings while motion is off. */
const STILL_GAP = 0.09;
const HOME: Omit<Knock, 'after' | 'pan'> = { pitch: 523, strength: 0.55, ring: 0.3 };
const WIN = [523, 659, 784, 1047];

/** The sounds of an event. `entered` says whether the move brought a piece into its goal. */
export function knocksFor(happening: Happening, entered: boolean): Knock[] {
  switch (happening.kind) {
    case 'lifted':
      return [{ after: 0, pitch: 420, strength: 0.25, ring: 0.03, pan: happening.at ?? 0 }];
    case 'refused':
      return [{ after: 0, pitch: 150, strength: 0.6, ring: 0.09, pan: happening.at ?? 0 }];
    case 'edge':
      return [{ after: 0, pitch: 95, strength: 0.5, ring: 0.05, pan: happening.at ?? 0 }];
    case 'over':
      return WIN.map((pitch, nth) => ({ after: 0.35 + nth * 0.14, pitch, strength: 0.6, ring: 0.5, pan: 0 }));
    case 'moved':
      return moved(happening.view.last?.hops ?? 0, happening.millis / 1000, entered, happening.at ?? []);
  }
}

function moved(hops: number, seconds: number, entered: boolean, at: readonly number[]): Knock[] {
  const landings = Math.max(1, hops);
  const gap = seconds > 0 ? seconds / landings : STILL_GAP;
  const first = seconds > 0 ? gap : 0;
  const knocks: Knock[] = [];
  for (let nth = 0; nth < landings; nth++) {
    knocks.push({
      ...STEP,
      after: first + nth * gap,
      pitch: STEP.pitch * RISE ** Math.min(nth, HIGHEST_RISE),
      pan: at[nth] ?? 0,
    });
  }
  const end = knocks.at(-1)?.after ?? 0;
  if (entered) knocks.push({ ...HOME, after: end + 0.05, pan: at.at(-1) ?? 0 });
  return knocks;
}
