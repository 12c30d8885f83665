import { type Duplicate, findDuplicates } from '@laurel/catalogue';
import type { Database } from '@laurel/db';
import type { Repeated } from '../../platform/background/index.ts';
import type { Clock } from '../../platform/clock.ts';
import { type CatalogueIndex, insertProposals } from '../catalogue/index.ts';
import { hasKeepers } from './keepers.repository.ts';
import { mergePatch } from './make-edit.ts';

/** Titles in the words of a proposal. */
const nameOf = ({ title, organization }: Duplicate['kept']): string =>
  organization === '' ? title : `${title}, ${organization}`;

/**
 * Looks for awards that stand in the catalogue under two ids, once for each version of it, and files each as a proposal to merge them. What was
 * rejected is not proposed again. Where nobody was granted the desk, nobody could decide, so nothing is looked for.
 */
export const proposingDuplicates = ({
  database,
  clock,
  catalogue,
}: {
  database: Database;
  clock: Clock;
  catalogue: CatalogueIndex;
}): Repeated => {
  let seen: number | undefined;
  return {
    name: 'looking for duplicates',
    everyMs: 60_000,
    run: async () => {
      const { version, matched } = await catalogue.current();
      if (seen === version || !(await hasKeepers(database.queries))) return;
      const found = await findDuplicates(matched);
      await insertProposals(
        database.queries,
        found.map(({ record, kept }) => ({
          scholarshipId: record.id,
          source: 'duplicates' as const,
          fact: 'programme',
          before: nameOf(record),
          after: `The same award as “${nameOf(kept)}” (${kept.id})`,
          patch: mergePatch(kept),
          where: { url: kept.page ?? kept.link, place: 'catalogue' },
        })),
        clock.now(),
      );
      seen = version;
    },
  };
};
