import { session } from '../game/session.svelte';
import type { Decision, SeatLetter, VariantInfo } from '../rulebook/protocol';
import { rememberNames } from '../table/names';
import type { Setup } from '../table/setup';
import { t } from '../texts/texts.svelte';
import { notices, reason } from '../ui/notices.svelte';
import { route } from '../ui/route.svelte';
import { beginningsOf, decide } from './beginning';

/** A game that is about to begin. */
interface Waiting {
  setup: Setup;
  seats: SeatLetter[];
  /** The result of a coin or a die, to be shown; or the seats among which the youngest is asked for. */
  by: { decision: Decision } | { asked: SeatLetter[] };
}

/** Starts games, one at a time: further taps are ignored meanwhile. */
export class Starting {
  isBusy = $state(false);
  waiting = $state.raw<Waiting | null>(null);

  /** Opens a game and goes to its board. */
  async open(game: () => Promise<boolean>): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    let isOpen = false;
    try {
      isOpen = await game();
      if (isOpen) route.go('play');
    } catch (error) {
      notices.wrong(t('page.wrong.rulebook', { why: reason(error) }), 'working');
    } finally {
      // The board comes a moment later. Until then a second tap must not start another game.
      this.isBusy = isOpen;
    }
  }

  /** Starts a game, once the first seat is decided. */
  async play(variant: VariantInfo, setup: Setup): Promise<void> {
    const seats = variant.seats.map(({ seat }) => seat);
    await this.open(async () => {
      const { chosen, asked } = await beginningsOf(variant, setup);
      if (asked.length > 0) return this.#wait({ setup, seats, by: { asked } });
      const decision = await decide(variant, setup, Math.random);
      if (chosen === 'coin' || chosen === 'die') return this.#wait({ setup, seats, by: { decision } });
      return this.#start(setup, seats, decision.first);
    });
  }

  /** Called when the players have answered who begins. */
  async begin(first: SeatLetter): Promise<void> {
    const { waiting } = this;
    this.waiting = null;
    if (waiting !== null) await this.open(() => this.#start(waiting.setup, waiting.seats, first));
  }

  #wait(waiting: Waiting): false {
    this.waiting = waiting;
    return false;
  }

  async #start(setup: Setup, seats: readonly SeatLetter[], first: SeatLetter): Promise<boolean> {
    const isStarted = await session.start(setup, first);
    const people = seats.map((seat) => setup.players[seat]);
    if (isStarted) rememberNames(people.map((player) => (player.kind === 'person' ? player.name : '')));
    return isStarted;
  }
}
