import { sentences } from './announcements';
import { spelt } from './spelling';

/** A source of announcements. `subscribe` subscribes in order and returns an unsubscribe function. */
export interface Source {
  subscribe(subscriber: (text: string) => void): () => void;
}

type Speaker = (text: string) => void;

/** Screen readers skip text that appears together with its live region, so the text follows a moment later. */
const MOMENT_MILLIS = 150;
/** Texts within this time are joined: a second one would replace the first before the screen reader notices it. */
const JOIN_MILLIS = 40;

/**
 * Announces texts in the topmost layer of the page, where no dialog hides them from screen readers. Each is announced
 * once and in order, even if layers open or close meanwhile.
 */
export class Announcer {
  readonly #speakers: Speaker[] = [];
  #waiting: string[] = [];
  #timer: number | undefined;
  #readyAt = 0;

  say(text: string): void {
    if (text === '') return;
    this.#waiting.push(text);
    this.#wait();
  }

  follow(source: Source): () => void {
    return source.subscribe((text) => this.say(text));
  }

  /** Adds a layer that has opened and announces from now on. Returns a function that removes it again. */
  add(speaker: Speaker): () => void {
    this.#speakers.push(speaker);
    this.#changed();
    return () => {
      this.#speakers.splice(this.#speakers.lastIndexOf(speaker), 1);
      this.#changed();
    };
  }

  #changed(): void {
    this.#readyAt = performance.now() + MOMENT_MILLIS;
    window.clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#waiting.length > 0) this.#wait();
  }

  #wait(): void {
    const millis = Math.max(JOIN_MILLIS, this.#readyAt - performance.now());
    this.#timer ??= window.setTimeout(() => this.#speak(), millis);
  }

  #speak(): void {
    this.#timer = undefined;
    const speaker = this.#speakers.at(-1);
    if (speaker === undefined || this.#waiting.length === 0) return;
    speaker(spelt(sentences(this.#waiting.splice(0))));
  }
}

export const announcer = new Announcer();
