import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeEach, type TestContext } from 'vitest';
import { left, visitors } from './program';

// What the pages of a failed test looked like: in target/failures, for each page a picture, its accessibility tree and its
// console. The message of the failure names the files.

const FOLDER = fileURLToPath(new URL('../target/failures/', import.meta.url));
/** A page that hangs shows nothing. */
const LOOK_MILLIS = 5000;

/** A picture of a page that was not drawn until now. */
async function drawn(page: Page, timeout: number): Promise<Buffer> {
  await page.waitForFunction(() => (document.adoptedStyleSheets = []), undefined, { timeout });
  return page.screenshot({ timeout });
}

async function kept(name: string): Promise<string[]> {
  const folder = join(FOLDER, name.replaceAll(/[^\w-]+/g, '-').slice(0, 120));
  mkdirSync(folder, { recursive: true });
  const files: string[] = [];
  const keep = (file: string, content: string | Buffer): void => {
    writeFileSync(join(folder, file), content);
    files.push(join(folder, file));
  };
  let number = 0;
  for (const [context, said] of visitors) {
    for (const page of context.pages()) {
      number++;
      const timeout = LOOK_MILLIS;
      const tree = await page.locator('body').ariaSnapshot({ timeout }).catch(String);
      keep(`page-${number}.txt`, `${page.url()}\n\n${tree}\n\n${said.join('\n')}\n`);
      const picture = await drawn(page, timeout).catch(() => null);
      if (picture !== null) keep(`page-${number}.png`, picture);
    }
  }
  return files;
}

beforeEach(({ task, onTestFailed }: TestContext) => {
  onTestFailed(async () => {
    const files = await kept(`${task.file.name}-${task.name}`);
    const [error] = task.result?.errors ?? [];
    if (error !== undefined) error.message += `\n\nThe pages as they were:\n${files.join('\n')}`;
  }, 120_000);
});

// A failed test leaves its pages open.
afterAll(async () => {
  for (const context of [...visitors.keys()]) await left(context);
});
