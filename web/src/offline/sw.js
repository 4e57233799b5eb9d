// The service worker: keeps the whole page, so that it starts and plays without a network. The build puts its list of
// files and their common fingerprint in place of the two names in capitals below.

const cacheName = `halma-${VERSION}`;
/** Compiles only where a browser knows garbage-collected structures: the same browsers that load the WebAssembly build. */
const probe = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1, 3, 1, 95, 0]);
const isModern = WebAssembly.validate(probe);
const wanted = FILES.filter(({ build }) => build === undefined || build === (isModern ? 'wasm' : 'js'));

/** Files whose names change with their contents are taken over from older versions; all others are asked for again. */
async function fetchAndKeep(cache, { path, isForever }) {
  const address = new URL(path, self.registration.scope).href;
  const old = isForever ? await caches.match(address, { ignoreVary: true }) : undefined;
  const answer = old ?? (await fetch(address, { cache: isForever ? 'default' : 'no-cache' }));
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  await cache.put(address, answer);
}

async function keepAll() {
  const cache = await caches.open(cacheName);
  await Promise.all(wanted.map((file) => fetchAndKeep(cache, file)));
}

async function dropOthers() {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith('halma-') && name !== cacheName);
  await Promise.all(others.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** From what is kept, else from the network. Whatever the address asks for after its path, the page is the same. */
async function answerTo(request) {
  const cache = await caches.open(cacheName);
  const address = request.mode === 'navigate' ? self.registration.scope : request.url;
  return (await cache.match(address, { ignoreVary: true })) ?? fetch(request);
}

self.addEventListener('install', (event) => event.waitUntil(keepAll()));
self.addEventListener('activate', (event) => event.waitUntil(dropOthers()));
// A new version waits until somebody asks for it, or until no page of the old one is open.
self.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void self.skipWaiting();
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const isOurs = request.method === 'GET' && new URL(request.url).origin === self.location.origin;
  const isPage =
    request.mode !== 'navigate' || new URL(request.url).pathname === new URL(self.registration.scope).pathname;
  // Tables and players are the server's alone: nothing of them is kept here.
  const isOnline = new URL(request.url).pathname.startsWith(`${new URL(self.registration.scope).pathname}api/`);
  if (isOurs && isPage && !isOnline) event.respondWith(answerTo(request));
});
