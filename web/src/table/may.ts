import type { GameView, SeatLetter } from '../rulebook/protocol';
import { type Allowances, allowanceOf } from './allowances';
import type { May, Sitter, TableState } from './table';

type Seated = Pick<TableState, 'sitters' | 'moments'>;

/** Whether a player at this device has the seat. */
export function isHere(sitters: Readonly<Record<SeatLetter, Sitter>>, seat: SeatLetter): boolean {
  return sitters[seat].kind === 'person';
}

/** The actions of the players at a local table. */
export function mayHere({ sitters, moments }: Seated, allowances: Allowances): May {
  const now = moments.at(-1);
  const isOpen = now?.outcome.kind === 'open';
  const speaker = now === undefined || !isOpen ? null : speakerOf(sitters, now);
  return {
    move: now !== undefined && isOpen && isHere(sitters, now.toMove) ? now.toMove : null,
    resign: speaker,
    offerDraw: speaker,
    acceptDraw: null, // players at one device agree in person
    undo: mayTakeBack(moments[lastOwnMoment({ sitters, moments })], allowances),
    hint: now === undefined || allowanceOf(allowances, now.toMove).hints,
    pause: isOpen,
  };
}

/** The seat that moved takes the move back, if its allowance permits. */
function mayTakeBack(moment: GameView | undefined, allowances: Allowances): boolean {
  return moment !== undefined && allowanceOf(allowances, moment.toMove).undo;
}

/** The seat that would resign: the person to move, or the one who waits for a computer. */
function speakerOf(sitters: TableState['sitters'], { toMove, seats }: GameView): SeatLetter | null {
  if (isHere(sitters, toMove)) return toMove;
  return seats.find(({ seat, resigned, place }) => isHere(sitters, seat) && !resigned && place === null)?.seat ?? null;
}

/** The last moment before now at which a person was to move and did not miss the turn; or -1. */
export function lastOwnMoment({ sitters, moments }: Seated): number {
  return moments
    .slice(0, -1)
    .findLastIndex((view, index) => isHere(sitters, view.toMove) && moments[index + 1]?.last?.event !== 'skipped');
}
