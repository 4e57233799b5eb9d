// What TeaVM makes of dev.halma.browser.Exports.

declare module '#compiled/halma.wasm-runtime.js' {
  export function load(address: string): Promise<{ exports: import('./worker').Functions }>;
}

declare module '#compiled/halma.js';
