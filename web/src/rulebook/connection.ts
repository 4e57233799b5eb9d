import type { Question, Reply } from './protocol';
import type { AnswerTo, Asked, ProgressOf, QuestionName } from './questions';

/** In tests and `npm run dev`, every message is checked against its shape. The built page has no shapes. */
const check = import.meta.env.DEV ? (await import('./questions')).check : () => {};

/** The caller has called `stop`. */
export class Stopped extends Error {
  constructor() {
    super('Stopped.');
    this.name = 'Stopped';
  }
}

/**
 * How long a worker may be silent while a question is open. The rule book is faster, and the thinker reports progress.
 * The time is counted in parts: if the machine has slept, one part ends when it wakes up, and the answer comes in the
 * next. A worker that is still loading gets more parts, because the network may be slow.
 */
export const PART_MILLIS = 15_000;
const MOST_PARTS = { loaded: 2, loading: 8 } as const;

interface Waiting {
  name: QuestionName;
  resolve(answer: unknown): void;
  reject(why: Error): void;
  progress(soFar: unknown): void;
}

/**
 * The connection to a worker. Questions go out, and answers come back as promises. When a worker dies, each of its open
 * questions is rejected with the reason. The next question goes to a new worker.
 */
export class Connection {
  #worker: Worker | undefined;
  #waiting = new Map<number, Waiting>();
  #last = 0;
  #hasAnswered = false;
  #watch: ReturnType<typeof setTimeout> | undefined;

  /**
   * @param create starts a worker
   * @param lost called when a worker has died and its games are gone
   */
  constructor(
    private readonly create: () => Worker,
    private readonly lost: (why: Error) => void = () => {},
  ) {}

  /** Starts a worker before the first question, so the first answer comes sooner. */
  prepare(): void {
    this.#worker ??= this.#start();
  }

  async ask<Name extends QuestionName>(
    name: Name,
    asked: Asked<Name>,
    progress: (soFar: ProgressOf<Name>) => void = () => {},
  ): Promise<AnswerTo<Name>> {
    check(name, 'asked', asked);
    this.#worker ??= this.#start();
    const id = ++this.#last;
    const question: Question = { id, ask: name, args: asked };
    this.#worker.postMessage(question);
    if (this.#waiting.size === 0) this.#beginWatch();
    return new Promise<AnswerTo<Name>>((resolve, reject) => {
      this.#waiting.set(id, {
        name,
        resolve: resolve as (answer: unknown) => void,
        reject,
        progress: progress as (soFar: unknown) => void,
      });
    });
  }

  /** Terminates the worker at once and starts another. */
  stop(): void {
    this.#end(new Stopped());
    this.#worker = this.#start();
  }

  /** Terminates the worker at once to free its memory. The next question starts another. */
  end(): void {
    this.#end(new Stopped());
  }

  #start(): Worker {
    this.#hasAnswered = false;
    const worker = this.create();
    worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => this.#hear(worker, data));
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      this.#die(worker, event.message || 'The worker could not be started.');
    });
    worker.addEventListener('messageerror', () => this.#die(worker, 'A message from the worker could not be read.'));
    const start: Question = { start: true };
    worker.postMessage(start);
    return worker;
  }

  #hear(worker: Worker, reply: Reply): void {
    if ('broken' in reply) return this.#die(worker, reply.broken);
    this.#hasAnswered = true;
    this.#beginWatch();
    const waiting = this.#waiting.get(reply.id);
    if (waiting === undefined) return;
    if ('progress' in reply) return this.#pass(waiting, 'progress', reply.progress);
    this.#waiting.delete(reply.id);
    if ('answer' in reply) this.#pass(waiting, 'answer', reply.answer);
    else waiting.reject(new Error(reply.failure));
  }

  #pass(waiting: Waiting, part: 'answer' | 'progress', json: string): void {
    const said: unknown = JSON.parse(json);
    try {
      check(waiting.name, part, said);
    } catch (error) {
      return waiting.reject(error as Error);
    }
    if (part === 'answer') waiting.resolve(said);
    else waiting.progress(said);
  }

  /** Detects a worker that the browser has killed without an error, for example when memory was short. */
  #beginWatch(part = 1): void {
    clearTimeout(this.#watch);
    const worker = this.#worker;
    this.#watch = setTimeout(() => {
      if (worker === undefined || this.#waiting.size === 0) return;
      if (part < MOST_PARTS[this.#hasAnswered ? 'loaded' : 'loading']) this.#beginWatch(part + 1);
      else this.#die(worker, 'The worker has fallen silent.');
    }, PART_MILLIS);
  }

  /** An error of a worker that has been replaced is ignored. */
  #die(worker: Worker, message: string): void {
    if (worker !== this.#worker) return;
    const why = new Error(message);
    this.#end(why);
    this.lost(why);
  }

  #end(why: Error): void {
    clearTimeout(this.#watch);
    this.#worker?.terminate();
    this.#worker = undefined;
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const one of waiting) one.reject(why);
  }
}
