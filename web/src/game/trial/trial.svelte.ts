import type { GameView, Message, RuleBook, SeatLetter, Shelf } from '../../rulebook/protocol';
import type { MoveRequest, Reply } from '../../table/table';
import { Announcements } from '../../ui/announcements';
import { BoardEffects } from '../hand/effects.svelte';
import { happen } from '../hand/happenings';
import { type HandContext, type HandRules, Interaction } from '../hand/interaction.svelte';

export type TrialRules = HandRules & Pick<RuleBook, 'shelf' | 'knows'>;

/** The owner of a trial, with its callbacks. */
export interface Keeper {
  /** Whether pieces may be moved now. */
  mayMove(): boolean;
  /** A move was made; the view is the game after it. Taps wait until the owner has handled it. */
  moved(view: GameView): Promise<void> | void;
  tell(told: Message): string;
  /** Shows the position anew, because its worker has died. */
  restore(): Promise<void>;
}

/** A position to try moves on, apart from the game in play. One person moves all seats. */
export class Trial implements HandContext {
  view = $state.raw<GameView | null>(null);
  readonly confirms = false;
  readonly announcements = new Announcements();
  readonly effects = new BoardEffects(this.announcements);
  readonly interaction: Interaction;
  readonly games: Shelf;
  readonly table = { ask: ({ text }: MoveRequest): Promise<Reply> => this.#play(text) };

  constructor(
    private readonly rules: TrialRules,
    private readonly keeper: Keeper,
  ) {
    this.games = rules.shelf();
    this.interaction = new Interaction(rules, this, this.effects, this.announcements);
  }

  /** Shows another position, and the route of a piece if there is one to show. */
  show(view: GameView, route: readonly string[] = []): void {
    this.interaction.clear();
    this.view = view;
    this.effects.settle();
    this.effects.leapAlong(route);
  }

  get mayMove(): boolean {
    return this.view !== null && this.view.outcome.kind === 'open' && this.keeper.mayMove();
  }

  /** The pieces, with the one in hand where it stands on trial. */
  get pieces(): Record<string, SeatLetter> {
    return this.view === null ? {} : this.interaction.seen(this.view.pieces);
  }

  /** After the loss of the worker the owner sets the position up again. */
  async ready(): Promise<void> {
    if (this.view !== null && !this.rules.knows(this.view.id)) await this.keeper.restore();
  }

  /** Plays a move as if it had been made by hand. */
  async playText(move: string): Promise<void> {
    const reply = await this.#play(move);
    if (!reply.ok) throw new Error(this.keeper.tell(reply.why));
  }

  /** Forgets the games that were tried, because the screen is closed. */
  dispose(): void {
    this.games.dispose();
  }

  /** Says nothing at the board: the end of a trial is shown beside it. */
  async whyIdle(): Promise<null> {
    return null;
  }

  tell(told: Message): string {
    return this.keeper.tell(told);
  }

  async #play(move: string): Promise<Reply> {
    const { view } = this;
    if (view === null) return { ok: true };
    const answer = await this.games.play(view.id, view.toMove, move);
    if (!answer.ok) return answer;
    this.show(answer.value, this.interaction.unseen(answer.value.last?.cells ?? []));
    happen({ kind: 'moved', view: answer.value, millis: this.effects.journeyMillis });
    await this.keeper.moved(answer.value);
    return { ok: true };
  }
}
