// `npm run screenshots`: see e2e/screenshots.ts, which Node.js can't read by itself.
import { runnerImport } from 'vite';

await runnerImport(new URL('../e2e/screenshots.ts', import.meta.url).pathname, { configFile: false, logLevel: 'error' });
