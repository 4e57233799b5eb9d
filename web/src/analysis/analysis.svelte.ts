import type { Arrow } from '../board/marks';
import { eventSpoken } from '../game/announce';
import { session } from '../game/session.svelte';
import { Trial } from '../game/trial/trial.svelte';
import { rules } from '../rulebook/books';
import { Stopped, thinker } from '../rulebook/client';
import type { GameView, SeatLetter, Thinker, TurnReview, Variation } from '../rulebook/protocol';
import { t } from '../texts/texts.svelte';
import { notices, reason } from '../ui/notices.svelte';
import { asGood, puzzleSpoken, type Tried, variationSpoken } from './points';

/** A whole review takes about this long, for short and long games. */
const REVIEW_MILLIS = 20_000;
const LEAST_MILLIS = 40;
const MOST_MILLIS = 400;
const VARIATIONS = 3;
const VARIATIONS_MILLIS = 1500;
/** The number of moves that are compared in a puzzle. */
const ANSWERS = 6;

/** The analysis has its own thinkers, so the computers of the game in play need not wait. They start when first needed. */
const thinkers = new Map<string, Thinker>();
function own(name: 'review' | 'variations'): Thinker {
  const found = thinkers.get(name) ?? thinker();
  thinkers.set(name, found);
  return found;
}

/** The analysis of a game: its moments, the review, and moves that were not played. */
export class Analysis {
  /** The moment of the game that is shown. */
  at = $state(0);
  /** Moves tried from there, apart from the game. */
  branch = $state.raw<readonly GameView[]>([]);
  reviews = $state.raw<ReadonlyMap<number, TurnReview>>(new Map());
  progress = $state.raw<{ done: number; all: number } | null>(null);
  showsVariations = $state(false);
  variations = $state.raw<readonly Variation[]>([]);
  isSearching = $state(false);
  /** A costly move of the game as a puzzle. Its answer is hidden until the player has tried. */
  puzzle = $state.raw<TurnReview | null>(null);
  /** The result of the last try at the puzzle. */
  tried = $state.raw<Tried | null>(null);
  readonly trial: Trial;
  #search = 0;
  /** The moves that solve the puzzle. They are searched while the player thinks. */
  #answers: Promise<ReadonlySet<string>> = Promise.resolve(new Set());

  constructor() {
    this.trial = new Trial(rules, {
      mayMove: () => true,
      moved: (view) => this.#moved(view),
      tell: (told) => session.tell(told),
      restore: async () => {
        await session.ready();
        this.goTo(this.at);
      },
    });
  }

  get moments(): readonly GameView[] {
    return session.moments;
  }

  get shown(): GameView | undefined {
    return this.branch.at(-1) ?? this.moments[this.at];
  }

  /** The best move, if the review has a better one than the move that was played next. */
  get better(): Arrow | null {
    const next = this.branch.length === 0 && this.puzzle === null ? this.reviews.get(this.at + 1) : undefined;
    if (next === undefined || next.best === next.played || this.showsVariations) return null;
    return { route: next.bestRoute, kind: 'hint', seat: next.by };
  }

  get arrows(): Arrow[] {
    const { better, shown } = this;
    if (!this.showsVariations || shown === undefined) return better === null ? [] : [better];
    const drawn = this.variations.map(
      ({ routes }, rank): Arrow => ({
        route: routes[0] ?? [],
        kind: rank === 0 ? 'hint' : 'other',
        seat: shown.toMove,
      }),
    );
    return drawn.filter(({ route }) => route.length > 1).reverse(); // the best one is drawn last, over the others
  }

  /** The last event, in words. */
  wordsOf(view: GameView | undefined): string {
    const name = (seat: SeatLetter): string => session.name(seat);
    return view?.last == null ? t('page.analysis.start') : eventSpoken(view, name);
  }

  /** Goes to a moment and announces its event. */
  stepTo(moment: number): void {
    this.goTo(moment);
    this.trial.announcements.say(this.wordsOf(this.shown));
  }

  /** Goes to a moment without an announcement, for a slider: screen readers read its value. */
  goTo(moment: number): void {
    const wanted = Math.max(0, Math.min(this.moments.length - 1, moment));
    const isNext = wanted === this.at + 1 && this.branch.length === 0;
    this.at = wanted;
    this.branch = [];
    this.puzzle = null;
    const view = this.moments[wanted];
    if (view !== undefined) this.trial.show(view, isNext ? view.last?.cells : []);
    void this.#searchVariations();
  }

  /** Sets the position before a costly move as a puzzle. */
  ask(turn: TurnReview): void {
    this.showsVariations = false;
    this.stepTo(turn.number - 1);
    this.puzzle = turn;
    this.tried = null;
    this.#answers = this.#answersTo(turn);
  }

  /** The moves that solve the puzzle. The move that was played is never one, even if a second search rates it best. */
  async #answersTo({ best, played }: TurnReview): Promise<ReadonlySet<string>> {
    const { shown } = this;
    try {
      if (shown === undefined) return new Set([best]);
      const text = await rules.write(shown.id, {});
      const found = await own('variations').bestVariations(text, ANSWERS, VARIATIONS_MILLIS, () => {});
      return new Set([best, ...asGood(found).filter((move) => move !== played)]);
    } catch (error) {
      this.#failed(error);
      return new Set([best]);
    }
  }

  /** Ends the puzzle and draws its answer. */
  answer(): void {
    this.goTo(this.at);
  }

  /** Undoes the last move that was tried. */
  back(): void {
    this.branch = this.branch.slice(0, -1);
    if (this.shown !== undefined) this.trial.show(this.shown);
    this.trial.announcements.say(t('page.say.undone'));
    void this.#searchVariations();
  }

  async tryMove(move: string): Promise<void> {
    await this.trial.playText(move);
  }

  async review(): Promise<void> {
    const all = this.moments.length - 1;
    this.reviews = new Map();
    this.progress = { done: 0, all };
    const millis = Math.round(Math.max(LEAST_MILLIS, Math.min(MOST_MILLIS, REVIEW_MILLIS / Math.max(1, all))));
    try {
      await own('review').review(session.text, millis, ({ done, all, turn }) => {
        this.progress = { done, all };
        if (turn !== null) this.reviews = new Map(this.reviews).set(turn.number, turn);
      });
      this.trial.announcements.say(t('page.analysis.reviewed'));
    } catch (error) {
      this.#failed(error);
    } finally {
      this.progress = null;
    }
  }

  stop(): void {
    if (this.progress !== null) own('review').stop();
  }

  toggleVariations(): void {
    this.showsVariations = !this.showsVariations;
    void this.#searchVariations();
  }

  /** Ends all searches and their workers, because the screen is closed. */
  leave(): void {
    this.showsVariations = false;
    for (const one of thinkers.values()) one.end();
    this.trial.dispose();
  }

  #moved(view: GameView): void {
    const next = this.moments[this.at + 1];
    if (this.puzzle !== null && this.branch.length === 0) void this.#judge(this.puzzle, view);
    else this.trial.announcements.say(this.wordsOf(view));
    const isGame = this.puzzle === null && this.branch.length === 0 && next?.last?.text === view.last?.text;
    if (isGame) this.at++;
    else this.branch = [...this.branch, view];
    void this.#searchVariations();
  }

  async #judge(puzzle: TurnReview, view: GameView): Promise<void> {
    const cells = view.last?.cells ?? [];
    const move = `${cells[0]}-${cells.at(-1)}`;
    this.tried = null;
    const isRight = move === puzzle.best || (await this.#answers).has(move);
    if (this.puzzle !== puzzle) return;
    this.tried = { move, isRight };
    this.trial.announcements.say(puzzleSpoken(this.tried));
  }

  #stopVariations(): void {
    this.#search++;
    if (this.isSearching) own('variations').stop();
    this.isSearching = false;
    this.variations = [];
  }

  async #searchVariations(): Promise<void> {
    this.#stopVariations();
    const search = this.#search;
    const { shown } = this;
    if (!this.showsVariations || shown === undefined || shown.outcome.kind !== 'open') return;
    this.isSearching = true;
    try {
      const text = await rules.write(shown.id, {});
      if (search !== this.#search) return;
      const found = await own('variations').bestVariations(text, VARIATIONS, VARIATIONS_MILLIS, (soFar) => {
        if (search === this.#search) this.variations = soFar;
      });
      if (search !== this.#search) return;
      this.variations = found;
      this.trial.announcements.say(found.map(variationSpoken).join('. '));
    } catch (error) {
      this.#failed(error);
    } finally {
      if (search === this.#search) this.isSearching = false;
    }
  }

  #failed(error: unknown): void {
    if (!(error instanceof Stopped)) notices.wrong(t('page.wrong.thinking', { why: reason(error) }));
  }
}
