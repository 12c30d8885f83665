import type { Critique, FeedbackItem } from '../critique-result.ts';

/** The critique as a Markdown document for printing and keeping, the essay at its end. */
export function toMarkdown(critique: Critique, essay: string): string {
  const { stats, rubric, feedback, evidenceMap, promptParts, rewrittenSections, comparison } = critique;
  const limit = stats.wordLimit === undefined ? '' : ` of at most ${stats.wordLimit}`;
  return [
    '# Essay critique',
    `Overall ${critique.overall} of 100. ${stats.words} words${limit}, ${stats.sentences} sentences, ${stats.paragraphs} paragraphs.`,
    ...section('What would help most', feedback.filter(({ kind }) => kind === 'point').map(item)),
    ...section('What to keep', feedback.filter(({ kind }) => kind === 'praise').map(item)),
    ...section(
      'Further remarks',
      feedback.filter(({ kind }) => kind !== 'point' && kind !== 'praise').map(item),
    ),
    ...section(
      'Scores',
      rubric.map(
        ({ name, weight, score, level, reason }) =>
          `- **${name}** (${weight}%): ${score === undefined ? 'not assessed' : `${score}, level ${level} of 5`}. ${inline(reason)}`,
      ),
    ),
    ...section(
      'What was asked',
      promptParts.map(
        ({ part, covered, quote }) => `- ${inline(part)}: ${covered}${quote ? `, “${inline(quote)}”` : ''}`,
      ),
    ),
    ...section(
      'Claims and proof',
      evidenceMap.map(
        ({ claim, proof }) =>
          `- “${inline(claim.quote)}”: ${proof === 'no proof yet' ? proof : `“${inline(proof.quote)}”`}`,
      ),
    ),
    ...section(
      'Small repairs',
      rewrittenSections.map(({ original, revised }) => `- ${inline(original)}\n  → ${inline(revised)}`),
    ),
    ...(comparison
      ? section('Since the last draft', [
          `- Overall ${comparison.before.overall} → ${comparison.after.overall}`,
          ...comparison.fixed.map((text) => `- Met: ${inline(text)}`),
          ...comparison.left.map((text) => `- Still open: ${inline(text)}`),
          ...comparison.broken.map((text) => `- New: ${inline(text)}`),
        ])
      : []),
    '## The essay',
    essay
      .split('\n')
      .map((line) => `> ${escapeMarkup(line)}`)
      .join('\n'),
    `Laurel critique engine ${critique.engine.version}${critique.mechanics.available ? '' : ', without a spelling check'}.`,
  ]
    .join('\n\n')
    .concat('\n');
}

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [`## ${title}`, lines.join('\n')];
const item = ({ category, suggestion }: FeedbackItem): string => `- **${category}.** ${inline(suggestion)}`;
const inline = (text: string): string => escapeMarkup(text.replace(/\s+/g, ' ').trim());
/** What the student wrote must not turn into markup. */
const escapeMarkup = (text: string): string => text.replace(/[\\`*_[\]<>#|~]/g, '\\$&');
