import { untrack } from 'svelte';

/** The dialogs that are open, topmost last. Everything below the topmost one is inert. */
class Layers {
  #open = $state.raw<readonly string[]>([]);

  get top(): string | null {
    return this.#open.at(-1) ?? null;
  }

  /** Adds a dialog that has opened. Returns a function that removes it again. */
  add(dialog: string): () => void {
    this.#change((open) => [...open, dialog]);
    return () => this.#change((open) => open.filter((one) => one !== dialog));
  }

  #change(how: (open: readonly string[]) => readonly string[]): void {
    this.#open = how(untrack(() => this.#open));
  }
}

export const layers = new Layers();
