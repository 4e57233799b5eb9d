import type { GameView, LastMove, SeatLetter } from '../rulebook/protocol';

export interface Chain {
  by: SeatLetter;
  cells: string[];
  hops: number;
  /** The moment after it. */
  moment: number;
}

/** The facts of a finished game, derived from its moments. */
export interface Story {
  turns: number;
  hops: number;
  longest: Chain | null;
  leadChanges: number;
  /** The largest deficit of the winner, or else of the last leader, in turns; 0 if never behind. */
  worstDeficit: number;
  seats: { seat: SeatLetter; turns: number; hops: number; home: number; pieces: number }[];
}

export function storyOf(moments: readonly GameView[]): Story {
  const moves = moments.flatMap((view, moment) => (view.last?.event === 'moved' ? [{ ...view.last, moment }] : []));
  const leaders = moments.map(leader).filter((side) => side !== null);
  const end = moments.at(-1);
  const winner = end?.outcome.kind === 'won' ? end.outcome.side.join('') : (leaders.at(-1) ?? null);
  return {
    turns: moves.length,
    hops: total(moves),
    longest: longest(moves),
    leadChanges: leaders.filter((side, index) => index > 0 && side !== leaders[index - 1]).length,
    worstDeficit: winner === null ? 0 : Math.max(0, ...moments.map((view) => deficit(view, winner))),
    seats: (end?.seats ?? []).map(({ seat, home, pieces }) => {
      const own = moves.filter((move) => move.by === seat);
      return { seat, turns: own.length, hops: total(own), home, pieces };
    }),
  };
}

function total(moves: readonly LastMove[]): number {
  return moves.reduce((sum, move) => sum + move.hops, 0);
}

function longest(moves: readonly (LastMove & { moment: number })[]): Chain | null {
  let best: Chain | null = null;
  for (const { by, cells, hops, moment } of moves) {
    if (by !== null && hops > (best?.hops ?? 0)) best = { by, cells, hops, moment };
  }
  return best;
}

/** The side that is ahead, by its letters, or null if there is none. */
function leader({ sides }: GameView): string | null {
  return sides.find(({ lead }) => lead > 0)?.seats.join('') ?? null;
}

function deficit({ sides }: GameView, side: string): number {
  return -(sides.find(({ seats }) => seats.join('') === side)?.lead ?? 0);
}
