import { type ImportReport, importListings, NO_OFFER, type RawRow, REFUSALS } from '@laurel/catalogue';
import type { Database } from '@laurel/db';
import type { Clock } from '../../platform/clock.ts';
import { insertProposals, listUneditedRecords, storeRecords } from '../catalogue/index.ts';

/** A source that loses a larger share of its records at once is probably broken. */
const MAX_VANISHED_SHARE = 0.2;

/** How much of a source an import has seen; known once its rows have been read. */
export interface SourceExtent {
  /** The rows are the whole source, so its missing records are withdrawn. */
  isWhole: boolean;
  /** Records that stay although their rows were not read this time. */
  keptIds: readonly string[];
}

export interface ImportRequest {
  rows: AsyncIterable<RawRow>;
  /** Name that the records carry as their source. */
  source: string;
  /** True: report what would happen and store nothing. */
  dryRun: boolean;
  /** Withdraw missing records, however many. */
  allowVanish?: boolean;
  /** Called when the rows have been read; without it they are a part of the source. */
  extent?: () => SourceExtent;
  onProgress: (done: number, stage: 'reading' | 'comparing') => void;
}

export interface ImportResult extends ImportReport {
  /** Records of the source that it no longer lists. */
  vanished: number;
  /** How many of them this import withdraws. */
  withdrawn: number;
  /** How many of the contradictions wait at the desk since this import. */
  proposed: number;
  /** Why nothing was stored, where the import was stopped. */
  stopped?: string;
}

const PART: SourceExtent = { isWhole: false, keptIds: [] };

/** Runs listings through the pipeline and stores new, changed and missing records in one transaction. */
export const importScholarships = async (
  { database, clock }: { database: Database; clock: Clock },
  { rows, source, dryRun, allowVanish = false, extent, onProgress }: ImportRequest,
): Promise<ImportResult> => {
  const existing = await listUneditedRecords(database.queries);
  const report = await importListings({ rows, existing, source, today: clock.today(), onProgress });
  const unread = unreadMessage(report);
  if (unread !== undefined)
    return { ...report, records: [], vanished: 0, withdrawn: 0, proposed: 0, stopped: unread };
  const { isWhole, keptIds } = extent?.() ?? PART;
  const kept = new Set([...keptIds, ...report.details.flatMap(({ id }) => id ?? [])]);
  const own = existing.filter(({ provenance }) => provenance.source === source);
  const vanished = isWhole ? own.filter(({ id }) => !kept.has(id)).length : 0;
  if (vanished > own.length * MAX_VANISHED_SHARE && !allowVanish)
    return {
      ...report,
      records: [],
      vanished,
      withdrawn: 0,
      proposed: 0,
      stopped: stopMessage(source, vanished, own.length),
    };
  // A missing record may be one whose row could not be read.
  const withdraws = vanished > 0 && (allowVanish || !hasUnreadableRows(report));
  if (!dryRun && (report.records.length > 0 || withdraws))
    await storeRecords(
      { database, clock },
      report.records,
      withdraws ? { source, alsoKept: kept } : undefined,
    );
  const proposed = dryRun ? 0 : await proposeContradictions({ database, clock }, report);
  return { ...report, vanished, withdrawn: withdraws ? vanished : 0, proposed };
};

/** Files what the listings say otherwise for somebody to decide; filed before or rejected before, it is not filed again. */
const proposeContradictions = (
  { database, clock }: { database: Database; clock: Clock },
  { contradictions }: ImportReport,
): Promise<number> =>
  database.transaction((queries) =>
    insertProposals(
      queries,
      contradictions.map(({ url, ...proposal }) => ({
        ...proposal,
        source: 'import' as const,
        where: { url, place: 'listing' },
      })),
      clock.now(),
    ),
  );

const hasUnreadableRows = ({ details }: ImportReport): boolean =>
  details.some(
    ({ outcome, title, reason = '' }) => outcome === 'refused' && title === '' && !reason.endsWith(NO_OFFER),
  );

/** Why nothing could be read, where rows were given and not one of them could be. */
const unreadMessage = ({ details }: ImportReport): string | undefined => {
  const reasons = details.map(({ reason = '' }) => reason);
  const isUnread = (reason: string) => reason.startsWith(REFUSALS.malformed) && !reason.endsWith(NO_OFFER);
  return reasons.length > 0 && reasons.every(isUnread)
    ? `Stopped: nothing could be read (${reasons[0]}). Nothing was changed.`
    : undefined;
};

const stopMessage = (source: string, vanished: number, total: number): string =>
  `Stopped: ${vanished} of the ${total} records of ${source} are no longer there. Nothing was changed. ` +
  'If that is right, import again with --allow-vanish.';
