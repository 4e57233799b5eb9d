import { sentences } from '../hand/stage.svelte';
import { spelt } from './spelling';

/** What can be followed: whatever it announces goes to the ear, in its order. Answers with how to stop that. */
export interface Source {
  heardBy(ear: (text: string) => void): () => void;
}

type Speaker = (text: string) => void;

/** Screen readers skip words that appear together with their region, so the words follow a moment later. */
const MOMENT_MILLIS = 150;
/** What is said within this time is one announcement: a second one would take the first out before it is noticed. */
const JOIN_MILLIS = 40;

/**
 * Everything that is announced. It speaks in the topmost layer of the page, where nothing hides it from screen readers:
 * each announcement once, in its order, whatever opens or closes meanwhile.
 */
export class Voice {
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
    return source.heardBy((text) => this.say(text));
  }

  /** A layer has come up and speaks from now on. Answers with how to say that it is gone. */
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

export const voice = new Voice();
