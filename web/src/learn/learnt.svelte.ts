import * as v from 'valibot';
import { keep, keptAs, listOf } from '../settings/stored';

/** The tasks that were solved in this browser. */
class Learnt {
  #tasks = $state.raw<ReadonlySet<string>>(new Set(keptAs('learnt', listOf(v.string()))));

  has(id: string): boolean {
    return this.#tasks.has(id);
  }

  add(id: string): void {
    if (this.#tasks.has(id)) return;
    this.#tasks = new Set([...this.#tasks, id]);
    keep('learnt', [...this.#tasks]);
  }
}

export const learnt = new Learnt();
