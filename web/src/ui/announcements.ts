type Subscriber = (text: string) => void;

/** Texts within this time are announced together. Otherwise the second would cut off the first. */
const JOIN_MILLIS = 150;

/** A queue of announcements. If it has no subscriber, the last announcement waits for the next one. */
export class Announcements {
  /** The last text, and the last announcement with all texts that were joined to it. */
  said = { number: 0, text: '' };
  announced = { number: 0, text: '' };
  readonly #subscribers: Subscriber[] = [];
  #unheard: string | null = null;
  #joined: string[] = [];

  /** Announces the answer to a player's action at once. */
  say(text: string): void {
    this.said = { number: this.said.number + 1, text };
    this.#joined.push(text);
    this.#announce();
  }

  /** Announces an event, together with others that follow within a short time. */
  tell(text: string): void {
    this.said = { number: this.said.number + 1, text };
    this.#joined.push(text);
    if (this.#joined.length === 1) window.setTimeout(() => this.#announce(), JOIN_MILLIS);
  }

  /**
   * Subscribes to announcements, beginning with the last one if it had no subscriber. Returns an unsubscribe function.
   */
  subscribe(subscriber: Subscriber): () => void {
    this.#subscribers.push(subscriber);
    if (this.#unheard !== null) subscriber(this.#unheard);
    this.#unheard = null;
    return () => void this.#subscribers.splice(this.#subscribers.lastIndexOf(subscriber), 1);
  }

  /** Drops the waiting announcement, because it is outdated. */
  forget(): void {
    this.#unheard = null;
  }

  #announce(): void {
    if (this.#joined.length === 0) return;
    const text = sentences(this.#joined.splice(0));
    this.announced = { number: this.announced.number + 1, text };
    // During a change of screens, the old and the new one may both be subscribed. The newer one gets the text.
    if (this.#subscribers.length === 0) this.#unheard = text;
    else this.#subscribers.at(-1)?.(text);
  }
}

/** Joins several texts. Each ends with a full stop before the next begins. */
export function sentences(texts: readonly string[]): string {
  const last = texts.length - 1;
  return texts.map((one, index) => (index === last || /[.!?…]$/.test(one) ? one : `${one}.`)).join(' ');
}
