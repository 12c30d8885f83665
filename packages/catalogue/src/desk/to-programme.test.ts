import { expect, test } from 'vitest';
import { loadCatalogue } from '../load-catalogue.ts';
import { programmeSchema } from '../programme-schema.ts';
import { toCriteria } from '../to-record.ts';
import { toProgramme } from './to-programme.ts';

test('what institutions teach is given back as the files name it, and read anew says the same', () => {
  const taught = loadCatalogue().records.filter(({ criteria }) =>
    criteria.some((criterion) => criterion.kind === 'teaching' && (criterion.anyOf ?? criterion.noneOf)),
  );
  expect(taught.length).toBeGreaterThan(200);
  for (const record of taught) {
    const { organization: _, ...programme } = toProgramme(record);
    const { eligibility } = programmeSchema.parse({ id: record.id, ...programme });
    expect(toCriteria(eligibility), record.id).toEqual(record.criteria);
  }
});
