import { address } from '../route.svelte';

/** A game or a position in the part of an address that is not sent to the server. */
export type Shared =
  | { kind: 'game'; text: string }
  | { kind: 'position'; variant: string; house: string; position: string };

/** The parts of the address after the number sign. Games are compressed if the browser can. */
export async function gameParts(text: string): Promise<[string, string]> {
  const bytes = new TextEncoder().encode(text);
  if (typeof CompressionStream === 'undefined') return ['game', `u${toBase64(bytes)}`];
  return ['game', `z${toBase64(await through(bytes, new CompressionStream('deflate-raw')))}`];
}

export function positionParts(variant: string, house: string, position: string): [string, string, string, string] {
  return ['position', variant, house || '-', position.replaceAll(' ', '_').replaceAll('/', '.')];
}

export function linkTo(parts: readonly string[]): string {
  return new URL(address(...parts), window.location.href).href;
}

/** What an address shares, or null if nothing. Throws an error if it is damaged. */
export async function sharedIn(parts: readonly string[]): Promise<Shared | null> {
  const [kind, first = '', house = '', position = ''] = parts;
  if (kind === 'position') {
    const text = position.replaceAll('_', ' ').replaceAll('.', '/');
    return { kind, variant: first, house: house === '-' ? '' : house, position: text };
  }
  if (kind !== 'game') return null;
  const bytes = fromBase64(first.slice(1));
  if (first.startsWith('u')) return { kind, text: decoded(bytes) };
  if (first.startsWith('z'))
    return { kind, text: decoded(await through(bytes, new DecompressionStream('deflate-raw'))) };
  throw new Error('This is not a game.');
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: GenericTransformStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const out = new Response(bytes).body?.pipeThrough(
    stream as ReadableWritablePair<Uint8Array, Uint8Array<ArrayBuffer>>,
  );
  return new Uint8Array(await new Response(out ?? null).arrayBuffer());
}

function decoded(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
}

function toBase64(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
}
