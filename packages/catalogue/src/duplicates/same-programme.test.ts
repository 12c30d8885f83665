import { readFileSync } from 'node:fs';
import type { ScholarshipRecord } from '@laurel/domain';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { DuplicateIndex } from './duplicate-index.ts';
import { identityOf } from './identity.ts';
import { wordWeights } from './word-weights.ts';

const side = z.strictObject({
  title: z.string(),
  by: z.string().default(''),
  at: z.string().default(''),
  in: z.string().default(''),
  hosts: z.array(z.string()).default([]),
});
const pairSchema = z.strictObject({ name: z.string(), same: z.boolean(), a: side, b: side });
type Side = z.infer<typeof side>;

const pairs = z
  .array(pairSchema)
  .parse(parse(readFileSync(new URL('../../cases/duplicates.yaml', import.meta.url), 'utf8')));

function identity({ title, by, at, in: location, hosts }: Side) {
  const record: Pick<ScholarshipRecord, 'title' | 'organization' | 'link' | 'location' | 'hostCountries'> = {
    title,
    organization: by,
    link: at,
    location,
    hostCountries: hosts,
  };
  return identityOf(record);
}

const weight = wordWeights(pairs.flatMap(({ a, b }) => [identity(a), identity(b)]));

/** Through the index, so that the blocking is measured too. */
function foundSame(a: Side, b: Side): boolean {
  const index = new DuplicateIndex(weight);
  index.add('a', identity(a));
  return index.find(identity(b)).includes('a');
}

describe('labelled pairs', () => {
  test.each(pairs)('$name: same programme is $same', ({ same, a, b }) => {
    expect(foundSame(a, b)).toBe(same);
    expect(foundSame(b, a)).toBe(same);
  });
});
