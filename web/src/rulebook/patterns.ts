import type { Functions } from './worker';

/** The files of learned patterns, one for each board and army, by name. Only that of the game in play is fetched. */
const files = import.meta.glob<string>('../../../engine-jvm/src/main/resources/dev/halma/jvm/*.bin', {
  query: '?url',
  import: 'default',
  eager: true,
});
const addresses = new Map(Object.entries(files).map(([path, url]) => [path.replace(/^.*\/|\.bin$/g, ''), url]));

/** Loads the learned patterns of a game's board into the thinker. Without them it plays, but is weaker. */
export async function learnFor(functions: Functions, gameText: string): Promise<void> {
  const { unlearned, learn } = functions;
  const name: string | null = JSON.parse(unlearned?.(gameText) ?? 'null');
  const address = name === null ? undefined : addresses.get(name);
  if (address === undefined) return;
  try {
    const answer = await fetch(address);
    if (answer.ok) learn?.(gameText, new Int8Array(await answer.arrayBuffer()));
  } catch {
    // No network. The next question retries.
  }
}
