import { readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { describe, expect, it } from 'vitest';

const ORIGIN = 'https://laurel.example';
const FILE = '/assets/index-abc.js';

interface Asked {
  url: string;
  method: string;
  mode: string;
}
type Answer = Promise<string>;

/** The worker as the browser runs it, with a cache that holds the app's page and one file, and a network of our own. */
const startWorker = (network: (asked: Asked) => Answer) => {
  const source = readFileSync(path.join(import.meta.dirname, 'service-worker.js'), 'utf8');
  const listeners: Record<string, (event: object) => void> = {};
  const cached: Record<string, string> = { '/dashboard': 'the kept page', [FILE]: 'the kept file' };
  let skipped = 0;
  const self = {
    location: { origin: ORIGIN },
    addEventListener: (name: string, listener: (event: object) => void) => {
      listeners[name] = listener;
    },
    skipWaiting: () => {
      skipped += 1;
    },
  };
  const caches = {
    match: async (asked: string | Asked) =>
      cached[typeof asked === 'string' ? asked : new URL(asked.url).pathname],
  };
  const filled = source.replace('= {};', `= ${JSON.stringify({ files: [FILE], version: 'one' })};`);
  // Time is up at once: whoever waits for longer than the network takes has waited too long.
  const setTimeout = (task: () => void) => setImmediate(() => setImmediate(task));
  vm.runInNewContext(filled, { self, caches, fetch: network, setTimeout, URL, Promise, Error });
  const ask = (address: string, { method = 'GET', mode = 'cors' } = {}): Answer | undefined => {
    let answer: Answer | undefined;
    const request = { url: new URL(address, ORIGIN).href, method, mode };
    listeners.fetch?.({ request, respondWith: (given: Answer) => (answer = given) });
    return answer;
  };
  const tell = (data: unknown) => listeners.message?.({ data });
  return { ask, tell, skips: () => skipped };
};

const working = async ({ url }: Asked) => `${new URL(url).pathname} from the server`;
const broken = () => Promise.reject(new Error('no network'));
const page = { mode: 'navigate' };

describe('the service worker', () => {
  it.each([
    ['an answer of the API', '/api/scholarships/saved/list', {}],
    ['a download from the API', '/api/scholarships/saved/export.csv', page],
    ['a film, of which browsers ask for ranges', '/media/promo.webm', {}],
    ['another origin', 'https://elsewhere.example/assets/index-abc.js', {}],
    ['what is sent', FILE, { method: 'POST' }],
  ])('leaves %s alone', (_, address, asked) => {
    expect(startWorker(working).ask(address, asked)).toBeUndefined();
  });

  it('shows the server’s page while there is a network, the kept one without', async () => {
    expect(await startWorker(working).ask('/essays/e1', page)).toBe('/essays/e1 from the server');
    expect(await startWorker(broken).ask('/essays/e1', page)).toBe('the kept page');
  });

  it('shows the kept page when the server does not answer in time', async () => {
    const silent = () => new Promise<string>(() => undefined);
    expect(await startWorker(silent).ask('/dashboard', page)).toBe('the kept page');
  });

  it('takes a hashed file out of the cache whether or not there is a network', async () => {
    expect(await startWorker(working).ask(FILE)).toBe('the kept file');
    expect(await startWorker(broken).ask(FILE)).toBe('the kept file');
  });

  it('takes over when a page of its own build is open, and not with an older one', () => {
    const worker = startWorker(working);
    worker.tell('/assets/index-older.js');
    expect(worker.skips()).toBe(0);
    worker.tell(FILE);
    expect(worker.skips()).toBe(1);
  });
});
