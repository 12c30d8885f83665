// Lets /find open without network: keeps its page, the files that it has loaded, and the newest catalogue. The page sends their
// addresses (`src/features/find/keep-offline.ts`). No answer of the API and nothing that somebody has answered is kept here.

const CACHE = 'find';
const PAGE = '/find';
/** Names the newest catalogue, so it changes under one address. */
const CURRENT = '/catalogue/current.json';
/** The kept page is shown when the server has not answered within this time. */
const PATIENCE_MS = 3_000;

const pathOf = (request) => new URL(request.url).pathname;

/** Keeps exactly these files. Those of older builds and catalogues go. */
const keep = async (files) => {
  const cache = await caches.open(CACHE);
  const wanted = [PAGE, CURRENT, ...files];
  const kept = await cache.keys();
  const has = new Set(kept.map(pathOf));
  await cache.addAll([PAGE, CURRENT, ...files.filter((file) => !has.has(file))]);
  await Promise.all(
    kept.filter((request) => !wanted.includes(pathOf(request))).map((request) => cache.delete(request)),
  );
};

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('message', (event) => event.waitUntil(keep(event.data)));

const tooLate = () =>
  new Promise((_, reject) => setTimeout(() => reject(new Error('no answer in time')), PATIENCE_MS));

/** From the network while that answers in time, else what was kept. */
const newest = async (request, address) => {
  const answer = fetch(request);
  try {
    return await Promise.race([answer, tooLate()]);
  } catch {
    return (await caches.match(address, { cacheName: CACHE, ignoreVary: true })) ?? answer;
  }
};

const kept = async (request) =>
  (await caches.match(request, { cacheName: CACHE, ignoreVary: true })) ?? fetch(request);

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') {
    if (pathname === PAGE) event.respondWith(newest(request, PAGE));
  } else if (pathname === CURRENT) event.respondWith(newest(request, CURRENT));
  else event.respondWith(kept(request));
});
