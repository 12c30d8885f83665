// Largest paint, layout shift and answer to a click on each public page, slowed down as Lighthouse does:
// node benchmarks/web/vitals.ts [route …]
import type { Page } from 'playwright-core';
import { withProduct } from '../../tooling/with-product.ts';

interface Profile {
  name: string;
  viewport: { width: number; height: number };
  /** How many times slower than this machine. */
  cpu: number;
  latencyMs: number;
  bitsPerSecond: number;
}

const PROFILES: readonly Profile[] = [
  { name: 'mobile', viewport: { width: 412, height: 823 }, cpu: 4, latencyMs: 150, bitsPerSecond: 1_638_400 },
  {
    name: 'desktop',
    viewport: { width: 1350, height: 940 },
    cpu: 1,
    latencyMs: 40,
    bitsPerSecond: 10_240_000,
  },
];
const AWARD = '/awards/chevening-scholarships';
const PUBLIC = [
  '/',
  '/find',
  '/awards',
  AWARD,
  '/how-it-works',
  '/about',
  '/terms',
  '/privacy',
  '/login',
  '/register',
];
const asked = process.argv.slice(2);
const ROUTES = asked.length > 0 ? asked : PUBLIC;
const LIMITS = { lcp: 1800, cls: 0.02, inp: 100 };
const ROUNDS = 3;

interface Vitals {
  lcp: number;
  cls: number;
  inp: number;
}

/** Runs in the page before its own scripts. */
const observe = () => {
  const vitals = { lcp: 0, cls: 0, inp: 0 };
  Object.assign(window, { vitals });
  const watch = (type: string, take: (entry: PerformanceEntry) => void, extra = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      ...extra,
    });
  watch('largest-contentful-paint', (entry) => {
    vitals.lcp = entry.startTime;
  });
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) vitals.cls += value;
  });
  watch(
    'event',
    (entry) => {
      const { interactionId } = entry as PerformanceEntry & { interactionId: number };
      if (interactionId) vitals.inp = Math.max(vitals.inp, entry.duration);
    },
    { durationThreshold: 16 },
  );
};

const readVitals = (page: Page) => page.evaluate(() => (window as unknown as { vitals: Vitals }).vitals);

/** The browser reports how long a click took only after the next frame, so the clicks are spaced. */
const AT_REST_MS = 500;

/** What can be clicked on every page without leaving it. */
const interact = async (page: Page) => {
  const theme = page.getByRole('button', { name: /^Switch to/ });
  const menu = page.getByRole('button', { name: 'Open menu' });
  const targets = [theme, theme, ...((await menu.isVisible()) ? [menu] : [])];
  for (const target of targets) {
    await target.click();
    await page.waitForTimeout(AT_REST_MS);
  }
};

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

await withProduct(async ({ url, browser }) => {
  const measure = async (
    route: string,
    { viewport, cpu, latencyMs, bitsPerSecond }: Profile,
  ): Promise<Vitals> => {
    const context = await browser.newContext({ baseURL: url, viewport });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: latencyMs,
      downloadThroughput: bitsPerSecond / 8,
      uploadThroughput: bitsPerSecond / 16,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    await page.addInitScript(observe);
    await page.goto(route, { waitUntil: 'load' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForTimeout(2500);
    await interact(page);
    const vitals = await readVitals(page);
    await context.close();
    return vitals;
  };

  for (const profile of PROFILES) {
    for (const route of ROUTES) {
      const rounds: Vitals[] = [];
      for (let round = 0; round < ROUNDS; round++) rounds.push(await measure(route, profile));
      const lcp = median(rounds.map((each) => each.lcp));
      const cls = Math.max(...rounds.map((each) => each.cls));
      const inp = median(rounds.map((each) => each.inp));
      const kept = lcp <= LIMITS.lcp && cls <= LIMITS.cls && inp <= LIMITS.inp;
      console.log(
        `${kept ? ' ' : '!'} ${profile.name.padEnd(8)} ${route.padEnd(31)} LCP ${lcp.toFixed(0)} ms, CLS ${cls.toFixed(3)}, INP ${inp.toFixed(0)} ms`,
      );
      if (!kept) process.exitCode = 1;
    }
  }
});
