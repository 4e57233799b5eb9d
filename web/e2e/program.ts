import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright-core';
import { IS_SOAK, PATIENCE_MILLIS } from '../patience';

const root = new URL('../../', import.meta.url);

/** The jar of the last build, or the jar that HALMA_JAR names. */
const jar = process.env['HALMA_JAR'] ?? fileURLToPath(new URL('release/target/halma.jar', root));
const java = process.env['HALMA_JAVA'] ?? 'java';

/** For a program that runs for minutes, compiling its code at length takes more time than it saves. */
const BRIEFLY = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-XX:-UsePerfData'];

/** Runs `halma` with these arguments. */
export function halma(...args: string[]): ChildProcess {
  if (!existsSync(jar)) throw new Error(`There is no ${jar}: build it first, with ./halma --help.`);
  return spawn(java, [...BRIEFLY, '-jar', jar, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
}

export interface Served {
  address: string;
  stop(): Promise<void>;
}

/** `halma serve`, on a port that is free, with an empty database; or at the port and with the database of one before. */
export async function serve(data = emptyFolder(), port = '0'): Promise<Served> {
  const program = halma('serve', '--port', port, '--data', data, '--requests-per-minute', '1000000');
  const ended = new Promise<never>((_, reject) => {
    program.once('error', reject);
    program.once('exit', (code) => reject(new Error(`halma serve ended with ${code}.`)));
  });
  ended.catch(() => {}); // it ends when the tests stop it
  const address = await Promise.race([firstAddress(program), ended]);
  return {
    address,
    stop: async () => {
      program.kill('SIGTERM');
      await ended.catch(() => {});
    },
  };
}

/** For the database of a server. */
export function emptyFolder(): string {
  return mkdtempSync(join(tmpdir(), 'halma-'));
}

async function firstAddress(program: ChildProcess): Promise<string> {
  if (program.stdout === null) throw new Error('halma serve has no output.');
  for await (const line of createInterface(program.stdout)) {
    const address = /http:\S+/.exec(line)?.[0];
    if (address !== undefined) return address;
  }
  throw new Error('halma serve told no address.');
}

/** Chromium without windows shows the same pages in half the processor time, but shows no notifications. */
const SHELL = '/usr/bin/chromium-headless-shell';
const WHOLE = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** A Chromium with an empty profile. */
export async function startBrowser(kind: 'shell' | 'whole' = 'shell'): Promise<Browser> {
  const candidates = [process.env['CHROMIUM'], ...(kind === 'shell' ? [SHELL] : []), ...WHOLE];
  const executablePath = candidates.find((path) => path !== undefined && existsSync(path));
  if (executablePath === undefined) {
    throw new Error('No Chromium was found. Install the package chromium, or set CHROMIUM to the path of one.');
  }
  const quietly = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'];
  // In a page that lives for seconds, compiling WebAssembly a second time takes more time than it saves.
  const briefly = IS_SOAK ? [] : ['--js-flags=--liftoff-only'];
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', ...quietly, ...briefly],
    timeout: PATIENCE_MILLIS,
  });
}

let shared: Promise<Browser> | undefined;

/** The Chromium of this worker, for all its files. It ends with the worker. */
export function sharedBrowser(): Promise<Browser> {
  shared ??= startBrowser();
  return shared;
}

/** All visitors that have not left, each with what the console of the browser has said. */
export const visitors = new Map<BrowserContext, string[]>();

/** A new visitor with nothing kept. */
export async function newContext(
  options: BrowserContextOptions = {},
  browser: Promise<Browser> | Browser = sharedBrowser(),
): Promise<BrowserContext> {
  const context = await (await browser).newContext(options);
  context.setDefaultTimeout(PATIENCE_MILLIS);
  const said: string[] = [];
  visitors.set(context, said);
  context.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
  context.on('weberror', (error) => said.push(`error: ${error.error().stack ?? error.error().message}`));
  context.on('close', () => visitors.delete(context));
  return context;
}

/** The visitor leaves. An answer to one of the page's requests may be under way, and is not needed any more. */
export async function left(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.close();
}
