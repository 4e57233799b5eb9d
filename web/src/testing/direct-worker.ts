import type { Question, Reply } from '../rulebook/protocol';

type Functions = Record<string, (...args: unknown[]) => string>;

/** A worker in this process, with the rule book and the engine in JavaScript, for tests outside a browser. */
export class DirectWorker extends EventTarget {
  /** All workers that were started, so a test can look at its own. */
  static readonly started: DirectWorker[] = [];
  isAlive = true;
  #functions: Promise<Functions> = Promise.all([
    import('#compiled-for-tests/halma.js'),
    import('#compiled-for-tests/thinker.js'),
  ]).then(([rules, thinker]) => ({ ...rules, ...thinker }) as unknown as Functions);

  constructor() {
    super();
    DirectWorker.started.push(this);
  }

  async postMessage(question: Question): Promise<void> {
    if ('start' in question) return;
    const { id, ask, args } = question;
    const asked = (await this.#functions)[ask];
    try {
      if (asked === undefined) throw new Error(`no function ${ask}`);
      this.#reply({ id, answer: asked(...args, (progress: string) => this.#reply({ id, progress })) });
    } catch (error) {
      this.#reply({ id, failure: String(error) });
    }
  }

  terminate(): void {
    this.isAlive = false;
  }

  die(): void {
    this.dispatchEvent(new Event('error'));
  }

  /** All workers die, the rule book's too. */
  static allDie(): void {
    for (const worker of DirectWorker.started.filter(({ isAlive }) => isAlive)) worker.die();
  }

  #reply(reply: Reply): void {
    if (this.isAlive) this.dispatchEvent(new MessageEvent('message', { data: reply }));
  }
}
