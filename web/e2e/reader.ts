import type { CDPSession, Page } from 'playwright-core';
import { expect } from 'vitest';
import { listen } from './page';

interface Heard {
  role: string;
  name: string;
}

/** Somebody who has nothing but a keyboard, the accessibility tree and the announcements. */
export class Reader {
  /** Everything that was announced and not listened to yet. */
  #news: string[] = [];

  private constructor(
    readonly page: Page,
    private readonly tree: CDPSession,
    private readonly said: () => Promise<string[]>,
  ) {}

  static async at(page: Page): Promise<Reader> {
    const said = await listen(page);
    return new Reader(page, await page.context().newCDPSession(page), said);
  }

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  /** What has the focus, as the accessibility tree has it. */
  async focus(): Promise<Heard> {
    const { result } = await this.tree.send('Runtime.evaluate', { expression: 'document.activeElement' });
    if (result.objectId === undefined) return { role: 'none', name: '' };
    const { nodes } = await this.tree.send('Accessibility.getPartialAXTree', {
      objectId: result.objectId,
      fetchRelatives: false,
    });
    const [node] = nodes;
    if (node === undefined || node.ignored) return { role: 'none', name: '' };
    return { role: String(node.role?.value ?? ''), name: String(node.name?.value ?? '') };
  }

  /** Waits until the focus is on something with this name. */
  async isAt(name: RegExp): Promise<Heard> {
    await expect.poll(async () => (await this.focus()).name, { interval: 5 }).toMatch(name);
    return this.focus();
  }

  /** Presses a key until the focus is on something with this name. */
  async pressUntil(key: string, name: RegExp): Promise<void> {
    await expect
      .poll(
        async () => {
          const heard = await this.focus();
          if (!name.test(heard.name)) await this.press(key);
          return heard.name;
        },
        { interval: 1 },
      )
      .toMatch(name);
  }

  /** Waits for an announcement. What was announced before it is forgotten. */
  async hears(words: RegExp): Promise<RegExpExecArray> {
    let found: RegExpExecArray | null = null;
    await expect
      .poll(
        async () => {
          this.#news.push(...(await this.said()));
          while (found === null && this.#news.length > 0) found = words.exec(this.#news.shift() ?? '');
          return found !== null;
        },
        { interval: 10, message: `${words}` },
      )
      .toBe(true);
    return found!;
  }

  /** Everything announced since, without waiting. */
  async news(): Promise<string[]> {
    this.#news.push(...(await this.said()));
    return this.#news.splice(0);
  }
}
