import { online } from './online.svelte';

/** Asks a player for a name before an action that needs one. */
export class Naming {
  /** The action that waits for a name; null while no dialog is open. */
  #then = $state.raw<(() => void) | null>(null);

  get isAsking(): boolean {
    return this.#then !== null;
  }

  first(then: () => void): void {
    if (online.me !== null) then();
    else this.#then = then;
  }

  /** Returns whether the server has accepted the name. If not, the player can type another. */
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
