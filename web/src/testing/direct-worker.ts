import type { Question, Reply } from '../rulebook/protocol';

type Functions = Record<string, (...args: unknown[]) => string>;

/** A worker that works right here: the compiled rule book and engine themselves, for tests outside a browser. */
export class DirectWorker extends EventTarget {
  #functions: Promise<Functions> = import('#compiled/halma.js').then((module) => module as unknown as Functions);

  async postMessage(question: Question): Promise<void> {
    if ('start' in question) return;
    const { id, ask, args } = question;
    const answer = (await this.#functions)[ask]?.(...args, (progress: string) => this.#reply({ id, progress }));
    this.#reply(answer === undefined ? { id, failure: `no function ${ask}` } : { id, answer });
  }

  terminate(): void {
    this.#reply = () => {};
  }

  #reply = (reply: Reply): void => {
    this.dispatchEvent(new MessageEvent('message', { data: reply }));
  };
}
