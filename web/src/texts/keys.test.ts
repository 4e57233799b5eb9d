import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import english from '#texts/en.json';

const SOURCE = join(import.meta.dirname, '..');

/** Every string in the page's sources that looks like a key. A template counts for all keys of its form. */
function keysInUse(): RegExp[] {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.(ts|svelte)$/.test(file),
  );
  const found = new Set<string>();
  for (const file of files) {
    for (const [, , key] of readFileSync(join(SOURCE, file), 'utf8').matchAll(
      /(['`])(page\.(?:[\w.-]|\$\{[^`]+?\})+)\1/g,
    )) {
      if (key !== undefined) found.add(key);
    }
  }
  return [...found].map(
    (key) => new RegExp(`^${key.replaceAll('.', '\\.').replace(/\$\{[^}]*\}+\]?\}?/g, '[\\w.-]+')}$`),
  );
}

// The compiler checks that each key exists: `t` takes no other.
test('every text of the page is in use', () => {
  const inUse = keysInUse();
  const keys = Object.keys(english).filter((key) => key.startsWith('page.'));
  expect(keys.filter((key) => !inUse.some((pattern) => pattern.test(key)))).toEqual([]);
});
