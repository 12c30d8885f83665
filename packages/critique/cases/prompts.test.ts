import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { partsOf } from '../src/prompt/parse-prompt.ts';

interface PromptCase {
  prompt: string;
  asks: string[];
}

const casesOf = (half: string): PromptCase[] =>
  parse(readFileSync(`${import.meta.dirname}/prompts/${half}.yaml`, 'utf8')) as PromptCase[];

/** Each part holds the words that were labelled for it, and there are no others. */
const isRight = ({ prompt, asks }: PromptCase): boolean => {
  const parts = partsOf(prompt);
  return parts.length === asks.length && asks.every((words, at) => parts[at]?.includes(words));
};

/** Of the sealed halves only the share is told. */
describe.each([
  ['opened', 0.95],
  ['tune', 0.95],
  ['sealed', 0.9],
  ['second/tune', 0.95],
  ['second/sealed', 0.86],
  ['third/tune', 0.95],
  ['third/sealed', 0.75],
] as const)('the labelled prompts of %s', (half, least) => {
  it('are read as by hand', () => {
    const cases = casesOf(half);
    const wrong = cases.filter((each) => !isRight(each));
    const shown = half.endsWith('sealed')
      ? []
      : wrong.map(({ prompt, asks }) => ({ prompt, asks, read: partsOf(prompt) }));
    expect(1 - wrong.length / cases.length, JSON.stringify(shown, null, 1)).toBeGreaterThanOrEqual(least);
  });
});
