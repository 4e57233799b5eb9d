import { rules } from '../rulebook/books';
import type { ListedGame } from '../rulebook/protocol';
import { t, textsAreWhole } from '../texts/texts.svelte';
import { notices, reason } from '../ui/notices.svelte';
import { chooseFile } from './files';
import { session } from './session.svelte';

/** Opens a game from a file. If the file holds several games, the player chooses one. */
export class Opening {
  /** The games to choose from, while the dialog is open. */
  games = $state.raw<ListedGame[]>([]);
  #chosen: (text: string | null) => void = () => undefined;

  /** @param start opens the game that was chosen. Returns whether that was possible */
  async open(start: (game: () => Promise<boolean>) => Promise<unknown> = (game) => game()): Promise<void> {
    try {
      const text = await chooseFile();
      const game = text === null ? null : await this.#one(text);
      if (game !== null) await start(() => session.open(game, 'file'));
    } catch (error) {
      notices.wrong(t('page.wrong.file', { why: reason(error) }));
    }
  }

  /** The dialog could not be loaded. */
  failed(error: unknown): string {
    queueMicrotask(() => {
      notices.wrong(t('page.wrong.screen', { why: reason(error) }));
      this.choose(null);
    });
    return '';
  }

  choose(game: ListedGame | null): void {
    this.games = [];
    this.#chosen(game?.text ?? null);
  }

  async #one(text: string): Promise<string | null> {
    const games = await rules.collection(text);
    if (games.length < 2) return text;
    await textsAreWhole();
    return new Promise((resolve) => {
      this.#chosen = resolve;
      this.games = games;
    });
  }
}
