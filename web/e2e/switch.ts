import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { keptMoves } from './page';

// Somebody with one switch, who waits for the light and presses. The clock is in the test's hands.

export class OneSwitch {
  presses = 0;
  /** How often the light has moved on. */
  steps = 0;

  constructor(
    private readonly page: Page,
    private readonly stepMillis: number,
    /** What is looked at whenever the light has moved. */
    private readonly watch: () => Promise<void> = async () => {},
    /** The page takes a press for a bounce that follows another one sooner than this. */
    private readonly bounceMillis = 0,
  ) {}

  get seconds(): number {
    return (this.steps * this.stepMillis) / 1000;
  }

  /** Waits for the light, and presses until this alone was lit. */
  async choose(wanted: Locator): Promise<void> {
    for (;;) {
      const { isLit, count } = await wanted.evaluate((element) => ({
        isLit: element.closest('.scanned') !== null,
        count: document.querySelectorAll('.scanned').length,
      }));
      if (isLit) {
        await this.press();
        if (count === 1) return;
        if (this.bounceMillis > 0) await this.page.clock.runFor(this.bounceMillis);
      } else {
        await this.page.clock.runFor(this.stepMillis);
        this.steps++;
      }
      await this.watch();
    }
  }

  async press(): Promise<void> {
    this.presses++;
    await this.page.keyboard.press(' ');
  }

  /** What the light is on in one round, from where it is. */
  async round(): Promise<string[]> {
    const [seen, starts]: [Set<string>, string[]] = [new Set(), []];
    for (;;) {
      const lit = await namesOf(this.page.locator('.scanned'));
      const start = lit.join(' | ');
      if (starts.includes(start)) return [...seen];
      starts.push(start);
      for (const name of lit) seen.add(name);
      await this.page.clock.runFor(this.stepMillis);
    }
  }
}

/** What things are called: a cell by its name. */
export function namesOf(things: Locator): Promise<string[]> {
  return things.evaluateAll((all) =>
    all.map((one) => (one as HTMLElement).dataset['cell'] ?? one.getAttribute('aria-label') ?? one.textContent.trim()),
  );
}

export async function movesSoFar(page: Page): Promise<number> {
  return (await keptMoves(page)).split(/\s+/).filter((word) => /^[a-z]/.test(word)).length;
}

/** Counts the questions that workers have not answered yet. */
export async function countQuestions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const open = new Set<string>();
    Object.assign(window, { openQuestions: open });
    let workers = 0;
    const Started = window.Worker;
    window.Worker = class extends Started {
      readonly #number = ++workers;
      constructor(...args: ConstructorParameters<typeof Worker>) {
        super(...args);
        this.addEventListener('message', ({ data }: MessageEvent<{ id?: number; progress?: unknown }>) => {
          if (data.progress === undefined) open.delete(`${this.#number} ${data.id}`);
        });
      }
      override postMessage(message: { id?: number }): void {
        if (message.id !== undefined) open.add(`${this.#number} ${message.id}`);
        super.postMessage(message);
      }
      override terminate(): void {
        for (const one of open) if (one.startsWith(`${this.#number} `)) open.delete(one);
        super.terminate();
      }
    };
  });
}

function openQuestions(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { openQuestions: Set<string> }).openQuestions.size);
}

/**
 * The move that the page advises. It is asked for by the test itself, so it costs the player nothing. Needs `countQuestions`:
 * the clock stands while a worker loads or thinks, which may take long, and the page would give it up.
 */
export async function advised(page: Page, said: () => Promise<string[]>): Promise<[string, string]> {
  await page.locator('.usual button:not(:disabled)', { hasText: 'Hint' }).evaluate((hint: HTMLElement) => hint.click());
  const heard: string[] = [];
  for (;;) {
    await expect.poll(() => openQuestions(page), { interval: 5 }).toBe(0);
    await page.clock.runFor(100); // the thinker starts a little later than the board, and words a moment after the answer
    heard.push(...(await said()));
    const [, from, to] = heard.join(' ').match(/Hint: (\w+) to (\w+)\./) ?? [];
    if (from !== undefined && to !== undefined) return [from, to];
  }
}
