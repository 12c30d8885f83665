import type { PromptPart } from '../critique-result.ts';
import { type Reading, readWords } from '../reading.ts';

export const toPromptPart = ({ part, from, covered, best }: Reading['asked'][number]): PromptPart =>
  best ? { part, from, covered, quote: best.sentence.text } : { part, from, covered };

/** How far an essay answers a prompt and published criteria it was not written for; empty for text that isn't English. */
export const promptFit = (
  text: string,
  { prompt, selection }: { prompt?: string | undefined; selection: readonly string[] },
): PromptPart[] =>
  readWords({
    text,
    ...(prompt ? { prompt } : {}),
    scholarship: { title: '', organization: '', description: '', selection: [...selection] },
  }).asked.map(toPromptPart);
