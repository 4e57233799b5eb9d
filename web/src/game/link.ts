import { address } from '../ui/route.svelte';

/** A game or a position in the part of an address that is not sent to the server. */
export type Shared =
  | { kind: 'game'; text: string }
  | { kind: 'position'; variant: string; house: string; position: string };

/** Texts larger than this are no games: 500 rounds of six players have about 100 KB. */
export const MOST_BYTES = 4_000_000;

/** The text of a link or a file is larger than any game. */
export class TooLarge extends Error {}

/** The parts of the address after the number sign. Games are compressed if the browser can. */
export async function gameParts(text: string): Promise<[string, string]> {
  const bytes = new TextEncoder().encode(text);
  if (typeof CompressionStream === 'undefined') return ['game', `u${toBase64(bytes)}`];
  return ['game', `z${toBase64(await gathered(through(bytes, new CompressionStream('deflate-raw'))))}`];
}

export function positionParts(variant: string, house: string, position: string): [string, string, string, string] {
  return ['position', variant, house || '-', position.replaceAll(' ', '_').replaceAll('/', '.')];
}

export function linkTo(parts: readonly string[]): string {
  return new URL(address(...parts), window.location.href).href;
}

/**
 * The game or position in an address, or null if there is none. Throws if it is damaged, and `TooLarge` if it is no
 * game.
 */
export async function sharedIn(parts: readonly string[]): Promise<Shared | null> {
  const [kind, first = '', house = '', position = ''] = parts;
  if (kind === 'position') {
    const text = position.replaceAll('_', ' ').replaceAll('.', '/');
    return { kind, variant: first, house: house === '-' ? '' : house, position: text };
  }
  if (kind !== 'game') return null;
  const bytes = fromBase64(first.slice(1));
  if (bytes.length > MOST_BYTES) throw new TooLarge();
  if (first.startsWith('u')) return { kind, text: decoded(bytes) };
  if (first.startsWith('z'))
    return { kind, text: decoded(await gathered(through(bytes, new DecompressionStream('deflate-raw')))) };
  throw new Error('This is not a game.');
}

type Bytes = Uint8Array<ArrayBuffer>;

function through(bytes: Bytes, stream: GenericTransformStream): ReadableStream<Bytes> {
  const whole = new ReadableStream<Bytes>({
    start: (controller) => {
      controller.enqueue(bytes);
      controller.close();
    },
  });
  return whole.pipeThrough(stream as ReadableWritablePair<Bytes, Bytes>);
}

/**
 * Reads a stream to its end. A small link can decompress to more than the memory, so the size is checked as it comes.
 */
export async function gathered(stream: ReadableStream<Bytes>): Promise<Bytes> {
  const reader = stream.getReader();
  const chunks: Bytes[] = [];
  let size = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.length;
    if (size > MOST_BYTES) {
      void reader.cancel();
      throw new TooLarge();
    }
    chunks.push(next.value);
  }
  const all = new Uint8Array(size);
  let end = 0;
  for (const chunk of chunks) {
    all.set(chunk, end);
    end += chunk.length;
  }
  return all;
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
