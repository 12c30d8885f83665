import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
const text = readFileSync(path.join(ROOT, 'docs/security.md'), 'utf8').replace(/\n(?=[^|\n#-])/g, ' ');

/** A test as the document names it: its file, and its title where one is given. */
const named = [...text.matchAll(/`([\w./-]+\.test\.tsx?)`(?: "([^"]+)")?/g)].map(
  ([, file = '', title = '']) => ({
    file,
    title,
  }),
);

it('the security document names its tests', () => {
  expect(named.length).toBeGreaterThan(80);
});

it.each(named)('$file "$title" is there', ({ file, title }) => {
  const place = [file, `apps/api/src/${file}`].map((name) => path.join(ROOT, name)).find(existsSync);
  expect(place, file).toBeDefined();
  expect(readFileSync(String(place), 'utf8').replaceAll("\\'", "'")).toContain(title);
});
