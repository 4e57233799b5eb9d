import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const DOCUMENT = join(import.meta.dirname, '../../../docs/protocol-online.md');

/** The examples in docs/protocol-online.md, which the tests in Java read as well. */
export function examples(kind: 'server' | 'client' | 'plan'): unknown[] {
  const blocks = readFileSync(DOCUMENT, 'utf8').matchAll(new RegExp(`^\`\`\`json ${kind}\\n(.*?)^\`\`\``, 'gms'));
  return [...blocks].map(([, json]) => JSON.parse(json ?? ''));
}
