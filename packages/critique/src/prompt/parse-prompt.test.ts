import { describe, expect, it } from 'vitest';
import { contentStems } from '../text/stem.ts';
import { parsePrompt, parseSelection } from './parse-prompt.ts';

const parts = (prompt: string): string[] => parsePrompt(prompt).map(({ part }) => part);

describe('parsePrompt', () => {
  it('takes a prompt apart, question by question', () => {
    expect(
      parts('Describe a time you failed, what you learned, and how it will shape your future. (500 words)'),
    ).toEqual(['Describe a time you failed', 'what you learned', 'how it will shape your future']);
  });

  it('leaves out what only speaks of form', () => {
    expect(parts('Why did you choose medicine? Essays are limited to 300 words, double-spaced.')).toEqual([
      'Why did you choose medicine?',
    ]);
  });

  it('names the subject, apart from what every prompt says', () => {
    const [part] = parsePrompt('Describe your experience with water scarcity.');
    expect(part?.subject).toEqual(contentStems(['water', 'scarcity']));
  });

  it('reads published criteria as parts of their own', () => {
    expect(
      parseSelection(['Leadership potential']).map(({ from, intents }) => [from, intents[0]?.id]),
    ).toEqual([['selection', 'leadership']]);
  });
});
