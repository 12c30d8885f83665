import type { Critique, FeedbackItem } from './critique-shape.ts';
import { critiqueView, type NumberedItem } from './critique-view.ts';

interface Exported {
  essayText: string;
  prompt?: string | undefined;
  /** The day of the essay, in words. */
  date: string;
  critique: Critique;
}

/** Characters that Markdown would read as formatting. */
const SPECIAL = /[\\`*_[\]<>#|~]/g;
const LINE_START = /^(\s*)([-+]|\d+[.)])(?=\s)/gm;

const plain = (text: string): string =>
  text.replace(SPECIAL, '\\$&').replace(LINE_START, (_, space: string, mark: string) =>
    // A number with a dot, or a dash, would begin a list.
    mark.length === 1 ? `${space}\\${mark}` : `${space}${mark.slice(0, -1)}\\${mark.at(-1)}`,
  );

const quoted = (text: string): string =>
  plain(text)
    .split(/\r?\n/)
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length > 0 ? [`## ${title}`, lines.join('\n')] : [];

const itemLine = ({ number, item }: NumberedItem): string => {
  const { category, suggestion, question }: FeedbackItem = item;
  const asked = question && !suggestion.includes(question) ? ` ${plain(question)}` : '';
  return `${number}. **${plain(category)}:** ${plain(suggestion)}${asked}`;
};

const listed = (texts: readonly string[]) => texts.map((text) => `- ${plain(text)}`);

const COVERED = { yes: 'covered', partly: 'perhaps, in general words', no: 'not found' } as const;

const comparisonLines = ({ comparison }: Critique): string[] => {
  if (!comparison) return [];
  const { fixed, broken, left } = comparison;
  return (['Fixed', 'New', 'Still open'] as const).flatMap((title, index) => {
    const texts = [fixed, broken, left][index] ?? [];
    return texts.length > 0 ? ['', `**${title}**`, '', ...listed(texts)] : [];
  });
};

/** The essay and everything its critique says, as a Markdown document. */
export const critiqueMarkdown = ({ essayText, prompt, date, critique }: Exported): string => {
  const { suggestions, questions, moreQuestions, praise, notices } = critiqueView(essayText, critique);
  const parts = [
    '# Essay critique',
    plain(date),
    ...notices.map(plain),
    ...section('Prompt', prompt ? [quoted(prompt)] : []),
    ...section('Your essay', [quoted(essayText)]),
    ...section('Fix this first', critique.firstFix ? [plain(critique.firstFix.suggestion)] : []),
    ...section(
      'Rubric',
      critique.rubric.map(
        ({ name, band, reason, lift }) =>
          `- **${plain(name)}**${band ? ` (${band})` : ''}: ${plain(reason)}${lift ? ` ${plain(lift)}` : ''}`,
      ),
    ),
    ...section('Compared with your earlier draft', comparisonLines(critique)),
    ...section('Suggestions', suggestions.map(itemLine)),
    ...section('Questions to answer', [...questions.map(itemLine), ...listed(moreQuestions)]),
    ...section('What works', praise.map(itemLine)),
    ...section(
      'The prompt, part by part',
      critique.promptParts.map(
        ({ part, covered, judged }) =>
          `- ${plain(part)}: ${judged === false ? 'not judged' : COVERED[covered]}`,
      ),
    ),
    ...section(
      'Claims and proof',
      critique.evidenceMap.map(
        ({ claim, proof }) =>
          `- “${plain(claim.quote)}”: ${proof === 'no proof yet' ? proof : `“${plain(proof.quote)}”`}`,
      ),
    ),
    ...section(
      'Rewritten sections',
      critique.rewrittenSections.map(
        ({ original, revised }) => `- Original: ${plain(original)}\n  Revised: ${plain(revised)}`,
      ),
    ),
  ];
  return `${parts.join('\n\n')}\n`;
};
