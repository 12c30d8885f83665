// What a guest's first list costs: bytes as they are sent, by part, and the time to the first card, on a slow phone and on this machine.
// node benchmarks/web/find.ts
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { withProduct } from '../../tooling/with-product.ts';

/** Bytes of engine and catalogue together; milliseconds. */
const LIMITS = { bytes: 270_000, coldMs: 2_000, warmMs: 500 };
const ROUNDS = 3;
/** The server packs the catalogue as small as it gets once somebody has asked for it. */
const PACKED_MS = 15_000;

/** As in `vitals.ts`. */
const SLOW_PHONE = { cpu: 4, latencyMs: 150, bitsPerSecond: 1_638_400 };

const PARTS = [
  ['engine', /\/assets\/engine-worker/],
  ['catalogue', /\/catalogue\//],
  ['names of fields, after the list', /\/assets\/field-names/],
  ['fonts', /\.woff2$/],
  ['pages and their scripts', /./],
] as const;
type Part = (typeof PARTS)[number][0];

const partOf = (address: string): Part =>
  PARTS.find(([, pattern]) => pattern.test(new URL(address).pathname))?.[0] ?? 'pages and their scripts';

/** What is asked for from now on, each address once. */
const addressesOf = (page: Page): Set<string> => {
  const addresses = new Set<string>();
  page.on('request', (request) => addresses.add(request.url()));
  return addresses;
};

/** Bytes of the body as it is sent, compressed. */
const sizeOf = async (address: string): Promise<number> => {
  const { headers, body } = await fetch(address, { headers: { 'accept-encoding': 'br' } });
  await body?.cancel();
  return Number(headers.get('content-length') ?? 0);
};

const sizesByPart = async (addresses: Iterable<string>): Promise<Map<Part, number>> => {
  const sums = new Map<Part, number>();
  for (const address of addresses) {
    const part = partOf(address);
    sums.set(part, (sums.get(part) ?? 0) + (await sizeOf(address)));
  }
  return sums;
};

const firstCard = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link', { name: /^View Details/ })
    .first();

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

await withProduct(async ({ url, browser }) => {
  const { file } = (await (await fetch(`${url}/catalogue/current.json`)).json()) as { file: string };
  await fetch(url + file);
  await pause(PACKED_MS);

  /** From the tap on the landing page to the first card; then from another answer to the list that follows it. */
  const measure = async (isSlow: boolean) => {
    const context = await browser.newContext({
      baseURL: url,
      viewport: { width: 412, height: 823 },
      hasTouch: true,
    });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    if (isSlow) {
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: SLOW_PHONE.latencyMs,
        downloadThroughput: SLOW_PHONE.bitsPerSecond / 8,
        uploadThroughput: SLOW_PHONE.bitsPerSecond / 16,
      });
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_PHONE.cpu });
    }
    await page.goto('/', { waitUntil: 'networkidle' });
    const addresses = addressesOf(page);
    const start = performance.now();
    await page.getByRole('link', { name: 'Master’s' }).tap();
    await firstCard(page).waitFor();
    const cold = performance.now() - start;
    await page.waitForLoadState('networkidle');
    const again = performance.now();
    await page.getByRole('button', { name: 'Anywhere' }).tap();
    await page.getByText('PhD', { exact: true }).tap();
    await page.getByText(/Looking again/).waitFor({ state: 'hidden' });
    const warm = performance.now() - again;
    await context.close();
    return { addresses, cold, warm };
  };

  for (const [name, isSlow] of [
    ['slow phone', true],
    ['this machine', false],
  ] as const) {
    const rounds = [];
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await measure(isSlow));
    const sums = await sizesByPart(rounds[0]?.addresses ?? []);
    const bytes = [...sums.values()].reduce((sum, each) => sum + each, 0);
    const cold = median(rounds.map((each) => each.cold));
    const warm = median(rounds.map((each) => each.warm));
    const alone = (sums.get('engine') ?? 0) + (sums.get('catalogue') ?? 0);
    const kept =
      alone <= LIMITS.bytes && (!isSlow || cold <= LIMITS.coldMs) && (isSlow || warm <= LIMITS.warmMs);
    console.log(
      `${kept ? ' ' : '!'} ${name}: first card ${cold.toFixed(0)} ms after the tap, another answer ${warm.toFixed(0)} ms`,
    );
    console.log(
      `    ${(bytes / 1000).toFixed(1)} kB beyond the start page; engine and catalogue ${(alone / 1000).toFixed(1)}, at most ${LIMITS.bytes / 1000}:`,
    );
    for (const [part] of PARTS)
      console.log(`    ${((sums.get(part) ?? 0) / 1000).toFixed(1).padStart(8)} kB  ${part}`);
    if (!kept) process.exitCode = 1;
  }
});
