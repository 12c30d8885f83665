import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { dictionary } from '@zxcvbn-ts/language-common';
import { bitsOf, FILTER_SHAPE } from '../packages/contract/src/listed-password.ts';

const FILE = path.resolve(import.meta.dirname, '../packages/contract/src/common-passwords.ts');
/** Texts that are too short to be a password, or to be looked for without the digits around it. */
const SHORTEST = 6;

/** Some 49,000 passwords of public breaches, from the npm package @zxcvbn-ts/language-common (MIT). */
const listedPasswords = (): string[] =>
  [...new Set(dictionary['passwords-common'].map((text) => text.toLowerCase()))].filter(
    ({ length }) => length >= SHORTEST,
  );

/** The module that holds the list as a Bloom filter. */
export const makeCommonPasswords = (): string => {
  const texts = listedPasswords();
  const bytes = new Uint8Array(Math.ceil((texts.length * FILTER_SHAPE.bitsPerText) / 8));
  for (const text of texts)
    for (const bit of bitsOf(text, bytes.length * 8))
      bytes[bit >>> 3] = (bytes[bit >>> 3] ?? 0) | (1 << (bit & 7));
  const lines =
    Buffer.from(bytes)
      .toString('base64')
      .match(/.{1,150}/g) ?? [];
  return [
    `// ${texts.length} passwords as a Bloom filter, made by tooling/make-common-passwords.ts from @zxcvbn-ts/language-common:`,
    '// MIT, (c) 2012-2016 Dan Wheeler and Dropbox, Inc., (c) 2021 @zxcvbn-ts.',
    'export const COMMON_PASSWORDS = `',
    ...lines,
    '`;',
    '',
  ].join('\n');
};

if (import.meta.main) writeFileSync(FILE, makeCommonPasswords());
