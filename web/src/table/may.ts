import type { GameView, SeatLetter } from '../rulebook/protocol';
import { type Allowances, allowanceOf } from './allowances';
import type { May, Sitter, TableState } from './table';

type Seated = Pick<TableState, 'sitters' | 'moments'>;

/** Whether somebody at this device sits there. */
export function isHere(sitters: Readonly<Record<SeatLetter, Sitter>>, seat: SeatLetter): boolean {
  return sitters[seat].kind === 'person';
}

/** What the people at one device may do at a table of their own. */
export function mayHere({ sitters, moments }: Seated, allowances: Allowances): May {
  const now = moments.at(-1);
  const isOpen = now?.outcome.kind === 'open';
  const speaker = now === undefined || !isOpen ? null : speakerOf(sitters, now);
  return {
    move: now !== undefined && isOpen && isHere(sitters, now.toMove) ? now.toMove : null,
    resign: speaker,
    offerDraw: speaker,
    acceptDraw: null, // people at one device agree by talking
    undo: mayTakeBack(moments[lastOwnMoment({ sitters, moments })], allowances),
    hint: now === undefined || allowanceOf(allowances, now.toMove).hints,
    pause: isOpen,
  };
}

/** Whoever moved then takes the move back, if that was agreed. */
function mayTakeBack(moment: GameView | undefined, allowances: Allowances): boolean {
  return moment !== undefined && allowanceOf(allowances, moment.toMove).undo;
}

/** Who would resign: the person to move, or the one who waits for a computer. */
function speakerOf(sitters: TableState['sitters'], { toMove, seats }: GameView): SeatLetter | null {
  if (isHere(sitters, toMove)) return toMove;
  return seats.find(({ seat, resigned, place }) => isHere(sitters, seat) && !resigned && place === null)?.seat ?? null;
}

/** The last moment before now at which a person was to move, and did not miss the turn; or -1. */
export function lastOwnMoment({ sitters, moments }: Seated): number {
  return moments
    .slice(0, -1)
    .findLastIndex((view, index) => isHere(sitters, view.toMove) && moments[index + 1]?.last?.event !== 'skipped');
}
