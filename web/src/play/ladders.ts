import type { Arrow } from '../board/marks';
import type { GameView, RuleBook } from '../rulebook/protocol';

/** Every hop that any seat could make somewhere in a chain, each drawn once. */
export async function ladderArrows(rules: Pick<RuleBook, 'ladders'>, view: GameView): Promise<Arrow[]> {
  const arrows = new Map<string, Arrow>();
  for (const { seat } of view.seats) {
    for (const { route } of await rules.ladders(view.id, seat)) {
      route.slice(1).forEach((to, index) => {
        const from = route[index] ?? to;
        const key = seat + [from, to].sort().join('-');
        if (!arrows.has(key)) arrows.set(key, { route: [from, to], kind: 'ladder', seat });
      });
    }
  }
  return [...arrows.values()];
}
