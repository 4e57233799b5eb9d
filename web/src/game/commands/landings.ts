import type { GameView, RuleBook, Target } from '../../rulebook/protocol';

/** A cell where a piece can end its move, and how many turns that saves its seat. */
export interface Landing extends Pick<Target, 'to' | 'hops'> {
  gain: number;
}

/** The targets of a piece, best gain first. The gain is computed from the position after each move. */
export async function landingsOf(
  rules: Pick<RuleBook, 'targets' | 'shelf'>,
  view: GameView,
  from: string,
): Promise<Landing[]> {
  const targets = await rules.targets(view.id, from);
  const before = needs(view, view);
  const games = rules.shelf();
  const landings = await Promise.all(
    targets.map(async ({ to, hops, route }): Promise<Landing> => {
      const after = await games.play(view.id, view.toMove, route.join('-'));
      return { to, hops, gain: after.ok ? before - needs(view, after.value) : 0 };
    }),
  );
  games.dispose();
  return landings.sort((one, other) => other.gain - one.gain || other.hops - one.hops);
}

/** The turns that the seat to move still needs in a position. */
function needs({ toMove }: GameView, position: GameView): number {
  return position.seats.find(({ seat }) => seat === toMove)?.turnsNeeded ?? 0;
}
