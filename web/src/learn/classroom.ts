import { untrack } from 'svelte';
import { type Looks, USUAL_LOOKS } from '../board/looks';
import { rules } from '../rulebook/books';
import type { SeatLetter, VariantInfo } from '../rulebook/protocol';
import { settings } from '../settings/settings.svelte';
import { colourOf } from '../table/players';
import { savedSetup } from '../table/saved';
import { tell } from '../texts/message';
import { t } from '../texts/texts.svelte';
import { notices, reason } from '../ui/notices.svelte';
import { type Classroom, Exercise } from './exercise.svelte';
import { learnt } from './learnt.svelte';
import type { Task } from './task';

/** The looks of the pieces in this player's games. */
export function looksHere(): Looks {
  return savedSetup()?.looks ?? USUAL_LOOKS;
}

export function seatName(looks: Looks): (seat: SeatLetter) => string {
  return (seat) => colourOf({ looks }, seat);
}

/** An exercise on this page. */
export function exerciseOf(
  task: Task,
  variants: readonly VariantInfo[],
  looks: Looks,
  solved: (task: Task) => void = ({ id }) => learnt.add(id),
): Exercise {
  const variant = variants.find(({ id }) => id === task.variant);
  if (variant === undefined) throw new Error(`There is no variant ${task.variant}.`);
  const room: Classroom = {
    rules,
    tell: (told) => tell(told, seatName(looks)),
    isStill: () => settings.isStill,
    solved,
    failed: (error) => notices.wrong(t('page.wrong.rulebook', { why: reason(error) })),
  };
  // What the exercise reads must not make a component begin another one.
  return untrack(() => {
    const exercise = new Exercise(task, variant, room);
    exercise.begin().catch(room.failed);
    return exercise;
  });
}
