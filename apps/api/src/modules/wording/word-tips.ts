import type { Database } from '@laurel/db';
import { recordTips } from '@laurel/matching';
import type { LanguageModel } from '../../platform/language-model/index.ts';
import type { Queue } from '../../platform/queue.ts';
import { type CatalogueIndex, contentHash } from '../scholarships/index.ts';
import { acceptWording } from './accept-wording.ts';
import { findWordings } from './wording.repository.ts';

export const WORDING_JOB = 'word-tips';
/** Of a list only the first are worded: the ones that a student reads. */
const MATCHES_WORDED = 10;

export interface WordTipsContext {
  database: Database;
  catalogue: CatalogueIndex;
  languageModel: LanguageModel;
  queue: Queue;
}

interface WithTips {
  scholarshipId: string;
  applicationTips: string[];
}

export const wordingKey = (scholarshipId: string, sentence: string, model: string): string =>
  contentHash({ scholarshipId, sentence, model });

/**
 * Matches with the tips that rest on the record alone in a model's words, as far as these are stored; what is missing is
 * queued and there next time. Never waits for the model. Nothing but the words of such tips ever changes.
 */
export const wordTips = async <T extends WithTips>(
  { database, catalogue, languageModel, queue }: WordTipsContext,
  matches: T[],
): Promise<T[]> => {
  const { model } = languageModel;
  if (model === undefined || matches.length === 0) return matches;
  const shown = matches.slice(0, MATCHES_WORDED);
  const { byId } = await catalogue.current();
  const ids = shown.map(({ scholarshipId }) => scholarshipId);
  const stored = new Map(
    (await findWordings(database.queries, ids)).map(({ key, text }) => [key, text] as const),
  );
  const missing = new Set<string>();
  const worded = shown.map((match) => {
    const record = byId.get(match.scholarshipId);
    const ours = new Set(record ? recordTips(record).map(({ text }) => text) : []);
    const applicationTips = match.applicationTips.map((tip) => {
      if (!ours.has(tip)) return tip;
      const text = stored.get(wordingKey(match.scholarshipId, tip, model));
      if (text === undefined) missing.add(match.scholarshipId);
      return text === undefined ? tip : acceptWording(tip, text);
    });
    return { ...match, applicationTips };
  });
  if (missing.size > 0) {
    const scholarshipIds = [...missing].sort();
    await queue.send(WORDING_JOB, { scholarshipIds }, contentHash(scholarshipIds));
  }
  return [...worded, ...matches.slice(MATCHES_WORDED)];
};
