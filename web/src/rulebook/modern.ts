/** Compiles only in browsers that know WebAssembly's structures, which the rule book is made of. */
const PROBE = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1, 3, 1, 95, 0]);

/** Whether this browser can run the rule book. All current ones can; in some, WebAssembly is switched off. */
export function isModern(): boolean {
  return typeof WebAssembly === 'object' && WebAssembly.validate(PROBE);
}
