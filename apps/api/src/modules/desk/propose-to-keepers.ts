import { type Duplicate, findDuplicates, isHeldBack } from '@laurel/catalogue';
import type { Database } from '@laurel/db';
import type { ScholarshipRecord } from '@laurel/domain';
import type { Repeated } from '../../platform/background/index.ts';
import type { Clock } from '../../platform/clock.ts';
import { type Catalogue, type CatalogueIndex, insertProposals } from '../catalogue/index.ts';
import { hasKeepers } from './keepers.repository.ts';
import { mergePatch } from './make-edit.ts';
import { dropProposalsOfScreen } from './queue.repository.ts';

interface Context {
  database: Database;
  clock: Clock;
  catalogue: CatalogueIndex;
}

/** Looks through the catalogue once for each version of it. Where nobody was granted the desk, nobody could decide, so nothing is looked for. */
const onceAVersion = (
  { database, catalogue }: Context,
  name: string,
  look: (catalogue: Catalogue) => Promise<void>,
): Repeated => {
  let seen: number | undefined;
  return {
    name,
    everyMs: 60_000,
    run: async () => {
      const current = await catalogue.current();
      if (seen === current.version || !(await hasKeepers(database.queries))) return;
      await look(current);
      seen = current.version;
    },
  };
};

/** Titles in the words of a proposal. */
const nameOf = ({ title, organization }: Duplicate['kept']): string =>
  organization === '' ? title : `${title}, ${organization}`;

/** Files each award that stands in the catalogue under two ids as a proposal to merge them. What was rejected is not proposed again. */
export const proposingDuplicates = (context: Context): Repeated =>
  onceAVersion(context, 'looking for duplicates', async ({ matched }) => {
    const found = await findDuplicates(matched);
    await insertProposals(
      context.database.queries,
      found.map(({ record, kept }) => ({
        scholarshipId: record.id,
        source: 'duplicates' as const,
        fact: 'programme',
        before: nameOf(record),
        after: `The same award as “${nameOf(kept)}” (${kept.id})`,
        patch: mergePatch(kept),
        where: { url: kept.page ?? kept.link, place: 'catalogue' },
      })),
      context.clock.now(),
    );
  });

const heldBecause = ({ warnings = [] }: ScholarshipRecord): string =>
  warnings
    .map(({ kind, quote }) => kind.replaceAll('-', ' ') + (quote === undefined ? '' : ` (“${quote}”)`))
    .join('; ');

/**
 * Files each record that the screen holds back as a proposal to list it all the same; rejected, it stays held back. What is no longer held
 * back, or no longer there, waits for nobody.
 */
export const proposingHeldBack = (context: Context): Repeated =>
  onceAVersion(context, 'looking for what is held back', async ({ records }) => {
    const held = records.filter((record) => isHeldBack(record) && !record.ended);
    await context.database.transaction(async (queries) => {
      await dropProposalsOfScreen(
        queries,
        held.map(({ id }) => id),
      );
      await insertProposals(
        queries,
        held.map((record) => ({
          scholarshipId: record.id,
          source: 'screen' as const,
          fact: 'held back',
          before: 'Left out of matches and lists',
          after: `Listed in spite of: ${heldBecause(record)}`.slice(0, 2000),
          patch: { screened: (record.warnings ?? []).map(({ kind }) => kind) },
          where: { url: record.page ?? record.link, place: record.provenance.source },
        })),
        context.clock.now(),
      );
    });
  });
