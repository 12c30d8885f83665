import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

const CASES = new URL('../../packages/critique/cases/', import.meta.url);

/** The seed of each split, and the SHA-256 of its sealed half. */
export const SEALS = new URL('sealed.json', CASES);

export const sha256Of = (folder: string): string =>
  createHash('sha256')
    .update(readFileSync(new URL(`${folder}/sealed.yaml`, CASES)))
    .digest('hex');

/** The cases of one half. Throws when the sealed half isn't the one that was sealed. */
export const readHalf = <T>(folder: string, half: 'tune' | 'sealed'): T[] => {
  const seals = JSON.parse(readFileSync(SEALS, 'utf8')) as Record<string, { sha256: string }>;
  if (seals[folder]?.sha256 !== sha256Of(folder)) throw new Error(`the sealed half of ${folder} was changed`);
  return parse(readFileSync(new URL(`${folder}/${half}.yaml`, CASES), 'utf8')) as T[];
};
