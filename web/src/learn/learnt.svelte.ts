import { keep, kept } from '../settings/stored';

/** The tasks that were solved in this browser. */
class Learnt {
  #tasks = $state.raw<ReadonlySet<string>>(read());

  has(id: string): boolean {
    return this.#tasks.has(id);
  }

  add(id: string): void {
    if (this.#tasks.has(id)) return;
    this.#tasks = new Set([...this.#tasks, id]);
    keep('learnt', [...this.#tasks]);
  }
}

function read(): Set<string> {
  const found = kept('learnt');
  return new Set(Array.isArray(found) ? found.filter((id) => typeof id === 'string') : []);
}

export const learnt = new Learnt();
