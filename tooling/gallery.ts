// Pictures of every screen, five widths, light and dark: node tooling/gallery.ts FOLDER [--widths 390,1280] [--only NAME]
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { type Measured, type Visitor, withProduct } from './with-product.ts';

const HEIGHTS: Record<number, number> = { 360: 740, 390: 844, 768: 1024, 1280: 800, 1920: 1080 };
const SCHEMES = ['light', 'dark'] as const;

const ESSAY = `When the only clinic in my village closed, my grandmother walked two hours for each check-up. In 2024 I asked the county for its old delivery van, taught four neighbours to take blood pressure, and we drove to eleven villages every second Saturday. We measured 640 people; 71 of them learned that day that they had hypertension.

I want to study public health because I seen that a van is not a system. At the master's programme I will learn how to plan a service that outlives the person who started it. After graduating I will return to Kisumu and set up a screening plan with the county that reaches forty villages by 2030.`;

interface Screen {
  name: string;
  path: string;
  visitor: Visitor;
  /** What has to be done before the picture is taken. */
  prepare?: (page: Page) => Promise<unknown>;
}

const tab = (name: string) => async (page: Page) => {
  await page.getByRole('tab', { name }).click();
  await page.waitForLoadState('networkidle');
};

const screensOf = ({ visitor, newStudent, matchedStudent, scholarshipId }: Measured): Screen[] => {
  const open = ['/', '/how-it-works', '/about', '/terms', '/privacy', '/no-such-page'];
  const named = (address: string) => (address === '/' ? 'start' : address.slice(1));
  const public_ = open.flatMap((address) => [
    { name: named(address), path: address, visitor },
    { name: `${named(address)}-signed-in`, path: address, visitor: matchedStudent },
  ]);
  const forms = [
    '/login?registered=true&email=amina@example.org',
    '/register',
    '/forgot-password',
    '/reset-password?token=x',
  ];
  const student = (name: string, address: string, prepare?: Screen['prepare']): Screen => ({
    name,
    path: address,
    visitor: matchedStudent,
    ...(prepare ? { prepare } : {}),
  });
  return [
    ...public_,
    ...forms.map((address) => ({ name: /\w[\w-]*/.exec(address)?.[0] ?? 'form', path: address, visitor })),
    { name: 'first-preferences', path: '/dashboard', visitor: newStudent },
    student('matches', '/dashboard', (page) =>
      page
        .getByRole('link', { name: /^View Details/ })
        .first()
        .waitFor(),
    ),
    student('saved', '/dashboard', tab('Saved')),
    student('preferences', '/dashboard', tab('Preferences')),
    student('tools', '/dashboard', tab('Tools')),
    student('scholarship', `/scholarship/${scholarshipId}`, (page) =>
      page.getByRole('table').first().waitFor(),
    ),
    student('scholarship-not-found', '/scholarship/none'),
    student('essay', '/dashboard', async (page) => {
      await tab('Tools')(page);
      await page.getByRole('region', { name: 'Past essays' }).getByRole('link').first().click();
      await page.waitForURL('**/essays/*');
    }),
    student('profile', '/profile'),
    student('account-menu', '/', (page) => page.getByRole('button', { name: /Account|Open menu/ }).click()),
  ];
};

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { widths: { type: 'string' }, only: { type: 'string' } },
});
const [folder] = positionals;
if (!folder) {
  console.error('Name the folder for the pictures: node tooling/gallery.ts FOLDER');
  process.exit(2);
}
const widths = values.widths?.split(',').map(Number) ?? Object.keys(HEIGHTS).map(Number);

await withProduct(async (measured) => {
  const { url, browser, scholarshipId, call } = measured;
  await call('POST', `/scholarships/${scholarshipId}/save`, { saved: true });
  await call('POST', '/essays', { essayText: ESSAY, prompt: 'Why do you want to study public health?' });
  await mkdir(folder, { recursive: true });
  const screens = screensOf(measured).filter(({ name }) => !values.only || name.includes(values.only));
  for (const width of widths) {
    for (const colorScheme of SCHEMES) {
      for (const { name, path: address, visitor, prepare } of screens) {
        const context = await browser.newContext({
          baseURL: url,
          viewport: { width, height: HEIGHTS[width] ?? 800 },
          colorScheme,
          reducedMotion: 'reduce',
          ...visitor.context,
        });
        const page = await context.newPage();
        await page.goto(address, { waitUntil: 'networkidle' });
        await prepare?.(page);
        await page.screenshot({
          path: path.join(folder, `${name}-${width}-${colorScheme}.png`),
          fullPage: true,
        });
        await context.close();
      }
      console.log(`${width} px, ${colorScheme}: ${screens.length} screens`);
    }
  }
});
