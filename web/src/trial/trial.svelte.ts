import { type Leap, leapMillis } from '../board/leap';
import type { Bubble } from '../board/marks';
import { Hand } from '../play/hand.svelte';
import { happen } from '../play/happenings';
import type { BoardInfo, GameView, RuleBook, SeatLetter, Told } from '../rulebook/protocol';
import { t } from '../texts/texts.svelte';

const BUBBLE_MILLIS = 6000;

export type TrialRules = Pick<RuleBook, 'targets' | 'nextHops' | 'play'>;

/** What a trial needs from whoever keeps it. */
export interface Keeper {
  /** Whether pieces may be moved now. */
  mayMove(): boolean;
  /** A move was made; the view is the game after it. */
  moved(view: GameView): void;
  tell(told: Told): string;
  isStill(): boolean;
}

/** A position to try moves on, apart from the game in play: whoever is to move is moved by whoever holds the mouse. */
export class Trial {
  view = $state.raw<GameView | null>(null);
  leap = $state.raw<Leap | null>(null);
  bubble = $state.raw<Bubble | null>(null);
  /** What was last said to those who listen, with a number that makes the same words new. */
  said = $state.raw({ number: 0, text: '' });
  readonly hand: Hand;
  #leaps = 0;
  #timer = 0;

  constructor(
    private readonly rules: TrialRules,
    private readonly keeper: Keeper,
  ) {
    this.hand = new Hand(rules);
  }

  /** Another position, with the way a piece has come if that is to be seen. */
  show(view: GameView, route: readonly string[] = []): void {
    this.hand.letGo();
    this.bubble = null;
    this.view = view;
    this.leap = null;
    this.#leapAlong(route);
  }

  get canMove(): boolean {
    return this.view !== null && this.view.outcome.kind === 'open' && this.keeper.mayMove();
  }

  /** The pieces with what is in hand where it stands on trial. */
  get pieces(): Record<string, SeatLetter> {
    const { view, hand } = this;
    if (view === null) return {};
    const seat = hand.from === null ? undefined : view.pieces[hand.from];
    if (!hand.isOnTrial || hand.from === null || hand.here === null || seat === undefined) return view.pieces;
    const seen = { ...view.pieces };
    delete seen[hand.from];
    seen[hand.here] = seat;
    return seen;
  }

  async pick(cell: string, board: BoardInfo): Promise<void> {
    const { view } = this;
    this.bubble = null;
    if (view === null || !this.canMove) return;
    if (this.hand.from === null) return this.#take(view, cell, board);
    const tapped = await this.hand.tap(cell);
    if (tapped.kind === 'refused') return this.#refuse(view, cell, tapped.path.join('-'));
    if (tapped.kind === 'move') return this.#move(view, tapped.route);
    if (tapped.kind === 'held') this.#held();
  }

  async dropAt(from: string, to: string, board: BoardInfo): Promise<void> {
    if (this.hand.here === from) await this.pick(to, board);
  }

  /** Ends a chain that is being hopped along. */
  async done(): Promise<void> {
    if (this.view !== null && this.hand.isOnTrial) await this.#move(this.view, this.hand.path);
  }

  async back(): Promise<void> {
    this.bubble = null;
    const before = this.hand.here;
    await this.hand.back();
    const { here } = this.hand;
    if (before === null) return;
    if (here === null) return this.say(t('page.say.let-go', { cell: before }));
    this.#leapAlong([before, here]);
    this.#sayInHand(here);
  }

  /** Plays a move as if it had been made by hand. */
  async play(move: string): Promise<void> {
    const { view } = this;
    if (view === null) return;
    const answer = await this.rules.play(view.id, view.toMove, move);
    if (!answer.ok) throw new Error(this.keeper.tell(answer.why));
    this.#accept(answer.value, answer.value.last?.cells ?? []);
  }

  say(text: string): void {
    this.said = { number: this.said.number + 1, text };
  }

  async #take(view: GameView, cell: string, board: BoardInfo): Promise<void> {
    if (view.movable.includes(cell)) {
      await this.hand.take(view, cell);
      return this.#held();
    }
    // The referee is asked to move it: that way it is the referee who says why it can't.
    const near = Object.values(board.cells.find(({ name }) => name === cell)?.neighbours ?? {})[0];
    if (view.pieces[cell] !== undefined && near !== undefined) await this.#refuse(view, cell, `${cell}-${near}`);
  }

  async #move(view: GameView, route: readonly string[]): Promise<void> {
    const seen = this.hand.path;
    const answer = await this.rules.play(view.id, view.toMove, route.join('-'));
    if (!answer.ok) return this.#showWhy(route.at(-1) ?? '', answer.why);
    const isSeen = seen.every((cell, index) => cell === route[index]);
    this.#accept(answer.value, isSeen ? route.slice(Math.max(0, seen.length - 1)) : route);
  }

  #accept(view: GameView, route: readonly string[]): void {
    this.show(view, route);
    happen({ kind: 'moved', view, millis: this.keeper.isStill() ? 0 : leapMillis(route) });
    this.keeper.moved(view);
  }

  #held(): void {
    happen({ kind: 'lifted' });
    const [before, here] = [this.hand.path.at(-2), this.hand.path.at(-1)];
    if (before !== undefined && here !== undefined) this.#leapAlong([before, here]);
    if (here !== undefined) this.#sayInHand(here);
  }

  #sayInHand(cell: string): void {
    this.say(
      t(this.hand.isOnTrial ? 'page.say.on-trial' : 'page.say.taken', { cell, targets: this.hand.marks.length }),
    );
  }

  async #refuse(view: GameView, cell: string, request: string): Promise<void> {
    const answer = await this.rules.play(view.id, view.toMove, request);
    if (!answer.ok) this.#showWhy(cell, answer.why);
  }

  #showWhy(cell: string, why: Told): void {
    happen({ kind: 'refused' });
    const text = this.keeper.tell(why);
    this.bubble = { cell, text };
    this.say(text);
    clearTimeout(this.#timer);
    this.#timer = Number(setTimeout(() => (this.bubble = null), BUBBLE_MILLIS));
  }

  #leapAlong(route: readonly string[]): void {
    if (route.length > 1) this.leap = { number: ++this.#leaps, route };
  }
}
