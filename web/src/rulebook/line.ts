import type { Build, Question, Reply } from './protocol';

/** Somebody has called `stop`. */
export class Stopped extends Error {
  constructor() {
    super('Stopped.');
    this.name = 'Stopped';
  }
}

interface Waiting {
  resolve(answer: unknown): void;
  reject(why: Error): void;
  progress(soFar: unknown): void;
}

/**
 * The line to a worker: questions go out, answers come back as promises. A worker that dies takes its questions along,
 * each of which hears why; the next one goes to a new worker.
 */
export class Line {
  #worker: Worker | undefined;
  #waiting = new Map<number, Waiting>();
  #last = 0;

  /**
   * @param create starts a worker
   * @param lost hears of it when a worker has died, and with it all that it knew
   */
  constructor(
    private readonly create: () => Worker,
    private readonly build: Build,
    private readonly lost: (why: Error) => void = () => {},
  ) {
    this.#worker = this.#start();
  }

  ask<T>(ask: string, args: unknown[], progress: (soFar: never) => void = () => {}): Promise<T> {
    this.#worker ??= this.#start();
    const id = ++this.#last;
    const question: Question = { id, ask, args };
    this.#worker.postMessage(question);
    return new Promise<T>((resolve, reject) => {
      this.#waiting.set(id, {
        resolve: resolve as (answer: unknown) => void,
        reject,
        progress: progress as (soFar: unknown) => void,
      });
    });
  }

  /** Ends the worker in the middle of whatever it does, and starts another. */
  stop(): void {
    this.#end(new Stopped());
    this.#worker = this.#start();
  }

  #start(): Worker {
    const worker = this.create();
    worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => this.#hear(worker, data));
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      this.#die(worker, event.message || 'The worker could not be started.');
    });
    worker.addEventListener('messageerror', () => this.#die(worker, 'A message from the worker could not be read.'));
    const start: Question = { start: this.build };
    worker.postMessage(start);
    return worker;
  }

  #hear(worker: Worker, reply: Reply): void {
    if ('broken' in reply) return this.#die(worker, reply.broken);
    const waiting = this.#waiting.get(reply.id);
    if (waiting === undefined) return;
    if ('progress' in reply) return waiting.progress(JSON.parse(reply.progress));
    this.#waiting.delete(reply.id);
    if ('answer' in reply) waiting.resolve(JSON.parse(reply.answer));
    else waiting.reject(new Error(reply.failure));
  }

  /** The last words of a worker that has been replaced change nothing. */
  #die(worker: Worker, message: string): void {
    if (worker !== this.#worker) return;
    const why = new Error(message);
    this.#end(why);
    this.lost(why);
  }

  #end(why: Error): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const one of waiting) one.reject(why);
  }
}
