import type { Message } from '../../rulebook/protocol';
import { tell } from '../../texts/message';
import { t } from '../../texts/texts.svelte';
import type { ListedTable, NewPlan, WirePlayer } from './wire';

/** The server refused a request. The message is for players. */
export class Declined extends Error {}

function apiAddress(path: string): URL {
  return new URL(`api/${path}`, window.location.href.split('#')[0]);
}

async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  let answer: Response;
  try {
    answer = await fetch(apiAddress(path), {
      method,
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Declined(t('page.online.silent'));
  }
  if (answer.ok) return (answer.status === 204 ? undefined : await answer.json()) as Answer;
  throw new Declined(await reasonOf(answer));
}

/** The message of a problem (RFC 9457): the server's text for players, or a general one. */
async function reasonOf(answer: Response): Promise<string> {
  const problem = (await answer.json().catch(() => ({}))) as { why?: Message; detail?: string; title?: string };
  if (problem.why !== undefined) return tell(problem.why, (seat) => seat);
  if (answer.status === 429) return t('page.online.too-many');
  if (answer.status === 404) return t('page.online.missing');
  return problem.detail ?? problem.title ?? t('page.online.silent');
}

/** The game of a table as a file, with the names and the date. */
export async function gameFile(table: string): Promise<string> {
  const answer = await fetch(apiAddress(`tables/${table}/game.hgn`));
  if (!answer.ok) throw new Declined(await reasonOf(answer));
  return answer.text();
}

/** The HTTP API: it creates players and tables. */
export const api = {
  me: () => ask<{ player: WirePlayer | null }>('GET', 'me'),
  beNamed: (name: string) => ask<{ player: WirePlayer }>('POST', 'me', { name }),
  forgetMe: () => ask<void>('DELETE', 'me'),
  code: () => ask<{ code: string; until: number }>('POST', 'me/code'),
  claim: (code: string) => ask<{ player: WirePlayer }>('POST', 'me/claim', { code }),
  ownTables: () => ask<{ unfinished: ListedTable[]; finished: ListedTable[] }>('GET', 'me/tables'),
  make: (plan: NewPlan) => ask<{ table: string; invitation: string }>('POST', 'tables', plan),
  pair: (variant: string, house: string, pace: string) =>
    ask<{ table: string }>('POST', 'pairing', { variant, house, pace }),
};
