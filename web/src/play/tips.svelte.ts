import type { SeatLetter } from '../rulebook/protocol';
import { settings } from '../settings/settings.svelte';
import { isRecord, keep, kept } from '../settings/stored';
import { softColourOf } from '../table/players';
import { t } from '../texts/texts.svelte';
import type { TableView } from './tableView.svelte';

/** So many turns a beginner is told how to move. */
const TURNS = 3;

export type Tip = 'take' | 'go' | 'chain';

/**
 * What a beginner is told: which piece to take and where to go, on the first turns, and once how a chain goes on. Then
 * the setting turns itself off. Whoever turns it on again is told everything again.
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

  /** The tip in words, or null where it is not needed any more. */
  told(tip: Tip): string | null {
    if (!settings.switches.tips) return null;
    if (tip === 'chain') return this.#hasHoppedOn ? null : t('page.first.chain');
    if (this.#turns >= TURNS) return null;
    const touch = matchMedia('(pointer: coarse)').matches ? 'yes' : 'no';
    if (tip === 'go') return t('page.first.go', { touch });
    // Before anything else: what it is all about.
    return t(this.#turns === 0 ? 'page.first.aim' : 'page.first.take', { touch, colour: this.#colour() });
  }

  /** Whose way the board shows by an arrow: on the very first turn, of whoever moves here. */
  get aimOf(): SeatLetter | null {
    return settings.switches.tips && this.#turns === 0 ? this.table.may.move : null;
  }

  /** Somebody here has moved, perhaps by hops on trial. */
  moved(isByHops: boolean): void {
    if (!settings.switches.tips) return;
    this.#turns++;
    this.#hasHoppedOn ||= isByHops;
    if (this.#turns >= TURNS && this.#hasHoppedOn) this.#end();
    keep('tips', { turns: this.#turns, chain: this.#hasHoppedOn });
  }

  /** Of the pieces that somebody here moves now. */
  #colour(): string {
    const { setup, may } = this.table;
    return setup === null || may.move === null ? '' : softColourOf(setup, may.move);
  }

  #end(): void {
    settings.turn('tips', false);
    this.#turns = 0;
    this.#hasHoppedOn = false;
  }
}
