import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const root = new URL('../target/classes/page/', import.meta.url);
const TYPES: Record<string, string> = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  wasm: 'application/wasm',
  svg: 'image/svg+xml',
  png: 'image/png',
  woff2: 'font/woff2',
  webmanifest: 'application/manifest+json',
};

export interface Folder {
  address: string;
  /** Publishes another version, with another service worker. */
  publishAnother(): void;
  stop(): Promise<void>;
}

/** Serves the files of the built page. The page can change while the server runs. */
export async function serveFolder(): Promise<Folder> {
  let version = 1;
  const server = createServer(async (request, answer) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname.slice(1) || 'index.html';
    try {
      const bytes = await readFile(new URL(path, root));
      answer.setHeader('Content-Type', TYPES[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream');
      answer.setHeader('Cache-Control', 'no-cache');
      answer.end(path === 'sw.js' ? bytes.toString().replace('`halma-', `\`halma-${version}-`) : bytes);
    } catch {
      answer.statusCode = 404;
      answer.end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}/`,
    publishAnother: () => version++,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
