import type { GameView, RuleBook, SeatLetter, VariantInfo } from '../rulebook/protocol';
import type { Aim } from './task';

export const LEARNER: SeatLetter = 'A';

/** Where a piece is that stood on a cell before the game's last move. */
export function followed(cell: string, view: GameView): string {
  return view.last?.cells[0] === cell ? (view.last.cells.at(-1) ?? cell) : cell;
}

/** Whether the aim is reached. `at` is where the piece that the aim speaks of stands by now. */
export async function isReached(
  aim: Aim,
  at: string,
  view: GameView,
  variant: VariantInfo,
  rules: Pick<RuleBook, 'ladders'>,
): Promise<boolean> {
  switch (aim.kind) {
    case 'reach':
      return at === aim.to;
    case 'any':
      return view.pieces[aim.to] === LEARNER;
    case 'home':
      return view.seats.some(({ seat, isHome }) => seat === LEARNER && isHome);
    case 'out': {
      const camp = variant.seats.find(({ seat }) => seat === LEARNER)?.camp ?? [];
      return camp.every((cell) => view.pieces[cell] !== LEARNER);
    }
    case 'ladder':
      return (await rules.ladders(view.id, aim.seat)).some(({ hops }) => hops >= aim.hops);
    case 'deny':
      return !(await rules.ladders(view.id, aim.seat)).some(({ to }) => to === aim.to);
  }
}
