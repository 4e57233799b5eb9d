import type { Arrow } from '../board/marks';
import { brain, rules } from '../rulebook/books';
import type { GameView, Target } from '../rulebook/protocol';

const HINT_MILLIS = 1200;

/** Help before a move: the best move, the chains of the seat to move, and the last move in words. */
export class Advice {
  hint = $state.raw<Arrow | null>(null);
  /** All hops and chains of the seat to move, if they are shown. */
  ladders = $state.raw<readonly Target[]>([]);
  showsLadders = $state(false);
  isHinting = $state(false);
  /** The moment whose move is shown in words, as long as that moment is shown. */
  recalled = $state.raw<GameView | null>(null);

  /** Searches the best move. Returns its route, or null if there is none or the position has changed meanwhile. */
  async find(view: GameView, text: string, isStillWanted: () => boolean): Promise<readonly string[] | null> {
    this.isHinting = true;
    try {
      const [best] = await brain.bestVariations(text, 1, HINT_MILLIS, () => {});
      const route = best?.routes[0];
      if (route === undefined || !isStillWanted()) return null;
      this.hint = { route, kind: 'hint', seat: view.toMove };
      return route;
    } finally {
      this.isHinting = false;
    }
  }

  forgetHint(): void {
    this.hint = null;
  }

  async toggleLadders(view: GameView | null): Promise<void> {
    this.showsLadders = !this.showsLadders;
    await this.follow(view);
  }

  /** Asks for the ladders again if they are shown. */
  async follow(view: GameView | null): Promise<void> {
    this.ladders = view === null || !this.showsLadders ? [] : await rules.ladders(view.id, view.toMove);
  }
}
