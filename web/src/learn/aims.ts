import type { SeatLetter } from '../rulebook/protocol';
import { t } from '../texts/texts.svelte';
import type { Task } from './task';

/** The aim of a task, in one sentence. */
export function aimSpoken({ aim, turns }: Task, name: (seat: SeatLetter) => string): string {
  switch (aim.kind) {
    case 'reach':
      return t('page.learn.aim.reach', { from: aim.from, to: aim.to, turns });
    case 'any':
      return t('page.learn.aim.any', { to: aim.to });
    case 'home':
      return t('page.learn.aim.home', { turns });
    case 'out':
      return t('page.learn.aim.out', { turns });
    case 'deny':
      return t('page.learn.aim.deny', { name: name(aim.seat), to: aim.to });
    case 'ladder':
      return aim.seat === 'A'
        ? t('page.learn.aim.ladder', { hops: aim.hops })
        : t('page.learn.aim.partner', { name: name(aim.seat), hops: aim.hops });
  }
}
