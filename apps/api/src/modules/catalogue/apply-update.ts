import type { CatalogueUpdate } from '@laurel/catalogue';
import type { Database } from '@laurel/db';
import type { Clock } from '../../platform/clock.ts';
import { newId } from '../../platform/new-id.ts';
import { insertEdits, type NewEdit } from './edits.repository.ts';
import { insertProposals } from './proposals.repository.ts';
import { reapplyEdits, shownRevisions } from './store-records.ts';

/** Author of the layers that updates make. */
const UPDATE_SOURCE = 'update';

export interface UpdateReport {
  applied: string[];
  /** Shown already. */
  known: string[];
  /** The programme is another one here than the update was made for: somebody has to look. */
  toReview: string[];
  /** A change of a programme that is not here. */
  unknown: string[];
}

/**
 * Lays an update over the catalogue, in one transaction: all of it, or nothing. Doing it twice changes nothing. Every process
 * follows at its next use of the catalogue.
 */
export const applyUpdate = async (
  { database, clock }: { database: Database; clock: Clock },
  { changes, issued }: CatalogueUpdate,
): Promise<UpdateReport> =>
  database.transaction(async (queries) => {
    const now = clock.now();
    const report: UpdateReport = { applied: [], known: [], toReview: [], unknown: [] };
    const revisions = await shownRevisions(
      queries,
      changes.map(({ programme }) => programme.id),
    );
    const edits: NewEdit[] = [];
    for (const { over, revision, organization, programme } of changes) {
      const { id } = programme;
      const patch = { ...programme, organization };
      const shown = revisions.get(id);
      if (shown === revision) report.known.push(id);
      else if (shown === over || (shown === undefined && over === null)) {
        edits.push({
          id: newId(),
          scholarshipId: id,
          layer: 'update',
          patch,
          over,
          revision,
          author: UPDATE_SOURCE,
          since: now,
        });
        report.applied.push(id);
      } else if (shown === undefined) report.unknown.push(id);
      else {
        const where = { url: programme.page, place: `catalogue update of ${issued.slice(0, 10)}` };
        const after = `revision ${revision}`;
        await insertProposals(
          queries,
          [
            {
              scholarshipId: id,
              source: 'update',
              fact: 'programme',
              before: `revision ${shown ?? 'unknown'}`,
              after,
              patch,
              where,
            },
          ],
          now,
        );
        report.toReview.push(id);
      }
    }
    if (edits.length === 0) return report;
    await insertEdits(queries, edits);
    await reapplyEdits(queries, report.applied, UPDATE_SOURCE, { now, today: clock.today() });
    return report;
  });
