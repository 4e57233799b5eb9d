import ruleBook from '#compiled/halma.wasm?url';
import thinker from '#compiled/thinker.wasm?url';
import { learnFor } from './patterns';
import type { Question, Reply } from './protocol';
import type { QuestionName } from './questions';

/** Every function takes texts, numbers and lists of them, and returns JSON. Long ones take a listener too. */
export type Functions = Record<string, (...args: unknown[]) => string>;

/** The questions to the thinker whose first argument is a game. */
const THINKS_ABOUT_A_GAME: ReadonlySet<QuestionName> = new Set(['choose', 'bestVariations', 'review']);

let functions: Promise<Functions> | undefined;

async function load(): Promise<Functions> {
  const runtime = await import('#compiled/halma.wasm-runtime.js');
  return (await runtime.load(self.name === 'thinker' ? thinker : ruleBook)).exports;
}

function reply(message: Reply): void {
  postMessage(message);
}

function text(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

addEventListener('message', async ({ data }: MessageEvent<Question>) => {
  if ('start' in data) {
    functions = load();
    functions.catch((error) => reply({ broken: `The rule book could not be loaded: ${text(error)}` }));
    return;
  }
  const { id, ask, args } = data;
  const loaded = await functions?.catch(() => undefined);
  if (loaded === undefined) return; // the page has already got the error
  try {
    const answer = loaded[ask];
    if (answer === undefined) throw new Error(`The rule book has no function ${ask}.`);
    if (THINKS_ABOUT_A_GAME.has(ask)) await learnFor(loaded, args[0] as string);
    reply({ id, answer: answer(...args, (progress: string) => reply({ id, progress })) });
  } catch (error) {
    reply({ id, failure: `${ask}: ${text(error)}` });
  }
});
