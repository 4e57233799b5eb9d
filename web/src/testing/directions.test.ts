import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/** Each folder imports only from folders in the lines above its own. */
const ORDER = [
  ['rulebook', 'theme'],
  ['texts'],
  ['settings'],
  ['ui'],
  ['board', 'offline'],
  ['table'],
  ['access'],
  ['game'],
  ['setup', 'sound'],
  ['lobby', 'learn', 'analysis', 'print'],
  ['app'],
];
const LINE = new Map(ORDER.flatMap((folders, line) => folders.map((folder) => [folder, line])));
const root = fileURLToPath(new URL('..', import.meta.url));
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.(ts|svelte|css)$/.test(file) && !/\.test\.ts$/.test(file) && !file.startsWith('testing'),
);

function folderOf(file: string): string {
  return normalize(file).split(/[\\/]/)[0] ?? '';
}

function imports(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  return [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(([, to]) =>
    relative(root, join(root, dirname(file), to ?? '')),
  );
}

test('every folder has its place in the order', () => {
  expect(new Set(files.map(folderOf))).toEqual(new Set(LINE.keys()));
});

test('folders import only from folders below them', () => {
  const against = files.flatMap((file) =>
    imports(file)
      .filter((to) => folderOf(to) !== folderOf(file))
      .filter((to) => (LINE.get(folderOf(to)) ?? Number.NaN) >= (LINE.get(folderOf(file)) ?? Number.NaN))
      .map((to) => `${file} imports ${to}`),
  );
  expect(against).toEqual([]);
});
