// The service worker. It keeps the whole page, so the page starts and plays without a network. The build replaces the
// two names in capitals below by the fingerprint and the list of the files.

const cacheName = `halma-${VERSION}`;
const wanted = FILES;

/** The addresses of all that is kept. */
const kept = new Set(wanted.map(({ path }) => new URL(path, self.registration.scope).href));

/** A navigation is answered by its path alone. What follows the path changes nothing. */
function addressOf({ mode, url }) {
  const { origin, pathname } = new URL(url);
  return mode === 'navigate' ? origin + pathname : url;
}

/** Files whose names change with their contents are copied from older versions. All others are fetched again. */
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

/** From what is kept, else from the network. */
async function answerTo(request) {
  const cache = await caches.open(cacheName);
  return (await cache.match(addressOf(request), { ignoreVary: true })) ?? fetch(request);
}

self.addEventListener('install', (event) => event.waitUntil(keepAll()));
self.addEventListener('activate', (event) => event.waitUntil(dropOthers()));
// A new version waits until somebody asks for it, or until no page of the old one is open.
self.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void self.skipWaiting();
});
/** Shows the table of a notification: in the page that has it open, else in any page, else in a new one. */
async function comeBack(table) {
  const pages = await self.clients.matchAll({ type: 'window' });
  const hash = `#/table/${encodeURIComponent(table)}`;
  const atTable = pages.find(({ url }) => new URL(url).hash.startsWith(hash));
  if (atTable !== undefined) return atTable.focus();
  const address = new URL(hash, self.registration.scope).href;
  const [page] = pages;
  if (page === undefined) return self.clients.openWindow(address);
  await page.focus();
  return page.navigate(address);
}
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(comeBack(event.notification.data?.table ?? ''));
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const isOurs = request.method === 'GET' && new URL(request.url).origin === self.location.origin;
  const isKept = request.mode !== 'navigate' || kept.has(addressOf(request));
  // Tables and players are the server's alone: nothing of them is kept here.
  const isOnline = new URL(request.url).pathname.startsWith(`${new URL(self.registration.scope).pathname}api/`);
  if (isOurs && isKept && !isOnline) event.respondWith(answerTo(request));
});
