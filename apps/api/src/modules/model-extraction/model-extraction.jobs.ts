import { AUTHORED_SOURCE } from '@laurel/catalogue';
import type { Database } from '@laurel/db';
import { DAY_MS, type Proposal, type ScholarshipRecord } from '@laurel/domain';
import { EXTRACTION_VERSION, PASSAGE_KINDS, readPassages } from '@laurel/extraction';
import { z } from 'zod';
import { defineJob } from '../../platform/background/index.ts';
import type { Clock } from '../../platform/clock.ts';
import { contentHash } from '../../platform/hash.ts';
import {
  FENCE_RULE,
  fence,
  type LanguageModel,
  type ModelAnswer,
  type ModelBudgets,
  type ModelFailure,
  replySchema,
} from '../../platform/language-model/index.ts';
import type { Logger } from '../../platform/logger.ts';
import type { CatalogueIndex } from '../catalogue/index.ts';
import { countReadSince, listReadKeys, upsertProposals } from './model-extraction.repository.ts';

/** Part of the key: raise it when the prompt changes. */
const ASKED_VERSION = 1;
/** Texts that may say who can apply, what it is worth and until when. */
const READ_FIELDS = ['eligibility_text', 'description', 'nationality_text', 'amount_text', 'deadline_text'];
/** Characters read of each text: longer ones are scraped whole pages. */
const MAX_TEXT = 8_000;
const MAX_PASSAGES = 30;

const reply = replySchema(
  z.object({
    passages: z.array(z.object({ kind: z.string(), field: z.string(), quote: z.string() })),
  }),
);
const passage = z.object({ kind: z.enum(PASSAGE_KINDS), field: z.string(), quote: z.string() });

const SYSTEM = `You point at the sentences of a scholarship listing that say who may apply, what the award is worth and when entries close.
${FENCE_RULE}

The material is the texts of one listing, each under the name of its field. Answer in "passages" with "kind" (one of ${PASSAGE_KINDS.join(', ')}), \
"field" and "quote": a few words copied letter by letter from one sentence of that field. \
Point only at sentences that state it; "other" is for conditions of no other kind. Never translate, correct, complete or add.`;

/** The texts of a listing that the model reads, cut to `MAX_TEXT`. */
const textsToRead = ({ texts }: ScholarshipRecord): [field: string, text: string][] =>
  READ_FIELDS.flatMap((field): [string, string][] =>
    texts[field] ? [[field, texts[field].slice(0, MAX_TEXT)]] : [],
  );

/** Asks the model for passages of a listing and keeps those that our own rules confirm. Contains nothing about a student. */
const pointAtPassages = async (
  languageModel: LanguageModel,
  record: ScholarshipRecord,
  budgetMs: number,
): Promise<ModelAnswer<Proposal[]>> => {
  const answer = await languageModel.generate({
    name: 'point-at-passages',
    system: SYSTEM,
    input: textsToRead(record)
      .map(([field, text]) => `${field}\n${fence('TEXT', text)}`)
      .join('\n\n'),
    schema: reply,
    budgetMs,
  });
  if (!answer.ok) return answer;
  const passages = answer.value.passages.slice(0, MAX_PASSAGES).flatMap((each) => {
    const parsed = passage.safeParse(each);
    return parsed.success ? [parsed.data] : [];
  });
  return { ok: true, value: readPassages(record, passages) };
};

interface Context {
  database: Database;
  clock: Clock;
  logger: Logger;
  catalogue: CatalogueIndex;
  languageModel: LanguageModel;
  modelBudgets: ModelBudgets;
}

const MODEL_EXTRACTION_JOB = 'propose-readings';
const LISTINGS_PER_JOB = 20;
/** Limit of calls in 24 hours, however much is imported. */
const LISTINGS_PER_DAY = 1_000;
/** Longer than the budgets of all listings of a job. */
const EXPIRE_SECONDS = 900;
/** A job whose process was killed runs again after this time. */
const HEARTBEAT_SECONDS = 20;
const LOOK_EVERY_MS = 10_000;

/** Failures that the listing may have caused: asking again would not help. */
const IS_AN_ANSWER: ReadonlySet<ModelFailure> = new Set(['bad_reply', 'too_large']);

const keyOf = (record: ScholarshipRecord, model: string): string =>
  contentHash({ texts: textsToRead(record), model, asked: ASKED_VERSION, readers: EXTRACTION_VERSION });

/** Imported listings that the rules could not read completely and that this model has not read in their present form. */
const listUnread = async ({ database, catalogue }: Context, model: string) => {
  const keys = new Map(
    (await listReadKeys(database.queries)).map(({ scholarshipId, key }) => [scholarshipId, key]),
  );
  return (await catalogue.current()).records
    .filter(({ parsedFully, provenance }) => !parsedFully && provenance.source !== AUTHORED_SOURCE)
    .filter((record) => textsToRead(record).length > 0)
    .map((record) => ({ record, key: keyOf(record, model) }))
    .filter(({ record, key }) => keys.get(record.id) !== key);
};

/**
 * Reads the next listings. Each result is stored at once, so that a killed process loses one call at most. When the provider fails, the
 * listing is read in a later job.
 */
export const modelExtractionJob = (context: Context) => {
  const { database, clock, languageModel, modelBudgets, logger } = context;
  /** The last listing that was tried. The next job continues after it, so that failing listings do not block the others. */
  let last = '';
  return defineJob({
    name: MODEL_EXTRACTION_JOB,
    data: z.object({}),
    expireInSeconds: EXPIRE_SECONDS,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    retryLimit: 1,
    concurrency: 1,
    wakeUp: {
      everyMs: LOOK_EVERY_MS,
      due: async () => (languageModel.model === undefined ? [] : [{ data: {}, key: 'next' }]),
    },
    handle: async () => {
      const { model } = languageModel;
      if (model === undefined) return;
      const now = clock.now();
      const left =
        LISTINGS_PER_DAY - (await countReadSince(database.queries, new Date(now.getTime() - DAY_MS)));
      const unread = await listUnread(context, model);
      const next = unread.findIndex(({ record }) => record.id > last);
      const inTurn = next < 0 ? unread : [...unread.slice(next), ...unread.slice(0, next)];
      for (const { record, key } of inTurn.slice(0, Math.max(0, Math.min(left, LISTINGS_PER_JOB)))) {
        last = record.id;
        const answer = await pointAtPassages(languageModel, record, modelBudgets.readingMs);
        if (answer.ok || IS_AN_ANSWER.has(answer.reason)) {
          const found = answer.ok ? answer.value : [];
          await upsertProposals(database.queries, {
            scholarshipId: record.id,
            key,
            found,
            createdAt: clock.now(),
          });
          logger.debug({ scholarshipId: record.id, found: found.length }, 'listing read');
        } else if (answer.reason === 'aborted' || answer.reason === 'paused') return;
      }
    },
  });
};
