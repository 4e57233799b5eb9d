import { Announcements } from './announcements';

export interface Notice {
  number: number;
  kind: 'said' | 'refused' | 'wrong';
  text: string;
  goes: Going;
}

/**
 * When a message disappears by itself: with the player's next action, once the worker answers again, once another game
 * is open, or only when it is dismissed.
 */
type Going = 'soon' | 'working' | 'opened' | 'never';

/** Messages of the page that belong to no cell. Each is announced once, and disappears with its cause. */
class Notices {
  list = $state.raw<readonly Notice[]>([]);
  readonly #announcements = new Announcements();
  #last = 0;

  /** Subscribes to the messages, to announce them. */
  subscribe(subscriber: (text: string) => void): () => void {
    return this.#announcements.subscribe(subscriber);
  }

  say(text: string): void {
    this.#add('said', text, 'soon');
  }

  /** Shows why a player's request was refused. */
  refuse(text: string): void {
    this.#add('refused', text, 'soon');
  }

  wrong(text: string, goes: Going = 'opened'): void {
    this.#add('wrong', text, goes);
  }

  putAway(number: number): void {
    this.list = this.list.filter((notice) => notice.number !== number);
  }

  /** Removes passing messages, because the page or the game has gone on. Errors stay. */
  hush(): void {
    this.#remove('soon');
  }

  /** Called when the rule book or the computer player has answered. Removes messages about its failure. */
  works(): void {
    this.#remove('working');
  }

  /** Called when a game was opened or started. */
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
    this.#announcements.say(text);
  }
}

export const notices = new Notices();

export function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
