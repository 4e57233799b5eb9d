import type { Language } from '../../texts/languages';
import { spoken } from '../../texts/texts.svelte';

const SIGNS: Readonly<Record<string, string>> = {
  Comma: ',',
  Period: '.',
  Slash: '/',
  Semicolon: ';',
  Quote: "'",
  Backquote: '`',
  Backslash: '\\',
  BracketLeft: '[',
  BracketRight: ']',
};

/** The labels of keyboards of other languages, where they differ from the English one. */
const ELSEWHERE: Partial<Record<Language, Readonly<Record<string, string>>>> = {
  de: {
    KeyY: 'Z',
    KeyZ: 'Y',
    Slash: '-',
    Semicolon: 'Ö',
    Quote: 'Ä',
    Backquote: '^',
    Backslash: '#',
    BracketLeft: 'Ü',
    BracketRight: '+',
  },
  fr: {
    KeyA: 'Q',
    KeyQ: 'A',
    KeyW: 'Z',
    KeyZ: 'W',
    KeyM: ',',
    Comma: ';',
    Period: ':',
    Slash: '!',
    Semicolon: 'M',
    Quote: 'Ù',
    Backquote: '²',
    Backslash: '*',
    BracketLeft: '^',
    BracketRight: '$',
  },
};

type Layout = ReadonlyMap<string, string>;
type WithKeyboard = Navigator & { keyboard?: { getLayoutMap(): Promise<Layout> } };

/** The label of each key: of this keyboard if the browser knows it, otherwise of most keyboards of the language. */
class Printed {
  #own = $state.raw<Layout>(new Map());

  /** Asks the browser. Some don't know, and some refuse. */
  async look(): Promise<void> {
    try {
      this.#own = (await (navigator as WithKeyboard).keyboard?.getLayoutMap()) ?? new Map();
    } catch {
      this.#own = new Map();
    }
  }

  /** @param code a key by its position, as on an English keyboard */
  on(code: string): string {
    const own = this.#own.get(code);
    if (own === undefined) return ELSEWHERE[spoken()]?.[code] ?? SIGNS[code] ?? code.replace(/^Key/, '');
    const large = own.toLocaleUpperCase();
    return large.length === own.length ? large : own;
  }
}

export const printed = new Printed();
