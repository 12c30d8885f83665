import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { filterLints, maskText, readText, repairSentences, type SpellChecker } from '@laurel/critique';
import { seededRandom } from '@laurel/domain';
import { type Replacement, replaceInTokens, toRunningText } from './tokenised-text.ts';

/**
 * GLEU as the JFLEG authors define it (Napoles et al. 2015, "Ground Truth for Grammatical Error Correction Metrics", and
 * their 2016 note): n-grams up to 4; n-grams of the hypothesis that stand in the source but not in the reference count
 * against it; one reference is drawn for each sentence, and the mean of many draws is the score.
 */

type Counts = Map<string, number>;
type Stats = readonly number[];

const ORDER = 4;
const DRAWS = 500;

interface GleuSentence {
  source: readonly string[];
  hypothesis: readonly string[];
  references: readonly (readonly string[])[];
}

/** @returns GLEU in percent, 0 to 100 */
const gleu = (sentences: readonly GleuSentence[], draws = DRAWS): number => {
  const stats = sentences.map(({ source, hypothesis, references }) =>
    references.map((reference) => sentenceStats(source, hypothesis, reference)),
  );
  const random = seededRandom(101);
  let sum = 0;
  for (let draw = 0; draw < draws; draw += 1) {
    const total = new Array<number>(2 * ORDER + 2).fill(0);
    for (const byReference of stats) {
      const drawn = byReference[Math.floor(random() * byReference.length)];
      drawn?.forEach((value, index) => {
        total[index] = (total[index] ?? 0) + value;
      });
    }
    sum += corpusGleu(total);
  }
  return (100 * sum) / draws;
};

/** Hypothesis length, reference length, then for each order the matches and the n-grams of the hypothesis. */
const sentenceStats = (
  source: readonly string[],
  hypothesis: readonly string[],
  reference: readonly string[],
): Stats => {
  const stats = [hypothesis.length, reference.length];
  for (let n = 1; n <= ORDER; n += 1) {
    const [ofSource, ofHypothesis, ofReference] = [source, hypothesis, reference].map((each) =>
      ngrams(each, n),
    ) as [Counts, Counts, Counts];
    const onlyInSource = new Map([...ofSource].filter(([gram]) => !ofReference.has(gram)));
    const good = overlap(ofHypothesis, ofReference) - overlap(ofHypothesis, onlyInSource);
    stats.push(Math.max(good, 0), Math.max(hypothesis.length + 1 - n, 0));
  }
  return stats;
};

const corpusGleu = (stats: Stats): number => {
  if (stats.includes(0)) return 0;
  const [hypothesisLength = 0, referenceLength = 0] = stats;
  let log = 0;
  for (let index = 2; index < stats.length; index += 2)
    log += Math.log((stats[index] ?? 0) / (stats[index + 1] ?? 1));
  return Math.exp(Math.min(0, 1 - referenceLength / hypothesisLength) + log / ORDER);
};

const ngrams = (tokens: readonly string[], n: number): Counts => {
  const counts: Counts = new Map();
  for (let start = 0; start + n <= tokens.length; start += 1) {
    const gram = tokens.slice(start, start + n).join(' ');
    counts.set(gram, (counts.get(gram) ?? 0) + 1);
  }
  return counts;
};

const overlap = (left: Counts, right: Counts): number => {
  let sum = 0;
  for (const [gram, count] of left) sum += Math.min(count, right.get(gram) ?? 0);
  return sum;
};

export interface JflegResult {
  sentences: number;
  gleuAlone: number;
  gleuRepaired: number;
  /** Places flagged, and those where at least one of the human rewrites changed something too. */
  flags: number;
  flagsHumansChanged: number;
  /** Sentences that every human left as they are, and those of them with a flag. */
  leftAlone: number;
  leftAloneFlagged: number;
  unavailable: number;
}

/** Reads `<split>.src` and its four references from a JFLEG folder and runs every sentence through checker and filters. */
export const measureJfleg = async (folder: string, spellChecker: SpellChecker): Promise<JflegResult> => {
  const split = basename(folder).includes('test') ? 'test' : 'dev';
  const read = (name: string) =>
    readFileSync(`${folder}/${name}`, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => line.trim().split(/\s+/));
  const sources = read(`${split}.src`);
  const references = [0, 1, 2, 3].map((index) => read(`${split}.ref${index}`));
  const result = {
    sentences: sources.length,
    flags: 0,
    flagsHumansChanged: 0,
    leftAlone: 0,
    leftAloneFlagged: 0,
    unavailable: 0,
  };
  const repaired: string[][] = [];
  for (const [index, source] of sources.entries()) {
    const humans = references.map((reference) => reference[index] ?? []);
    const running = toRunningText(source);
    const checked = await spellChecker.check(running.text, { dialect: 'american' });
    if (checked === 'unavailable') result.unavailable += 1;
    const parts = readText(running.text);
    const lints =
      checked === 'unavailable' ? [] : filterLints(parts, checked.lints, maskText(running.text).masks);
    const changes = humans.map((human) => changedPlaces(source, human));
    for (const { start, end } of lints) {
      result.flags += 1;
      const touched = running.tokens.flatMap((token, at) =>
        token.start < end && token.end > start ? [at] : [],
      );
      if (changes.some((places) => touched.some((at) => places.has(at)))) result.flagsHumansChanged += 1;
    }
    if (humans.every((human) => human.join(' ') === source.join(' '))) {
      result.leftAlone += 1;
      if (lints.length > 0) result.leftAloneFlagged += 1;
    }
    const edits = repairSentences(parts, lints).flatMap(({ changes: made }) =>
      made.map(({ start, end, to }): Replacement => ({ start, end, replacement: to })),
    );
    repaired.push(replaceInTokens(running, edits));
  }
  const score = (hypotheses: string[][]) =>
    gleu(
      sources.map((source, index) => ({
        source,
        hypothesis: hypotheses[index] ?? source,
        references: references.map((reference) => reference[index] ?? []),
      })),
    );
  return { ...result, gleuAlone: score(sources), gleuRepaired: score(repaired) };
};

/** Indices of source tokens that the rewrite changed, dropped, or put something next to (longest common subsequence). */
const changedPlaces = (source: readonly string[], rewrite: readonly string[]): Set<number> => {
  const lengths = Array.from({ length: source.length + 1 }, () =>
    new Array<number>(rewrite.length + 1).fill(0),
  );
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  for (let i = source.length - 1; i >= 0; i -= 1)
    for (let j = rewrite.length - 1; j >= 0; j -= 1) {
      const row = lengths[i];
      if (row)
        row[j] = source[i] === rewrite[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  const changed = new Set<number>();
  let [i, j] = [0, 0];
  while (i < source.length || j < rewrite.length) {
    if (i < source.length && j < rewrite.length && source[i] === rewrite[j]) {
      i += 1;
      j += 1;
    } else if (j < rewrite.length && (i >= source.length || at(i, j + 1) >= at(i + 1, j))) {
      changed.add(i).add(i - 1);
      j += 1;
    } else {
      changed.add(i);
      i += 1;
    }
  }
  return changed;
};
