import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { patient } from './patience.ts';
import { first } from './scripts/first.mjs';
import { manifests } from './scripts/manifests.mjs';
import { NOTICES, notices } from './scripts/notices.mjs';
import { offline } from './scripts/offline.mjs';
import { reporters } from './scripts/reporter.mjs';
import { texts } from './scripts/texts.mjs';

export default defineConfig({
  plugins: [texts(), svelte(), notices(), manifests(), offline()],
  base: './',
  resolve: {
    // Tests run in Node, and yet with what browsers get: otherwise Svelte would draw nothing.
    ...(process.env.VITEST === undefined ? {} : { conditions: ['module', 'browser', 'development|production'] }),
    alias: {
      // The one set of texts, shared with the Java programs.
      '#texts': fileURLToPath(new URL('../i18n/src/main/resources/dev/halma/i18n', import.meta.url)),
      // The rule book, as TeaVM compiled it.
      '#compiled': fileURLToPath(new URL('../browser/target/compiled', import.meta.url)),
      // The same in JavaScript, for tests in Node.js alone.
      '#compiled-for-tests': fileURLToPath(new URL('../browser/target/test-compiled', import.meta.url)),
    },
  },
  server: { fs: { allow: ['..'] } },
  worker: {
    format: 'es',
    // The server recognises the worker by its folder. Only the worker may compile WebAssembly.
    rolldownOptions: { output: { entryFileNames: 'worker/[name]-[hash].js' } },
  },
  build: {
    target: 'es2022',
    // The page's Content-Security-Policy refuses files that are inlined as data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [first] } } },
    // The licences of all packages in the page.
    license: { fileName: NOTICES },
  },
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts'],
    setupFiles: ['src/testing/setup.ts'],
    name: 'page units',
    isolate: false, // the rule book is loaded once a worker; a test that changes a setting sets it back
    reporters: reporters('page units'),
    ...patient,
  },
});
