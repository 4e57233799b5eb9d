// What TeaVM makes of dev.halma.browser.Exports and ThinkerExports: WebAssembly for browsers, JavaScript for tests in Node.js.

declare module '#compiled/halma.wasm-runtime.js' {
  export function load(address: string): Promise<{ exports: import('./worker').Functions }>;
}

declare module '#compiled-for-tests/halma.js';
declare module '#compiled-for-tests/thinker.js';
