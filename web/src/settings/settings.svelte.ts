import { bestLanguage, isLanguage, type Language } from '../texts/languages';
import { speak } from '../texts/texts.svelte';
import { followStored, isRecord, keep, kept } from './stored';
import { apart, type SwitchKeys, type Which, withKey } from './switchKeys';

/** Each setting's choices, the usual one first. */
export const CHOICES = {
  theme: ['wooden', 'plain'],
  mode: ['auto', 'light', 'dark'],
  palette: ['classic', 'clear', 'grey'],
  mark: ['shape', 'letter', 'both'],
  motion: ['auto', 'full', 'still'],
  pace: ['calm', 'slow', 'quick', 'instant'],
  size: ['usual', 'xxl'],
  cell: ['44', '60', '80'],
  scanning: ['off', 'auto', 'step', 'two'],
  dwell: ['off', '0.8', '1.2', '2'],
  thinking: ['2', '5', '15'],
  view: ['board', 'lists'],
  telling: ['rounds', 'each', 'brief'],
  spelling: ['plain', 'alphabet'],
} as const;

/** Times in seconds, from the shortest to the longest, and the usual one. */
export const TIMES = {
  scanSpeed: { usual: 1.5, steps: [0.3, 0.4, 0.5, 0.6, 0.8, 1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10, 15, 20] },
  firstPause: { usual: 0.5, steps: [0, 0.3, 0.5, 0.8, 1, 1.5, 2, 3, 5, 8] },
  bounce: { usual: 0.2, steps: [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.8, 1, 1.5, 2, 3] },
  hold: { usual: 0, steps: [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.8, 1, 1.5, 2, 3] },
} as const satisfies Record<string, { usual: number; steps: readonly number[] }>;

type ChoiceName = keyof typeof CHOICES;
export type TimeName = keyof typeof TIMES;
export type Choices = { [Name in ChoiceName]: (typeof CHOICES)[Name][number] };
const SWITCHES = {
  sound: true,
  showMovable: false,
  confirm: false,
  notify: false,
  tips: true,
  tabletop: false,
  earcons: false,
  scanSpeech: false,
} as const;
export type Switches = { -readonly [Name in keyof typeof SWITCHES]: boolean };

const FOR_LARGE = ['confirm', 'showMovable'] as const;

const dark = matchMedia('(prefers-color-scheme: dark)');
const still = matchMedia('(prefers-reduced-motion: reduce)');

/** The player's settings. The browser keeps them; every change takes effect at once. */
class Settings {
  choices = $state(usualChoices());
  switches = $state<Switches>({ ...SWITCHES });
  times = $state(usualTimes());
  /** The switches that XXL has turned on. */
  #turnedOn: readonly (keyof Switches)[] = [];
  /** The keys of one or two switches. */
  keys = $state.raw<SwitchKeys>({ first: '', second: '' });
  language = $state<Language>('en');
  /** Whether the dialog of the settings is open. */
  isOpen = $state(false);
  /** Whether motion is off, by this setting or the system's. */
  isStill = $state(false);

  constructor() {
    this.#restore(kept('settings'));
    // Another tab has changed the settings.
    followStored('settings', (found) => {
      this.#restore(found);
      this.#show();
      void speak(this.language).catch(() => undefined);
    });
    dark.addEventListener('change', () => this.#show());
    still.addEventListener('change', () => this.#show());
    this.#show();
  }

  choose<Name extends ChoiceName>(name: Name, value: Choices[Name]): void {
    this.choices[name] = value;
    if (name === 'size') this.#turnForSize(value === 'xxl');
    this.#changed();
  }

  /** XXL also shows which pieces can move and asks before a move. Leaving it turns off only what it has turned on. */
  #turnForSize(isLarge: boolean): void {
    const names = isLarge ? FOR_LARGE.filter((name) => !this.switches[name]) : this.#turnedOn;
    for (const name of names) this.switches[name] = isLarge;
    this.#turnedOn = isLarge ? names : [];
  }

  turn(name: keyof Switches, on: boolean): void {
    this.#turnedOn = this.#turnedOn.filter((one) => one !== name);
    this.switches[name] = on;
    this.#changed();
  }

  /** A longer time, or a shorter one. */
  shift(name: TimeName, by: 1 | -1): void {
    const { steps } = TIMES[name];
    const now = steps.findIndex((one) => one >= this.times[name]);
    this.times[name] = steps[now + by] ?? this.times[name];
    this.#changed();
  }

  millis(name: TimeName): number {
    return this.times[name] * 1000;
  }

  useKey(which: Which, key: string): void {
    this.keys = withKey(this.keys, which, key);
    this.#changed();
  }

  async useLanguage(language: Language): Promise<void> {
    const before = this.language;
    this.language = language;
    try {
      await speak(language);
    } catch (error) {
      if (this.language === language) this.language = before;
      throw error;
    }
    if (this.language === language) this.#changed();
  }

  get isLarge(): boolean {
    return this.choices.size === 'xxl';
  }

  #changed(): void {
    keep('settings', {
      ...this.choices,
      ...this.switches,
      ...this.times,
      keys: this.keys,
      turnedOn: this.#turnedOn,
      language: this.language,
    });
    this.#show();
  }

  #show(): void {
    const { theme, mode, palette, size, motion, dwell } = this.choices;
    this.isStill = motion === 'still' || (motion === 'auto' && still.matches);
    const shown = document.documentElement.dataset;
    shown['theme'] = theme;
    shown['mode'] = mode === 'auto' ? (dark.matches ? 'dark' : 'light') : mode;
    shown['palette'] = palette;
    shown['size'] = size;
    shown['dwell'] = dwell === 'off' ? 'off' : 'on';
    shown['motion'] = this.isStill ? 'still' : 'full';
  }

  #restore(stored: unknown): void {
    const found = isRecord(stored) ? stored : {};
    for (const name of Object.keys(CHOICES) as ChoiceName[]) this.#restoreChoice(name, found[name]);
    for (const name of Object.keys(SWITCHES) as (keyof Switches)[]) {
      if (typeof found[name] === 'boolean') this.switches[name] = found[name];
    }
    for (const name of Object.keys(TIMES) as TimeName[]) this.#restoreTime(name, Number(found[name] ?? Number.NaN));
    const { first, second } = isRecord(found['keys']) ? found['keys'] : {};
    const text = (value: unknown): string => (typeof value === 'string' ? value : '');
    this.keys = apart({ first: text(first), second: text(second) });
    const turnedOn = Array.isArray(found['turnedOn']) ? found['turnedOn'] : [];
    this.#turnedOn = FOR_LARGE.filter((name) => turnedOn.includes(name));
    const language = found['language'];
    this.language = typeof language === 'string' && isLanguage(language) ? language : bestLanguage(navigator.languages);
  }

  #restoreTime(name: TimeName, value: number): void {
    const steps: readonly number[] = TIMES[name].steps;
    if (steps.includes(value)) this.times[name] = value;
  }

  #restoreChoice<Name extends ChoiceName>(name: Name, value: unknown): void {
    const choices: readonly string[] = CHOICES[name];
    const known = choices.find((choice) => choice === value) as Choices[Name] | undefined;
    if (known !== undefined) this.choices[name] = known;
  }
}

function usualChoices(): Choices {
  return Object.fromEntries(Object.entries(CHOICES).map(([name, values]) => [name, values[0]])) as Choices;
}

function usualTimes(): Record<TimeName, number> {
  return Object.fromEntries(Object.entries(TIMES).map(([name, { usual }]) => [name, usual])) as Record<
    TimeName,
    number
  >;
}

export const settings = new Settings();
