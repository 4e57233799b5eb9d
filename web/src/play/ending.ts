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
  /** Whether it speaks to the only person here: then the title says what the rest does not. */
  isToYou: boolean;
}

/** Null while the game goes on. */
export function endingOf(table: TableView, { outcome, seats }: GameView): Ending | null {
  switch (outcome.kind) {
    case 'open':
      return null;
    case 'drawn':
      return { title: t('page.end.drawn'), how: table.tell(outcome.told), isOurs: false, isToYou: false };
    case 'won': {
      const { side, why } = outcome;
      const isYours = table.sole !== null && side.includes(table.sole);
      const isPlain = why === 'home' && side.length === 1;
      const hasLeft = why === 'resignation' && seats.some(({ seat, resigned }) => resigned && seat === table.sole);
      return {
        title: isYours ? t('page.end.you') : winnersTold(side.map((seat) => table.name(seat))),
        how: isPlain ? null : hasLeft ? t('page.end.you-resigned') : table.tell(outcome.told),
        isOurs: side.some((seat) => table.isHere(seat)),
        isToYou: isYours || hasLeft,
      };
    }
  }
}

/** What says how it came about names the winner again, but does not speak to a single person. */
export function endingSpoken({ title, how, isToYou }: Ending): string {
  if (how === null) return title;
  return isToYou ? sentences([title, how]) : how;
}

function winnersTold(names: readonly string[]): string {
  return names.length === 1
    ? t('page.end.winner', { name: names[0] ?? '' })
    : t('page.end.winners', { names: listed(names) });
}
