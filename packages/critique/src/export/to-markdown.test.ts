import { expect, it } from 'vitest';
import { critique } from '../critique.ts';
import { toMarkdown } from './to-markdown.ts';

const text = 'I am a *very* hardworking student. # I like <b>rivers</b>.';

it('holds every suggestion, the scores and the essay', () => {
  const result = critique({ text }, { lints: [] });
  const markdown = toMarkdown(result, text);
  expect(markdown).toContain('## Scores');
  for (const { category } of result.feedback) expect(markdown).toContain(category);
  expect(markdown).toContain(`Overall ${result.overall} of 100`);
});

it('never lets the essay turn into markup', () => {
  const markdown = toMarkdown(critique({ text }, 'unavailable'), text);
  expect(markdown).toContain('> I am a \\*very\\* hardworking student. \\# I like \\<b\\>rivers\\</b\\>.');
  expect(markdown).toContain('without a spelling check');
});
