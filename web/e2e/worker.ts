import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

/** The path of the worker's script, whose name changes with its contents. */
export const workerPath: string = (() => {
  const list = readFileSync(new URL('../target/classes/page/files.txt', import.meta.url), 'utf8');
  const path = /\S*worker\/\S+\.js$/m.exec(list)?.[0];
  if (path === undefined) throw new Error('The built page has no worker.');
  return `/${path}`;
})();

export interface Asked {
  ask: string;
  args: unknown[];
}

/** Starts a worker in a page, asks one question after the other and returns the answers. */
export function askAll(page: Page, questions: Asked[], name: 'rules' | 'thinker' = 'rules'): Promise<unknown[]> {
  return page.evaluate(
    ({ path, questions, name }) =>
      new Promise<unknown[]>((resolve, reject) => {
        const worker = new Worker(path, { type: 'module', name });
        const answers: unknown[] = [];
        const askNext = () => worker.postMessage({ id: answers.length, ...questions[answers.length] });
        worker.onerror = (event) => reject(new Error(event.message));
        worker.onmessage = ({ data }) => {
          if ('failure' in data || 'broken' in data) reject(new Error(data.failure ?? data.broken));
          if (!('answer' in data)) return;
          answers.push(JSON.parse(data.answer));
          if (answers.length < questions.length) return askNext();
          worker.terminate();
          resolve(answers);
        };
        worker.postMessage({ start: true });
        askNext();
      }),
    { path: workerPath, questions, name },
  );
}
