import type { Database } from '@laurel/db';
import type { Student } from '@laurel/domain';
import { compileStudent, evaluate, explain, recordTips, type Sentence } from '@laurel/matching';
import type { Queue } from '../../platform/background/index.ts';
import type { Clock } from '../../platform/clock.ts';
import { contentHash } from '../../platform/hash.ts';
import type { LanguageModel } from '../../platform/language-model/index.ts';
import type { CatalogueIndex } from '../catalogue/index.ts';
import { acceptParaphrase } from './accept-paraphrase.ts';
import { acceptReason } from './accept-reason.ts';
import { findParaphrases } from './paraphrase.repository.ts';

interface ReasonPattern {
  /** The part about the scholarship, with a placeholder (`[1]`) for each fact. */
  pattern: string;
  /** The whole reason with `words` in place of the pattern. */
  complete(words: string): string;
}

/**
 * The part of a reason that a model may see. The part after a semicolon is about the student and is left out, and so are the facts,
 * because their choice depends on the student. Equal reasons of all students and scholarships share one pattern.
 * @returns undefined for a sentence that names no fact
 */
const reasonPattern = ({ parts, values }: Sentence): ReasonPattern | undefined => {
  const ids = values.map((_, at) => `[${at + 1}]`);
  const [about = '', ...student] = parts
    .map((part, at) => part + (ids[at] ?? ''))
    .join('')
    .split(';');
  if (!ids.some((id) => about.includes(id))) return undefined;
  const fill = (text: string): string =>
    text.replace(/\[(\d+)\]/g, (id, number) => values[Number(number) - 1] ?? id);
  return { pattern: about, complete: (words) => fill([words, ...student].join(';')) };
};

export const PARAPHRASE_JOB = 'word-matches';
/** Stands for a scholarship's id with the patterns of reasons, which belong to no scholarship. */
export const EVERY_RECORD = '';
/** Only the first matches of a list are paraphrased. */
const MATCHES_PARAPHRASED = 10;

export interface ParaphraseContext {
  database: Database;
  clock: Clock;
  catalogue: CatalogueIndex;
  languageModel: LanguageModel;
  queue: Queue;
}

export interface ParaphrasedMatch {
  scholarshipId: string;
  matchReasons: string[];
  applicationTips: string[];
}

export const paraphraseKey = (scholarshipId: string, sentence: string, model: string): string =>
  contentHash({ scholarshipId, sentence, model });

/** Looks up stored paraphrases and collects the missing ones. */
const storedParaphrases = async ({ queries }: Database, ids: string[], model: string) => {
  const rows = await findParaphrases(queries, [EVERY_RECORD, ...ids]);
  const stored = new Map(rows.map(({ key, text }) => [key, text]));
  const patterns = new Set<string>();
  const scholarshipIds = new Set<string>();
  return {
    missing: { patterns, scholarshipIds },
    reason: ({ pattern, complete }: ReasonPattern): string => {
      const text = stored.get(paraphraseKey(EVERY_RECORD, pattern, model));
      if (text === undefined) patterns.add(pattern);
      return complete(acceptReason(pattern, text ?? pattern));
    },
    tip: (scholarshipId: string, tip: string): string => {
      const text = stored.get(paraphraseKey(scholarshipId, tip, model));
      if (text === undefined) scholarshipIds.add(scholarshipId);
      return acceptParaphrase(tip, text ?? tip);
    },
  };
};

/**
 * Replaces reasons, and tips that depend on the record alone, by stored paraphrases. Missing paraphrases are queued for the next time;
 * the model is never waited for. Nothing else of a match changes.
 * @param findStudent gives the student of the matches; called only with a model
 */
export const paraphraseMatches = async <T extends ParaphrasedMatch>(
  { database, clock, catalogue, languageModel, queue }: ParaphraseContext,
  matches: T[],
  findStudent: () => Promise<Student | undefined>,
): Promise<T[]> => {
  const { model } = languageModel;
  if (model === undefined || matches.length === 0) return matches;
  const student = await findStudent();
  const compiled = student && compileStudent(student, clock.today());
  const shown = matches.slice(0, MATCHES_PARAPHRASED);
  const { byId } = await catalogue.current();
  const ids = shown.map(({ scholarshipId }) => scholarshipId);
  const { missing, reason, tip } = await storedParaphrases(database, ids, model);
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
    await queue.send(PARAPHRASE_JOB, open, contentHash(open));
  return [...worded, ...matches.slice(MATCHES_PARAPHRASED)];
};
