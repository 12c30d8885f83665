import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

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

describe('the table of findings', () => {
  const table = text.slice(text.indexOf('## Findings of'), text.indexOf('## Generated requests'));
  const rows = [...table.matchAll(/^\| ([A-Z][\w, ]*) \|.*$/gm)].filter(([row]) => !row.startsWith('| No.'));
  const numbers = (letter: string, last: number) =>
    Array.from({ length: last }, (_, index) => `${letter}${index + 1}`);

  it.each([
    ...numbers('A', 5),
    ...numbers('B', 9),
    ...numbers('C', 6),
    'D',
    ...numbers('E', 9),
    ...numbers('F', 13),
    'HTTP',
    'Memory',
  ])('has a row for %s', (number) => {
    expect(rows.some(([, named = '']) => named.split(', ').includes(number))).toBe(true);
  });

  it.each(rows.map(([row]) => row))('says what fails, or that nothing does: %s', (row) => {
    const shown = row.split(' | ').at(-1) ?? '';
    expect(shown).toMatch(/\.test\.tsx?`|`npm run |^no test \|$/);
  });
});
