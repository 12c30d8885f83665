import { readFileSync } from 'node:fs';
import type {
  CritiqueInput,
  ModelEvidence,
  ModelReading,
  ModelRemark,
  ModelVerdict,
  ReaderBrief,
} from '@laurel/critique';
import {
  createRedactor,
  type EssayPerson,
  findQuote,
  type Redactor,
  sentencesOf,
} from '@laurel/critique/essay';
import { z } from 'zod';
import {
  FENCE_RULE,
  fence,
  type LanguageModel,
  type ModelAnswer,
  replySchema,
} from '../../platform/language-model/index.ts';

const promptOf = (pass: string) => {
  const [head = '', ...lines] = readFileSync(new URL(`prompts/${pass}.md`, import.meta.url), 'utf8').split(
    '\n',
  );
  return { version: head.replace('version: ', ''), text: lines.join('\n').trim() };
};

/** Our instructions for each pass. Raise a file's version with every change: it is kept with the critique. */
const READER_PROMPTS = {
  evidence: promptOf('evidence'),
  verdict: promptOf('verdict'),
  check: promptOf('check'),
};

const PROMPT_VERSIONS = Object.values(READER_PROMPTS)
  .map(({ version }) => version)
  .join('.');

// Lenient in what a small model leaves out: the guards decide on each item.
const text = z.string().catch('');
const evidenceReply = replySchema(
  z.object({
    rows: z.array(
      z.object({
        id: text,
        found: z.enum(['quoted', 'missing', 'not asked']).catch('not asked'),
        quote: text,
      }),
    ),
    concern: z
      .object({ kind: z.enum(['none', 'danger', 'past']).catch('none'), quote: text })
      .catch({ kind: 'none', quote: '' }),
  }),
);

const remark = z.object({
  about: text,
  quote: text,
  suggestion: text,
  question: text,
  kind: z.enum(['point', 'question', 'structure', 'praise']).catch('point'),
  category: text,
});
const verdictReply = replySchema(
  z.object({
    firstFix: remark.nullable().catch(null),
    remarks: z.array(remark),
    vetoes: z.array(z.object({ finding: text, quote: text })).catch([]),
  }),
);

const checkReply = replySchema(
  z.object({
    sentences: z.array(z.object({ id: text, ok: z.boolean().catch(false), why: text })),
  }),
);

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

const materialOf = ({ text: essay, prompt, scholarship }: CritiqueInput): [label: string, text: string][] => [
  ...(prompt ? [['PROMPT', prompt] as [string, string]] : []),
  ...(scholarship ? [['AWARD', awardText(scholarship).slice(0, AWARD_TEXT)] as [string, string]] : []),
  ['ESSAY', essay],
];

const factsOf = ({ genre, words, wordLimit }: ReaderBrief): string =>
  [genre, `${words} words`, wordLimit === undefined ? 'no limit known' : `limit ${wordLimit}`].join(', ');

/** The verified table: a quote that the essay does not have counts as not looked at. */
const tableOf = ({ asked }: ReaderBrief, { rows }: ModelEvidence, essay: string): string =>
  asked
    .flatMap(({ id, text }) => {
      const row = rows.find((each) => each.id === id);
      const place = row?.found === 'quoted' ? findQuote(essay, row.quote) : undefined;
      if (place) return `${id} ${text}: “${place.quote}”`;
      return row?.found === 'missing' ? `${id} ${text}: missing` : [];
    })
    .join('\n');

const findingsText = ({ findings }: ReaderBrief): string =>
  findings.map(({ id, says, certain }) => `${id}${certain ? ' (certain)' : ''} ${says}`).join('\n');

/** Further remarks are dropped: five are asked for. */
const MOST_REMARKS = 12;

const restoredRemark = (said: ModelRemark, { restore }: Redactor): ModelRemark => ({
  ...said,
  quote: restore(said.quote),
  suggestion: restore(said.suggestion),
  question: restore(said.question),
});

const restoredEvidence = (said: ModelEvidence, { restore }: Redactor): ModelEvidence => ({
  rows: said.rows.map((row) => ({ ...row, quote: restore(row.quote) })),
  concern: { ...said.concern, quote: restore(said.concern.quote) },
});

const restoredVerdict = (said: ModelVerdict, redactor: Redactor): ModelVerdict => ({
  firstFix: said.firstFix && restoredRemark(said.firstFix, redactor),
  remarks: said.remarks.slice(0, MOST_REMARKS).map((each) => restoredRemark(each, redactor)),
  vetoes: said.vetoes.map((veto) => ({ ...veto, quote: redactor.restore(veto.quote) })),
});

const SILENT: ModelVerdict = { firstFix: null, remarks: [], vetoes: [] };

export interface EssayToRead {
  input: CritiqueInput;
  brief: ReaderBrief;
  person: EssayPerson;
  /** For all passes together. */
  budgetMs: number;
  /** Called before each pass, 1 to 3. */
  onStep: (step: number) => Promise<void>;
}

/**
 * Has a language model read an essay in three passes: what answers what was asked, the verdict, and a check of each sentence of it. Sent are
 * the essay, its prompt, the award's published text and what the rules found in them, with names of people, addresses and numbers behind
 * placeholders; nothing of the profile. A pass without an answer ends the reading: half of one is never shown.
 */
export const readWithModel = async (
  languageModel: LanguageModel,
  { input, brief, person, budgetMs, onStep }: EssayToRead,
): Promise<ModelAnswer<ModelReading>> => {
  const endsAt = performance.now() + budgetMs;
  const material = materialOf(input);
  const published = material.filter(([label]) => label !== 'ESSAY').map(([, published]) => published);
  const redactor = createRedactor(person, [input.text, ...published], published);
  const ask = async <T>(
    step: 1 | 2 | 3,
    pass: keyof typeof READER_PROMPTS,
    schema: z.ZodType<T>,
    given: [label: string, text: string][],
  ): Promise<ModelAnswer<T>> => {
    await onStep(step);
    return languageModel.generate({
      name: `essay-${pass}`,
      system: `${READER_PROMPTS[pass].text}\n\n${FENCE_RULE}`,
      input: [...given, ...material].map(([label, text]) => fence(label, redactor.redact(text))).join('\n\n'),
      schema,
      budgetMs: Math.max(1, endsAt - performance.now()),
    });
  };

  const asked = brief.asked.map(({ id, text }) => `${id} ${text}`).join('\n');
  const first = await ask(1, 'evidence', evidenceReply, [['ASKED', asked]]);
  if (!first.ok) return first;
  const evidence = restoredEvidence(first.value, redactor);
  // Nothing more is asked about a text in which somebody may be in danger.
  if (evidence.concern.kind === 'danger' && findQuote(input.text, evidence.concern.quote))
    return { ok: true, value: { evidence, verdict: SILENT, confirmed: [], prompts: PROMPT_VERSIONS } };

  const second = await ask(2, 'verdict', verdictReply, [
    ['FACTS', factsOf(brief)],
    ['TABLE', tableOf(brief, evidence, input.text)],
    ['FINDINGS', findingsText(brief)],
  ]);
  if (!second.ok) return second;
  const verdict = restoredVerdict(second.value, redactor);
  const sentences = sentencesOf(verdict);
  if (sentences.length === 0)
    return { ok: true, value: { evidence, verdict, confirmed: [], prompts: PROMPT_VERSIONS } };

  const third = await ask(3, 'check', checkReply, [
    ['SENTENCES', sentences.map(({ id, text }) => `${id} ${text}`).join('\n')],
  ]);
  if (!third.ok) return third;
  // An entry that says both is no confirmation.
  const doubted = new Set(third.value.sentences.filter(({ ok }) => !ok).map(({ id }) => id));
  const confirmed = third.value.sentences.map(({ id }) => id).filter((id) => !doubted.has(id));
  return { ok: true, value: { evidence, verdict, confirmed, prompts: PROMPT_VERSIONS } };
};
