// Lighthouse's four categories on every public page, as on a phone and as on a desk. Fetches Lighthouse through npx.
// node benchmarks/web/lighthouse.ts [route …] [--failing]
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { withProduct } from '../../tooling/with-product.ts';

const LIGHTHOUSE = 'lighthouse@13.5.0';
const AWARD = '/awards/chevening-scholarships';
const ROUTES = [
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
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const PERFORMANCE = { mobile: 95, desktop: 100 };
const ATTEMPTS = 4;
const CHROME_FLAGS = '--headless=new --no-sandbox --disable-background-networking --no-first-run';

interface Audit {
  score: number | null;
  title: string;
  displayValue?: string;
  numericValue?: number;
}
interface Report {
  categories: Record<(typeof CATEGORIES)[number], { score: number; auditRefs: { id: string }[] }>;
  audits: Record<string, Audit>;
}

/** Lighthouse sometimes finds no start in the browser's own record of a load (NO_NAVSTART), and asks to be run again. */
const audited = async (url: string, device: keyof typeof PERFORMANCE, attempt = 1): Promise<Report> => {
  try {
    return await audit(url, device);
  } catch (error) {
    const [line] = /NO_\w+/.exec(error instanceof Error ? error.message : '') ?? [];
    if (!line || attempt === ATTEMPTS) throw new Error(`${url} could not be audited: ${line ?? error}`);
    return audited(url, device, attempt + 1);
  }
};

const audit = async (url: string, device: keyof typeof PERFORMANCE): Promise<Report> => {
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      url,
      '--output=json',
      '--quiet',
      `--chrome-flags=${CHROME_FLAGS}`,
      ...(device === 'desktop' ? ['--preset=desktop'] : []),
    ],
    {
      maxBuffer: 64 * 1024 * 1024,
      env: { ...process.env, CHROME_PATH: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium' },
    },
  );
  return JSON.parse(stdout) as Report;
};

const failing = ({ audits }: Report): string[] =>
  Object.entries(audits)
    .filter(([, { score }]) => score !== null && score < 0.9)
    .map(
      ([id, { title, displayValue }]) => `      ${id}: ${title}${displayValue ? ` (${displayValue})` : ''}`,
    );

await withProduct(async ({ url }) => {
  const named = process.argv.slice(2).filter((argument) => argument.startsWith('/'));
  for (const route of named.length > 0 ? named : ROUTES) {
    for (const device of ['mobile', 'desktop'] as const) {
      const report = await audited(`${url}${route}`, device);
      const scores = CATEGORIES.map((category) => Math.round(report.categories[category].score * 100));
      const wanted = [PERFORMANCE[device], 100, 100, 100];
      const kept = scores.every((score, index) => score >= (wanted[index] ?? 100));
      const value = (id: string) => report.audits[id]?.numericValue ?? 0;
      console.log(
        `${kept ? ' ' : '!'} ${route.padEnd(14)} ${device.padEnd(8)} ` +
          CATEGORIES.map((category, index) => `${category} ${scores[index]}`).join(', ') +
          `; LCP ${Math.round(value('largest-contentful-paint'))} ms, TBT ${Math.round(value('total-blocking-time'))} ms, ` +
          `CLS ${value('cumulative-layout-shift').toFixed(3)}`,
      );
      if (process.argv.includes('--failing')) console.log(failing(report).join('\n'));
      if (!kept) process.exitCode = 1;
    }
  }
});
