import { type Band, RUBRIC_WEIGHTS, type RubricLine, type RubricName } from '../critique-result.ts';

/** The judgement of one rubric line; without a score it is `not judged`. */
export interface Judgement {
  /** 0 to 100; decides the band and is not shown. */
  score?: number;
  reason: string;
  quotes: string[];
  lift?: string;
}

/** Lower bounds of the bands above `not found`. */
const BOUNDS: readonly [Band, number][] = [
  ['strong', 85],
  ['clear', 60],
  ['thin', 30],
];

/** A line without a quote is at most `clear`. */
const bandOf = (score: number, quotes: readonly string[]): Band => {
  const band = BOUNDS.find(([, bound]) => score >= bound)?.[0] ?? 'not found';
  return band === 'strong' && quotes.length === 0 ? 'clear' : band;
};

export const scoreLine = (name: RubricName, { score, reason, quotes, lift }: Judgement): RubricLine => {
  const band = score === undefined ? 'not judged' : bandOf(score, quotes);
  const line: RubricLine = { name, weight: RUBRIC_WEIGHTS[name], band, reason, quotes };
  return lift && band !== 'strong' && band !== 'not judged' ? { ...line, lift } : line;
};
