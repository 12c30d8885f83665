import { quote } from '../text/quote.ts';
import { contentStems } from '../text/stem.ts';
import type { Check } from './check.ts';

const GENERIC = contentStems(
  'scholarship scholarships fellowship award grant foundation trust program programme university international national excellence global fund bursary master masters women students student leadership'.split(
    ' ',
  ),
);

const namesIn = (title: string): string[] =>
  [...contentStems(title.match(/[\p{L}\p{N}]+/gu) ?? [])].filter((each) => !GENERIC.has(each));

/** The essay could be sent to any other giver without changing a word. */
export const unnamedAward: Check = {
  id: 'unnamed-award',
  category: 'Why this award',
  kind: 'question',
  rubric: 'Prompt fit',
  languages: 'english',
  find: ({ input: { scholarship }, stems, asked }) => {
    if (!scholarship || stems.length < 6) return [];
    const own = namesIn(scholarship.title);
    if (own.length === 0 || own.some((each) => stems.some((sentence) => sentence.has(each)))) return [];
    const criterion = asked.find(({ from, best }) => from === 'selection' && best);
    const question = criterion?.best
      ? `It says it looks for ${quote(criterion.part, 80)}, and your ${quote(criterion.best.sentence.text, 100)} answers that. What ties it to this award?`
      : `What about ${scholarship.title} made you choose it over another?`;
    return [
      {
        suggestion: `Neither ${quote(scholarship.title, 80)} nor ${quote(scholarship.organization, 80)} leaves a trace in the essay: it could go to another giver unchanged. ${question}`,
        at: [],
        weight: 42,
        question,
      },
    ];
  },
};
