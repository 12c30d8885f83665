import { LISTING_FIELDS, type Listing } from '@laurel/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { extractListing, parseAward, parseDeadline } from './index.ts';

/** Words of real requirements, so that random texts reach deep into the rules. */
const PIECES = fc.constantFrom(
  'citizens of ',
  'Kenya',
  ', ',
  'and ',
  'or ',
  'not ',
  'must be ',
  'under 35',
  ' GPA of 3.0',
  'IELTS 6.5',
  'March 5',
  ' 2027',
  '10/06',
  '$500',
  '16.000 €',
  ' per month',
  'women',
  'undergraduate students',
  'enrolled at Oslo University',
  '\n- ',
  '. ',
  ': ',
  'preferred',
  'resident of Texas',
  'studying law',
  '50%',
  '<b>',
  '&amp;',
  'non-EU',
  'international students',
  'financial need',
  'unless ',
  'except ',
  '🎓',
  'é',
  '\u0000',
  '\ud800',
  '(',
  ')',
  '1.',
  ' – ',
  '31',
);
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.array(PIECES, { maxLength: 40 }).map((pieces) => pieces.join('')),
);
const odd: fc.Arbitrary<unknown> = fc.oneof(
  text,
  fc.constant(null),
  fc.constant(undefined),
  fc.integer(),
  fc.constant({}),
  fc.boolean(),
);
const listing = fc.record(Object.fromEntries(LISTING_FIELDS.map((field) => [field, odd])), {
  requiredKeys: [],
}) as fc.Arbitrary<Listing>;

describe('extractListing', () => {
  it('never throws and quotes literally, whatever it is given', () => {
    fc.assert(
      fc.property(listing, (given) => {
        const record = extractListing(given);
        for (const { evidence } of record.criteria) {
          expect(evidence.length).toBeGreaterThan(0);
          for (const { field, start, end, quote } of evidence) {
            expect(quote).not.toBe('');
            expect(record.texts[field]?.slice(start, end)).toBe(quote);
          }
        }
      }),
      { numRuns: 400 },
    );
  });

  it('gives the same record for the same listing', () => {
    fc.assert(
      fc.property(listing, (given) => {
        expect(extractListing(given)).toEqual(extractListing(structuredClone(given)));
      }),
      { numRuns: 100 },
    );
  });

  it('gives distinct ids to the criteria of a record, and no alternative of one', () => {
    fc.assert(
      fc.property(listing, (given) => {
        const { criteria } = extractListing(given);
        expect(new Set(criteria.map(({ id }) => id)).size).toBe(criteria.length);
        for (const { alternative } of criteria) {
          if (alternative === undefined) continue;
          expect(criteria.filter((other) => other.alternative === alternative).length).toBeGreaterThan(1);
        }
      }),
      { numRuns: 200 },
    );
  });

  it.each([null, undefined, 'text', 7, []])('reads %j as a silent listing', (given) => {
    expect(extractListing(given as unknown as Listing).criteria).toEqual([]);
  });

  it.each([
    '(',
    '- ',
    '1. ',
    'citizens of Kenya, ',
    'A ',
    'GPA ',
    '<',
    '.',
    'at least 3 ',
    'University of ',
    'not ',
    '"',
    '\n',
  ])('reads 20,000 characters of %j within the time limit of a test', (piece) => {
    const long = piece.repeat(Math.ceil(20_000 / piece.length));
    const listing = { eligibility_text: long, description: long, deadline_text: long, amount_text: long };
    for (const { evidence } of extractListing(listing).criteria) {
      for (const { quote } of evidence) expect(long).toContain(quote);
    }
  });
});

describe('parseDeadline', () => {
  it('never gives a year that the text does not hold', () => {
    fc.assert(
      fc.property(text, (given) => {
        for (const date of parseDeadline(given).dates) {
          expect(date).toMatch(/^(?:\d{4}-\d{2}-\d{2}|--\d{2}(?:-\d{2})?)$/);
          if (date.startsWith('--')) continue;
          expect(given.includes(date.slice(0, 4)) || given.includes(date.slice(2, 4))).toBe(true);
        }
      }),
      { numRuns: 1000 },
    );
  });
});

describe('parseAward', () => {
  it('keeps its bounds in order and its sums positive', () => {
    fc.assert(
      fc.property(text, text, text, (amount, coverage, awards) => {
        const { min, max, count } = parseAward(amount, coverage, awards);
        if (min !== undefined && max !== undefined) expect(min).toBeLessThanOrEqual(max);
        for (const value of [min, max, count]) if (value !== undefined) expect(value).toBeGreaterThan(0);
      }),
      { numRuns: 1000 },
    );
  });
});
