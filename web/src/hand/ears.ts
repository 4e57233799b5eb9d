type Ear = (text: string) => void;

/** Who listens to announcements. The last one that nobody has heard waits for whoever listens next. */
export class Ears {
  readonly #listening: Ear[] = [];
  #unheard: string | null = null;

  tell(text: string): void {
    if (this.#listening.length === 0) this.#unheard = text;
    // A screen that goes and the one that takes its place may listen at the same time.
    else this.#listening.at(-1)?.(text);
  }

  add(ear: Ear): () => void {
    this.#listening.push(ear);
    if (this.#unheard !== null) ear(this.#unheard);
    this.#unheard = null;
    return () => void this.#listening.splice(this.#listening.lastIndexOf(ear), 1);
  }

  /** What was said before is old by now. */
  forget(): void {
    this.#unheard = null;
  }
}
