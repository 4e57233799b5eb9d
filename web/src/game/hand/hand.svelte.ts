import type { Mark } from '../../board/marks';
import type { GameView, RuleBook, Target } from '../../rulebook/protocol';

/** The result of a tap: a whole move, a refused path, or a change of the piece in hand. */
export type Tap = { kind: 'move'; route: string[] } | { kind: 'refused'; path: string[] } | { kind: 'held' | 'empty' };

/** The piece in hand: its start cell, and its hops on trial. */
export class Hand {
  /** The landings so far, beginning with the cell that the piece was taken from. Empty if nothing is in hand. */
  path = $state.raw<readonly string[]>([]);
  #targets = $state.raw<readonly Target[]>([]);
  #further = $state.raw<readonly string[]>([]);
  #view: GameView | null = null;
  /** The cells in reach. */
  readonly marks = $derived.by((): Mark[] => {
    if (this.path.length > 1) return this.#further.map((cell) => ({ cell, kind: 'further', hops: 1 }));
    return this.#targets.map(({ to, hops }) => ({ cell: to, kind: hops === 0 ? 'step' : 'hop', hops }));
  });

  constructor(private readonly rules: Pick<RuleBook, 'targets' | 'nextHops'>) {}

  get from(): string | null {
    return this.path[0] ?? null;
  }

  /** The cell where the piece stands now. */
  get here(): string | null {
    return this.path.at(-1) ?? null;
  }

  get isOnTrial(): boolean {
    return this.path.length > 1;
  }

  async take(view: GameView, cell: string): Promise<void> {
    const targets = await this.rules.targets(view.id, cell);
    this.#view = view;
    this.#further = [];
    this.#targets = targets;
    this.path = [cell];
  }

  letGo(): void {
    this.path = [];
    this.#targets = [];
    this.#further = [];
  }

  async tap(cell: string): Promise<Tap> {
    const view = this.#view;
    if (view === null || this.from === null) return { kind: 'empty' };
    if (cell === this.here) return this.#end();
    if (this.#further.includes(cell)) return this.#hop(view, cell);
    const target = this.#targets.find(({ to }) => to === cell);
    if (target === undefined) return this.#other(view, cell);
    if (target.hops === 1 && !this.isOnTrial) return this.#hop(view, cell);
    return { kind: 'move', route: target.route };
  }

  /** Undoes the last hop on trial, or puts the piece down. */
  async back(): Promise<void> {
    const view = this.#view;
    if (view === null || !this.isOnTrial) return this.letGo();
    const path = this.path.slice(0, -1);
    this.#further = path.length > 1 ? await this.#on(view, path) : [];
    this.path = path;
  }

  #end(): Tap {
    if (this.isOnTrial) return { kind: 'move', route: [...this.path] };
    this.letGo();
    return { kind: 'empty' };
  }

  /** One hop. If no further hop is possible, it is the whole move. */
  async #hop(view: GameView, cell: string): Promise<Tap> {
    const path = [...this.path, cell];
    const further = await this.#on(view, path);
    if (further.length === 0) return { kind: 'move', route: path };
    this.path = path;
    this.#further = further;
    return { kind: 'held' };
  }

  /** Leaves out cells where the piece has been. A tap there undoes hops instead. */
  async #on(view: GameView, path: string[]): Promise<string[]> {
    const next = await this.rules.nextHops(view.id, path);
    return next.filter((cell) => !path.includes(cell));
  }

  async #other(view: GameView, cell: string): Promise<Tap> {
    if (!view.movable.includes(cell)) return { kind: 'refused', path: [...this.path, cell] };
    await this.take(view, cell);
    return { kind: 'held' };
  }
}
