export interface Notice {
  number: number;
  kind: 'said' | 'refused' | 'wrong';
  text: string;
}

/** Messages of the page that belong to no cell. They are shown until closed, and read out once. */
class Notices {
  list = $state.raw<readonly Notice[]>([]);
  #last = 0;

  say(text: string): void {
    this.#add('said', text);
  }

  /** Why something that somebody asked for was not done. */
  refuse(text: string): void {
    this.#add('refused', text);
  }

  wrong(text: string): void {
    this.#add('wrong', text);
  }

  putAway(number: number): void {
    this.list = this.list.filter((notice) => notice.number !== number);
  }

  /** Removes messages in passing, because the page or the game has gone on. Errors stay. */
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
