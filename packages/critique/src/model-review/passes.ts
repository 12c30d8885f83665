import { readText } from '../text/read-text.ts';
import type { ModelVerdict } from './model-reply.ts';

/** The remarks of a verdict by their numbers; `R0` is the first fix. */
export const remarksOf = ({ firstFix, remarks }: ModelVerdict) =>
  [firstFix, ...remarks].flatMap((remark, at) => (remark ? [{ id: `R${at}`, remark }] : []));

/** In characters: longer texts are refused anyway and not split. */
const MAX_SPLIT = 1_000;

/** Every sentence that a verdict would show a student, for the third pass. */
export const sentencesOf = (verdict: ModelVerdict): { id: string; text: string }[] =>
  remarksOf(verdict).flatMap(({ id, remark: { suggestion, question } }) =>
    [suggestion, question]
      .filter((text) => text.length <= MAX_SPLIT)
      .flatMap((text) => readText(text).sentences)
      .map(({ text }, at) => ({ id: `${id}.${at + 1}`, text })),
  );
