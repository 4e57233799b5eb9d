import type { GameView } from '../rulebook/protocol';
import { listed, t } from '../texts/texts.svelte';
import { sentences } from '../ui/announcements';
import type { TableView } from './tableView.svelte';

/** The end of a game, in words for the players at this device. */
export interface Ending {
  title: string;
  /** The reason that the title leaves out: why it is a draw, or how it was won other than by coming home. */
  how: string | null;
  /** Whether a player at this device has won. */
  isOurs: boolean;
  /** Whether it addresses the only person at this device. Then title and `how` say different things. */
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

/** The spoken text. `how` usually names the winner, so the title is added only if the ending addresses one person. */
export function endingSpoken({ title, how, isToYou }: Ending): string {
  if (how === null) return title;
  return isToYou ? sentences([title, how]) : how;
}

function winnersTold(names: readonly string[]): string {
  return names.length === 1
    ? t('page.end.winner', { name: names[0] ?? '' })
    : t('page.end.winners', { names: listed(names) });
}
