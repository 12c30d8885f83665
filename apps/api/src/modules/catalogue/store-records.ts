import { type CatalogueLayer, composeRecord, keepConfirmations, type RevisedRecord } from '@laurel/catalogue';
import type { Database, Queries } from '@laurel/db';
import type { FieldChange, ScholarshipRecord } from '@laurel/domain';
import type { Clock } from '../../platform/clock.ts';
import { contentHash } from '../../platform/hash.ts';
import { insertChanges } from './catalogue-changes.repository.ts';
import { changedFields, changeSentences } from './describe-change.ts';
import {
  type EditRow,
  listGroupEdits,
  listIdsByEditsAlone,
  listLiveEdits,
  withdrawRecords,
} from './edits.repository.ts';
import {
  deleteGroupRow,
  type GroupChangeRow,
  type GroupRow,
  listGroupRows,
  upsertGroupRow,
} from './groups.repository.ts';
import {
  catalogueVersion,
  findLayeredRecords,
  findRowsOf,
  type LayeredScholarship,
  raiseCatalogueVersion,
  upsertRecords,
  withdrawMissing,
} from './records.repository.ts';
import { insertHistory } from './scholarship-history.repository.ts';

/** What an import did to one record. */
interface RecordEvent {
  scholarshipId: string;
  source: string;
  kind: 'added' | 'changed' | 'withdrawn' | 'returned';
  /** The record before it changed. */
  previous: ScholarshipRecord | null;
  changes: FieldChange[];
}

/** The differences between these records and the stored ones. */
const eventsOf = async (
  queries: Queries,
  records: ScholarshipRecord[],
  today: string,
): Promise<RecordEvent[]> => {
  const stored = await findRowsOf(
    queries,
    records.map(({ id }) => id),
  );
  const byId = new Map(stored.map((row) => [row.record.id, row]));
  return records.flatMap((record): RecordEvent[] => {
    const { id: scholarshipId, provenance } = record;
    const event = { scholarshipId, source: provenance.source, previous: null, changes: [] };
    const before = byId.get(scholarshipId);
    if (!before) return [{ ...event, kind: 'added' }];
    const changes = changedFields(before.record, record, today);
    if (before.withdrawnAt) return [{ ...event, kind: 'returned', changes }];
    return changes.length === 0 ? [] : [{ ...event, kind: 'changed', previous: before.record, changes }];
  });
};

/** Stores the events for the notices and in the history. */
const keepEvents = async (
  queries: Queries,
  version: number,
  events: RecordEvent[],
  ofGroups: GroupEvent[],
  now: Date,
): Promise<void> => {
  const told = events.filter(
    ({ kind, changes }) => kind !== 'changed' || changeSentences(changes).length > 0,
  );
  const news = told.map(({ scholarshipId, kind, previous }) => ({
    scholarshipId,
    // For a student a returned record is a new one.
    kind: kind === 'returned' ? ('added' as const) : kind,
    previous,
  }));
  if (news.length + ofGroups.length > 0) await insertChanges(queries, version, news, ofGroups, now);
  const rows = events.flatMap(({ scholarshipId, source, kind, changes }) =>
    // The record itself holds when it was added.
    kind === 'added' ? [] : [{ scholarshipId, version, source, kind, changes, createdAt: now }],
  );
  await insertHistory(queries, rows);
};

/** What a source gave, or that it gave nothing, with the edits that lie over it. */
interface Layered {
  base: RevisedRecord | null;
  edits: readonly CatalogueLayer[];
}

const layered = ({ base, edits }: Layered): LayeredScholarship | null => {
  const composed = composeRecord(base, edits);
  if (!composed) return null;
  const { record } = composed;
  const isEdited = base !== null && record !== base.record;
  return {
    record,
    contentHash: contentHash(record),
    unedited: isEdited ? base.record : null,
    byEditsAlone: base === null,
    revision: base?.revision ?? null,
  };
};

/** By id: the records as their sources gave them last, with what visits have confirmed since. */
const basesOf = async (
  queries: Queries,
  records: readonly ScholarshipRecord[],
): Promise<Map<string, ScholarshipRecord>> => {
  const bases = new Map<string, ScholarshipRecord>();
  for (let at = 0; at < records.length; at += BATCH) {
    const ids = records.slice(at, at + BATCH).map(({ id }) => id);
    for (const { id, record, unedited, byEditsAlone } of await findLayeredRecords(queries, ids))
      if (!byEditsAlone) bases.set(id, unedited ?? record);
  }
  return bases;
};
/** Ids in one statement. */
const BATCH = 500;

/** The edits of each scholarship. */
const editsById = (edits: readonly EditRow[]): Map<string, EditRow[]> => {
  const byId = new Map<string, EditRow[]>();
  for (const edit of edits) byId.set(edit.scholarshipId, [...(byId.get(edit.scholarshipId) ?? []), edit]);
  return byId;
};

/** Who gave a set of records, and what of it is not among them. */
interface Complete {
  source: string;
  hash?: string;
  alsoKept?: Iterable<string>;
  /** By id: the revisions of programmes. */
  revisions?: Readonly<Record<string, string>>;
}

/**
 * Stores records, with the edits that lie over them, and raises the catalogue's version in one transaction, with the changes for the
 * notices and the history.
 * @param complete set when the records, together with `alsoKept`, are all of a source: its other records are withdrawn; `hash` is the
 *   hash of the files they came from
 */
export const storeRecords = async (
  { database, clock }: { database: Database; clock: Clock },
  records: ScholarshipRecord[],
  complete?: Complete,
): Promise<void> => {
  const now = clock.now();
  await database.transaction(async (queries) => {
    // The first load makes no notices.
    const isFirst = (await catalogueVersion(queries)) === 0;
    const edits = editsById(await listLiveEdits(queries));
    const known = isFirst ? new Map<string, ScholarshipRecord>() : await basesOf(queries, records);
    const stored = records.flatMap((given) => {
      const record = keepConfirmations(given, known.get(given.id));
      const base = { record, revision: complete?.revisions?.[record.id] ?? null };
      return layered({ base, edits: edits.get(record.id) ?? [] }) ?? [];
    });
    const events = isFirst
      ? []
      : await eventsOf(
          queries,
          stored.map(({ record }) => record),
          clock.today(),
        );
    await upsertRecords(queries, stored, now);
    const byEdits = complete ? await listIdsByEditsAlone(queries) : [];
    const kept = new Set([...records.map(({ id }) => id), ...(complete?.alsoKept ?? []), ...byEdits]);
    const gone = complete ? await withdrawMissing(queries, complete.source, kept, now) : [];
    const ofGroups = await reapplyGroups(queries, undefined, { now, today: clock.today() });
    const version = await raiseCatalogueVersion(queries, now, complete?.hash);
    events.push(...gone.map((id) => withdrawnEvent(id, complete?.source ?? '')));
    await keepEvents(queries, version, events, ofGroups, now);
  });
};

const withdrawnEvent = (scholarshipId: string, source: string): RecordEvent => ({
  scholarshipId,
  source,
  kind: 'withdrawn',
  previous: null,
  changes: [],
});

/** By id, of those that are known: the revision of the programme that is shown, beneath what was edited here. */
export const shownRevisions = async (
  queries: Queries,
  ids: readonly string[],
): Promise<Map<string, string | null>> => {
  const edits = editsById(await listLiveEdits(queries, ids));
  const rows = new Map((await findLayeredRecords(queries, [...ids])).map((row) => [row.id, row]));
  return new Map(
    ids.flatMap((id) => {
      const row = rows.get(id);
      const base =
        row && !row.byEditsAlone ? { record: row.unedited ?? row.record, revision: row.revision } : null;
      const composed = composeRecord(base, edits.get(id) ?? []);
      return composed ? [[id, composed.revision] as const] : [];
    }),
  );
};

/** A scholarship as a group sees it, from what everybody's is made of and the edits for the group; null: as everybody, or not at all. */
const asGroupSees = (
  layers: readonly EditRow[],
  row: Awaited<ReturnType<typeof findLayeredRecords>>[number] | undefined,
): Pick<GroupRow, 'record' | 'isOwn'> | null => {
  const base =
    row && !row.byEditsAlone ? { record: row.unedited ?? row.record, revision: row.revision } : null;
  // What its source has withdrawn is withdrawn for every group.
  if (base && row?.withdrawnAt) return null;
  const composed = composeRecord(base, layers);
  const forAll = composeRecord(
    base,
    layers.filter(({ audience }) => audience === null),
  );
  return composed && { record: composed.record, isOwn: forAll === null };
};

/** What changed for one group alone. */
type GroupEvent = Omit<GroupChangeRow, 'version'>;

/**
 * Brings what groups see in line with the edits for them and with what lies beneath, in the transaction of `queries`. Where no group has edits
 * this is one small statement.
 * @param ids all scholarships when undefined
 * @returns what changed for the groups, as far as it is worth a notice
 */
export const reapplyGroups = async (
  queries: Queries,
  ids: readonly string[] | undefined,
  { now, today }: { now: Date; today: string },
): Promise<GroupEvent[]> => {
  const [edits, known] = [await listGroupEdits(queries, ids), await listGroupRows(queries, ids)];
  const concerned = [
    ...new Set([...edits.map(({ scholarshipId }) => scholarshipId), ...known.map(({ id }) => id)]),
  ];
  if (concerned.length === 0) return [];
  const shared = editsById(await listLiveEdits(queries, concerned));
  const rows = new Map((await findLayeredRecords(queries, concerned)).map((row) => [row.id, row]));
  const keyOf = (domain: string, id: string) => `${domain} ${id}`;
  const before = new Map(known.map((row) => [keyOf(row.domain, row.id), row]));
  const theirs = Map.groupBy(edits, ({ audience, scholarshipId }) => keyOf(audience ?? '', scholarshipId));
  const events: GroupEvent[] = [];
  for (const key of new Set([...before.keys(), ...theirs.keys()])) {
    const [domain = '', id = ''] = key.split(' ');
    const [old, own] = [before.get(key), theirs.get(key) ?? []];
    const layers = [...(shared.get(id) ?? []), ...own].sort(
      (a, b) => a.since.getTime() - b.since.getTime() || (a.id < b.id ? -1 : 1),
    );
    const seen = own.length === 0 ? null : asGroupSees(layers, rows.get(id));
    const about = { group: domain, scholarshipId: id };
    const told = (previous: ScholarshipRecord | undefined, record: ScholarshipRecord | undefined) => {
      if (previous && record && changeSentences(changedFields(previous, record, today)).length > 0)
        events.push({ ...about, kind: 'changed', previous });
    };
    if (seen) {
      const isSame = old && !old.withdrawnAt && contentHash(old.record) === contentHash(seen.record);
      if (isSame) continue;
      await upsertGroupRow(queries, { domain, id, ...seen, withdrawnAt: null, updatedAt: now });
      if (seen.isOwn && (!old || old.withdrawnAt)) events.push({ ...about, kind: 'added', previous: null });
      else told(old?.record ?? rows.get(id)?.record, seen.record);
    } else if (old?.isOwn) {
      await upsertGroupRow(queries, { ...old, withdrawnAt: old.withdrawnAt ?? now, updatedAt: now });
      if (!old.withdrawnAt) events.push({ ...about, kind: 'withdrawn', previous: null });
    } else if (old) {
      await deleteGroupRow(queries, old);
      told(old.record, rows.get(id)?.record);
    }
  }
  return events;
};

/**
 * Brings records in line with the edits over them, after an edit was added or undone in the same transaction, and raises the
 * catalogue's version: matches, calendars and notices follow.
 * @param by named in the history as who changed them
 */
export const reapplyEdits = async (
  queries: Queries,
  ids: readonly string[],
  by: string,
  { now, today }: { now: Date; today: string },
): Promise<void> => {
  const edits = editsById(await listLiveEdits(queries, ids));
  const rows = new Map((await findLayeredRecords(queries, [...ids])).map((row) => [row.id, row]));
  const gone: string[] = [];
  const stored = ids.flatMap((id): LayeredScholarship[] => {
    const row = rows.get(id);
    const base =
      row && !row.byEditsAlone ? { record: row.unedited ?? row.record, revision: row.revision } : null;
    const next = layered({ base, edits: edits.get(id) ?? [] });
    // What its source has withdrawn stays so.
    if (next && !(row?.withdrawnAt && base)) return [next];
    if (!next && row && !row.withdrawnAt) gone.push(id);
    return [];
  });
  const events = (
    await eventsOf(
      queries,
      stored.map(({ record }) => record),
      today,
    )
  ).map((event) => ({
    ...event,
    source: by,
  }));
  await upsertRecords(queries, stored, now);
  await withdrawRecords(queries, gone, now);
  const ofGroups = await reapplyGroups(queries, ids, { now, today });
  const version = await raiseCatalogueVersion(queries, now);
  const withdrawn = gone.map((id) => withdrawnEvent(id, by));
  await keepEvents(queries, version, [...events, ...withdrawn], ofGroups, now);
};
