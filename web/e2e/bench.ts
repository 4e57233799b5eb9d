// Compares the compiled engine with the same engine on the JVM: `npm run bench`. The two take turns, because the machine
// may be busy. Each run starts a new worker and a new JVM, which search the positions of `halma bench` several times. The
// best time counts: by then both have compiled their hot code.

import { text } from 'node:stream/consumers';
import { halma, serve, startBrowser } from './program';
import { askAll } from './worker';

const RUNS = 3;
const TIMES = 5;

interface Run {
  nodes: number;
  perSecond: number;
}

async function onJvm(): Promise<Run> {
  const program = halma('bench', '--times', String(TIMES));
  if (program.stdout === null) throw new Error('halma bench has no output.');
  const results = [...(await text(program.stdout)).matchAll(/^(\d+) nodes, (\d+) nodes\/s$/gm)];
  return best(results.map(([, nodes, perSecond]) => ({ nodes: Number(nodes), perSecond: Number(perSecond) })));
}

function best(runs: Run[]): Run {
  const [first, ...others] = runs;
  if (first === undefined) throw new Error('Nothing was measured.');
  if (others.some((run) => run.nodes !== first.nodes)) throw new Error('The nodes differ between runs.');
  return runs.reduce((one, other) => (other.perSecond > one.perSecond ? other : one));
}

const served = await serve();
const browser = await startBrowser();

async function inBrowser(): Promise<Run> {
  const page = await browser.newPage();
  await page.goto(served.address);
  const asked = Array.from({ length: TIMES }, () => ({ ask: 'bench', args: [] }));
  const answers = (await askAll(page, asked, 'thinker')) as { nodes: number; millis: number }[];
  await page.close();
  return best(answers.map(({ nodes, millis }) => ({ nodes, perSecond: (1000 * nodes) / millis })));
}

function told(runs: Record<'jvm' | 'wasm', Run>): string {
  return Object.entries(runs)
    .map(([name, { perSecond }]) => {
      const ratio = perSecond / runs.jvm.perSecond;
      return `${name} ${Math.round(perSecond)} nodes/s (${ratio.toFixed(2)})`;
    })
    .join(', ');
}

const rows: { jvm: Run; wasm: Run }[] = [];
for (let run = 0; run < RUNS; run++) {
  const row = { jvm: await onJvm(), wasm: await inBrowser() };
  rows.push(row);
  const nodes = new Set([row.jvm.nodes, row.wasm.nodes]);
  if (nodes.size > 1) throw new Error(`The engines do not play alike: ${[...nodes].join(', ')} nodes.`);
  console.log(`${row.jvm.nodes} nodes; ${told(row)}`);
}
const bests = {
  jvm: best(rows.map(({ jvm }) => jvm)),
  wasm: best(rows.map(({ wasm }) => wasm)),
};
console.log(`best of all: ${told(bests)}`);
await browser.close();
await served.stop();
