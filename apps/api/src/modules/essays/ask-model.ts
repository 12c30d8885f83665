import type { CritiqueInput, ModelReply } from '@laurel/critique';
import { createRedactor, type EssayPerson, type Redactor } from '@laurel/critique/essay';
import { z } from 'zod';
import { FENCE_RULE, fence, type LanguageModel } from '../../platform/language-model/index.ts';

const text = z.string().catch('');

/** What is asked for. Lenient in what a small model leaves out: the guards decide on each item. */
const reply = z.object({
  feedback: z.array(
    z.object({
      category: text,
      suggestion: z.string(),
      quote: text,
      kind: z.enum(['point', 'question', 'structure', 'praise']).catch('point'),
      question: text,
    }),
  ),
  rewrittenSections: z.array(z.object({ original: z.string(), revised: z.string(), reason: text })).catch([]),
});

const SYSTEM = `You read application essays for scholarship committees. You help the student see the essay as a demanding, kind reader does.
${FENCE_RULE}

Give up to 6 items in "feedback". Each is about one place of the essay:
- "quote": 4 to 25 words copied from the essay letter by letter. An item without such words is thrown away.
- "suggestion": one to three sentences to the student, with the quoted words inside in quotation marks. Say what a reader gains or misses at this place of this essay; nothing that fits any essay.
- "question": what only the student can answer, ending with "?", or "". Where content is missing, ask; never write the student's content.
- "kind": "point" (weighs most, at most 3), "question", "structure" or "praise" (at most 1, and only with a quote that earns it).
- "category": one of "Specificity and evidence", "Prompt fit", "Goals and impact", "Structure", "Voice".
Content before style. Nothing on spelling, grammar or punctuation: that is checked elsewhere. Never say or hint who or what wrote the essay. Promise nothing. No links, no markup.

Give up to 3 items in "rewrittenSections": whole sentences of the essay that a light touch makes clearer. \
"original" is copied letter by letter, "revised" keeps at least two thirds of its words, every number, name and date, and adds none; \
"reason" is one short sentence. Leave the list empty where the student's sentence is good.

Words in square brackets such as [NAME-1] stand for what is private; copy them as they are.`;

const awardText = ({
  title,
  organization,
  selection,
  description,
  wordLimit,
}: NonNullable<CritiqueInput['scholarship']>) =>
  [
    `${title}, ${organization}`,
    description,
    ...(selection.length > 0 ? [`Looked at: ${selection.join('; ')}`] : []),
    ...(wordLimit ? [`Word limit: ${wordLimit}`] : []),
  ].join('\n');

/** In characters: what an award's text adds beyond this says nothing more about what the committee looks for. */
const AWARD_TEXT = 3000;

const prepareInput = ({ text: essay, prompt, scholarship }: CritiqueInput, { redact }: Redactor): string =>
  [
    ...(prompt ? [fence('PROMPT', redact(prompt))] : []),
    ...(scholarship ? [fence('AWARD', redact(awardText(scholarship)).slice(0, AWARD_TEXT))] : []),
    fence('ESSAY', redact(essay)),
  ].join('\n\n');

const restored = (value: z.output<typeof reply>, { restore }: Redactor): ModelReply => ({
  feedback: value.feedback.map((item) => ({
    ...item,
    quote: restore(item.quote),
    suggestion: restore(item.suggestion),
    question: restore(item.question),
  })),
  rewrittenSections: value.rewrittenSections.map((section) => ({
    ...section,
    original: restore(section.original),
    revised: restore(section.revised),
  })),
});

/**
 * Asks the language model to read an essay. Sent are the essay, its prompt and the award's published text, with the
 * student's names, addresses and numbers behind placeholders; nothing of the profile.
 */
export const askModel = async (
  languageModel: LanguageModel,
  input: CritiqueInput,
  person: EssayPerson,
  budgetMs: number,
) => {
  const redactor = createRedactor(person, [input.text, input.prompt ?? '']);
  const answer = await languageModel.generate({
    name: 'deepen-critique',
    system: SYSTEM,
    input: prepareInput(input, redactor),
    schema: reply,
    budgetMs,
  });
  return answer.ok ? { ok: true as const, value: restored(answer.value, redactor) } : answer;
};
