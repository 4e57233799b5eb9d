import type { SeatLetter } from '../rulebook/protocol';
import { longAbsent, type Phrase, shownAt } from '../table/remoteInfo';
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

  /** The seat of a player who has been absent for so long that others may act. */
  get absent(): SeatLetter | null {
    const { remote, now } = session;
    if (remote === null || now === null || session.isOver || remote.may.speak === null) return null;
    const seats = longAbsent(remote, this.now);
    return seats.find((seat) => seat === now.toMove) ?? seats[0] ?? null;
  }

  /** Whether it is that player's turn. */
  get maySkip(): boolean {
    return this.absent !== null && this.absent === session.now?.toMove && !session.isPaused;
  }

  show(what: 'talk' | 'stand-in'): void {
    this.open = what;
  }

  close(): void {
    this.open = null;
  }

  async answer(ask: 'agree' | 'decline'): Promise<void> {
    const answer = session.remote?.may.answer;
    if (answer != null) await session.request({ ask, ...answer });
  }

  async skip(): Promise<void> {
    if (this.absent !== null) await session.request({ ask: 'skip', seat: this.absent });
  }

  async standIn(seat: SeatLetter, level: Level): Promise<void> {
    this.close();
    await session.request({ ask: 'stand-in', seat, level });
  }

  async takeSeatBack(): Promise<void> {
    const seat = session.remote?.may.takeSeatBack;
    if (seat != null) await session.request({ ask: 'take-seat-back', seat });
  }

  async phrase(phrase: Phrase): Promise<void> {
    const seat = session.remote?.may.speak;
    if (seat != null) await session.request({ ask: 'phrase', seat, phrase });
  }

  async chat(text: string): Promise<void> {
    const seat = session.remote?.may.speak;
    if (seat != null) await session.request({ ask: 'chat', seat, text });
  }
}

export const remoteActions = new RemoteActions();
