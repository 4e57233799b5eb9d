import { COMMANDS, type Command } from './commands';
import { Jump } from './jump';
import { commandKeys } from './keys.svelte';
import type { Actions, Scene } from './scene';

/** The keys of a board that ask for a spoken answer. */
export class Asking {
  readonly #jump = new Jump();

  constructor(
    private readonly scene: () => Scene | null,
    private readonly actions: Actions | null,
    private readonly say: (text: string) => void,
  ) {}

  /** Handles a key on a cell. Returns whether it did, or the cell to focus. */
  key(event: KeyboardEvent, cell: string): string | boolean {
    const scene = this.scene();
    if (scene === null || event.ctrlKey || event.metaKey || event.altKey) return false;
    const there = this.#jump.key(event, scene.board, cell);
    if (there !== null) return there;
    const number = /^Digit([1-6])$/.exec(event.code)?.[1] ?? null;
    const command = number === null ? commandKeys.commandOf(event) : commandNamed('pieces');
    if (command === null || (command.isAction && this.actions === null)) return false;
    if (command.id === 'go') this.#jump.begin(cell);
    void this.ask(command, cell, number).then((words) => {
      if (words !== null) this.say(words);
    });
    return true;
  }

  async ask(command: Command, cell: string, about: string | null): Promise<string | null> {
    const scene = this.scene();
    return scene === null ? null : command.answer({ scene, cell, about, actions: this.actions });
  }
}

function commandNamed(id: Command['id']): Command | null {
  return COMMANDS.find((command) => command.id === id) ?? null;
}
