import type { GameView, Message, RuleBook, SeatLetter } from '../../rulebook/protocol';
import type { MoveRequest, Reply } from '../../table/table';
import { t } from '../../texts/texts.svelte';
import type { Announcements } from '../../ui/announcements';
import type { BoardEffects } from './effects.svelte';
import { Hand } from './hand.svelte';
import { happen } from './happenings';

export type HandRules = Pick<RuleBook, 'targets' | 'nextHops' | 'whyNot'>;

/** The environment of the hand: the table, a lesson, or a branch of an analysis. */
export interface HandContext {
  /** The position whose pieces are moved, or null while there is none. */
  readonly view: GameView | null;
  /** Whether pieces may be moved now. */
  readonly mayMove: boolean;
  /** Whether a whole move waits to be confirmed. */
  readonly confirms: boolean;
  /** Taps wait for this, because the game may have to be loaded again first. */
  ready(): Promise<void>;
  /** Takes a whole move; null while there is no game. Its reply comes after the events of the move. */
  readonly table: { ask(request: MoveRequest): Promise<Reply> } | null;
  /** Whether the table is online, so that its answer may be late. */
  readonly isElsewhere?: boolean;
  /** The explanation at a cell while pieces may not move. */
  whyIdle(view: GameView, cell: string): Promise<string | null>;
  tell(told: Message): string;
  /** The stereo position of a cell, from -1 (left) to 1 (right). */
  panOf?(cell: string): number;
  /** Called when a piece was taken in hand. */
  taken?(): void;
}

/** A move that an online table has not answered yet. */
interface Sent {
  view: GameView; // the position in which it was made
  route: readonly string[];
  path: readonly string[]; // the part that was already shown on trial
}

/**
 * The interaction of a player with any board: take a piece, hop on trial, drop the piece or put it back. Actions are
 * queued, so quick taps all count, in their order. Only while a move is being sent to an online table, taps are
 * ignored.
 */
export class Interaction {
  /** A whole move that waits to be confirmed. */
  pending = $state.raw<readonly string[] | null>(null);
  /** The last move that was sent, until it is answered or another position is shown. */
  sent = $state.raw<Sent | null>(null);
  readonly hand: Hand;
  #queue: Promise<unknown> = Promise.resolve();
  /** The number of moves sent. A tap from before the last one is dropped. */
  #sendings = 0;

  constructor(
    private readonly rules: HandRules,
    private readonly context: HandContext,
    private readonly effects: BoardEffects,
    private readonly announcements: Announcements,
  ) {
    this.hand = new Hand(rules);
  }

  /** Whether a move is being sent. Once the game has gone on, it has arrived. */
  get isSending(): boolean {
    return this.sent !== null && this.sent.view === this.context.view;
  }

  /** Whether the piece in hand, or the piece whose move is being sent, has hopped on trial. */
  get isOnTrial(): boolean {
    return this.#path.length > 1;
  }

  /** Handles a tap on a cell, or a choice of it by any other input. */
  pick(cell: string): Promise<void> {
    return this.#inTurn(() => this.#pick(cell));
  }

  /** Handles a drop. It allows any chain that ends there. */
  dropAt(from: string, to: string): Promise<void> {
    return this.#inTurn(async () => {
      if (this.hand.here === from) await this.#pick(to);
    });
  }

  /** Ends a chain of hops on trial. */
  done(): Promise<void> {
    return this.#inTurn(async () => {
      if (this.hand.here !== null && this.hand.isOnTrial) await this.#pick(this.hand.here);
    });
  }

  /** Undoes what does not count yet: the whole move, a hop, or the piece in hand. */
  back(): Promise<void> {
    return this.#inTurn(() => this.#back());
  }

  confirm(): Promise<void> {
    return this.#inTurn(() => this.#confirm());
  }

  /** Puts everything down, because another position is shown. */
  clear(): void {
    this.hand.letGo();
    this.pending = null;
    if (!this.isSending) this.sent = null;
    this.effects.hide();
  }

  /** The pieces as shown: the piece in hand, or being sent, stands where it has hopped on trial. */
  seen(pieces: Record<string, SeatLetter>): Record<string, SeatLetter> {
    const [from, here] = [this.#path[0], this.#path.at(-1)];
    const seat = from === undefined ? undefined : pieces[from];
    if (!this.isOnTrial || from === undefined || here === undefined || seat === undefined) return pieces;
    const seen = { ...pieces };
    delete seen[from];
    seen[here] = seat;
    return seen;
  }

  /** The part of a route that was not shown yet. Hops on trial are not animated again. */
  unseen(route: readonly string[]): readonly string[] {
    const seen = this.#path;
    const isOnWay = seen.every((cell, index) => cell === route[index]);
    return isOnWay ? route.slice(Math.max(0, seen.length - 1)) : route;
  }

  get #path(): readonly string[] {
    return this.sent?.path ?? this.hand.path;
  }

  async #inTurn(act: () => Promise<void>): Promise<void> {
    if (this.isSending) return;
    const sendings = this.#sendings;
    const acted = this.#queue
      .then(() => this.context.ready())
      .then(() => (sendings === this.#sendings ? act() : undefined));
    this.#queue = acted.catch(() => undefined);
    return acted;
  }

  async #pick(cell: string): Promise<void> {
    const { view } = this.context;
    this.effects.hide();
    if (view === null) return;
    if (!this.context.mayMove) return this.#refuse(cell, await this.context.whyIdle(view, cell));
    if (this.pending !== null) {
      if (cell === this.pending.at(-1)) return this.#confirm();
      this.pending = null;
    }
    if (this.hand.from === null) return this.#take(view, cell);
    const before = this.hand.here ?? '';
    const tapped = await this.hand.tap(cell);
    if (tapped.kind === 'empty') return this.announcements.say(t('page.say.let-go', { cell: before }));
    if (tapped.kind === 'refused') return this.#explain(view, tapped.path);
    if (tapped.kind === 'move') return this.#wish(tapped.route);
    if (tapped.kind === 'held') this.#held();
  }

  async #take(view: GameView, cell: string): Promise<void> {
    if (!view.movable.includes(cell) && view.pieces[cell] === undefined)
      return this.effects.show(cell, t('page.hand.nobody', { cell }), true);
    if (!view.movable.includes(cell)) return this.#explain(view, [cell]);
    await this.hand.take(view, cell);
    this.context.taken?.();
    this.#held();
  }

  #held(): void {
    happen({ kind: 'lifted', at: this.context.panOf?.(this.hand.here ?? '') ?? 0 });
    this.effects.leapAlong(this.hand.path.slice(-2));
    this.#sayInHand();
  }

  #sayInHand(): void {
    const { here, isOnTrial, marks } = this.hand;
    if (here !== null)
      this.announcements.say(
        t(isOnTrial ? 'page.say.on-trial' : 'page.say.taken', { cell: here, targets: marks.length }),
      );
  }

  async #wish(route: readonly string[]): Promise<void> {
    if (!this.context.confirms) return this.#play(route);
    this.pending = route;
    this.announcements.say(t('page.say.confirm', { from: route[0] ?? '', to: route.at(-1) ?? '' }));
  }

  async #confirm(): Promise<void> {
    const route = this.pending;
    this.pending = null;
    if (route !== null) await this.#play(route);
  }

  async #play(route: readonly string[]): Promise<void> {
    const { view, mayMove, table } = this.context;
    if (view === null || !mayMove || table === null) return;
    const sent = this.context.isElsewhere === true ? this.#send(view, route) : null;
    const reply = await table
      .ask({ what: 'play', seat: view.toMove, text: route.join('-'), after: view.events })
      .finally(() => {
        if (this.sent === sent) this.sent = null;
      });
    if (!reply.ok) this.#refuse(route.at(-1) ?? '', this.context.tell(reply.why));
  }

  /**
   * Empties the hand. The next taps don't wait for the answer: it may never come, and the player may open another game.
   */
  #send(view: GameView, route: readonly string[]): Sent {
    const sent = { view, route, path: this.hand.path };
    this.sent = sent;
    this.#sendings++;
    this.#queue = Promise.resolve();
    this.hand.letGo();
    return sent;
  }

  async #back(): Promise<void> {
    this.effects.hide();
    const before = this.hand.here;
    if (before === null) return;
    if (this.pending !== null) {
      this.pending = null;
      return this.#sayInHand();
    }
    await this.hand.back();
    const { here } = this.hand;
    if (here === null) return this.announcements.say(t('page.say.let-go', { cell: before }));
    this.effects.leapAlong([before, here]);
    this.#sayInHand();
  }

  /** Shows at the last cell why this path is not allowed. */
  async #explain(view: GameView, path: readonly string[]): Promise<void> {
    const why = await this.rules.whyNot(view.id, view.toMove, path);
    this.#refuse(path.at(-1) ?? '', why === null ? null : this.context.tell(why));
  }

  #refuse(cell: string, words: string | null): void {
    if (words === null) return;
    happen({ kind: 'refused', at: this.context.panOf?.(cell) ?? 0 });
    this.effects.show(cell, words);
  }
}
