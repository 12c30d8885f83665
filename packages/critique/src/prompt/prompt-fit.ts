import type { PromptPart } from '../critique-result.ts';
import { type Reading, readWords } from '../reading.ts';
import { type CoveredPart, coverParts } from './cover-part.ts';
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

/** Kinds of detail in a sentence that a draft for another application could build on. */
const WORTH_USING = 2;

/**
 * How well an essay answers the prompt and criteria of another application; empty for text that isn't English. A draft may serve where it only
 * speaks to what is asked, so a sentence of the right kind is enough for a part.
 */
export const promptFit = (
  text: string,
  { prompt, selection }: { prompt?: string | undefined; selection: readonly string[] },
): PromptPart[] => {
  const { english, traits, stems } = readWords({ text });
  const asks = [...parsePrompt(prompt ?? ''), ...parseSelection(selection)];
  const speaksTo = ({ intents }: CoveredPart) =>
    traits.some((each) => each.detail >= WORTH_USING && intents.some(({ speaks }) => speaks(each)));
  return english
    ? coverParts(asks, traits, stems)
        .map((asked) =>
          asked.covered === 'no' && speaksTo(asked)
            ? { ...asked, covered: 'partly' as const, judged: true }
            : asked,
        )
        .map(toPromptPart)
    : [];
};
