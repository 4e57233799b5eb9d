import { untrack } from 'svelte';
import { isRecord } from '../settings/stored';
import { listAddress } from '../ui/printAddresses';

export interface SheetInfo {
  number: number;
  title: string;
  width: number; // millimetres, as is the height
  height: number;
  copies: number; // how often the set contains it
}

/** The number of sheets of paper in a set. */
export function sheetsIn(sheets: readonly SheetInfo[]): number {
  return sheets.reduce((sum, { copies }) => sum + copies, 0);
}

export type Printout =
  | { kind: 'ready'; variant: string; question: string; sheets: readonly SheetInfo[] }
  | { kind: 'refused'; why: string } // with the server's message
  | { kind: 'silent' }; // no server, or one that can't print

/** Debounces typing, so that not every digit is sent. */
const PAUSE_MILLIS = 300;

/** Requests sheets from the server. Only the last request counts. */
export class Printer {
  printout = $state.raw<Printout | null>(null);
  isAsking = $state(false);

  /** Returns a function that cancels the request. */
  ask(variant: string, question: string): () => void {
    const calling = new AbortController();
    this.isAsking = true;
    // An answer must not start another request.
    const pause = untrack(() => this.printout) === null ? 0 : PAUSE_MILLIS;
    const timer = setTimeout(() => void this.#fetch(variant, question, calling.signal), pause);
    return () => {
      clearTimeout(timer);
      calling.abort();
    };
  }

  /** A sheet could not be loaded. */
  lost(): void {
    this.printout = { kind: 'silent' };
  }

  async #fetch(variant: string, question: string, signal: AbortSignal): Promise<void> {
    const printout = await asked(variant, question, signal).catch((): Printout => ({ kind: 'silent' }));
    if (signal.aborted) return;
    this.printout = printout;
    this.isAsking = false;
  }
}

async function asked(variant: string, question: string, signal: AbortSignal): Promise<Printout> {
  const answer = await fetch(listAddress(variant, question), { signal });
  if (answer.ok) {
    const list: unknown = await answer.json();
    const sheets = isRecord(list) ? list['sheets'] : undefined;
    return Array.isArray(sheets) && sheets.every(isSheet)
      ? { kind: 'ready', variant, question, sheets }
      : { kind: 'silent' };
  }
  // Only our own server refuses in plain text. Another server can't print.
  const isOurs = answer.headers.get('Content-Type')?.startsWith('text/plain') ?? false;
  return isOurs ? { kind: 'refused', why: await answer.text() } : { kind: 'silent' };
}

function isSheet(value: unknown): value is SheetInfo {
  return (
    isRecord(value) &&
    typeof value['title'] === 'string' &&
    ['number', 'width', 'height', 'copies'].every((name) => typeof value[name] === 'number')
  );
}
