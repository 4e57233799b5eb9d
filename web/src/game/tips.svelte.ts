import type { SeatLetter } from '../rulebook/protocol';
import { settings } from '../settings/settings.svelte';
import { isRecord, keep, kept } from '../settings/stored';
import { softColourOf } from '../table/players';
import { t } from '../texts/texts.svelte';
import type { TableView } from './tableView.svelte';

/** The number of turns on which a beginner gets tips about moving. */
const TURNS = 3;

export type Tip = 'take' | 'go' | 'chain';

/**
 * Tips for a beginner: which piece to take and where to go, on the first turns, and once how a chain goes on. Then the
 * setting turns itself off. If the player turns it on again, all tips come again.
 */
export class Tips {
  #turns = $state(0);
  #hasHoppedOn = $state(false);

  constructor(private readonly table: Pick<TableView, 'setup' | 'may'>) {
    const told = kept('tips');
    if (!isRecord(told)) return;
    this.#turns = Number(told['turns']) || 0;
    this.#hasHoppedOn = told['chain'] === true;
  }

  /** The text of a tip, or null if it is no longer needed. */
  told(tip: Tip): string | null {
    if (!settings.switches.tips) return null;
    if (tip === 'chain') return this.#hasHoppedOn ? null : t('page.first.chain');
    if (this.#turns >= TURNS) return null;
    const touch = matchMedia('(pointer: coarse)').matches ? 'yes' : 'no';
    if (tip === 'go') return t('page.first.go', { touch });
    // The very first tip is the aim of the game.
    return t(this.#turns === 0 ? 'page.first.aim' : 'page.first.take', { touch, colour: this.#colour() });
  }

  /** The seat whose way an arrow shows: on the very first turn, the seat to move at this device. */
  get aimOf(): SeatLetter | null {
    return settings.switches.tips && this.#turns === 0 ? this.table.may.play : null;
  }

  /** Counts a move of a player at this device, and notes hops on trial. */
  moved(isByHops: boolean): void {
    if (!settings.switches.tips) return;
    this.#turns++;
    this.#hasHoppedOn ||= isByHops;
    if (this.#turns >= TURNS && this.#hasHoppedOn) this.#end();
    keep('tips', { turns: this.#turns, chain: this.#hasHoppedOn });
  }

  /** The colour of the pieces to move. */
  #colour(): string {
    const { setup, may } = this.table;
    return setup === null || may.play === null ? '' : softColourOf(setup, may.play);
  }

  #end(): void {
    settings.turn('tips', false);
    this.#turns = 0;
    this.#hasHoppedOn = false;
  }
}
