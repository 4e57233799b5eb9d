type Ear = (text: string) => void;

/** The subscribers to announcements. If there is none, the last announcement waits for the next subscriber. */
export class Ears {
  readonly #listening: Ear[] = [];
  #unheard: string | null = null;

  tell(text: string): void {
    if (this.#listening.length === 0) this.#unheard = text;
    // During a change of screens, the old and the new one may both be subscribed. The newer one gets the text.
    else this.#listening.at(-1)?.(text);
  }

  add(ear: Ear): () => void {
    this.#listening.push(ear);
    if (this.#unheard !== null) ear(this.#unheard);
    this.#unheard = null;
    return () => void this.#listening.splice(this.#listening.lastIndexOf(ear), 1);
  }

  /** Drops the waiting announcement, because it is outdated. */
  forget(): void {
    this.#unheard = null;
  }
}
