import type { Ladder } from '../board/marks';
import { awayFromGoal } from '../board/places';
import type { BoardInfo, SeatLetter, Target } from '../rulebook/protocol';

/** More routes at a time would hide each other. */
const AT_ONCE = 3;
/** Routes with fewer hops are drawn only if there is no chain. */
const CHAIN = 2;

/**
 * The routes to draw of all hops that a seat could make: those of the piece in hand, or else the best one of each of a few
 * pieces, each to another cell. The best routes bring a piece farthest across the board towards its goal.
 */
export function laddersShown(
  board: BoardInfo,
  seat: SeatLetter,
  chains: readonly Target[],
  held: string | null,
): Ladder[] {
  const forward = forwardTo(board, seat);
  const wanted = chains.filter((chain) => (held === null ? forward(chain) > 0 : chain.from === held));
  const long = wanted.filter(({ hops }) => hops >= CHAIN);
  const best = (long.length > 0 ? long : wanted).sort((a, b) => forward(b) - forward(a) || b.hops - a.hops);
  const chosen: Target[] = [];
  for (const chain of best) {
    if (chosen.length === AT_ONCE) break;
    const isShown = chosen.some(({ from, route }) =>
      held === null
        ? from === chain.from || route.at(-1) === chain.to
        : chain.route.every((cell, index) => cell === route[index]),
    );
    if (!isShown) chosen.push(chain);
  }
  return chosen.map(({ route, hops }) => ({ route, hops, seat }));
}

/** How far a route leads towards the middle of a seat's goal, on the board as it is drawn. */
function forwardTo(board: BoardInfo, seat: SeatLetter): (chain: Target) => number {
  const away = awayFromGoal(board, seat);
  return ({ from, to }) => away(from) - away(to);
}
