// Kilobytes of JavaScript, gzipped, that each route asks for by itself until the network is quiet.
// node benchmarks/web/first-load.ts
import { gzipSync } from 'node:zlib';
import type { Response } from 'playwright-core';
import { type Visitor, withProduct } from '../../tooling/with-product.ts';

/** Kilobytes; from the definition of done of the web app. */
const BUDGETS: Record<string, number> = { '/': 130, '/dashboard': 180, '/awards/{id}': 110 };

await withProduct(async ({ url, browser, visitor, newStudent, matchedStudent, scholarshipId }) => {
  const measure = async (route: string, { name, context: options }: Visitor): Promise<boolean> => {
    const context = await browser.newContext({ baseURL: url, ...options });
    const page = await context.newPage();
    const responses: Response[] = [];
    page.on('response', (response) => {
      if (new URL(response.url()).pathname.endsWith('.js')) responses.push(response);
    });
    await page.goto(route, { waitUntil: 'networkidle' });
    const files = await Promise.all(
      responses.map(async (response) => ({
        file: new URL(response.url()).pathname.replace('/assets/', ''),
        bytes: gzipSync(await response.body(), { level: 9 }).length,
      })),
    );
    await context.close();
    const kilobytes = files.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
    const shown = route.replace(scholarshipId, '{id}');
    const budget = BUDGETS[shown];
    const kept = budget === undefined || kilobytes <= budget;
    console.log(
      `${kept ? ' ' : '!'} ${kilobytes.toFixed(1).padStart(6)} kB  ${shown} (${name}), ${files.length} files` +
        `${budget === undefined ? '' : `, at most ${budget}`}`,
    );
    if (process.argv.includes('--files')) {
      for (const { file, bytes } of files.sort((a, b) => b.bytes - a.bytes))
        console.log(`          ${bytes} ${file}`);
    }
    return kept;
  };
  const results = [
    await measure('/', visitor),
    await measure('/', matchedStudent),
    await measure('/awards', visitor),
    await measure(`/awards/${scholarshipId}`, visitor),
    await measure('/how-it-works', visitor),
    await measure('/about', visitor),
    await measure('/terms', visitor),
    await measure('/privacy', visitor),
    await measure('/login', visitor),
    await measure('/register', visitor),
    await measure('/dashboard', newStudent),
    await measure('/dashboard', matchedStudent),
    await measure(`/scholarship/${scholarshipId}`, matchedStudent),
  ];
  if (results.includes(false)) process.exitCode = 1;
});
