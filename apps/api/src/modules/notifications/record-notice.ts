import { criterionFacts, nextDeadline, type ScholarshipRecord } from '@laurel/domain';
import { type CompiledStudent, type Evaluation, evaluate, explain, MEDIUM_SCORE } from '@laurel/matching';
import { changedFields, changeSentences } from '../catalogue/index.ts';
import type { Notice } from './store-notices.ts';

/** How one scholarship changed with a version of the catalogue. */
export interface RecordChange {
  kind: 'added' | 'changed' | 'withdrawn';
  record: ScholarshipRecord;
  /** The record before it changed; null for other kinds. */
  previous: ScholarshipRecord | null;
  /** What changed, in sentences. */
  sentences: string[];
}

export type RecordNotice = Pick<Notice, 'kind' | 'title' | 'body' | 'scholarshipId'> & {
  /** Notices with a higher weight come first. */
  weight: number;
};

const REASONS_TOLD = 4;
export const toRecordChange = (
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
export const recordNotice = (
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
