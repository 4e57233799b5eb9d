import { notices } from '../play/notices.svelte';
import { bestLanguage, isLanguage, type Language } from '../texts/languages';
import { speak, t } from '../texts/texts.svelte';
import { isRecord, keep, kept } from './stored';

/** Each setting's choices, the usual one first. */
export const CHOICES = {
  theme: ['wooden', 'plain'],
  mode: ['auto', 'light', 'dark'],
  palette: ['classic', 'clear', 'grey'],
  mark: ['shape', 'letter', 'both'],
  motion: ['auto', 'full', 'still'],
  pace: ['calm', 'slow', 'quick'],
  size: ['usual', 'xxl'],
  scanning: ['off', 'auto', 'step'],
  scanSpeed: ['1.5', '0.8', '2.5', '4'],
  dwell: ['off', '0.8', '1.2', '2'],
  thinking: ['2', '5', '15'],
  view: ['board', 'lists'],
  telling: ['rounds', 'each', 'brief'],
  spelling: ['plain', 'alphabet'],
} as const;

type ChoiceName = keyof typeof CHOICES;
export type Choices = { [Name in ChoiceName]: (typeof CHOICES)[Name][number] };
const SWITCHES = {
  sound: true,
  showMovable: false,
  confirm: false,
  notify: false,
  tips: true,
  tabletop: false,
  earcons: false,
} as const;
export type Switches = { -readonly [Name in keyof typeof SWITCHES]: boolean };

const dark = matchMedia('(prefers-color-scheme: dark)');
const still = matchMedia('(prefers-reduced-motion: reduce)');

/** How this person likes the page. Kept in the browser; every change shows at once. */
class Settings {
  choices = $state(usualChoices());
  switches = $state<Switches>({ ...SWITCHES });
  language = $state<Language>('en');
  /** Whether nothing may move, by this setting or the system's. */
  isStill = $state(false);

  constructor() {
    this.#restore(kept('settings'));
    dark.addEventListener('change', () => this.#show());
    still.addEventListener('change', () => this.#show());
    this.#show();
  }

  choose<Name extends ChoiceName>(name: Name, value: Choices[Name]): void {
    this.choices[name] = value;
    // Large also shows which pieces can move and asks before a move. Each can be turned off again.
    if (name === 'size') this.switches.confirm = this.switches.showMovable = value === 'xxl';
    this.#changed();
  }

  turn(name: keyof Switches, on: boolean): void {
    this.switches[name] = on;
    if (name === 'notify' && on) void this.#askToNotify();
    this.#changed();
  }

  /** A switch that could not do anything does not stay on. */
  async #askToNotify(): Promise<void> {
    if ('Notification' in window && (await Notification.requestPermission()) === 'granted') return;
    this.turn('notify', false);
    notices.wrong(t('page.settings.notify.denied'));
  }

  async useLanguage(language: Language): Promise<void> {
    await speak(language);
    this.language = language;
    this.#changed();
  }

  get isLarge(): boolean {
    return this.choices.size === 'xxl';
  }

  #changed(): void {
    keep('settings', { ...this.choices, ...this.switches, language: this.language });
    this.#show();
  }

  #show(): void {
    const { theme, mode, palette, size, motion } = this.choices;
    this.isStill = motion === 'still' || (motion === 'auto' && still.matches);
    const shown = document.documentElement.dataset;
    shown['theme'] = theme;
    shown['mode'] = mode === 'auto' ? (dark.matches ? 'dark' : 'light') : mode;
    shown['palette'] = palette;
    shown['size'] = size;
    shown['motion'] = this.isStill ? 'still' : 'full';
  }

  #restore(stored: unknown): void {
    const found = isRecord(stored) ? stored : {};
    for (const name of Object.keys(CHOICES) as ChoiceName[]) this.#restoreChoice(name, found[name]);
    for (const name of Object.keys(SWITCHES) as (keyof Switches)[]) {
      if (typeof found[name] === 'boolean') this.switches[name] = found[name];
    }
    const language = found['language'];
    this.language = typeof language === 'string' && isLanguage(language) ? language : bestLanguage(navigator.languages);
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

export const settings = new Settings();
