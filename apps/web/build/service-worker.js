// Keeps the app itself, never an answer of the API, so that signed-in pages open without network; what the student had
// read is kept by `src/lib/api/answer-cache.ts`. The build fills in FILES; `src/app/signed-in-area.tsx` registers it.

/** What the signed-in pages are made of, and what tells one build from the next. */
const { files: FILES, version: VERSION } = {};
/** Every address behind the sign-in is answered with the same page. */
const SHELL = '/dashboard';
/** After so many milliseconds without an answer the kept page is shown. */
const PATIENCE_MS = 3_000;
const CACHE = `laurel-${VERSION}`;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches.open(CACHE).then((cache) => cache.addAll([...FILES, new Request(SHELL, { cache: 'reload' })])),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))),
      ),
  );
});

/** A newer worker waits until a page of its own build is open, which tells the script that it began with. */
self.addEventListener('message', ({ data }) => {
  if (FILES.includes(data)) self.skipWaiting();
});

const tooLate = () =>
  new Promise((_, reject) => setTimeout(() => reject(new Error('no answer in time')), PATIENCE_MS));

const page = async (request) => {
  const answer = fetch(request);
  try {
    return await Promise.race([answer, tooLate()]);
  } catch {
    return (await caches.match(SHELL)) ?? answer;
  }
};

const isHashed = (pathname) => pathname.startsWith('/assets/');

const file = async (request, pathname) => {
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept && isHashed(pathname)) return kept;
  return fetch(request).catch((failure) => kept ?? Promise.reject(failure));
};

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  // Everything else, the API and the films with their ranges above all, goes its usual way.
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (FILES.includes(pathname)) event.respondWith(file(request, pathname));
});
