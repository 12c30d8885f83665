// Pictures of every screen, five widths, light and dark: node tooling/gallery.ts FOLDER [--widths 390,1280] [--only NAME]
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { APPLICATION_STATUSES, PRIORITIES } from '@laurel/domain';
import type { Page } from 'playwright-core';
import { ESSAY } from './media/student.ts';
import { type Measured, type Visitor, withProduct } from './with-product.ts';

const HEIGHTS: Record<number, number> = { 360: 740, 390: 844, 768: 1024, 1280: 800, 1920: 1080 };
const SCHEMES = ['light', 'dark'] as const;

interface Screen {
  name: string;
  path: string;
  visitor: Visitor;
  /** What has to be done before the picture is taken. */
  prepare?: (page: Page) => Promise<unknown>;
}

const heading = (name: string | RegExp) => (page: Page) =>
  page.getByRole('heading', { name }).first().waitFor();

const firstLink = (name: RegExp) => (page: Page) => page.getByRole('link', { name }).first().waitFor();

/** The saved list in one of its forms. */
const savedAs = (layout: string) => async (page: Page) => {
  await heading('Saved Scholarships')(page);
  await page.getByRole('button', { name: layout, exact: true }).click();
};

const openMenu = (page: Page) => page.getByRole('button', { name: /Account|Open menu/ }).click();

const compareThree = async (page: Page) => {
  const boxes = page.getByRole('checkbox', { name: /^Compare/ });
  for (const index of [0, 1, 2]) await boxes.nth(index).check();
  await page.getByRole('link', { name: /^Compare/ }).click();
  await page.getByRole('table').waitFor();
};

const openFirstEssay = async (page: Page) => {
  await page.getByRole('region', { name: 'Past essays' }).getByRole('link').first().click();
  await heading('Feedback')(page);
};

/** One saved scholarship for each application status, the priorities taking turns. */
const saveSome = async (call: Measured['call']) => {
  const { body } = await call('GET', '/ai/matches');
  const ids: string[] = body.data.matches.map((match: { scholarshipId: string }) => match.scholarshipId);
  for (const [index, applicationStatus] of APPLICATION_STATUSES.entries()) {
    const saving = `/scholarships/${ids[index]}/save`;
    await call('POST', saving, { saved: true, priority: PRIORITIES[index % PRIORITIES.length] });
    await call('PATCH', saving, { applicationStatus });
  }
};

const screensOf = ({ visitor, newStudent, matchedStudent, scholarshipId }: Measured): Screen[] => {
  const open = ['/', '/how-it-works', '/about', '/terms', '/privacy', '/freshness', '/no-such-page'];
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
    student('matches', '/dashboard', firstLink(/^View Details/)),
    student('saved', '/dashboard?tab=saved', heading('Saved Scholarships')),
    ...['List', 'Board', 'Timeline', 'Month'].map((layout) =>
      student(`saved-${layout.toLowerCase()}`, '/dashboard?tab=saved', savedAs(layout)),
    ),
    student('preferences', '/dashboard?tab=preferences', heading('Update Your Preferences')),
    student('tools', '/dashboard?tab=tools', firstLink(/^When the only clinic/)),
    student('scholarship', `/scholarship/${scholarshipId}`, (page) =>
      page.getByRole('table').first().waitFor(),
    ),
    student('scholarship-not-found', '/scholarship/none', heading('Scholarship Not Found')),
    student('essay', '/dashboard?tab=tools', openFirstEssay),
    student('essay-not-found', '/essays/none', heading('Essay not found')),
    student('browse', '/scholarships', firstLink(/^View Details/)),
    student('compare', '/scholarships', compareThree),
    student('compare-nothing', '/compare'),
    student('notifications', '/notifications'),
    student('profile', '/profile', heading('Your data')),
    student('account-menu', '/', openMenu),
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
  const { url, browser, call } = measured;
  await saveSome(call);
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
        await page.locator('.animate-pulse, .animate-spin').first().waitFor({ state: 'detached' });
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
