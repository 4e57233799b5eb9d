import type { Chair, GameView, SeatLetter, Stand, WireEvent } from '../rulebook/protocol';
import { type Level, SEATS } from './setup';
import type { Happened, Sitter } from './table';

/** The event of a screen for an entry of a table's log; null if the screen shows it by its state alone. */
export function happenedOf(event: WireEvent, moments: readonly GameView[]): Happened | null {
  switch (event.kind) {
    case 'played': {
      const view = moments.at(-1);
      return view === undefined ? null : { kind: 'appended', view };
    }
    case 'taken-back':
      return { kind: 'taken-back', moments: moments.length };
    case 'paused':
    case 'resumed':
      return { kind: 'paused', on: event.kind === 'paused' };
    case 'proposed':
    case 'agreed':
    case 'declined':
      return { kind: event.kind, by: event.seat, proposal: event.proposal };
    case 'stood-in':
    case 'returned':
    case 'rematched':
      return event;
    default:
      return null;
  }
}

/** The moments after an entry. The table gives a moment for each move. */
export function momentsAfter(moments: readonly GameView[], event: WireEvent, next: () => GameView): GameView[] {
  if (event.kind === 'taken-back') return moments.slice(0, moments.length - event.events);
  if (event.kind === 'began') return [next()];
  return event.kind === 'played' ? [...moments, next()] : [...moments];
}

/** The computers that play for people. */
export function standInsOf(chairs: Stand['chairs']): Partial<Record<SeatLetter, Level>> {
  const found = SEATS.flatMap((seat) => {
    const chair: Chair | undefined = chairs[seat];
    return chair?.kind === 'person' && chair.standIn !== undefined ? [[seat, chair.standIn]] : [];
  });
  return Object.fromEntries(found);
}

/** The level of the computer that moves for a seat; null if a person does. */
export function levelAt({ chairs }: Stand, seat: SeatLetter): Level | null {
  const chair = chairs[seat];
  if (chair?.kind === 'computer') return chair.level;
  return chair?.kind === 'person' ? (chair.standIn ?? null) : null;
}

/** Whether a player at this device has the seat. */
export function isHere(sitters: Readonly<Record<SeatLetter, Sitter>>, seat: SeatLetter): boolean {
  return sitters[seat].kind === 'person';
}
