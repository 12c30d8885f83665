import { randomBytes } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { isListedPassword, newPassword } from '../packages/contract/src/index.ts';
import { makeCommonPasswords } from './make-common-passwords.ts';

const FILE = path.resolve(import.meta.dirname, '../packages/contract/src/common-passwords.ts');

it('the shipped list of passwords is the one that is made from the package, and small', () => {
  expect(readFileSync(FILE, 'utf8')).toBe(makeCommonPasswords());
  expect(statSync(FILE).size).toBeLessThan(200_000);
});

it.each(['Ncc1701d', 'Rush2112', 'Blink182', 'Front242', '123Qweasdzxc', 'Satan666', '!Manchester1'])(
  '%s became known in breaches, whatever its letters’ case',
  async (password) => {
    expect(newPassword.safeParse(password).success).toBe(true);
    expect(await isListedPassword(password)).toBe(true);
  },
);

it.each(['Correct-horse-7', 'Another-horse-8', 'Kisumu-clinic-42', 'tea Kettle 93 window'])(
  '%s did not',
  async (password) => {
    expect(await isListedPassword(password)).toBe(false);
  },
);

it('hardly one random password in a thousand is taken for a known one', async () => {
  let taken = 0;
  for (let tries = 0; tries < 5_000; tries += 1)
    if (await isListedPassword(`${randomBytes(9).toString('base64url')}aA1`)) taken += 1;
  expect(taken).toBeLessThan(25);
});
