import { expect, test } from 'vitest';
import { closed, goTo, opened } from '../page';
import { languages } from '../turns';

test.each(languages)('everything there is to learn has its words in %s', async (language) => {
  const open = await opened({ language });
  const { page } = open;
  const shown: string[] = [];
  for (const parts of [
    ['learn'],
    ['learn', 'american-4-both'],
    ['learn', 'xxl-2-guard'],
    ['learn', 'lesson', 'chain'],
    ['learn', 'puzzle', 'partner'],
  ]) {
    await goTo(page, ...parts);
    await page.locator('main h1').waitFor();
    await page.waitForFunction(() => document.querySelector('main svg') !== null);
    shown.push(await page.locator('main').innerText());
  }
  const keys = shown.join('\n').match(/\b(page|rules|house|variant)\.[a-z][\w.-]*/g) ?? [];
  expect(keys.filter((key) => /^page\.(learn|lesson|puzzle)\.|^(rules|house|variant)\./.test(key))).toEqual([]);
  await closed(open);
});
