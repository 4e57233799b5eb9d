import { Ears } from '../hand/ears';

export interface Notice {
  number: number;
  kind: 'said' | 'refused' | 'wrong';
  text: string;
  goes: Going;
}

/**
 * When a message goes by itself: with the next thing that somebody does, once the program works again, once another game
 * is open, or only when it is put away.
 */
type Going = 'soon' | 'working' | 'opened' | 'never';

/** Messages of the page that belong to no cell. Each is read out once, and goes when its cause has gone. */
class Notices {
  list = $state.raw<readonly Notice[]>([]);
  readonly #ears = new Ears();
  #last = 0;

  /** Reads every message out to this ear from now on. */
  heardBy(ear: (text: string) => void): () => void {
    return this.#ears.add(ear);
  }

  say(text: string): void {
    this.#add('said', text, 'soon');
  }

  /** Why something that somebody asked for was not done. */
  refuse(text: string): void {
    this.#add('refused', text, 'soon');
  }

  wrong(text: string, goes: Going = 'opened'): void {
    this.#add('wrong', text, goes);
  }

  putAway(number: number): void {
    this.list = this.list.filter((notice) => notice.number !== number);
  }

  /** Removes messages in passing, because the page or the game has gone on. Errors stay. */
  hush(): void {
    this.#remove('soon');
  }

  /** The rule book or the computer player has done something: whatever was wrong with it is over. */
  works(): void {
    this.#remove('working');
  }

  /** A game has been opened or started. */
  opened(): void {
    this.#remove('soon', 'working', 'opened');
  }

  clear(): void {
    this.list = [];
  }

  #remove(...going: Going[]): void {
    this.list = this.list.filter(({ goes }) => !going.includes(goes));
  }

  #add(kind: Notice['kind'], text: string, goes: Going): void {
    const others = this.list.filter((notice) => notice.text !== text);
    this.list = [...others, { number: ++this.#last, kind, text, goes }].slice(-3);
    this.#ears.tell(text);
  }
}

export const notices = new Notices();

export function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
