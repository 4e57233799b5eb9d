import { type Choice, isScan, lit, pressed, type Scan, scanOf, stepped } from '../board/scanning';

export type ScanMode = 'off' | 'auto' | 'step';

/**
 * Scanning with a single switch. In automatic mode the light moves by itself and the switch chooses. In step mode the
 * switch moves the light, and the light chooses what it rests on.
 */
export class Scanner {
  #scan = $state.raw<Scan | null>(null);
  #timer = 0;
  #mode: ScanMode = 'off';
  #millis = 1500;
  #choose: (choice: Choice) => void = () => {};
  #hasTabbed = false;

  get cells(): ReadonlySet<string> {
    return new Set(this.#lit('cell'));
  }

  get button(): string | null {
    return this.#lit('button')[0] ?? null;
  }

  /** Starts over with new choices. */
  restart(mode: ScanMode, seconds: number, choices: Parameters<typeof scanOf>, choose: (choice: Choice) => void): void {
    this.stop();
    this.#mode = mode;
    this.#millis = seconds * 1000;
    this.#choose = choose;
    if (mode === 'off') return;
    const scan = scanOf(...choices);
    // In step mode the first press brings the light to the first choice.
    this.#scan = mode === 'auto' ? scan : { ...scan, index: -1 };
    if (mode === 'auto') this.#later(() => this.#step());
  }

  stop(): void {
    window.clearTimeout(this.#timer);
    this.#scan = null;
  }

  /** While scanning, a key of the switch does nothing else. In a field it is a letter, unless told that nobody types there. */
  key(event: KeyboardEvent, isIdle = false): void {
    if (this.#scan === null || !this.#hears(event, isIdle)) return;
    event.preventDefault();
    event.stopPropagation();
    if (!event.repeat) this.#press();
  }

  /** While scanning, a tap anywhere on the table is the switch. */
  tap(event: Event): void {
    if (this.#scan === null) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.type === 'click') this.#press();
  }

  /**
   * Whether a key is the switch. After Tab the next press goes to what has the focus. So whoever has a Tab key can leave
   * the board and turn scanning off.
   */
  #hears({ key, target }: KeyboardEvent, isIdle: boolean): boolean {
    if (key === 'Tab') this.#hasTabbed = true;
    if (key !== ' ' && key !== 'Enter') return false;
    if (!(target instanceof HTMLElement)) return true;
    if (isIdle) return true;
    if (target.matches('input, select, textarea')) return false;
    const isForFocus = this.#hasTabbed && target.dataset['cell'] === undefined;
    this.#hasTabbed = false;
    return !isForFocus;
  }

  /** The switch. */
  #press(): void {
    if (this.#mode === 'auto') return this.#take();
    this.#step();
  }

  #step(): void {
    if (this.#scan === null) return;
    this.#scan = stepped(this.#scan);
    this.#later(() => (this.#mode === 'auto' ? this.#step() : this.#take()));
  }

  #take(): void {
    if (this.#scan === null) return;
    const result = pressed(this.#scan);
    if (result === null) return;
    if (!isScan(result)) return this.#choose(result);
    this.#scan = result;
    this.#later(() => (this.#mode === 'auto' ? this.#step() : this.#take()));
  }

  #later(then: () => void): void {
    window.clearTimeout(this.#timer);
    this.#timer = window.setTimeout(then, this.#millis);
  }

  #lit(kind: Choice['kind']): string[] {
    if (this.#scan === null) return [];
    return lit(this.#scan)
      .filter((choice) => choice.kind === kind)
      .map((choice) => choice.id);
  }
}
