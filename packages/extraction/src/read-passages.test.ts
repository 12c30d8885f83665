import type { ScholarshipRecord } from '@laurel/domain';
import { describe, expect, it } from 'vitest';
import { extractListing } from './extract-listing.ts';
import { type Passage, readPassages } from './read-passages.ts';

const DESCRIPTION =
  'The fund was set up in 1998. Nurses from Ghana with an average of 3.2 GPA have been its fellows. ' +
  'It is worth EUR 1,200 a month. Entries close on 3 March each year. Fellows are good swimmers. ' +
  'Not eligible: citizens of Togo.';

const record: ScholarshipRecord = extractListing({
  title: 'Harbour Fund',
  description: DESCRIPTION,
  eligibility_text: 'Applicants must be under 35.',
});
const at = (kind: Passage['kind'], quote: string, field = 'description') =>
  readPassages(record, [{ kind, field, quote }]);

describe('places of a listing that somebody points at', () => {
  it('are read by our own readers, with the sentence they stand in', () => {
    const [proposal] = at('citizenship', 'Nurses from Ghana');
    expect(proposal?.criterion).toMatchObject({ kind: 'citizenship', anyOf: ['GH'] });
    expect(proposal?.evidence.quote).toBe(
      'Nurses from Ghana with an average of 3.2 GPA have been its fellows.',
    );
    expect(at('award', 'EUR 1,200')[0]?.award).toMatchObject({ currency: 'EUR', min: 1200, period: 'month' });
    expect(at('deadline', '3 March')[0]?.deadline).toMatchObject({ kind: 'yearly', dates: ['--03-03'] });
    expect(at('other', 'good swimmers')[0]?.criterion).toMatchObject({ kind: 'other', strength: 'info' });
  });

  it('carry evidence that is the text at its offsets', () => {
    const passages = ['Nurses from Ghana', 'good swimmers', '3 March', '1,200'];
    const kinds = ['citizenship', 'other', 'deadline', 'award'] as const;
    for (const [index, kind] of kinds.entries())
      for (const { criterion, evidence } of at(kind, passages[index] ?? ''))
        for (const { field, start, end, quote } of [evidence, ...(criterion?.evidence ?? [])])
          expect(record.texts[field]?.slice(start, end)).toBe(quote);
  });

  it.each([
    ['words that are not there', 'citizenship', 'Nurses from Togo'],
    ['a year that is not there', 'deadline', '3 March 2027'],
    ['another kind than our readers find', 'gender', 'Nurses from Ghana'],
    ['a kind of value that the sentence has not', 'deadline', 'EUR 1,200'],
    ['words of two sentences', 'deadline', 'a month. Entries close'],
    ['next to nothing', 'award', 'EU'],
  ] as const)('give nothing with %s', (_name, kind, quote) => {
    expect(at(kind, quote)).toEqual([]);
  });

  it('never cut a number or a denial out of its sentence', () => {
    expect(at('award', '200 a month')[0]?.award).toMatchObject({ min: 1200 });
    expect(record.criteria).toMatchObject([{ noneOf: ['TG'] }, { kind: 'age' }]);
    expect(at('citizenship', 'citizens of Togo')).toEqual([]);
  });

  it('give nothing that the record counts already, nor a second award or deadline', () => {
    expect(at('age', 'under 35', 'eligibility_text')).toEqual([]);
    const settled = extractListing({
      title: 'Harbour Fund',
      description: DESCRIPTION,
      amount_text: '$500',
      deadline_text: '1 May 2027',
    });
    expect(readPassages(settled, [{ kind: 'award', field: 'description', quote: 'EUR 1,200' }])).toEqual([]);
    expect(readPassages(settled, [{ kind: 'deadline', field: 'description', quote: '3 March' }])).toEqual([]);
  });

  it('give each thing once', () => {
    const passage: Passage = { kind: 'deadline', field: 'description', quote: '3 March' };
    expect(readPassages(record, [passage, passage])).toHaveLength(1);
  });
});
