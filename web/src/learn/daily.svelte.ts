import * as v from 'valibot';
import { keep, keptAs, listOf } from '../settings/stored';

export const GRADES = [1, 2, 3, 4, 5] as const;
const DAY_MILLIS = 86_400_000;

/** The number of a day in this person's calendar, counted from 1970-01-01. */
export function dayNumber(date: Date): number {
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MILLIS;
}

const shape = v.object({
  last: v.number(), // the last day with a solved puzzle
  streak: v.number(), // the number of consecutive days until then
  grades: listOf(v.number()), // the grades solved on that day
});

const NOTHING: v.InferOutput<typeof shape> = { last: 0, streak: 0, grades: [] };

/** The puzzles of the day that were solved in this browser. A day counts with any grade. */
export class Daily {
  /** The day when the page was last looked at. A puzzle in play at midnight stays. */
  today = $state(dayNumber(new Date()));
  #kept = $state.raw(keptAs('daily', shape) ?? NOTHING);

  constructor() {
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') this.today = dayNumber(new Date());
    });
  }

  streak(today: number): number {
    return this.#kept.last >= today - 1 ? this.#kept.streak : 0;
  }

  isSolved(today: number, grade: number): boolean {
    return this.#kept.last === today && this.#kept.grades.includes(grade);
  }

  solved(today: number, grade: number): void {
    const { last, grades } = this.#kept;
    if (today < last || this.isSolved(today, grade)) return;
    this.#kept =
      today === last
        ? { ...this.#kept, grades: [...grades, grade] }
        : { last: today, streak: this.streak(today) + 1, grades: [grade] };
    keep('daily', this.#kept);
  }
}

export const daily = new Daily();
