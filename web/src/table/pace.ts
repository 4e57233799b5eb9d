import { t } from '../texts/texts.svelte';

/** The paces on offer; the server accepts others as well. */
export const PACES = [
  'none',
  'move:30',
  'move:60',
  'game:300+5',
  'game:600+5',
  'game:1200+10',
  'days:1',
  'days:3',
] as const;

/** The factors of the usual time. */
export const TIME_ODDS = [1, 2, 3, 5] as const;

/** The text of a pace. */
export function paceTold(pace: string): string {
  const [, kind = '', time = '0', increment = '0'] = /^(move|game|days):(\d+)(?:\+(\d+))?$/.exec(pace) ?? [];
  if (kind === 'move') return t('page.pace.move', { seconds: Number(time) });
  if (kind === 'days') return t('page.pace.days', { days: Number(time) });
  if (kind !== 'game') return t('page.pace.none');
  const minutes = Math.round(Number(time) / 6) / 10;
  return increment === '0'
    ? t('page.pace.game', { minutes })
    : t('page.pace.increment', { minutes, seconds: Number(increment) });
}

/** The text of a clock: days and hours, hours and minutes, or minutes and seconds; tenths at the very end. */
export function clockFace(millis: number): string {
  const seconds = Math.ceil(millis / 1000);
  if (millis < 10_000) return (Math.floor(millis / 100) / 10).toFixed(1);
  const [days, hours, minutes] = [Math.floor(seconds / 86_400), Math.floor(seconds / 3600), Math.floor(seconds / 60)];
  if (days > 0) return t('page.clock.days', { days, hours: hours % 24 });
  if (hours > 0) return `${hours}:${two(minutes % 60)}:${two(seconds % 60)}`;
  return `${minutes}:${two(seconds % 60)}`;
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}

const SHORT_MILLIS = 30_000;

/** The threshold of little time: half a minute, but never more than a third of a turn. */
export function shortMillis(pace: string): number {
  const seconds = /^move:(\d+)$/.exec(pace)?.[1];
  return seconds === undefined ? SHORT_MILLIS : Math.min(SHORT_MILLIS, (Number(seconds) * 1000) / 3);
}

const SPOKEN_SECONDS = [60, 30, 10] as const;

/** The last mark that a clock has passed between two checks, in seconds. Marks are announced. */
export function markPassed(before: number, after: number): number | null {
  return SPOKEN_SECONDS.findLast((mark) => before > mark * 1000 && after <= mark * 1000) ?? null;
}
