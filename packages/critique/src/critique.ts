import { rankItems } from './checks/rank-items.ts';
import { runChecks } from './checks/run-checks.ts';
import { compareDrafts } from './compare/compare-drafts.ts';
import type { CritiqueInput } from './critique-input.ts';
import type { Critique, EssayStats, EvidenceEntry, Location } from './critique-result.ts';
import { ENGINE_VERSION } from './engine-version.ts';
import { toPromptPart } from './prompt/prompt-fit.ts';
import { type Reading, readEssay } from './reading.ts';
import { overallCap } from './rubric/overall-cap.ts';
import { scoreRubric } from './rubric/rubric.ts';
import { overallScore } from './rubric/score-line.ts';
import { dialectOf } from './spell-check/dialect.ts';
import { repairSentences } from './spell-check/repair-sentences.ts';
import type { SpellCheckResult } from './spell-check/spell-checker.ts';
import type { Sentence } from './text/read-text.ts';
import { readability } from './text/readability.ts';

/**
 * The critique of one essay. Pure and deterministic: the same input gives the same bytes; never throws, whatever the text.
 * @param spellCheck what a checker said about `input.text`, or that it could not be asked
 */
export const critique = (input: CritiqueInput, spellCheck: SpellCheckResult | 'unavailable'): Critique =>
  critiqueReading(readEssay(input, spellCheck));

/** The same for an essay that has been read already. */
export function critiqueReading(reading: Reading): Critique {
  const { input, spellCheck } = reading;
  const items = runChecks(reading);
  const feedback = rankItems(items);
  const rubric = scoreRubric(reading, items);
  const result: Critique = {
    feedback,
    rewrittenSections: repairSentences(reading.parts, reading.lints),
    rubric,
    overall: overallScore(rubric, reading.english ? overallCap(reading) : 100),
    evidenceMap: mapEvidence(reading),
    questions: feedback.flatMap(({ question }) => (question === undefined ? [] : [question])),
    praise: feedback.filter(({ kind }) => kind === 'praise').map(({ suggestion }) => suggestion),
    promptParts: reading.asked.map(toPromptPart),
    stats: toStats(reading),
    language: reading.language,
    mechanics: {
      available: spellCheck !== 'unavailable' && reading.english,
      dialect: dialectOf(input),
    },
    engine: { name: 'embedded', version: ENGINE_VERSION },
  };
  const { previous } = input;
  if (previous) {
    // Whatever a checker would say of the old text is in its stored critique; only what was read in words is looked at anew.
    const before = runChecks(readEssay({ ...input, text: previous.text }, { lints: [] }));
    result.comparison = compareDrafts(previous, { text: input.text, critique: result }, before, items);
  }
  return result;
}

const locate = ({ start, end, text }: Sentence): Location => ({ start, end, quote: text });

const mapEvidence = ({ claims }: Reading): EvidenceEntry[] =>
  claims.map(({ at, proof }) => ({
    claim: locate(at.sentence),
    proof: proof ? locate(proof.sentence) : 'no proof yet',
  }));

function toStats({ parts, traits, english, wordLimit, input }: Reading): EssayStats {
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
}
