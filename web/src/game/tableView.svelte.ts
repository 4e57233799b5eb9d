import type { Fact, GameView, Message, SeatLetter, Talk, VariantInfo } from '../rulebook/protocol';
import { isHere } from '../table/events';
import { nameOf, softColourOf } from '../table/players';
import type { RemoteInfo } from '../table/remoteInfo';
import type { Level, Setup } from '../table/setup';
import type { May, TableState } from '../table/table';
import { tell } from '../texts/message';
import { t } from '../texts/texts.svelte';

const NOTHING: May = {
  play: null,
  resign: null,
  propose: {},
  answer: {},
  resume: null,
  skip: null,
  standIns: [],
  returns: [],
  speak: null,
  hints: false,
  chat: false,
};

/** The state of a screen's table. Everything is empty while there is no table. */
export class TableView {
  setup = $state.raw<Setup | null>(null);
  protected state = $state.raw<TableState | null>(null);

  get variant(): VariantInfo | null {
    return this.state?.variant ?? null;
  }

  /** Every moment of the game, from its start to now. */
  get moments(): readonly GameView[] {
    return this.state?.moments ?? [];
  }

  get now(): GameView | null {
    return this.moments.at(-1) ?? null;
  }

  get seats(): SeatLetter[] {
    return this.variant?.seats.map(({ seat }) => seat) ?? [];
  }

  get isOver(): boolean {
    return this.now !== null && this.now.outcome.kind !== 'open';
  }

  get isPaused(): boolean {
    return this.state?.isPaused ?? false;
  }

  /** The seat of the computer that is thinking. */
  get thinking(): SeatLetter | null {
    return this.state?.thinking ?? null;
  }

  /** The actions that the table allows at this device. */
  get may(): May {
    return this.state?.may ?? NOTHING;
  }

  /** The open offers. */
  get talks(): readonly Talk[] {
    return this.state?.talks ?? [];
  }

  /** The computers that play for people. */
  get standIns(): Readonly<Partial<Record<SeatLetter, Level>>> {
    return this.state?.standIns ?? {};
  }

  /** The state of an online table besides its game; null at a local table. */
  get remote(): RemoteInfo | null {
    return this.state?.remote ?? null;
  }

  /** The game as text (.hgn). */
  get text(): string {
    return this.state?.text ?? '';
  }

  isHere(seat: SeatLetter): boolean {
    return this.state !== null && isHere(this.state.sitters, seat);
  }

  isComputer(seat: SeatLetter): boolean {
    return this.state?.sitters[seat].kind === 'computer';
  }

  /** The only person at this device. Null if there is none, or several. */
  get sole(): SeatLetter | null {
    const here = this.seats.filter((seat) => this.isHere(seat));
    return here.length === 1 ? (here[0] ?? null) : null;
  }

  name(seat: SeatLetter): string {
    if (this.setup === null || this.state === null) return seat;
    return nameOf({ looks: this.setup.looks, players: this.state.sitters }, seat, this.seats);
  }

  tell(told: Message): string {
    const { setup, sole } = this;
    const [owner, toMove] = [seatOf(told.facts['owner']), seatOf(told.facts['toMove'])];
    // A single person at this device is addressed directly.
    if (told.code === 'not-your-piece' && setup !== null && owner !== null && sole !== null && sole === toMove)
      return t('page.hand.others', { owner: this.name(owner), colour: softColourOf(setup, sole) });
    return tell(told, (seat) => this.name(seat));
  }
}

function seatOf(fact: Fact | undefined): SeatLetter | null {
  return typeof fact === 'object' && 'seat' in fact ? fact.seat : null;
}
