import type { Arrow } from '../board/marks';
import { brain, rules } from '../rulebook/books';
import type { GameView } from '../rulebook/protocol';
import { ladderArrows } from './ladders';

const HINT_MILLIS = 1200;

/** What a player may look at before moving: the best move, where everybody could hop, and the last move in words. */
export class Advice {
  hint = $state.raw<Arrow | null>(null);
  ladders = $state.raw<readonly Arrow[]>([]);
  showsLadders = $state(false);
  isHinting = $state(false);
  /** The moment whose move is told in words, as long as that moment is shown. */
  recalled = $state.raw<GameView | null>(null);

  get arrows(): Arrow[] {
    return this.hint === null ? [...this.ladders] : [...this.ladders, this.hint];
  }

  /** Searches the best move. Returns its route, or null if there is none or somebody has moved meanwhile. */
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

  /** Draws the ladders again if they are shown. */
  async follow(view: GameView | null): Promise<void> {
    this.ladders = view === null || !this.showsLadders ? [] : await ladderArrows(rules, view);
  }
}
