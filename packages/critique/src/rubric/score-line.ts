import { RUBRIC_WEIGHTS, type RubricLine, type RubricName } from '../critique-result.ts';

/** What one rubric line's judgement consists of; without a score it could not be assessed. */
export interface Judgement {
  /** 0 to 100. */
  score?: number;
  reason: string;
  quotes: string[];
  lift?: string;
}

/** Lower bounds of levels 2 to 5. */
const LEVELS = [30, 50, 68, 85];

export function scoreLine(name: RubricName, { score, reason, quotes, lift }: Judgement): RubricLine {
  const line: RubricLine = { name, weight: RUBRIC_WEIGHTS[name], reason, quotes };
  if (score === undefined) return line;
  line.score = Math.round(Math.min(100, Math.max(0, score)));
  line.level = 1 + LEVELS.filter((bound) => (line.score ?? 0) >= bound).length;
  if (lift && line.level < 5) line.lift = lift;
  return line;
}

/**
 * Weighted mean of the lines that have a score; 0 when none has.
 * @param cap what the essay can reach at most, whatever its merits on the other lines
 */
export function overallScore(lines: readonly RubricLine[], cap = 100): number {
  const scored = lines.filter((line) => line.score !== undefined);
  const weight = scored.reduce((sum, line) => sum + line.weight, 0);
  const sum = scored.reduce((total, line) => total + line.weight * (line.score ?? 0), 0);
  return weight === 0 ? 0 : Math.min(cap, Math.round(sum / weight));
}
