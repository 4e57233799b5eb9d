import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import english from '#texts/en.json';
import { phrase } from '../table/remote/shapes';
import { PHRASES } from '../table/remoteInfo';

const SOURCES = join(import.meta.dirname, '../../..');
const TABLE = join(SOURCES, 'table/src/main/java/dev/halma/table');
const SERVER = join(SOURCES, 'server/src/main/java/dev/halma/server');

/** The constants of an enumeration in Java, as they are written in keys and messages. */
function constants(file: string): string[] {
  const code = readFileSync(join(TABLE, file), 'utf8').replaceAll(/\/\*.*?\*\//gs, '');
  const [, body = ''] = /enum \w+ \{(.*?);/s.exec(code) ?? [];
  const names = body.match(/[A-Z][A-Z_]+/g) ?? [];
  return names.map((name) => name.toLowerCase().replaceAll('_', '-')).sort();
}

function keys(family: string): string[] {
  return Object.keys(english)
    .filter((key) => key.startsWith(family))
    .map((key) => key.slice(family.length))
    .sort();
}

/** Refusals that the server names where they arise. */
function named(): string[] {
  const files = readdirSync(SERVER, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.java'));
  return files.flatMap((file) =>
    [...readFileSync(join(SERVER, file), 'utf8').matchAll(/"table\.refused\.([a-z-]+)"/g)].map(
      ([, code]) => code ?? '',
    ),
  );
}

test('every refusal of a table has words', () => {
  const known = [...new Set([...constants('TableRefusal.java'), ...named()])].sort();
  expect(keys('table.refused.')).toEqual(known);
});

test('every phrase can be said', () => {
  const known = constants('protocol/Phrase.java');
  expect([...PHRASES].sort()).toEqual(known);
  expect([...phrase.options].sort()).toEqual(known);
  expect(keys('page.phrase.')).toEqual(known);
});
