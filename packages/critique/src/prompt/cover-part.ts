import type { Traits } from '../evidence/read-traits.ts';
import { contentStems } from '../text/stem.ts';
import type { AskedPart } from './parse-prompt.ts';

export interface CoveredPart extends AskedPart {
  covered: 'yes' | 'partly' | 'no';
  best?: Traits;
  /** Words of the part's subject that the essay never uses. */
  missingSubject: string[];
}

/** Looks for the sentences that speak to one part, and how concretely they do. */
export function coverPart(part: AskedPart, traits: readonly Traits[], stems: readonly Set<string>[]): CoveredPart {
  const { essay, missing } = subjectIn(part, stems);
  const ranked = traits
    .map((each) => ({ each, points: points(part, each, stems[each.sentence.index] ?? new Set()) }))
    .filter(({ points: found }) => found > 0)
    .sort((a, b) => b.points - a.points || a.each.sentence.index - b.each.sentence.index);
  const best = ranked[0];
  const offSubject = part.subject.size >= 2 && essay === 0;
  const covered = judge(part, ranked.map(({ each }) => each), offSubject);
  const result = { ...part, covered, missingSubject: missing };
  return best && covered !== 'no' ? { ...result, best: best.each } : result;
}

function judge(part: AskedPart, found: readonly Traits[], offSubject: boolean): CoveredPart['covered'] {
  if (found.length === 0) return 'no';
  if (offSubject) return part.intents.length > 0 && found.some(({ specific }) => specific) ? 'partly' : 'no';
  const concrete = found.some((each) => each.specific || each.detail >= 2);
  if (concrete) return 'yes';
  return found.length >= 3 && found.some(({ detail }) => detail >= 1) ? 'yes' : 'partly';
}

/** Higher for sentences that speak to more of the part and more concretely; 0 when they don't. */
function points({ intents, subject }: AskedPart, each: Traits, stems: ReadonlySet<string>): number {
  const spoken = intents.filter(({ speaks }) => speaks(each)).length;
  const shared = [...subject].filter((word) => stems.has(word)).length;
  if (spoken === 0 && (intents.length > 0 || shared === 0)) return 0;
  return 4 * spoken + 2 * shared + each.detail + (each.vague ? -1 : 0);
}

function subjectIn({ subject }: AskedPart, stems: readonly Set<string>[]): { essay: number; missing: string[] } {
  const missing = [...subject].filter((word) => !stems.some((each) => each.has(word)));
  return { essay: subject.size - missing.length, missing };
}

export const sentenceStems = (traits: readonly Traits[]): Set<string>[] =>
  traits.map(({ sentence }) => contentStems(sentence.words.map(({ lower }) => lower)));
