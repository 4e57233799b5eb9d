// `npm run bench`: see e2e/bench.ts, which Node.js can't read by itself.
import { runnerImport } from 'vite';

await runnerImport(new URL('../e2e/bench.ts', import.meta.url).pathname, { configFile: false, logLevel: 'error' });
