// `npm run bench` measures the engine in the browser, e2e/bench.ts, and the page, e2e/bench-page.ts; `npm run bench -- page`
// or `-- engine` only one of them. Node.js can't read TypeScript by itself.
import { runnerImport } from 'vite';

const BENCHES = { engine: 'bench.ts', page: 'bench-page.ts' };
const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !Object.hasOwn(BENCHES, name));
if (unknown !== undefined)
  throw new Error(`There is no benchmark ${unknown}: there are ${Object.keys(BENCHES).join(', ')}.`);
for (const name of wanted.length === 0 ? Object.keys(BENCHES) : wanted) {
  await runnerImport(new URL(`../e2e/${BENCHES[name]}`, import.meta.url).pathname, {
    configFile: false,
    logLevel: 'error',
  });
}
