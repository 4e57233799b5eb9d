export interface Notice {
  number: number;
  kind: 'said' | 'wrong';
  text: string;
}

/** What the page has to tell that belongs to no cell: shown until it is put away, read out once. */
class Notices {
  list = $state.raw<readonly Notice[]>([]);
  #last = 0;

  say(text: string): void {
    this.#add('said', text);
  }

  wrong(text: string): void {
    this.#add('wrong', text);
  }

  putAway(number: number): void {
    this.list = this.list.filter((notice) => notice.number !== number);
  }

  /** What was told by the way has had its time; what went wrong stays. */
  hush(): void {
    this.list = this.list.filter((notice) => notice.kind === 'wrong');
  }

  clear(): void {
    this.list = [];
  }

  #add(kind: Notice['kind'], text: string): void {
    this.list = [...this.list.filter((notice) => notice.text !== text), { number: ++this.#last, kind, text }].slice(-3);
  }
}

export const notices = new Notices();

export function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
