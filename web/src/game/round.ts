import type { GameView } from '../rulebook/protocol';
import { settings } from '../settings/settings.svelte';
import { t } from '../texts/texts.svelte';
import { eventSpoken } from './announce';
import type { TableView } from './tableView.svelte';

/**
 * Collects the moves of several computers in a row. They are announced together, once a player at this device is to
 * move.
 */
export class Round {
  #moves: GameView[] = [];

  constructor(private readonly table: TableView) {}

  /** The announcement of a new moment; null while more computers move, or if the player wants short announcements. */
  heard(view: GameView): string | null {
    const { table } = this;
    const { telling } = settings.choices;
    const isGathered = telling !== 'each' && this.#isByComputer(view);
    if (isGathered) this.#moves.push(view);
    if (isGathered && table.may.play === null && !table.isOver) return null;
    const moves = this.#moves.splice(0);
    if (isGathered && telling === 'brief' && !table.isOver) return null;
    return moves.length < 2 ? this.#told(view) : `${moves.map((one) => this.#shortly(one)).join('; ')}.`;
  }

  clear(): void {
    this.#moves = [];
  }

  /** Whether a computer has moved and a player at this device is still in the game. */
  #isByComputer({ last, seats }: GameView): boolean {
    const { table } = this;
    const isAwaited = seats.some(({ seat, resigned, isHome }) => table.isHere(seat) && !resigned && !isHome);
    return table.remote === null && last?.by != null && table.isComputer(last.by) && isAwaited;
  }

  #told(view: GameView): string {
    return eventSpoken(view, (seat) => this.table.name(seat));
  }

  #shortly(view: GameView): string {
    const { last } = view;
    if (last?.event !== 'moved' || last.by === null) return this.#told(view).replace(/\.$/, '');
    const [from = '', to = ''] = [last.cells[0], last.cells.at(-1)];
    return t('page.hear.round-move', { name: this.table.name(last.by), from, to });
  }
}
