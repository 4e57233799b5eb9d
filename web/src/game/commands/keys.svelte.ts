import { BOARD_KEYS } from '../../board/keyboard';
import { isRecord, keep, kept } from '../../settings/stored';
import { COMMANDS, type Command } from './commands';

type Id = Command['id'];
type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** Keys by position that can be assigned to a command: letters and signs. */
const USABLE = /^(Key[A-Z]|Comma|Period|Slash|Semicolon|Quote|Backquote|Backslash|BracketLeft|BracketRight)$/;

/** The key of each command on the board. The browser keeps the player's changes. */
class CommandKeys {
  #changed = $state.raw<Partial<Record<Id, string>>>({});

  constructor() {
    const found = kept('keys');
    if (!isRecord(found)) return;
    const known = COMMANDS.filter(({ id, key }) => key !== null && USABLE.test(String(found[id])));
    this.#changed = Object.fromEntries(known.map(({ id }) => [id, String(found[id])]));
  }

  get isChanged(): boolean {
    return Object.keys(this.#changed).length > 0;
  }

  keyOf({ id, key }: Command): string | null {
    return key === null ? null : (this.#changed[id] ?? key);
  }

  commandOf({ code, ctrlKey, metaKey, altKey }: Pressed): Command | null {
    if (ctrlKey || metaKey || altKey) return null;
    return COMMANDS.find((command) => this.keyOf(command) === code) ?? null;
  }

  /**
   * Assigns another key to a command. Returns null, or why not: the key can't be used, or the board or a command has
   * it.
   */
  change(command: Command, pressed: Pressed): 'unusable' | 'board' | Command | null {
    if (!USABLE.test(pressed.code)) return 'unusable';
    if (BOARD_KEYS.has(pressed.code)) return 'board';
    const other = this.commandOf(pressed);
    if (other !== null && other !== command) return other;
    this.#keep({ ...this.#changed, [command.id]: pressed.code });
    return null;
  }

  reset(): void {
    this.#keep({});
  }

  #keep(changed: Partial<Record<Id, string>>): void {
    this.#changed = changed;
    keep('keys', changed);
  }
}

export const commandKeys = new CommandKeys();
