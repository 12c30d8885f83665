import type { RewrittenSection } from '../critique-result.ts';
import type { TextParts } from '../text/read-text.ts';
import type { Lint } from './spell-checker.ts';

/** Sentences with spelling and grammar repairs; nothing else is changed. */
export const repairSentences = (parts: TextParts, lints: readonly Lint[]): RewrittenSection[] => {
  const repairs = lints.filter((lint) => lint.replacements.length > 0);
  const sections: RewrittenSection[] = [];
  let next = 0;
  for (const { start, end, text } of parts.sentences) {
    const changes: RewrittenSection['changes'] = [];
    let revised = '';
    let at = start;
    for (; next < repairs.length; next += 1) {
      const repair = repairs[next];
      if (!repair || repair.start >= end) break;
      if (repair.start < at || repair.end > end) continue;
      const to = repair.replacements[0] ?? '';
      const from = parts.text.slice(repair.start, repair.end);
      if (to === from) continue;
      changes.push({ start: repair.start, end: repair.end, from, to, reason: repair.message });
      revised += parts.text.slice(at, repair.start) + to;
      at = repair.end;
    }
    if (changes.length === 0) continue;
    revised += parts.text.slice(at, end);
    sections.push({ original: text, revised, location: { start, end, quote: text }, changes });
  }
  return sections;
};
