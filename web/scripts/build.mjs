// Builds and tests the page: `node scripts/build.mjs STEP...`. A step is skipped if its files have not changed since it last
// succeeded. The output of tools is shown only if they fail. After `test` or `e2e`, names of test files may follow
// (`e2e first` runs e2e/first.test.ts), or HALMA_ONLY names one. With HALMA_REPORT=1 the tests tell a program what they do.

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pack } from './pack.mjs';

const web = dirname(dirname(fileURLToPath(import.meta.url)));
const page = join(web, 'target/classes/page');

const packages = ['package.json', 'package-lock.json'];
const config = [
  ...packages,
  'biome.json',
  'vite.config.ts',
  'svelte.config.js',
  'vitest.e2e.config.ts',
  'patience.ts',
  'tsconfig.json',
  'scripts',
];
const texts = '../i18n/src/main/resources';
const weights = '../engine-jvm/src/main/resources';
const sources = ['src', 'public', 'index.html', texts, weights, ...config];

const steps = {
  install: {
    reads: packages,
    makes: 'node_modules',
    run: () => tool('npm', 'ci', '--no-audit', '--no-fund'),
  },
  page: {
    reads: [...sources, '../browser/target/compiled', '../pom.xml', '../LICENSE'],
    makes: 'target/classes/page',
    run: () => {
      tool('npm', 'run', '--silent', 'build', '--', '--outDir', page, '--emptyOutDir');
      pack(page);
    },
  },
  lint: { reads: [...sources, 'e2e'], makes: 'target', run: () => tool('npm', 'run', '--silent', 'lint') },
  check: { reads: [...sources, 'e2e'], makes: 'target', run: () => tool('npm', 'run', '--silent', 'check') },
  // These tests depend on the Java code too, and a run shows all of them.
  test: { reads: [], makes: undefined, run: (only) => vitest([], only) },
  e2e: { reads: [], makes: undefined, run: (only) => vitest(['--config', 'vitest.e2e.config.ts'], only) },
};

const IS_REPORTED = process.env.HALMA_REPORT === '1';

function vitest(args, only) {
  const files = only.map((name) => `/${name}.test.ts`);
  run(IS_REPORTED ? ['ignore', 'inherit', 'inherit'] : 'pipe', process.execPath, [
    'node_modules/vitest/vitest.mjs',
    'run',
    ...args,
    ...files,
    ...(files.length > 0 ? ['--passWithNoTests'] : []),
  ]);
}

function giveUp(message) {
  console.error(`halma: ${message}`);
  process.exit(1);
}

function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    giveUp(`the page needs Node.js 20.19 or newer, and the one on the PATH is ${process.versions.node}.`);
  }
}

function tool(command, ...args) {
  run('pipe', command, args);
}

function run(stdio, command, args) {
  const { status, error, stdout, stderr } = spawnSync(command, args, {
    cwd: web,
    encoding: 'utf8',
    stdio,
    shell: process.platform === 'win32',
  });
  if (error?.code === 'ENOENT') giveUp(`the page needs ${command}, which is not on the PATH; it comes with Node.js.`);
  if (error) throw error;
  if (status === 0) return;
  process.stderr.write((stdout ?? '') + (stderr ?? ''));
  giveUp(`${[command, ...args].join(' ')} failed; its words are above.`);
}

function* files(path) {
  if (!existsSync(path)) return;
  if (!statSync(path).isDirectory()) yield path;
  else for (const name of readdirSync(path).sort()) yield* files(join(path, name));
}

/** A hash of the names and contents of all files that a step reads. */
function fingerprint(paths) {
  const hash = createHash('sha256').update(process.version);
  for (const path of paths) {
    for (const file of files(join(web, path))) hash.update(`\0${file.slice(web.length)}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Each step with the names of test files that follow it. */
function asked(words) {
  const found = [];
  for (const word of words) {
    const last = found.at(-1);
    if (Object.hasOwn(steps, word)) found.push({ name: word, only: [] });
    else if (last?.name === 'test' || last?.name === 'e2e') last.only.push(word);
    else giveUp(`no step ${word}: there are ${Object.keys(steps).join(', ')}.`);
  }
  return found;
}

requireNode();
for (const { name, only } of asked(process.argv.slice(2))) {
  const step = steps[name];
  const isTest = name === 'test' || name === 'e2e';
  const files = isTest && only.length === 0 && process.env.HALMA_ONLY ? [process.env.HALMA_ONLY] : only;
  if (files.length > 0) {
    step.run(files);
    continue;
  }
  // It lies beside what the step makes, so both are removed together.
  const done = name === 'install' ? join(web, 'node_modules/.halma') : join(web, `target/${name}.done`);
  const now = fingerprint(step.reads);
  const isDone =
    step.makes !== undefined &&
    existsSync(join(web, step.makes)) &&
    existsSync(done) &&
    readFileSync(done, 'utf8') === now;
  if (!isDone) {
    step.run(files);
    mkdirSync(dirname(done), { recursive: true });
    writeFileSync(done, now);
  } else if (name === 'test' && IS_REPORTED) {
    console.log('{"done":true}');
  }
}
