import { AUTHORED_SOURCE, isHeldBack, loadCatalogue, shippedCatalogueHash } from '@laurel/catalogue';
import type { Database } from '@laurel/db';
import { CRITERION_KINDS, type Criterion, type ScholarshipRecord } from '@laurel/domain';
import type { Columns } from '@laurel/matching';
import type { Clock } from '../../platform/clock.ts';
import type { Logger } from '../../platform/logger.ts';
import { type CatalogueColumns, createCatalogueColumns } from './catalogue-columns.ts';
import { findGroups, type GroupRow, listLiveGroupRows, newestById } from './groups.repository.ts';
import { catalogueVersion, listHashedRecords, shippedHash } from './records.repository.ts';
import { storeRecords } from './store-records.ts';

/** Stores the shipped catalogue in the database when its files have changed. */
export const loadShippedCatalogue = async (context: {
  database: Database;
  clock: Clock;
  logger: Logger;
}): Promise<void> => {
  const hash = shippedCatalogueHash();
  if ((await shippedHash(context.database.queries)) === hash) return;
  const { records, revisions, problems } = loadCatalogue();
  for (const problem of problems) context.logger.warn({ problem }, 'catalogue file left out');
  await storeRecords(context, records, { source: AUTHORED_SOURCE, hash, revisions });
  context.logger.info({ scholarships: records.length }, 'catalogue loaded');
};

/** The whole catalogue in memory, as of one version. */
export interface Catalogue {
  version: number;
  /** The groups whose members see it so; absent in everybody's. */
  audience?: string;
  records: ScholarshipRecord[];
  /** The records that are matched: all but draws and suspicious ones. */
  matched: ScholarshipRecord[];
  byId: Map<string, ScholarshipRecord>;
  /** The columns of `matched`, shared by all versions and updated to this one at the first call. */
  columns(): Promise<Columns>;
  /** How many of `matched` are not in the columns yet; the next call of `columns` has to prepare them. */
  unprepared(): number;
}

export interface CatalogueIndex {
  /** The catalogue as it is now. Costs one small query; the records are read again only when the version moved. */
  current(): Promise<Catalogue>;
  /** The catalogue as a student sees it: with what was added and edited for the groups that they are in. */
  seenBy(userId: string): Promise<Catalogue>;
}

interface Loaded {
  shared: Catalogue;
  /** What each group sees otherwise, by name. */
  groups: ReadonlyMap<string, GroupRow[]>;
  /** Made at the first use. */
  seen: Map<string, Catalogue>;
}

/** Sets of groups whose columns are kept from one version to the next; each set has columns of the whole catalogue. */
const MAX_AUDIENCES = 16;

const KNOWN_KINDS = new Set<string>(CRITERION_KINDS);

/**
 * A condition of a kind that a later version has added, as a sentence that is never judged: while an installation is upgraded, or goes back
 * by a version, the catalogue may be that of the later one.
 */
const readable = (criterion: Criterion): Criterion => {
  if (KNOWN_KINDS.has(criterion.kind)) return criterion;
  const { id, strength, evidence, alternative, appliesToLevels } = criterion;
  return {
    id,
    strength,
    evidence,
    ...(alternative === undefined ? {} : { alternative }),
    ...(appliesToLevels === undefined ? {} : { appliesToLevels }),
    kind: 'other',
    text: evidence[0]?.quote ?? 'A condition that this version of Laurel does not know',
  };
};

const readableRecord = (record: ScholarshipRecord): ScholarshipRecord =>
  record.criteria.every(({ kind }) => KNOWN_KINDS.has(kind))
    ? record
    : { ...record, criteria: record.criteria.map(readable) };

export const createCatalogueIndex = (database: Database): CatalogueIndex => {
  let loaded: Promise<Loaded> | undefined;
  let loadedVersion = -1;

  const columns = createCatalogueColumns();
  const columnsOfGroups = new Map<string, CatalogueColumns>();
  let hashes = new Map<string, string>();
  let before = new Map<string, ScholarshipRecord>();

  /** Unchanged records stay the same objects, so that what is derived from them stays valid. */
  const readRecords = async (): Promise<ScholarshipRecord[]> => {
    const rows = await listHashedRecords(database.queries);
    const records = rows.map(
      ({ record, contentHash }) =>
        (hashes.get(record.id) === contentHash && before.get(record.id)) || readableRecord(record),
    );
    hashes = new Map(rows.map(({ record, contentHash }) => [record.id, contentHash]));
    before = new Map(records.map((record) => [record.id, record]));
    return records;
  };

  const catalogueOf = (
    version: number,
    records: ScholarshipRecord[],
    prepared: CatalogueColumns,
  ): Catalogue => {
    const matched = records.filter((record) => !isHeldBack(record));
    return {
      version,
      records,
      matched,
      byId: new Map(records.map((record) => [record.id, record])),
      columns: () => prepared.of(version, matched),
      unprepared: () => prepared.missing(version, matched),
    };
  };

  const load = async (version: number): Promise<Loaded> => ({
    shared: catalogueOf(version, await readRecords(), columns),
    groups: await listLiveGroupRows(database.queries),
    seen: new Map(),
  });

  const newest = async (): Promise<Loaded> => {
    const version = await catalogueVersion(database.queries);
    if (!loaded || version > loadedVersion) {
      loadedVersion = version;
      const mine = load(version);
      loaded = mine;
      mine.catch(() => {
        // This caller gets the error; the next one loads again.
        if (loaded === mine) loaded = undefined;
      });
    }
    return loaded;
  };

  /** @param theirs names of groups that see something otherwise, sorted */
  const asGroupsSee = ({ shared, groups, seen }: Loaded, theirs: readonly string[]): Catalogue => {
    const audience = theirs.join(' ');
    const known = seen.get(audience);
    if (known) return known;
    const byId = new Map(shared.byId);
    for (const [id, { record }] of newestById(theirs.flatMap((name) => groups.get(name) ?? [])))
      byId.set(id, record);
    const records = [...byId.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
    const prepared = columnsOfGroups.get(audience) ?? createCatalogueColumns();
    columnsOfGroups.set(audience, prepared);
    const [oldest] = columnsOfGroups.keys();
    if (columnsOfGroups.size > MAX_AUDIENCES && oldest !== undefined) {
      columnsOfGroups.delete(oldest);
      seen.delete(oldest);
    }
    const catalogue = { ...catalogueOf(shared.version, records, prepared), audience };
    seen.set(audience, catalogue);
    return catalogue;
  };

  return {
    current: async () => (await newest()).shared,
    seenBy: async (userId) => {
      const state = await newest();
      if (state.groups.size === 0) return state.shared;
      const theirs = (await findGroups(database.queries, userId)).filter((name) => state.groups.has(name));
      return theirs.length > 0 ? asGroupsSee(state, theirs) : state.shared;
    },
  };
};
