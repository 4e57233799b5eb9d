import type { GameView, SeatLetter } from '../rulebook/protocol';
import type { May, Sitter, TableState } from './table';

type Seated = Pick<TableState, 'sitters' | 'moments'>;

/** Whether somebody at this device sits there. */
export function isHere(sitters: Readonly<Record<SeatLetter, Sitter>>, seat: SeatLetter): boolean {
  return sitters[seat].kind === 'person';
}

/** What the people at one device may do at a table of their own. */
export function mayHere({ sitters, moments }: Seated): May {
  const now = moments.at(-1);
  const isOpen = now?.outcome.kind === 'open';
  const speaker = now === undefined || !isOpen ? null : speakerOf(sitters, now);
  return {
    move: now !== undefined && isOpen && isHere(sitters, now.toMove) ? now.toMove : null,
    resign: speaker,
    offerDraw: speaker,
    acceptDraw: null, // people at one device agree by talking
    undo: lastOwnMoment({ sitters, moments }) >= 0,
    pause: isOpen,
  };
}

/** Who would resign: the person to move, or the one who waits for a computer. */
function speakerOf(sitters: TableState['sitters'], { toMove, seats }: GameView): SeatLetter | null {
  if (isHere(sitters, toMove)) return toMove;
  return seats.find(({ seat, resigned }) => isHere(sitters, seat) && !resigned)?.seat ?? null;
}

/** The last moment before now at which a person was to move, or -1. */
export function lastOwnMoment({ sitters, moments }: Seated): number {
  return moments.slice(0, -1).findLastIndex((view) => isHere(sitters, view.toMove));
}
