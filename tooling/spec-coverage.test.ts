import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

const rows = read('docs/spec-coverage.md')
  .split('\n')
  .filter((line) => line.startsWith('| ') && line.includes('.test.ts'))
  .flatMap((line) => {
    const [spec = '', place = '', ...tests] = line.slice(2, -2).split(' | ');
    return tests.map((shown) => {
      const [, file = '', title = ''] = /^`([^`]+)`: (.+)$/.exec(shown.trim()) ?? [];
      return { spec, place: place.replaceAll('`', ''), file, title };
    });
  });

describe('the coverage of the specification', () => {
  it('has its rows', () => {
    expect(rows.length).toBeGreaterThan(50);
  });

  it.each(rows)('$spec: $title', ({ place, file, title }) => {
    expect(
      existsSync(path.join(ROOT, place.startsWith('apps/') ? place : `apps/web/src/${place}`)),
      place,
    ).toBe(true);
    expect(read(file).replaceAll("\\'", "'")).toContain(`'${title}'`);
  });
});
