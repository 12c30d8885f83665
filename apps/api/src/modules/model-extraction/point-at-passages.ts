import type { Proposal, ScholarshipRecord } from '@laurel/domain';
import { PASSAGE_KINDS, readPassages } from '@laurel/extraction';
import { z } from 'zod';
import {
  FENCE_RULE,
  fence,
  type LanguageModel,
  type ModelAnswer,
} from '../../platform/language-model/index.ts';

/** Part of the key: raise it when the prompt changes. */
export const ASKED_VERSION = 1;
/** Texts that may say who can apply, what it is worth and until when. */
const READ_FIELDS = ['eligibility_text', 'description', 'nationality_text', 'amount_text', 'deadline_text'];
/** Characters read of each text: longer ones are scraped whole pages. */
const MAX_TEXT = 8_000;
const MAX_PASSAGES = 30;

const reply = z.object({
  passages: z.array(z.object({ kind: z.string(), field: z.string(), quote: z.string() })),
});
const passage = z.object({ kind: z.enum(PASSAGE_KINDS), field: z.string(), quote: z.string() });

const SYSTEM = `You point at the sentences of a scholarship listing that say who may apply, what the award is worth and when entries close.
${FENCE_RULE}

The material is the texts of one listing, each under the name of its field. Answer in "passages" with "kind" (one of ${PASSAGE_KINDS.join(', ')}), \
"field" and "quote": a few words copied letter by letter from one sentence of that field. \
Point only at sentences that state it; "other" is for conditions of no other kind. Never translate, correct, complete or add.`;

/** The texts of a listing that the model reads, cut to `MAX_TEXT`. */
export const textsToRead = ({ texts }: ScholarshipRecord): [field: string, text: string][] =>
  READ_FIELDS.flatMap((field): [string, string][] =>
    texts[field] ? [[field, texts[field].slice(0, MAX_TEXT)]] : [],
  );

/** Asks the model for passages of a listing and keeps those that our own rules confirm. Contains nothing about a student. */
export const pointAtPassages = async (
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
