import { createTestDatabase } from '@laurel/db/testing';
import type { Criterion, ScholarshipRecord } from '@laurel/domain';
import { describe, expect, inject, it } from 'vitest';
import { systemClock } from '../../platform/clock.ts';
import { scholarshipFixture } from '../../testing/scholarship-fixture.ts';
import { createCatalogueIndex } from './catalogue-index.ts';
import { storeRecords } from './index.ts';

/** A kind of condition that a later version has added. */
const LATER = {
  id: 'later',
  kind: 'dance',
  strength: 'required',
  evidence: [{ field: 'eligibility', start: 0, end: 11, quote: 'Who dances.' }],
  anyOf: ['tango'],
} as unknown as Criterion;

describe('while the version after this one is in the same database, its catalogue', () => {
  it('is read: a kind of condition that is unknown here is a sentence that nobody judges', async () => {
    const store = await createTestDatabase('embedded', inject('serverUrl'));
    const clock = systemClock('2026-11-21');
    const [first, ...others] = scholarshipFixture();
    const changed = { ...first, criteria: [...(first?.criteria ?? []), LATER] } as ScholarshipRecord;
    await storeRecords({ database: store.database, clock }, [changed, ...others], { source: 'test' });
    const catalogue = await createCatalogueIndex(store.database).current();
    const read = catalogue.byId.get(changed.id);
    expect(read?.criteria.at(-1)).toEqual({
      id: 'later',
      kind: 'other',
      strength: 'required',
      evidence: LATER.evidence,
      text: 'Who dances.',
    });
    expect(read?.criteria.slice(0, -1)).toEqual(first?.criteria);
    expect(await catalogue.columns()).toBeDefined();
    await store.drop();
  });
});
