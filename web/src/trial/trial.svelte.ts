import { happen } from '../hand/happenings';
import { type Ground, type HandRules, Interaction } from '../hand/interaction.svelte';
import { Stage } from '../hand/stage.svelte';
import type { GameView, RuleBook, SeatLetter, Told } from '../rulebook/protocol';
import type { MoveRequest, Reply } from '../table/table';

export type TrialRules = HandRules & Pick<RuleBook, 'play'>;

/** The owner of a trial, with its callbacks. */
export interface Keeper {
  /** Whether pieces may be moved now. */
  mayMove(): boolean;
  /** A move was made; the view is the game after it. Taps wait until the owner has handled it. */
  moved(view: GameView): Promise<void> | void;
  tell(told: Told): string;
}

/** A position to try moves on, apart from the game in play. One person moves all seats. */
export class Trial implements Ground {
  view = $state.raw<GameView | null>(null);
  readonly confirms = false;
  readonly stage = new Stage();
  readonly interaction: Interaction;
  readonly table = { ask: ({ text }: MoveRequest): Promise<Reply> => this.#play(text) };

  constructor(
    private readonly rules: TrialRules,
    private readonly keeper: Keeper,
  ) {
    this.interaction = new Interaction(rules, this, this.stage);
  }

  /** Shows another position, and the route of a piece if there is one to show. */
  show(view: GameView, route: readonly string[] = []): void {
    this.interaction.clear();
    this.view = view;
    this.stage.settle();
    this.stage.leapAlong(route);
  }

  get mayMove(): boolean {
    return this.view !== null && this.view.outcome.kind === 'open' && this.keeper.mayMove();
  }

  /** The pieces, with the one in hand where it stands on trial. */
  get pieces(): Record<string, SeatLetter> {
    return this.view === null ? {} : this.interaction.seen(this.view.pieces);
  }

  async ready(): Promise<void> {}

  /** Plays a move as if it had been made by hand. */
  async playText(move: string): Promise<void> {
    const reply = await this.#play(move);
    if (!reply.ok) throw new Error(this.keeper.tell(reply.why));
  }

  /** Says nothing at the board: the end of a trial is shown beside it. */
  async whyIdle(): Promise<null> {
    return null;
  }

  tell(told: Told): string {
    return this.keeper.tell(told);
  }

  async #play(move: string): Promise<Reply> {
    const { view } = this;
    if (view === null) return { ok: true };
    const answer = await this.rules.play(view.id, view.toMove, move);
    if (!answer.ok) return answer;
    this.show(answer.value, this.interaction.unseen(answer.value.last?.cells ?? []));
    happen({ kind: 'moved', view: answer.value, millis: this.stage.journeyMillis });
    await this.keeper.moved(answer.value);
    return { ok: true };
  }
}
