/**
 * Measures how prompts are read: a prompt is right when it has as many parts as were marked by hand, each with the words marked for it.
 * Of the sealed halves only the total.
 *
 *   node benchmarks/critique/prompts.ts [--list]
 */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { partsOf } from '../../packages/critique/src/prompt/parse-prompt.ts';
import { readHalf } from './sealed.ts';

interface PromptCase {
  prompt: string;
  asks: string[];
}

const OPENED = new URL('../../packages/critique/cases/prompts/opened.yaml', import.meta.url);
const list = process.argv.includes('--list');

const isRight = ({ prompt, asks }: PromptCase): boolean => {
  const parts = partsOf(prompt);
  return parts.length === asks.length && asks.every((words, at) => parts[at]?.includes(words));
};

const halves: Record<string, PromptCase[]> = {
  opened: parse(readFileSync(OPENED, 'utf8')) as PromptCase[],
  tune: readHalf<PromptCase>('prompts', 'tune'),
  sealed: readHalf<PromptCase>('prompts', 'sealed'),
  'second, to work with': readHalf<PromptCase>('prompts/second', 'tune'),
  'second, sealed': readHalf<PromptCase>('prompts/second', 'sealed'),
  'third, to work with': readHalf<PromptCase>('prompts/third', 'tune'),
  'third, sealed': readHalf<PromptCase>('prompts/third', 'sealed'),
};
for (const [half, cases] of Object.entries(halves)) {
  const wrong = cases.filter((each) => !isRight(each));
  const share = ((100 * (cases.length - wrong.length)) / cases.length).toFixed(1);
  console.log(
    `${half}: ${cases.length - wrong.length} of ${cases.length} prompts read as by hand (${share}%)`,
  );
  if (!list || half.endsWith('sealed')) continue;
  for (const { prompt, asks } of wrong)
    console.log(
      `  ${JSON.stringify(prompt)}\n    by hand ${JSON.stringify(asks)}\n    read ${JSON.stringify(partsOf(prompt))}`,
    );
}
