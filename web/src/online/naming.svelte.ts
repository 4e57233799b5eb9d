import { online } from './online.svelte';

/** Whoever wants to do something that needs a name, and has none yet, is asked for it first. */
export class Naming {
  /** What goes on once there is a name; null while nobody is asked. */
  #then = $state.raw<(() => void) | null>(null);

  get isAsking(): boolean {
    return this.#then !== null;
  }

  first(then: () => void): void {
    if (online.me !== null) then();
    else this.#then = then;
  }

  async named(name: string): Promise<void> {
    const then = this.#then;
    this.#then = null;
    if (await online.beNamed(name)) then?.();
  }

  cancel(): void {
    this.#then = null;
  }
}
