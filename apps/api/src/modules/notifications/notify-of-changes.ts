import { setImmediate as nextTurn } from 'node:timers/promises';
import { isHeldBack } from '@laurel/catalogue';
import type { Database } from '@laurel/db';
import { criterionFacts, nextDeadline, type ScholarshipRecord } from '@laurel/domain';
import {
  type CompiledStudent,
  compileStudent,
  createStudentColumns,
  type Evaluation,
  evaluate,
  explain,
  MEDIUM_SCORE,
  matchingStudents,
} from '@laurel/matching';
import type { Clock } from '../../platform/clock.ts';
import type { Logger } from '../../platform/logger.ts';
import {
  advanceChange,
  type CatalogueIndex,
  changedFields,
  changeSentences,
  findPendingChange,
  findRecords,
  listGroupChanges,
  listGroupRows,
  listGroupsOf,
  listScholarshipChanges,
  newestById,
} from '../catalogue/index.ts';
import { listRecipients, listSaversOfChanges, type Recipient } from './recipients.repository.ts';
import { type Notice, storeNotices } from './store-notices.ts';

/** How one scholarship changed with a version of the catalogue. */
interface RecordChange {
  kind: 'added' | 'changed' | 'withdrawn';
  record: ScholarshipRecord;
  /** The record before it changed; null for other kinds. */
  previous: ScholarshipRecord | null;
  /** What changed, in sentences. */
  sentences: string[];
}

type RecordNotice = Pick<Notice, 'kind' | 'title' | 'body' | 'scholarshipId'> & {
  /** Notices with a higher weight come first. */
  weight: number;
};

const REASONS_TOLD = 4;
const toRecordChange = (
  change: Pick<RecordChange, 'kind' | 'record' | 'previous'>,
  today: string,
): RecordChange => ({
  ...change,
  sentences: change.previous ? changeSentences(changedFields(change.previous, change.record, today)) : [],
});

/** The evaluation if the scholarship is a match with a score worth a notice. */
const goodMatch = (record: ScholarshipRecord, student: CompiledStudent): Evaluation | undefined => {
  const evaluation = evaluate(record, student);
  const listed = evaluation.overall !== 'not_met' && evaluation.deadline.status !== 'closed';
  return listed && evaluation.score >= MEDIUM_SCORE ? evaluation : undefined;
};

const whyItFits = (record: ScholarshipRecord, student: CompiledStudent, evaluation: Evaluation): string => {
  const kinds = new Map(record.criteria.map(({ id, kind }) => [id, kind]));
  const told = explain(record, student, evaluation).reasons.filter(({ criterionId, field }) => {
    // It counts days from today, which would be wrong in a later digest.
    if (field === 'deadline') return false;
    const kind = criterionId === undefined ? undefined : kinds.get(criterionId);
    return kind === undefined || !criterionFacts(kind).sensitive;
  });
  const reasons = [...new Set(told.map(({ text }) => text))].slice(0, REASONS_TOLD);
  const sentences = [
    `${Math.round(evaluation.score)}% match`,
    ...reasons,
    `Deadline: ${evaluation.deadline.text}`,
  ];
  return sentences.map((text) => `${text.replace(/\.$/, '')}.`).join(' ');
};

/** Students are notified of every change of a scholarship that they saved, even if it no longer fits. */
const noticeForSaver = (change: RecordChange, today: string): RecordNotice => {
  const { record, kind, sentences } = change;
  const about = { scholarshipId: record.id, weight: 200 };
  if (kind === 'withdrawn') {
    const body = `Its source no longer lists it. Check the official page of ${record.organization} before you go on.`;
    return { ...about, kind: 'closed', title: `No longer listed: ${record.title}`, body };
  }
  const deadline = nextDeadline(record, today);
  if (deadline.status === 'closed')
    return { ...about, kind: 'closed', title: `Closed: ${record.title}`, body: `${deadline.text}.` };
  const body = sentences.length > 0 ? sentences.join(' ') : 'It is listed again.';
  const moved = sentences[0]?.startsWith('The deadline');
  return { ...about, kind: 'changed', title: `${moved ? 'New deadline' : 'Changed'}: ${record.title}`, body };
};

/**
 * The notice about one change for one student, or null. Students who saved the scholarship are always notified; others when it fits
 * them: as a new match, or as a changed one when it fitted before.
 */
const recordNotice = (
  change: RecordChange,
  student: CompiledStudent | null,
  isSaved: boolean,
  today: string,
): RecordNotice | null => {
  if (isSaved) return noticeForSaver(change, today);
  if (!student || change.kind === 'withdrawn') return null;
  const { record, previous, sentences } = change;
  const evaluation = goodMatch(record, student);
  if (!evaluation) return null;
  const reasons = whyItFits(record, student, evaluation);
  const about = { scholarshipId: record.id, weight: evaluation.score };
  return previous && goodMatch(previous, student)
    ? {
        ...about,
        kind: 'changed',
        title: `Changed: ${record.title}`,
        body: `${sentences.join(' ')} ${reasons}`,
      }
    : { ...about, kind: 'new_match', title: `New match: ${record.title}`, body: reasons };
};

/** Notices for one student about one version of the catalogue, the best first: a large import must not flood anybody. */
const MAX_NOTICES = 25;
/** Scholarships per turn of the event loop; about 5 ms. */
const CHUNK = 250;
/** How many judgements one page of students may take. */
const PAGE_JUDGEMENTS = 50_000;
const PAGE_STUDENTS = 500;
/** A run ends after this long and the next one goes on, so that a killed process delays nothing for long. */
const RUN_MS = 8_000;

export interface ChangesContext {
  database: Database;
  clock: Clock;
  catalogue: CatalogueIndex;
  logger: Logger;
}

/** What a version changed: for everybody, and for whoever is in one of these groups. */
interface VersionChanges {
  count: number;
  /** Groups that see something otherwise than everybody. */
  groups: readonly string[];
  seenBy(groups: readonly string[]): RecordChange[];
}

const loadChanges = async (
  { database: { queries }, catalogue, clock }: ChangesContext,
  version: number,
): Promise<VersionChanges> => {
  const rows = await listScholarshipChanges(queries, version);
  const [ofGroups, groupRows] = [await listGroupChanges(queries, version), await listGroupRows(queries)];
  const { byId } = await catalogue.current();
  const changed = [...rows, ...ofGroups].map(({ scholarshipId }) => scholarshipId);
  const others = await findRecords(
    queries,
    changed.filter((id) => !byId.has(id)),
  );
  const gone = new Map<string, ScholarshipRecord>(others.map((record) => [record.id, record]));
  const today = clock.today();
  const presentFor = (
    { kind, previous }: Pick<RecordChange, 'kind' | 'previous'>,
    current: ScholarshipRecord | undefined,
    before: ScholarshipRecord | undefined,
  ): RecordChange[] => {
    // Withdrawn or listed again since that version: its present state counts.
    if (!current)
      return before ? [toRecordChange({ kind: 'withdrawn', record: before, previous: null }, today)] : [];
    // A record that is not matched is no news, except to students who saved it.
    const isSilent = kind === 'withdrawn' || (kind === 'added' && isHeldBack(current));
    return isSilent ? [] : [toRecordChange({ kind, record: current, previous }, today)];
  };
  const shared = rows.flatMap((row) =>
    presentFor(row, byId.get(row.scholarshipId), gone.get(row.scholarshipId)),
  );
  const groups = [
    ...new Set([...groupRows.map(({ domain }) => domain), ...ofGroups.map(({ group }) => group)]),
  ];
  return {
    count: shared.length + ofGroups.length,
    groups,
    seenBy: (theirs) => {
      const seen = newestById(groupRows.filter(({ domain }) => theirs.includes(domain)));
      const own = ofGroups
        .filter(({ group, scholarshipId }) => (seen.get(scholarshipId)?.domain ?? group) === group)
        .filter(({ group }) => theirs.includes(group))
        .flatMap((change) => {
          const row = seen.get(change.scholarshipId);
          const current = row ? (row.withdrawnAt ? undefined : row.record) : byId.get(change.scholarshipId);
          return presentFor(change, current, row?.record);
        });
      const told = new Set([...seen.keys(), ...own.map(({ record }) => record.id)]);
      return [...own, ...shared.filter(({ record }) => !told.has(record.id))];
    },
  };
};

/**
 * The changed scholarships that fit each student of a page, by user id: one scholarship is judged against all of them at once, so that
 * only those that fit are evaluated and explained one by one.
 */
const fittingChanges = async (
  page: readonly Recipient[],
  changes: readonly RecordChange[],
  today: string,
): Promise<Map<string, Set<RecordChange>>> => {
  const fitting = new Map<string, Set<RecordChange>>();
  const students = page.flatMap(({ userId, preferences, profile, dismissed }) =>
    preferences ? [{ userId, student: { preferences, profile, dismissed } }] : [],
  );
  const columns = createStudentColumns(
    students.map(({ student }) => student),
    today,
  );
  for (const change of changes) {
    for (const row of matchingStudents(change.record, columns, MEDIUM_SCORE)) {
      const userId = students[row]?.userId ?? '';
      fitting.set(userId, (fitting.get(userId) ?? new Set()).add(change));
    }
    await nextTurn();
  }
  return fitting;
};

const noticesFor = async (
  recipient: Recipient,
  changes: RecordChange[],
  saved: Set<string>,
  { version, today }: { version: number; today: string },
): Promise<Notice[]> => {
  const { userId, preferences, profile, email } = recipient;
  if (!preferences && saved.size === 0) return [];
  const student = preferences && compileStudent({ preferences, profile }, today);
  const found = [];
  for (const [index, change] of changes.entries()) {
    const notice = recordNotice(change, student, saved.has(change.record.id), today);
    if (notice) found.push(notice);
    if (index % CHUNK === CHUNK - 1) await nextTurn();
  }
  return found
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MAX_NOTICES)
    .map(({ weight: _, ...notice }) => ({
      ...notice,
      userId,
      email,
      key: `record:${notice.scholarshipId}:${version}`,
    }));
};

/** The notices for students of a page who see the same changes. */
const noticesOfPart = async (
  { logger }: ChangesContext,
  part: readonly Recipient[],
  changes: RecordChange[],
  saved: ReadonlyMap<string, Set<string>>,
  as: { version: number; today: string },
): Promise<Notice[]> => {
  const notices: Notice[] = [];
  const fitting = await fittingChanges(part, changes, as.today).catch((error: unknown) => {
    // One student's data spoils the page: each is judged apart, so that the log names whose.
    logger.error({ err: error, version: as.version }, 'judging a page of students');
    return undefined;
  });
  for (const recipient of part) {
    const theirs = saved.get(recipient.userId) ?? new Set<string>();
    const concerning = fitting
      ? changes.filter((change) => theirs.has(change.record.id) || fitting.get(recipient.userId)?.has(change))
      : changes;
    try {
      notices.push(...(await noticesFor(recipient, concerning, theirs, as)));
    } catch (error) {
      // A fault in one student's data must not keep the others from being notified.
      logger.error(
        { err: error, userId: recipient.userId, version: as.version },
        'notifying one student of changes',
      );
    }
  }
  return notices;
};

/**
 * Notifies the students of what changed with a version of the catalogue, page by page, and stores how far it came. Running it
 * twice, or twice at once, notifies nobody twice. Ends early when the process is asked to stop.
 * @returns whether every student has been notified; false when the run ended before
 */
export const notifyOfChanges = async (
  context: ChangesContext,
  version: number,
  stopping?: AbortSignal,
): Promise<boolean> => {
  const { database, clock } = context;
  const pending = await findPendingChange(database.queries, version);
  if (!pending) return true;
  const { count, groups, seenBy } = await loadChanges(context, version);
  const limit = Math.min(PAGE_STUDENTS, Math.max(1, Math.floor(PAGE_JUDGEMENTS / Math.max(1, count))));
  const until = clock.now().getTime() + RUN_MS;
  let after = pending.cursor;
  while (count > 0 && !stopping?.aborted && clock.now().getTime() < until) {
    const page = await listRecipients(database.queries, { after, limit, registeredBy: pending.createdAt });
    const ids = page.map(({ userId }) => userId);
    const saved = await listSaversOfChanges(database.queries, version, ids);
    const groupsOf = await listGroupsOf(database.queries, ids, groups);
    const as = { version, today: clock.today() };
    const parts = Map.groupBy(page, ({ userId }) => groupsOf.get(userId)?.join(' ') ?? '');
    for (const [names, part] of parts) {
      const changes = seenBy(names.split(' '));
      await storeNotices(context, await noticesOfPart(context, part, changes, saved, as));
    }
    const last = page.at(-1);
    if (!last || page.length < limit) {
      await advanceChange(database.queries, version, { finishedAt: clock.now() });
      return true;
    }
    after = last.userId;
    await advanceChange(database.queries, version, { cursor: after });
    await nextTurn();
  }
  if (count > 0) return false;
  await advanceChange(database.queries, version, { finishedAt: clock.now() });
  return true;
};
