import type { Proposal, SeatLetter } from '../rulebook/protocol';
import { type Phrase, shownAt } from '../table/remoteInfo';
import type { Level } from '../table/setup';
import { session } from './session.svelte';

const TICK_MILLIS = 250;

/** The open dialog and the running clocks of an online table. */
class RemoteActions {
  /** The dialog over the board. */
  open = $state<'talk' | 'stand-in' | null>(null);
  /** This device's time, updated while clocks are shown. */
  now = $state(Date.now());

  /** Updates the time for the clocks on the screen. Returns an unsubscribe function. */
  tick(): () => void {
    this.now = Date.now();
    const timer = window.setInterval(() => (this.now = Date.now()), TICK_MILLIS);
    return () => window.clearInterval(timer);
  }

  /** The time on a seat's clock, or null if it has none. */
  left(seat: SeatLetter): number | null {
    const clocks = session.remote?.clocks;
    return clocks == null ? null : shownAt(clocks, seat, this.now);
  }

  /** The seat that a computer may play for: of an absent player or, at one device, of the person to move. */
  get absent(): SeatLetter | null {
    const { remote, may, now } = session;
    const { standIns } = may;
    const toMove = standIns.find((seat) => seat === now?.toMove) ?? null;
    return remote === null && this.open === null ? null : (toMove ?? standIns[0] ?? null);
  }

  /** Whether it is that player's turn. */
  get maySkip(): boolean {
    return session.may.skip !== null;
  }

  /** The offer that is to be answered at this device. */
  get asked(): { proposal: Proposal; seat: SeatLetter } | null {
    const [first] = Object.entries(session.may.answer) as [Proposal, SeatLetter][];
    return first === undefined ? null : { proposal: first[0], seat: first[1] };
  }

  show(what: 'talk' | 'stand-in'): void {
    this.open = what;
  }

  close(): void {
    this.open = null;
  }

  async answer(what: 'agree' | 'decline'): Promise<void> {
    if (this.asked !== null) await session.request({ what, ...this.asked });
  }

  async skip(): Promise<void> {
    const { skip } = session.may;
    if (skip !== null) await session.request({ what: 'skip', seat: skip });
  }

  async standIn(seat: SeatLetter, level: Level): Promise<void> {
    this.close();
    await session.request({ what: 'stand-in', seat, level });
  }

  async takeSeatBack(): Promise<void> {
    const [seat] = session.may.returns;
    if (seat !== undefined) await session.request({ what: 'return', seat });
  }

  async phrase(phrase: Phrase): Promise<void> {
    const seat = session.may.speak;
    if (seat !== null) await session.request({ say: 'phrase', seat, phrase });
  }

  async chat(text: string): Promise<void> {
    const seat = session.may.speak;
    if (seat !== null) await session.request({ say: 'chat', seat, text });
  }
}

export const remoteActions = new RemoteActions();
