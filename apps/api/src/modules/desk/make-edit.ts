import { toProgramme } from '@laurel/catalogue';
import type { Database, Queries } from '@laurel/db';
import type { ProgrammePatch, ScholarshipRecord } from '@laurel/domain';
import type { CallAudit } from '../../platform/audit/index.ts';
import type { Clock } from '../../platform/clock.ts';
import { contentHash } from '../../platform/hash.ts';
import { AppError } from '../../platform/http/app-error.ts';
import {
  type CatalogueIndex,
  editScholarship,
  findGroupAward,
  findRecords,
  insertProposals,
  listGroupRows,
} from '../catalogue/index.ts';
import { checkPatch } from './check-patch.ts';
import { auditNameOf } from './keepers.repository.ts';

export interface DeskContext {
  database: Database;
  clock: Clock;
  catalogue: CatalogueIndex;
  /** An edit waits until somebody else has looked at it. */
  twoPersons: boolean;
}

/** Who acts, and the row of the act in the audit log. */
export interface Keeper {
  userId: string;
  audit: CallAudit;
}

/** The change that leads whoever meets an award on to the same award under another id. */
export const mergePatch = (into: ScholarshipRecord): ProgrammePatch => ({
  ended: { note: `The same award as “${into.title.slice(0, 180)}”, which stays.`, successorId: into.id },
  deadline: null,
});

export type Outcome = 'done' | 'waits';

/** A scholarship at the desk. `audience`: the domain of the group that alone knows of it. */
interface AtDesk {
  record: ScholarshipRecord;
  audience?: string | undefined;
}

/** @throws AppError not_found */
export const requireAward = async (
  { database, catalogue }: Pick<DeskContext, 'database' | 'catalogue'>,
  id: string,
): Promise<AtDesk> => {
  const record = (await catalogue.current()).byId.get(id) ?? (await findRecords(database.queries, [id]))[0];
  if (record) return { record };
  const award = await findGroupAward(database.queries, id);
  if (!award) throw new AppError('not_found', { message: 'Scholarship not found.' });
  return { record: award.record, audience: award.domain };
};

/** @throws AppError not_found */
export const requireRecord = async (
  context: Pick<DeskContext, 'database' | 'catalogue'>,
  id: string,
): Promise<ScholarshipRecord> => (await requireAward(context, id)).record;

/** What a change replaces, in the shape of the change. */
const replacedBy = (record: ScholarshipRecord | undefined, patch: ProgrammePatch): ProgrammePatch => {
  const before: ProgrammePatch = record ? toProgramme(record) : {};
  return Object.fromEntries(Object.keys(patch).map((key) => [key, before[key] ?? null]));
};

/** What changed, for the audit log: the keys, and hashes of what they said before and after. */
const traceOf = (record: ScholarshipRecord | undefined, patch: ProgrammePatch) => ({
  keys: Object.keys(patch).sort().join(' '),
  before: contentHash(replacedBy(record, patch)),
  after: contentHash(patch),
});

const inWords = (patch: ProgrammePatch): string => JSON.stringify(patch).slice(0, 2000);

/**
 * Lays a change over a record or, where two persons are asked for, files it for somebody else to look at; in the transaction of `queries`.
 * @param record the record as it is; undefined for a new award
 * @returns the outcome, and what the audit log says of it
 */
export const layEdit = async (
  queries: Queries,
  { clock, twoPersons }: DeskContext,
  userId: string,
  {
    scholarshipId,
    record,
    patch,
    audience,
  }: {
    scholarshipId: string;
    record: ScholarshipRecord | undefined;
    patch: ProgrammePatch;
    audience?: string | undefined;
  },
): Promise<{ outcome: Outcome; trace: Record<string, string> }> => {
  const author = await auditNameOf(queries, userId);
  const trace = { ...traceOf(record, patch), ...(audience ? { audience } : {}) };
  if (!twoPersons || !record) {
    const edit = await editScholarship(queries, clock, { scholarshipId, patch, author, audience });
    return { outcome: 'done', trace: { ...trace, edit } };
  }
  if (audience && (await findRecords(queries, [scholarshipId])).length === 0)
    throw new AppError('conflict', {
      message:
        'Where two persons look at each change, an award of one group can be added and taken back, not changed.',
    });
  const proposal = {
    scholarshipId,
    source: 'report' as const,
    fact: Object.keys(patch).sort().join(', '),
    before: inWords(replacedBy(record, patch)),
    after: inWords(patch),
    patch,
    where: {
      url: record.page ?? record.link,
      place: 'the desk',
      by: author,
      ...(audience ? { audience } : {}),
    },
  };
  await insertProposals(queries, [proposal], clock.now());
  return { outcome: 'waits', trace };
};

/** @throws AppError invalid_request, not_found */
export const makeEdit = async (
  context: DeskContext,
  { userId, audit }: Keeper,
  scholarshipId: string,
  { patch, audience }: { patch: ProgrammePatch; audience?: string | undefined },
): Promise<Outcome> => {
  const award = await requireAward(context, scholarshipId);
  checkPatch(patch);
  // What one group alone knows of is changed for nobody else.
  const edit = { scholarshipId, record: award.record, patch, audience: award.audience ?? audience };
  return context.database.transaction(async (queries) => {
    const { outcome, trace } = await layEdit(queries, context, userId, edit);
    await audit.write(queries, { details: { ...trace, outcome } });
    return outcome;
  });
};

/**
 * Adds an award of this installation.
 * @throws AppError invalid_request, conflict when the id is taken
 */
export const addAward = async (
  context: DeskContext,
  { userId, audit }: Keeper,
  { programme, audience }: { programme: ProgrammePatch; audience?: string | undefined },
): Promise<void> => {
  const { id } = programme;
  if (typeof id !== 'string') throw new AppError('invalid_request', { message: 'A new award needs an id.' });
  checkPatch(programme);
  const { queries: before } = context.database;
  if ((await findRecords(before, [id])).length > 0 || (await listGroupRows(before, [id])).length > 0)
    throw new AppError('conflict', { message: 'Another scholarship has this id.' });
  await context.database.transaction(async (queries) => {
    const { trace } = await layEdit(queries, context, userId, {
      scholarshipId: id,
      record: undefined,
      patch: programme,
      audience,
    });
    await audit.write(queries, { target: id, details: trace });
  });
};
