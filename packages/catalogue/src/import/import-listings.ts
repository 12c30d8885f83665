import { setImmediate as nextTurn } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { AGING_FACTS, confirmedOn, daysBetween, nextDeadline, type ScholarshipRecord } from '@laurel/domain';
import { confirmFacts, keepConfirmations } from '../confirmations.ts';
import { DuplicateIndex } from '../duplicates/duplicate-index.ts';
import { type Identity, identityOf } from '../duplicates/identity.ts';
import { linkIdentity } from '../duplicates/link-identity.ts';
import type { Weight } from '../duplicates/same-programme.ts';
import { wordWeights } from '../duplicates/word-weights.ts';
import { isHeldBack } from '../screen/screen-record.ts';
import { AUTHORED_SOURCE } from '../to-record.ts';
import { type Contradiction, contradictionsOf } from './contradictions.ts';
import { countOutcomes, type ImportReport, type RowDetail, type RowOutcome } from './import-report.ts';
import type { RawRow } from './raw-row.ts';
import { type TakenRow, takeRows } from './take-rows.ts';

/** Records looked at before other work gets its turn; about 10 ms. */
const CHUNK = 100;

/** Rows of one programme. */
interface RowGroup {
  rows: [TakenRow, ...TakenRow[]];
  /** Ids of the stored records that are the same programme, best guess first. */
  stored: string[];
}

/**
 * Brings rows of one programme together and finds the stored records that they belong to: a row's own id first, then
 * authored records, those of other sources and those of this one. What is found doesn't depend on records that an earlier
 * import of the same rows stored (they have an index of their own and no say in the weights of words), so that a second
 * import decides as the first did.
 */
const groupRows = async (
  taken: readonly TakenRow[],
  existing: readonly ScholarshipRecord[],
  source: string,
): Promise<RowGroup[]> => {
  const kinds = Map.groupBy(existing, ({ provenance }) => kindOf(provenance.source, source));
  const authored = await inTurns(kinds.get('authored') ?? [], identified);
  const other = await inTurns(kinds.get('other') ?? [], identified);
  const own = await inTurns(kinds.get('own') ?? [], identified);
  const rows = await inTurns(taken, (row) => ({ row, identity: identityOf(row.record) }));
  const weight = wordWeights([...authored, ...rows].map(({ identity }) => identity));
  const indexes = [authored, other, own].map((records) => indexOf(records, weight));
  const storedIds = new Set(existing.map(({ id }) => id));
  const groups = new Grouping(weight);
  await inTurns(rows, ({ row, identity }) => {
    const group = groups.place(row, identity);
    const itself = storedIds.has(row.record.id) ? [row.record.id] : [];
    group.stored = [
      ...new Set([...group.stored, ...itself, ...indexes.flatMap((index) => index.find(identity))]),
    ];
  });
  return groups.all;
};

/** Does the work for each item, with pauses for others: an import runs beside the API. */
const inTurns = async <T, R>(items: readonly T[], work: (item: T) => R): Promise<R[]> => {
  const done: R[] = [];
  for (const item of items) {
    done.push(work(item));
    if (done.length % CHUNK === 0) await nextTurn();
  }
  return done;
};

const kindOf = (recordSource: string, source: string): 'authored' | 'own' | 'other' => {
  if (recordSource === AUTHORED_SOURCE) return 'authored';
  return recordSource === source ? 'own' : 'other';
};

interface Identified {
  id: string;
  identity: Identity;
}

const identified = (record: ScholarshipRecord): Identified => {
  return { id: record.id, identity: identityOf(record) };
};

const indexOf = (records: readonly Identified[], weight: Weight): DuplicateIndex => {
  const index = new DuplicateIndex(weight);
  for (const { id, identity } of records) index.add(id, identity);
  return index;
};

class Grouping {
  readonly all: RowGroup[] = [];
  readonly #index: DuplicateIndex;
  readonly #groupOf = new Map<string, RowGroup>();

  constructor(weight: Weight) {
    this.#index = new DuplicateIndex(weight);
  }

  /** Puts the row into the first group that holds the same programme, else into a new one. */
  place(row: TakenRow, identity: Identity): RowGroup {
    const { id } = row.record;
    const found = this.#groupOf.get(id) ?? this.#groupOf.get(this.#index.find(identity)[0] ?? '');
    const group: RowGroup = found ?? { rows: [row], stored: [] };
    if (found === undefined) this.all.push(group);
    else group.rows.push(row);
    if (!this.#groupOf.has(id)) this.#index.add(id, identity);
    this.#groupOf.set(id, group);
    return group;
  }
}

/** More criteria than this don't make a record better than another. */
const CRITERIA_THAT_COUNT = 8;

const DEADLINE_WORTH = { announced: 3, estimated: 2, rolling: 2, last_known: 1, unknown: 0, closed: -1 };

/** How much a student can do with a record on the day `today`: facts that could be read, and a link to the organiser itself. */
const recordWorth = (record: ScholarshipRecord, today: string): number => {
  const { criteria, link, organization, award, description, eligibility } = record;
  const read = criteria.filter(({ kind }) => kind !== 'other').length;
  const points = [
    Math.min(read, CRITERIA_THAT_COUNT),
    linkIdentity(link).site === null ? 0 : 3,
    organization === '' ? 0 : 2,
    award.kind === 'unknown' ? 0 : 1,
    award.min === undefined && award.max === undefined ? 0 : 1,
    description.length > 80 ? 1 : 0,
    eligibility === '' ? 0 : 1,
    DEADLINE_WORTH[nextDeadline(record, today).status],
  ];
  return points.reduce((sum, value) => sum + value, 0);
};

/** The record of most worth; of equals the first. */
const bestRecord = (records: readonly [ScholarshipRecord, ...ScholarshipRecord[]], today: string) => {
  return records.reduce((best, record) =>
    recordWorth(record, today) > recordWorth(best, today) ? record : best,
  );
};

/** The same record, remembering that `others` list the same programme. Not one of its facts changes. */
const mergeSources = (record: ScholarshipRecord, others: readonly ScholarshipRecord[]): ScholarshipRecord => {
  const known = new Map((record.provenance.otherSources ?? []).map((other) => [other.url, other]));
  for (const { link, provenance } of others) {
    if (link !== '' && !known.has(link)) known.set(link, { source: provenance.source, url: link });
    for (const other of provenance.otherSources ?? []) if (!known.has(other.url)) known.set(other.url, other);
  }
  known.delete(record.link);
  if (known.size === (record.provenance.otherSources?.length ?? 0)) return record;
  return { ...record, provenance: { ...record.provenance, otherSources: [...known.values()] } };
};

export interface ImportInput {
  rows: AsyncIterable<RawRow> | Iterable<RawRow>;
  /** All stored records, the authored ones included. */
  existing: readonly ScholarshipRecord[];
  /** Name of the source, e.g. the file's name; not `laurel`, which is our own. */
  source: string;
  /** YYYY-MM-DD. */
  today: string;
  onProgress?: (done: number, stage: 'reading' | 'comparing') => void;
}

/**
 * Brings listings into the catalogue: validate, screen, extract, find duplicates, merge. Nothing is written: the report
 * holds the records to store. Authored records keep every fact; importing the same rows again changes nothing.
 */
export const importListings = async (input: ImportInput): Promise<ImportReport> => {
  const { rows, existing, source, today, onProgress = () => undefined } = input;
  if (source === AUTHORED_SOURCE) throw new RangeError(`'${AUTHORED_SOURCE}' is the catalogue's own source`);
  const { taken, refused, unknownFields } = await takeRows(rows, source, (done) =>
    onProgress(done, 'reading'),
  );
  const stored = new Map(existing.map((record) => [record.id, record]));
  const touched = new Set<string>();
  const details = [...refused];
  const contradictions: Contradiction[] = [];
  for (const group of await groupRows(taken, existing, source)) {
    const placed = placeGroup(group, stored, source, today);
    const { record, rowDetails } = placed;
    contradictions.push(...placed.contradictions);
    if (stored.get(record.id) !== record) touched.add(record.id);
    stored.set(record.id, record);
    details.push(...rowDetails);
    onProgress(details.length, 'comparing');
  }
  details.sort((a, b) => a.row - b.row);
  return {
    read: details.length,
    ...countOutcomes(details),
    expired: taken.filter(({ record }) => nextDeadline(record, today).status === 'closed').length,
    ...countWarnings(taken.map(({ record }) => record)),
    unknownFields: Object.fromEntries(unknownFields),
    records: [...touched].flatMap((id) => stored.get(id) ?? []),
    contradictions,
    details,
  };
};

const countWarnings = (records: readonly ScholarshipRecord[]) => {
  const warnings: Record<string, number> = {};
  for (const { kind } of records.flatMap((record) => record.warnings ?? []))
    warnings[kind] = (warnings[kind] ?? 0) + 1;
  return { warnings, heldBack: records.filter(isHeldBack).length };
};

interface Placed {
  record: ScholarshipRecord;
  rowDetails: RowDetail[];
  contradictions: Contradiction[];
}

const placeGroup = (
  group: RowGroup,
  stored: ReadonlyMap<string, ScholarshipRecord>,
  source: string,
  today: string,
): Placed => {
  const [first, ...more] = group.rows;
  const found = [first.record, ...more.map(({ record }) => record)] as const;
  const best = bestRecord([first.record, ...more.map(({ record }) => record)], today);
  const target = targetOf(group, stored);
  if (target === undefined) {
    const record = confirmFacts(mergeSources(best, found), AGING_FACTS, today);
    return { record, rowDetails: tell(group, record, best, 'added'), contradictions: [] };
  }
  const { record, isSame, isKept } = mergeInto(target, best, found, source, today);
  const own = found.some(({ id }) => id === target.id) || target.provenance.source === source;
  const outcome = own ? (isSame ? 'unchanged' : 'changed') : 'merged';
  return {
    record,
    rowDetails: tell(group, record, best, outcome),
    contradictions: isKept ? contradictionsOf(target, best, today) : [],
  };
};

/** The stored record that a group belongs to: an authored one before any other, else the first found. */
const targetOf = (
  group: RowGroup,
  stored: ReadonlyMap<string, ScholarshipRecord>,
): ScholarshipRecord | undefined => {
  const candidates = group.stored.flatMap((id) => stored.get(id) ?? []);
  return candidates.find(({ provenance }) => provenance.source === AUTHORED_SOURCE) ?? candidates[0];
};

/** After so many days a listing that still says the same confirms it anew; not at every import, for each would be a change. */
const CONFIRM_AGAIN_DAYS = 60;

const isYoung = (day: string | undefined, today: string): boolean =>
  day !== undefined && daysBetween(day, today) < CONFIRM_AGAIN_DAYS;

interface Merged {
  /** The stored record itself when nothing is new, so that a second import changes nothing. */
  record: ScholarshipRecord;
  /** It says what it said before; at most it was confirmed anew. */
  isSame: boolean;
  /** Its facts stay, and the listing's are left out. */
  isKept: boolean;
}

/** The stored record after the group. */
const mergeInto = (
  target: ScholarshipRecord,
  best: ScholarshipRecord,
  found: readonly ScholarshipRecord[],
  source: string,
  today: string,
): Merged => {
  const isAuthored = target.provenance.source === AUTHORED_SOURCE;
  const replaces =
    target.provenance.source === source || recordWorth(best, today) > recordWorth(target, today);
  if (isAuthored || !replaces) {
    const record = mergeSources(target, found);
    return { record, isSame: record === target, isKept: true };
  }
  const renewed = mergeSources({ ...best, id: target.id }, [target, ...found]);
  const carried = keepConfirmations(renewed, target);
  const isSame = isDeepStrictEqual(carried, target);
  const old = AGING_FACTS.filter((fact) => !isYoung(confirmedOn(carried, fact), today));
  const record = confirmFacts(carried, old, today);
  return { record: isSame && isDeepStrictEqual(record, target) ? target : record, isSame, isKept: false };
};

const MERGED = {
  row: 'the same programme as another row',
  authored: 'the same programme as a record of the catalogue',
  stored: 'the same programme as a record of another source',
};

const tell = (
  group: RowGroup,
  record: ScholarshipRecord,
  best: ScholarshipRecord,
  outcome: RowOutcome,
): RowDetail[] => {
  const representative = group.rows.find((row) => row.record === best);
  const into = record.provenance.source === AUTHORED_SOURCE ? MERGED.authored : MERGED.stored;
  return group.rows.map((taken): RowDetail => {
    const detail = { row: taken.row, title: taken.record.title, id: record.id };
    if (outcome === 'merged') return { ...detail, outcome, reason: into };
    if (taken === representative) return { ...detail, outcome };
    return { ...detail, outcome: 'merged', reason: MERGED.row };
  });
};
