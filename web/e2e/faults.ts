import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const THEMES = ['wooden', 'plain'] as const;
const MODES = ['light', 'dark'] as const;

/**
 * What axe finds wrong with the page as it is now, in each theme. A theme is only an attribute of the root element, and the
 * system chooses light or dark, so neither needs a new page.
 */
export async function faults(page: Page): Promise<string[]> {
  const found: string[] = [];
  const before = await page.getAttribute('html', 'data-theme');
  for (const theme of THEMES) {
    for (const mode of MODES) {
      await page.emulateMedia({ colorScheme: mode });
      await dress(page, theme);
      await page.locator(`html[data-mode=${mode}]`).waitFor({ state: 'attached' });
      found.push(...(await faultsNow(page)).map((fault) => `${theme}, ${mode}: ${fault}`));
    }
  }
  await dress(page, before ?? '');
  return found;
}

function dress(page: Page, theme: string): Promise<void> {
  return page.evaluate((name) => {
    document.documentElement.dataset['theme'] = name;
  }, theme);
}

async function faultsNow(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(TAGS)
    .options({ resultTypes: ['violations'] }) // only faults are needed
    .setLegacyMode(true) // the page has no frames; otherwise each run would open another page
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' ')}`);
}
