import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { inTurn } from './turns';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const THEMES = [
  ['wooden', 'light'],
  ...inTurn(
    [
      ['wooden', 'dark'],
      ['plain', 'light'],
      ['plain', 'dark'],
    ],
    1,
  ),
];
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe finds wrong with the page as it is now: by all its rules in one theme, and the contrast in the others, whose turn
 * comes by the seed of the run. A theme is two attributes of the root element, so it needs no new page.
 */
export async function faults(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(
    async ({ themes, tags }) => {
      const { axe } = window as unknown as { axe: { run(where: Document, options: RunOptions): Promise<AxeResults> } };
      const { dataset } = document.documentElement;
      const before = { theme: dataset['theme'] ?? '', mode: dataset['mode'] ?? '' };
      const undrawn = document.adoptedStyleSheets;
      document.adoptedStyleSheets = [];
      const found: string[] = [];
      for (const [index, [theme = '', mode = '']] of themes.entries()) {
        Object.assign(dataset, { theme, mode });
        const { violations } = await axe.run(document, {
          runOnly: index === 0 ? tags : ['color-contrast'],
          resultTypes: ['violations'], // only faults are needed
          selectors: false,
          elementRef: false,
        });
        for (const { id, nodes } of violations)
          found.push(`${theme}, ${mode}: ${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' ')}`);
      }
      Object.assign(dataset, before);
      document.adoptedStyleSheets = undrawn;
      return found;
    },
    { themes: THEMES, tags: TAGS },
  );
}
