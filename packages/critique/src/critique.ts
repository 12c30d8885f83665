import { rankItems } from './checks/rank-items.ts';
import { runChecks, type WeighedItem } from './checks/run-checks.ts';
import type { CritiqueInput } from './critique-input.ts';
import {
  type Comparison,
  type Critique,
  type EssayStats,
  type EvidenceEntry,
  type Location,
  nothingSaid,
  type RubricLine,
  type RubricName,
} from './critique-result.ts';
import { ENGINE_VERSION } from './engine-version.ts';
import { MODEL_CHECK } from './model-review/guard-item.ts';
import { toPromptPart } from './prompt/prompt-fit.ts';
import { type Reading, readEssay } from './reading.ts';
import {
  judgeGoals,
  judgePromptFit,
  judgeSpecificity,
  judgeSpelling,
  judgeStructure,
  judgeVoice,
} from './rubric/judges.ts';
import { type Judgement, scoreLine } from './rubric/score-line.ts';
import { safetyOf } from './safety/safety.ts';
import { dialectOf } from './spell-check/dialect.ts';
import { repairSentences } from './spell-check/repair-sentences.ts';
import type { SpellCheckResult } from './spell-check/spell-checker.ts';
import { countSyllables } from './text/count-syllables.ts';
import { readText, type Sentence, type TextParts } from './text/read-text.ts';

interface Draft {
  text: string;
  critique: Pick<Critique, 'feedback' | 'firstFix' | 'rubric'>;
}

/**
 * Which advice on the previous draft the new one follows.
 * @param before all findings on the previous text, also those that were not shown, so that they do not count as new
 * @param now all findings on the new text
 */
const compareDrafts = (
  previous: Draft,
  current: Draft,
  before: readonly WeighedItem[],
  now: readonly WeighedItem[],
): Comparison => {
  const advice = (items: Critique['feedback']) =>
    items.filter(({ kind }) => kind !== 'praise' && kind !== 'notice');
  const keysNow = new Map(now.map((each) => [each.item.suggestion, each.key]));
  const stands = (check: string, quote: string | undefined) =>
    now.some(
      ({ item }) =>
        item.check === check &&
        (quote === undefined ||
          item.location === undefined ||
          same(item.location.quote, quote) ||
          item.more?.some((place) => same(place.quote, quote))),
    );
  const given = advice(adviceOf(previous.critique));
  const left = given.filter(({ check, location }) =>
    // A remark of a language model holds as long as the words that it quotes are in the text.
    check === MODEL_CHECK && location
      ? current.text.includes(location.quote)
      : stands(check, location?.quote),
  );
  const known = new Set(before.map(({ key }) => key));
  const broken = advice(adviceOf(current.critique)).filter(
    ({ check, suggestion, location }) =>
      !known.has(keysNow.get(suggestion) ?? '') &&
      (location === undefined
        ? !before.some(({ item }) => item.check === check)
        : !previous.text.includes(location.quote)),
  );
  return {
    fixed: given.filter((item) => !left.includes(item)).map(({ suggestion }) => suggestion),
    broken: broken.map(({ suggestion }) => suggestion),
    left: left.map(({ suggestion }) => suggestion),
    before: bands(previous.critique),
    after: bands(current.critique),
    wordsKept: wordsKept(previous.text, current.text),
  };
};

/** The first fix and the remarks. */
const adviceOf = ({ firstFix, feedback }: Draft['critique']) => [
  ...(firstFix ? [firstFix] : []),
  ...feedback,
];

const same = (left: string, right: string): boolean => left.trim() === right.trim();

const bands = ({ rubric }: { rubric: RubricLine[] }): Comparison['before'] => ({
  // Critiques stored by an earlier engine have no bands.
  rubric: rubric.map(({ name, band }: Partial<RubricLine> & Pick<RubricLine, 'name'>) =>
    band === undefined ? { name } : { name, band },
  ),
});

/** Share of the old draft's words, counted with repetition, that the new one still has. */
const wordsKept = (before: string, after: string): number => {
  const counts = new Map<string, number>();
  for (const { lower } of readText(after).words) counts.set(lower, (counts.get(lower) ?? 0) + 1);
  const words = readText(before).words;
  const kept = words.filter(({ lower }) => {
    const count = counts.get(lower) ?? 0;
    counts.set(lower, count - 1);
    return count > 0;
  }).length;
  return words.length === 0 ? 0 : Math.round((100 * kept) / words.length) / 100;
};

/**
 * Flesch reading ease (R. Flesch, "A new readability yardstick", 1948), held to 0..100; null without words.
 * 60 to 70 is plain English.
 */
const readability = ({ words, sentences }: TextParts): number | null => {
  if (words.length === 0 || sentences.length === 0) return null;
  const syllables = words.reduce((sum, { lower }) => sum + countSyllables(lower), 0);
  const ease = 206.835 - 1.015 * (words.length / sentences.length) - 84.6 * (syllables / words.length);
  return Math.round(Math.min(100, Math.max(0, ease)));
};

const JUDGES: Record<RubricName, (reading: Reading) => Judgement> = {
  'Specificity and evidence': judgeSpecificity,
  'Prompt fit': judgePromptFit,
  'Goals and impact': judgeGoals,
  Structure: judgeStructure,
  Voice: judgeVoice,
  Mechanics: judgeSpelling,
};

/** The six lines, in the order of their weights. Style findings do not count. */
const scoreRubric = (reading: Reading, items: readonly WeighedItem[]): RubricLine[] => {
  return (Object.keys(JUDGES) as RubricName[]).map((name) => {
    const readable = reading.parts.words.length > 0 && reading.english;
    if (!readable) return scoreLine(name, { reason: 'Only English prose can be judged.', quotes: [] });
    const judgement = JUDGES[name](reading);
    const lift = judgement.lift ?? liftOf(name, items);
    const { guard } = reading;
    const quotes = judgement.quotes.filter((quoted) => !guard.quotes(quoted));
    const shown = { ...judgement, quotes, ...(lift ? { lift } : {}) };
    return scoreLine(name, shown.lift && guard.quotes(shown.lift) ? { ...shown, lift: '' } : shown);
  });
};

/** The heaviest finding on this line. */
const liftOf = (name: RubricName, items: readonly WeighedItem[]): string | undefined => {
  const [heaviest] = items
    .filter(
      ({ item }) =>
        item.rubric === name && item.kind !== 'praise' && item.kind !== 'style' && item.kind !== 'notice',
    )
    .sort((a, b) => b.weight - a.weight);
  return heaviest?.item.suggestion;
};

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
