import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
const isShipped = (file: string) => !/\.test\.tsx?$|[\\/]testing[\\/]/.test(file);
const shipped = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: ROOT })
  .filter(isShipped)
  .map((file) => ({ file, code: readFileSync(path.join(ROOT, file), 'utf8') }));

it('the shipped code is looked at', () => {
  expect(shipped.length).toBeGreaterThan(500);
});

it.each([
  ['runs text as code', /\beval\(|\bnew Function\(|from 'node:vm'/],
  ['starts another program', /child_process/],
  [
    'draws text as markup',
    /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write\(/,
  ],
  ['leaves a certificate unchecked', /rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED/],
  ['takes chance from where it can be guessed', /Math\.random\(/],
  ['hashes with what is broken', /createHash\('(?:md5|sha1)'/],
])('nothing shipped %s', (_what, pattern) => {
  expect(shipped.filter(({ code }) => pattern.test(code)).map(({ file }) => file)).toEqual([]);
});
