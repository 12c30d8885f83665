import { confirmFacts, readPatch, sameFacts } from '@laurel/catalogue';
import type { Queries } from '@laurel/db';
import type { AgingFact, CalendarDay, ProgrammePatch, ScholarshipRecord } from '@laurel/domain';
import type { Clock } from '../../platform/clock.ts';
import { contentHash } from '../../platform/hash.ts';
import { newId } from '../../platform/new-id.ts';
import { insertEdits, markUndone } from './edits.repository.ts';
import { findLayeredRecords, updateConfirmed } from './records.repository.ts';
import { reapplyEdits, reapplyGroups } from './store-records.ts';

/** Named in the history of a scholarship that was edited here. */
const EDIT_SOURCE = 'edit';

export interface Edit {
  scholarshipId: string;
  /** In the shape of a programme file; with `id` a whole programme, which may be a new one. */
  patch: ProgrammePatch;
  /** Who is responsible, as it is shown to other keepers. */
  author: string;
  /** Name of the group that alone sees it; everybody when left out. */
  audience?: string | undefined;
}

/**
 * Lays a change over a record, in the transaction of `queries`. Every process follows at its next use of the catalogue.
 * @returns the id of the edit, which `undoEdit` takes
 * @throws Error in one line when the change is no valid one
 */
export const editScholarship = async (
  queries: Queries,
  clock: Clock,
  { scholarshipId, patch, author, audience }: Edit,
): Promise<string> => {
  const checked = readPatch(patch);
  if (checked.id !== undefined && checked.id !== scholarshipId)
    throw new Error(`The programme is called ${checked.id}, not ${scholarshipId}.`);
  const id = newId();
  const now = clock.now();
  const edit = { id, scholarshipId, layer: 'edit' as const, patch, over: null, revision: null, author };
  await insertEdits(queries, [{ ...edit, audience: audience ?? null, since: now }]);
  await reapplyEdits(queries, [scholarshipId], EDIT_SOURCE, { now, today: clock.today() });
  return id;
};

/** Takes an edit back, in the transaction of `queries`. @returns false when there is none, or it was undone before */
export const undoEdit = async (queries: Queries, clock: Clock, id: string): Promise<boolean> => {
  const now = clock.now();
  const scholarshipId = await markUndone(queries, id, now);
  if (scholarshipId === undefined) return false;
  await reapplyEdits(queries, [scholarshipId], EDIT_SOURCE, { now, today: clock.today() });
  return true;
};

/**
 * Writes down that these facts of a record, as somebody has just read it, were confirmed on a day, in the transaction of `queries`. Facts that
 * were changed meanwhile are left alone. Nothing that is shown changes, so the version stays: who confirms many raises it once at the end.
 */
export const confirmRecord = async (
  queries: Queries,
  seen: ScholarshipRecord,
  facts: readonly AgingFact[],
  day: CalendarDay,
): Promise<void> => {
  const [row] = await findLayeredRecords(queries, [seen.id]);
  if (!row) return;
  const confirmed = (record: ScholarshipRecord) => {
    const same = sameFacts(record, seen);
    return confirmFacts(
      record,
      facts.filter((fact) => same.includes(fact)),
      day,
    );
  };
  const record = confirmed(row.record);
  const unedited = row.unedited && confirmed(row.unedited);
  await updateConfirmed(queries, { id: seen.id, record, unedited, contentHash: contentHash(record) });
  // Nothing that a group sees changes but the days, so nobody is told.
  await reapplyGroups(queries, [seen.id], { now: new Date(), today: day });
};
