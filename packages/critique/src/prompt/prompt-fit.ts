import type { PromptPart } from '../critique-result.ts';
import { type Reading, readWords } from '../reading.ts';
import { coverParts } from './cover-part.ts';
import { parsePrompt, parseSelection } from './parse-prompt.ts';

export const toPromptPart = ({
  part,
  from,
  covered,
  judged,
  best,
}: Reading['asked'][number]): PromptPart => ({
  part,
  from,
  covered,
  ...(judged ? {} : { judged }),
  ...(best ? { quote: best.sentence.text } : {}),
});

/** How well an essay answers the prompt and criteria of another application; empty for text that isn't English. */
export const promptFit = (
  text: string,
  { prompt, selection }: { prompt?: string | undefined; selection: readonly string[] },
): PromptPart[] => {
  const { english, traits, stems } = readWords({ text });
  const asks = [...parsePrompt(prompt ?? ''), ...parseSelection(selection)];
  return english ? coverParts(asks, traits, stems).map(toPromptPart) : [];
};
