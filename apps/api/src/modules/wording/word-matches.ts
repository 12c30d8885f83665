import type { Database } from '@laurel/db';
import type { Student } from '@laurel/domain';
import { compileStudent, evaluate, explain, recordTips } from '@laurel/matching';
import type { Clock } from '../../platform/clock.ts';
import { contentHash } from '../../platform/hash.ts';
import type { LanguageModel } from '../../platform/language-model/index.ts';
import type { Queue } from '../../platform/queue.ts';
import type { CatalogueIndex } from '../scholarships/index.ts';
import { acceptReason } from './accept-reason.ts';
import { acceptWording } from './accept-wording.ts';
import { type ReasonPattern, reasonPattern } from './reason-pattern.ts';
import { findWordings } from './wording.repository.ts';

export const WORDING_JOB = 'word-matches';
/** In the place of a scholarship's id, for the patterns of reasons: they belong to no scholarship. */
export const EVERY_RECORD = '';
/** Of a list only the first are worded: the ones that a student reads. */
const MATCHES_WORDED = 10;

export interface WordMatchesContext {
  database: Database;
  clock: Clock;
  catalogue: CatalogueIndex;
  languageModel: LanguageModel;
  queue: Queue;
}

export interface WordedMatch {
  scholarshipId: string;
  matchReasons: string[];
  applicationTips: string[];
}

export const wordingKey = (scholarshipId: string, sentence: string, model: string): string =>
  contentHash({ scholarshipId, sentence, model });

/** What the model has been asked for and what is still to ask. */
const openWordings = async ({ queries }: Database, ids: string[], model: string) => {
  const rows = await findWordings(queries, [EVERY_RECORD, ...ids]);
  const stored = new Map(rows.map(({ key, text }) => [key, text]));
  const patterns = new Set<string>();
  const scholarshipIds = new Set<string>();
  return {
    missing: { patterns, scholarshipIds },
    reason: ({ pattern, complete }: ReasonPattern): string => {
      const text = stored.get(wordingKey(EVERY_RECORD, pattern, model));
      if (text === undefined) patterns.add(pattern);
      return complete(acceptReason(pattern, text ?? pattern));
    },
    tip: (scholarshipId: string, tip: string): string => {
      const text = stored.get(wordingKey(scholarshipId, tip, model));
      if (text === undefined) scholarshipIds.add(scholarshipId);
      return acceptWording(tip, text ?? tip);
    },
  };
};

/**
 * Matches with the tips that rest on the record alone and the reasons in a model's words, as far as these are stored; what is
 * missing is queued and there next time. Never waits for the model. Nothing but the words of such sentences ever changes.
 * @param findStudent whom the matches are for; asked only where there is a model
 */
export const wordMatches = async <T extends WordedMatch>(
  { database, clock, catalogue, languageModel, queue }: WordMatchesContext,
  matches: T[],
  findStudent: () => Promise<Student | undefined>,
): Promise<T[]> => {
  const { model } = languageModel;
  if (model === undefined || matches.length === 0) return matches;
  const student = await findStudent();
  const compiled = student && compileStudent(student, clock.today());
  const shown = matches.slice(0, MATCHES_WORDED);
  const { byId } = await catalogue.current();
  const ids = shown.map(({ scholarshipId }) => scholarshipId);
  const { missing, reason, tip } = await openWordings(database, ids, model);
  const worded = shown.map((match) => {
    const record = byId.get(match.scholarshipId);
    if (!record) return match;
    const tips = new Set(recordTips(record).map(({ text }) => text));
    const reasons = compiled ? explain(record, compiled, evaluate(record, compiled)).reasons : [];
    const patterns = new Map(
      reasons.map(({ text, sentence }) => [text, sentence && reasonPattern(sentence)] as const),
    );
    return {
      ...match,
      matchReasons: match.matchReasons.map((ours) => {
        const pattern = patterns.get(ours);
        return pattern ? reason(pattern) : ours;
      }),
      applicationTips: match.applicationTips.map((ours) => (tips.has(ours) ? tip(record.id, ours) : ours)),
    };
  });
  const open = { patterns: [...missing.patterns].sort(), scholarshipIds: [...missing.scholarshipIds].sort() };
  if (open.patterns.length + open.scholarshipIds.length > 0)
    await queue.send(WORDING_JOB, open, contentHash(open));
  return [...worded, ...matches.slice(MATCHES_WORDED)];
};
