import type { ScholarshipRecord } from '@laurel/domain';
import { describe, expect, test } from 'vitest';
import { DuplicateIndex } from './duplicate-index.ts';
import { identityOf } from './identity.ts';
import { type LabelledListing, labelledPairs } from './labelled-cases.ts';
import { wordWeights } from './word-weights.ts';

const pairs = labelledPairs();

const identity = ({ title, by, at, in: location, hosts }: LabelledListing) => {
  const record: Pick<ScholarshipRecord, 'title' | 'organization' | 'link' | 'location' | 'hostCountries'> = {
    title,
    organization: by,
    link: at,
    location,
    hostCountries: hosts,
  };
  return identityOf(record);
};

const weight = wordWeights(pairs.flatMap(({ a, b }) => [identity(a), identity(b)]));

/** Through the index, so that the blocking is measured too. */
const foundSame = (a: LabelledListing, b: LabelledListing): boolean => {
  const index = new DuplicateIndex(weight);
  index.add('a', identity(a));
  return index.find(identity(b)).includes('a');
};

describe('labelled pairs', () => {
  test.each(pairs)('$name: same programme is $same', ({ same, a, b }) => {
    expect(foundSame(a, b)).toBe(same);
    expect(foundSame(b, a)).toBe(same);
  });
});
