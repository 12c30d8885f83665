/**
 * Makes a release of the commit that is checked out: `npm run release -- 1.2.3 [--key private.pem] [--out FOLDER]`. It tags and writes files;
 * it pushes and publishes nothing.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { makeRelease } from './make-release.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { key: { type: 'string' }, out: { type: 'string' } },
});
const version = positionals[0] ?? '';
if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Error('Name the version: npm run release -- 1.2.3');
const folder = path.resolve(values.out ?? path.join(root, '.cache/release', version));
const key = values.key ? readFileSync(values.key, 'utf8') : undefined;
for (const name of makeRelease({ root, version, folder, key })) console.log(path.join(folder, name));
if (!key) console.error('The checksums are not signed: name a key with --key.');
