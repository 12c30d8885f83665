import { rankItems } from './checks/rank-items.ts';
import { runChecks } from './checks/run-checks.ts';
import { compareDrafts } from './compare/compare-drafts.ts';
import type { CritiqueInput } from './critique-input.ts';
import {
  type Critique,
  type EssayStats,
  type EvidenceEntry,
  type Location,
  nothingSaid,
} from './critique-result.ts';
import { ENGINE_VERSION } from './engine-version.ts';
import { toPromptPart } from './prompt/prompt-fit.ts';
import { type Reading, readEssay } from './reading.ts';
import { scoreRubric } from './rubric/rubric.ts';
import { safetyOf } from './safety/safety.ts';
import { dialectOf } from './spell-check/dialect.ts';
import { repairSentences } from './spell-check/repair-sentences.ts';
import type { SpellCheckResult } from './spell-check/spell-checker.ts';
import type { Sentence } from './text/read-text.ts';
import { readability } from './text/readability.ts';

/**
 * The critique of one essay. Pure and deterministic: the same input gives the same bytes; never throws, whatever the text.
 * @param spellCheck the spell checker's answer for `input.text`, or that there was none
 */
export const critique = (input: CritiqueInput, spellCheck: SpellCheckResult | 'unavailable'): Critique =>
  critiqueReading(readEssay(input, spellCheck));

/** The same for an essay that has been read already. */
export const critiqueReading = (reading: Reading): Critique => {
  const { input, guard } = reading;
  const safety = safetyOf(input, reading.disclosures);
  if (safety?.kind === 'present_risk') return { ...withoutRemarks(reading), safety };
  const items = runChecks(reading);
  const { firstFix, feedback } = rankItems(items);
  const result: Critique = {
    ...withoutRemarks(reading),
    ...(safety ? { safety } : {}),
    ...(firstFix ? { firstFix } : {}),
    feedback,
    rewrittenSections: repairSentences(reading.parts, reading.lints),
    rubric: scoreRubric(reading, items),
    evidenceMap: mapEvidence(reading),
    questions: [...(firstFix ? [firstFix] : []), ...feedback].flatMap(({ question }) =>
      question === undefined ? [] : [question],
    ),
    praise: feedback.filter(({ kind }) => kind === 'praise').map(({ suggestion }) => suggestion),
    promptParts: reading.asked.map((asked) => {
      const { quote, ...part } = toPromptPart(asked);
      return quote === undefined || guard.quotes(quote) ? part : { ...part, quote };
    }),
  };
  const { previous } = input;
  if (!previous) return result;
  // The old text is read again without the spell checker: its spelling notes are in the stored critique.
  const old = readEssay({ ...input, text: previous.text }, { lints: [] });
  const compared = compareDrafts(previous, { text: input.text, critique: result }, runChecks(old), items);
  const shown = (texts: string[]) => texts.filter((text) => !guard.quotes(text) && !old.guard.quotes(text));
  const { fixed, broken, left } = compared;
  result.comparison = { ...compared, fixed: shown(fixed), broken: shown(broken), left: shown(left) };
  return result;
};

/** The critique of an essay on which no remark is made. */
const withoutRemarks = (reading: Reading): Critique => ({
  ...nothingSaid(),
  stats: toStats(reading),
  language: reading.language,
  mechanics: {
    available: reading.spellCheck !== 'unavailable' && reading.english,
    dialect: dialectOf(reading.input),
  },
  engine: { name: 'embedded', version: ENGINE_VERSION },
});

const locate = ({ start, end, text }: Sentence): Location => ({ start, end, quote: text });

const mapEvidence = ({ claims, guard }: Reading): EvidenceEntry[] =>
  claims
    .filter(({ at, proof }) => !guard.touches(at.sentence) && !(proof && guard.touches(proof.sentence)))
    .map(({ at, proof }) => ({
      claim: locate(at.sentence),
      proof: proof ? locate(proof.sentence) : 'no proof yet',
    }));

const toStats = ({ parts, traits, english, wordLimit, input }: Reading): EssayStats => {
  const stats: EssayStats = {
    words: parts.words.length,
    sentences: parts.sentences.length,
    paragraphs: parts.paragraphs.length,
    characters: input.text.length,
    averageSentenceLength: Math.round((10 * parts.words.length) / Math.max(1, parts.sentences.length)) / 10,
    readability: english ? readability(parts) : null,
    specificSentences: traits.filter(({ specific }) => specific).length,
  };
  if (wordLimit !== undefined) stats.wordLimit = wordLimit;
  return stats;
};
