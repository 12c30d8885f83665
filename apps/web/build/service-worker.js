// Caches the files of the app, never an answer of the API, so that signed-in pages open without network. What the
// student had read is cached by `src/lib/api/answer-cache.ts`. The build fills in FILES; `src/app/signed-in-area.tsx`
// registers this worker.

/** The files of the signed-in pages, and the version of this build. */
const { files: FILES, version: VERSION } = {};
/** Every address behind the sign-in gets the same page. */
const SHELL = '/dashboard';
/** The cached page is shown when the server has not answered within this time. */
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
        Promise.all(
          names
            .filter((name) => name.startsWith('laurel-') && name !== CACHE)
            .map((name) => caches.delete(name)),
        ),
      ),
  );
});

/** A newer worker waits until a page of its own build is open. The page says so by sending the name of its first script. */
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
  // Everything else goes to the network: above all the API, and the films, which are requested in ranges.
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (FILES.includes(pathname)) event.respondWith(file(request, pathname));
});
