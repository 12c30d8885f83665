import { schema } from '@laurel/db';
import { createTestDatabase } from '@laurel/db/testing';
import { expect, inject, it } from 'vitest';
import { systemClock } from '../../platform/clock.ts';
import { recordFrom } from '../../testing/scholarship-fixture.ts';
import { insertRole } from '../auth/index.ts';
import {
  createCatalogueIndex,
  findRecords,
  listProposals,
  settleProposal,
  storeRecords,
} from '../catalogue/index.ts';
import { proposingDuplicates } from './propose-to-keepers.ts';

it.each(['embedded', 'server'] as const)(
  'an award under two ids is proposed once, for the better known one to stay, on the %s database',
  async (kind) => {
    const store = await createTestDatabase(kind, inject('serverUrl'));
    try {
      const { database } = store;
      const context = { database, clock: systemClock('2026-11-21') };
      const named = (id: string, title: string, source: string) => {
        const record = recordFrom({
          id,
          title,
          lines: [['For a master’s degree.', { kind: 'level', anyOf: ['masters'] }]],
        });
        return { ...record, organization: 'Blue Delta Trust', provenance: { ...record.provenance, source } };
      };
      const ours = named('blue-delta-bursary', 'Blue Delta Bursary', 'laurel');
      await storeRecords(context, [
        named('a-listing', 'The Blue Delta Bursary', 'sheet'),
        ours,
        named('red-hill', 'Red Hill Fellowship for Nurses', 'sheet'),
      ]);
      const job = proposingDuplicates({ ...context, catalogue: createCatalogueIndex(database) });
      const look = () => job.run(new AbortController().signal);
      await look();
      expect(await listProposals(database.queries)).toEqual([]);

      const now = context.clock.now();
      const keeper = {
        id: 'keeper',
        firstName: 'Bea',
        lastName: 'Hill',
        passwordHash: '',
        createdAt: now,
        updatedAt: now,
      };
      await database.queries
        .insert(schema.users)
        .values({ ...keeper, email: 'b@x.example', emailKey: 'b@x.example' });
      await insertRole(database.queries, 'keeper', 'curator', now);
      await look();
      const [proposal, ...others] = await listProposals(database.queries);
      expect(others).toEqual([]);
      expect(proposal).toMatchObject({
        scholarshipId: 'a-listing',
        source: 'duplicates',
        after: 'The same award as “Blue Delta Bursary, Blue Delta Trust” (blue-delta-bursary)',
      });

      const settle = (state: 'accepted' | 'rejected') =>
        database.transaction((queries) =>
          settleProposal(queries, context.clock, proposal?.id ?? '', { state, by: 'keeper' }),
        );
      await settle('rejected');
      await storeRecords(context, [{ ...ours, description: 'Told in other words.' }]);
      await look();
      expect(await listProposals(database.queries, { state: 'open' })).toEqual([]);

      await storeRecords(context, [named('another-listing', 'Blue Delta Bursary', 'web')]);
      await look();
      const [open] = await listProposals(database.queries, { state: 'open' });
      expect(open?.scholarshipId).toBe('another-listing');
      await database.transaction((queries) =>
        settleProposal(queries, context.clock, open?.id ?? '', { state: 'accepted', by: 'keeper' }),
      );
      const [merged] = await findRecords(database.queries, ['another-listing']);
      expect(merged?.ended).toMatchObject({ successorId: 'blue-delta-bursary' });
    } finally {
      await store.drop();
    }
  },
);
