import { createTestDatabase, type TestDatabase } from '@laurel/db/testing';
import { nextDeadline } from '@laurel/domain';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { systemClock } from '../../platform/clock.ts';
import { scholarshipFixture } from '../../testing/scholarship-fixture.ts';
import { createCatalogueIndex } from './catalogue-index.ts';
import { type Edit, editScholarship, undoEdit } from './edit-catalogue.ts';
import { listUneditedRecords, storeRecords } from './index.ts';
import { insertProposals, listProposals } from './proposals.repository.ts';
import { listHistory } from './scholarship-history.repository.ts';
import { settleProposal } from './settle-proposal.ts';

const PATCH = { deadline: { kind: 'date', dates: ['2027-02-14'], text: 'Closes on 14 February 2027' } };
const NEW_AWARD = {
  id: 'hill-school-prize',
  organization: 'Hill School',
  title: 'Prize of Hill School',
  page: 'https://hill.example/prize',
  description: 'Pays a part of the first year at a university for one leaver of Hill School, every spring.',
  location: 'Any country',
  eligibility: [
    { line: 'For leavers of Hill School in Nairobi.', other: {} },
    { line: 'For a first degree at any university.', level: { anyOf: ['undergraduate'] } },
  ],
  award: { kind: 'partial', text: 'A part of the tuition' },
  deadline: { kind: 'unknown', dates: [], text: 'Told at school' },
  tags: ['School'],
};

describe.each(['embedded', 'server'] as const)('an edit on the %s database', (kind) => {
  let store: TestDatabase;
  const clock = systemClock('2026-11-21');
  beforeEach(async () => {
    store = await createTestDatabase(kind, inject('serverUrl'));
    await storeRecords({ database: store.database, clock }, scholarshipFixture(), { source: 'test' });
  });
  afterEach(() => store.drop());

  const edit = (of: Partial<Edit>) =>
    store.database.transaction((queries) =>
      editScholarship(queries, clock, {
        scholarshipId: 'any-field-germany',
        patch: PATCH,
        author: 'keeper@example.org',
        ...of,
      }),
    );
  const shown = async (id = 'any-field-germany') => {
    const { byId, version } = await createCatalogueIndex(store.database).current();
    const record = byId.get(id);
    return { version, record, deadline: record && nextDeadline(record, clock.today()) };
  };

  it('is seen at once by a process that had the catalogue loaded, and is in the history', async () => {
    const index = createCatalogueIndex(store.database);
    const before = await index.current();
    await edit({});
    const after = await index.current();
    expect(after.version).toBe(before.version + 1);
    expect(after.byId.get('any-field-germany')?.deadline.dates).toEqual(['2027-02-14']);
    expect(after.byId.get('doctorate-only')).toBe(before.byId.get('doctorate-only'));
    const { rows } = await listHistory(store.database.queries, 'any-field-germany', { offset: 0, limit: 9 });
    expect(rows).toMatchObject([{ source: 'edit', kind: 'changed', changes: [{ field: 'deadline' }] }]);
  });

  it('stays over what its source brings later, and imports see what is beneath', async () => {
    await edit({});
    const later = scholarshipFixture().map((record) => ({ ...record, documents: ['Passport'] }));
    await storeRecords({ database: store.database, clock }, later, { source: 'test' });
    const { record } = await shown();
    expect(record).toMatchObject({ documents: ['Passport'], deadline: { dates: ['2027-02-14'] } });
    const beneath = (await listUneditedRecords(store.database.queries)).find(({ id }) => id === record?.id);
    expect(beneath).toEqual(later.find(({ id }) => id === record?.id));
  });

  it('is undone once, and what its source says stands again', async () => {
    const { record: before } = await shown();
    const id = await edit({});
    const undo = () => store.database.transaction((queries) => undoEdit(queries, clock, id));
    expect(await undo()).toBe(true);
    expect((await shown()).record).toEqual(before);
    expect(await undo()).toBe(false);
  });

  it('can add an award of this installation, which no load of the catalogue withdraws', async () => {
    const id = await edit({ scholarshipId: NEW_AWARD.id, patch: NEW_AWARD });
    await storeRecords({ database: store.database, clock }, scholarshipFixture(), { source: 'test' });
    expect((await shown(NEW_AWARD.id)).record).toMatchObject({
      organization: 'Hill School',
      provenance: { source: 'local' },
    });
    await store.database.transaction((queries) => undoEdit(queries, clock, id));
    expect((await shown(NEW_AWARD.id)).record).toBeUndefined();
  });

  it('that is no valid change leaves nothing behind', async () => {
    const { version } = await shown();
    await expect(edit({ patch: { dedline: 1 } })).rejects.toThrow('dedline');
    await expect(edit({ scholarshipId: 'another-id', patch: NEW_AWARD })).rejects.toThrow(
      'hill-school-prize',
    );
    expect((await shown()).version).toBe(version);
  });

  it('may follow from a proposal, which is filed once while it is open and decided once', async () => {
    const { queries } = store.database;
    const proposal = {
      scholarshipId: 'any-field-germany',
      source: 'crawl' as const,
      fact: 'deadline',
      before: 'Usually 1 March',
      after: '14 February 2027',
      patch: PATCH,
      where: { url: 'https://example.org/a', place: 'closing day' },
    };
    expect(await insertProposals(queries, [proposal, proposal], clock.now())).toBe(1);
    expect(await insertProposals(queries, [proposal], clock.now())).toBe(0);
    const [open] = await listProposals(queries, { state: 'open' });
    const accept = () =>
      store.database.transaction((inside) =>
        settleProposal(inside, clock, open?.id ?? '', { state: 'accepted', by: 'keeper@example.org' }),
      );
    expect(await accept()).toEqual(expect.any(String));
    expect(await accept()).toBeUndefined();
    expect((await shown()).deadline).toMatchObject({ status: 'announced', date: '2027-02-14' });
    expect(await insertProposals(queries, [proposal], clock.now())).toBe(1);
    expect(await listProposals(queries)).toHaveLength(2);
  });
});
