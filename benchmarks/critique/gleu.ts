import { seededRandom } from '@laurel/domain';

/**
 * GLEU as the JFLEG authors define it (Napoles et al. 2015, "Ground Truth for Grammatical Error Correction Metrics", and
 * their 2016 note): n-grams up to 4; n-grams of the hypothesis that stand in the source but not in the reference count
 * against it; one reference is drawn for each sentence, and the mean of many draws is the score.
 */

type Counts = Map<string, number>;
type Stats = readonly number[];

const ORDER = 4;
const DRAWS = 500;

export interface GleuSentence {
  source: readonly string[];
  hypothesis: readonly string[];
  references: readonly (readonly string[])[];
}

/** @returns GLEU in percent, 0 to 100 */
export const gleu = (sentences: readonly GleuSentence[], draws = DRAWS): number => {
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
