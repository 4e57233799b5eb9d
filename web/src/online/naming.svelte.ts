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

  /** Answers whether the server has taken the name; if not, another one can be typed. */
  async named(name: string): Promise<boolean> {
    if (!(await online.beNamed(name))) return false;
    const then = this.#then;
    this.#then = null;
    then?.();
    return true;
  }

  cancel(): void {
    this.#then = null;
  }
}
