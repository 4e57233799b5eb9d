import { untrack } from 'svelte';

/** The dialogs that are open, the topmost last. Nothing behind it can be read or pressed. */
class Layers {
  #open = $state.raw<readonly string[]>([]);

  get top(): string | null {
    return this.#open.at(-1) ?? null;
  }

  /** A dialog has been opened. Answers with how to say that it is closed. */
  add(dialog: string): () => void {
    this.#change((open) => [...open, dialog]);
    return () => this.#change((open) => open.filter((one) => one !== dialog));
  }

  #change(how: (open: readonly string[]) => readonly string[]): void {
    this.#open = how(untrack(() => this.#open));
  }
}

export const layers = new Layers();
