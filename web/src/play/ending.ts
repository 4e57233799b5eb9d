import { sentences } from '../hand/stage.svelte';
import type { GameView } from '../rulebook/protocol';
import { listed, t } from '../texts/texts.svelte';
import type { TableView } from './tableView.svelte';

/** How a game has ended, as it is told to the people at this device. */
export interface Ending {
  title: string;
  /** What the title does not say: why it is a draw, or what else than coming home has decided the game. */
  how: string | null;
  /** Whether somebody here has won. */
  isOurs: boolean;
}

/** Null while the game goes on. */
export function endingOf(table: TableView, { outcome }: GameView): Ending | null {
  switch (outcome.kind) {
    case 'open':
      return null;
    case 'drawn':
      return { title: t('page.end.drawn'), how: table.tell(outcome.told), isOurs: false };
    case 'won': {
      const { side, why } = outcome;
      const isPlain = why === 'home' && side.length === 1;
      return {
        title: winnersTold(table, side),
        how: isPlain ? null : table.tell(outcome.told),
        isOurs: side.some((seat) => table.isHere(seat)),
      };
    }
  }
}

export function endingSpoken({ title, how }: Ending): string {
  return how === null ? title : sentences([title, how]);
}

function winnersTold(table: TableView, side: readonly Parameters<TableView['name']>[0][]): string {
  if (table.sole !== null && side.includes(table.sole)) return t('page.end.you');
  const names = side.map((seat) => table.name(seat));
  return names.length === 1
    ? t('page.end.winner', { name: names[0] ?? '' })
    : t('page.end.winners', { names: listed(names) });
}
