import { readFileSync } from 'node:fs';
import { extractListing } from '@laurel/extraction';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { loadCatalogue } from '../load-catalogue.ts';
import { isHeldBack, screenRecord, withWarnings } from './screen-record.ts';

const cases = z
  .array(
    z.strictObject({
      name: z.string(),
      title: z.string().default('Example Award'),
      text: z.string(),
      field: z.enum(['description', 'coverage_text']).default('description'),
      by: z.string().default('Example Trust'),
      at: z.string().default('https://example.org/award'),
      warns: z.array(z.string()),
    }),
  )
  .parse(parse(readFileSync(new URL('../../cases/screen.yaml', import.meta.url), 'utf8')));

type Case = (typeof cases)[number];
const recordOf = ({ title, text, field, by, at }: Omit<Case, 'name' | 'warns'>) =>
  extractListing({ title, provider: by, link: at, [field]: text });

describe('the screen', () => {
  test.each(cases)('reads $name', ({ warns, ...listing }) => {
    const record = recordOf(listing);
    const found = screenRecord(record);
    expect(found.map(({ kind }) => kind)).toEqual(warns);
    for (const { field, quote } of found)
      if (quote !== undefined) expect(record.texts[field ?? '']).toContain(quote);
  });

  test('quotes so much of an endless sentence that the reason stands in it', () => {
    const text = `${'so it goes on and on, '.repeat(40)}and an application fee of 10 EUR is due ${'and on '.repeat(90)}`;
    const record = extractListing({ title: 'Long Award', provider: 'Trust', description: text });
    const [warning] = screenRecord(record);
    expect(warning?.quote).toContain('application fee');
    expect(warning?.quote?.length).toBeLessThan(300);
    expect(record.texts.description).toContain(warning?.quote ?? 'nothing');
  });

  test('finds nothing grave in the catalogue that ships', () => {
    const held = loadCatalogue().records.filter((record) => isHeldBack({ warnings: screenRecord(record) }));
    expect(held.map(({ id }) => id)).toEqual([]);
  });

  test('leaves a record without a warning as it is', () => {
    const record = extractListing({ title: 'Plain Award', provider: 'Trust', description: 'For nurses.' });
    expect(withWarnings(record)).toBe(record);
  });
});

describe('a record is held back', () => {
  test.each([
    [[], false],
    [['application-fee'], false],
    [['no-organiser'], false],
    [['draw'], true],
    [['guaranteed'], true],
    [['payment-details'], true],
    [['application-fee', 'no-organiser'], true],
  ] as const)('with the warnings %j: %s', (kinds, held) => {
    expect(isHeldBack({ warnings: kinds.map((kind) => ({ kind })) })).toBe(held);
  });
});
