import type { Connection } from './connection';
import type { Answer, GameView, Shelf } from './protocol';

/** The game is gone: its worker has died, or its owner has disposed of it. */
export class GameLost extends Error {
  constructor() {
    super('The game is no longer in the rule book.');
    this.name = 'GameLost';
  }
}

/** The numbers of each worker start at 1. Here they also contain the worker, so that a number never means two games. */
const PER_WORKER = 2 ** 32;

/** All shelves of one rule book. A game stays in the worker's memory as long as it is on a shelf. */
export class Shelves {
  #worker = 0;
  readonly #shelves = new Set<Set<number>>();
  /** The open questions that make games. Until they are answered, their games are on no shelf. */
  #making = 0;
  #isDue = false;

  constructor(private readonly connection: Connection) {}

  /** Called when the worker has died. */
  lost(): void {
    this.#worker++;
    for (const shelf of this.#shelves) shelf.clear();
  }

  knows(game: number): boolean {
    return Math.floor(game / PER_WORKER) === this.#worker;
  }

  /** The number of a game in the present worker. */
  inWorker(game: number): number {
    if (!this.knows(game)) throw new GameLost();
    return game % PER_WORKER;
  }

  shelf(): Shelf {
    const own = new Set<number>();
    this.#shelves.add(own);
    const number = (inWorker: number): number => {
      const game = this.#worker * PER_WORKER + inWorker;
      own.add(game);
      return game;
    };
    const put = (view: GameView): GameView => ({ ...view, id: number(view.id) });
    const putAny = (answer: Answer<GameView>): Answer<GameView> =>
      answer.ok ? { ok: true, value: put(answer.value) } : answer;
    const putStep = <Step extends { moments: GameView[] }>(step: Step): Step => ({
      ...step,
      moments: step.moments.map(put),
    });
    const putAnyStep = <Step extends { moments: GameView[] }>(answer: Answer<Step>): Answer<Step> =>
      answer.ok ? { ok: true, value: putStep(answer.value) } : answer;
    const { connection } = this;
    return {
      newGame: (...asked) => this.#make(() => connection.ask('newGame', asked), putAny),
      fromPosition: (...asked) => this.#make(() => connection.ask('fromPosition', asked), putAny),
      read: (...asked) =>
        this.#make(
          () => connection.ask('read', asked),
          (answer) => {
            if (!answer.ok) return answer;
            const { game, moments } = answer.value;
            return { ok: true, value: { ...answer.value, game: put(game), moments: moments.map(number) } };
          },
        ),
      history: (...asked) =>
        this.#make(
          () => connection.ask('history', this.asked(asked)),
          (views) => views.map(put),
        ),
      play: (...asked) => this.#make(() => connection.ask('play', this.asked(asked)), putAny),
      makeTable: (...asked) => this.#make(() => connection.ask('makeTable', asked), putAnyStep),
      resumeTable: (...asked) => this.#make(() => connection.ask('resumeTable', asked), putAnyStep),
      replayTable: (...asked) => this.#make(() => connection.ask('replayTable', asked), putStep),
      askTable: (...asked) => this.#make(() => connection.ask('askTable', asked), putAnyStep),
      moveAtTable: (...asked) => this.#make(() => connection.ask('moveAtTable', asked), putAnyStep),
      rematchTable: (...asked) => this.#make(() => connection.ask('rematchTable', asked), putStep),
      watchTable: (...asked) => this.#make(() => connection.ask('watchTable', asked), putStep),
      followTable: (...asked) => this.#make(() => connection.ask('followTable', asked), putStep),
      keepOnly: (views) => {
        own.clear();
        for (const { id } of views) own.add(id);
        this.#sweep();
      },
      dispose: () => {
        this.#shelves.delete(own);
        this.#sweep();
      },
    };
  }

  /** The arguments of a question about a game, as its worker knows it. */
  asked<Args extends readonly [number, ...unknown[]]>([game, ...others]: Args): Args {
    return [this.inWorker(game), ...others] as unknown as Args;
  }

  /** Asks for games and puts them on a shelf. */
  async #make<Value>(ask: () => Promise<Value>, put: (answer: Value) => Value): Promise<Value> {
    this.#making++;
    try {
      return put(await ask());
    } finally {
      this.#making--;
      if (this.#isDue) this.#sweep();
    }
  }

  /** Makes the worker forget every game that is on no shelf. */
  #sweep(): void {
    this.#isDue = this.#making > 0;
    if (this.#isDue) return;
    const kept = [...this.#shelves].flatMap((shelf) => [...shelf]).map((game) => this.inWorker(game));
    void this.connection.ask('forget', [kept]).catch(() => undefined); // a worker that has died has forgotten them
  }
}
