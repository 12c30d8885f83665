import type { Evidence } from '@laurel/domain';
import type { CompiledCriterion } from './compiled-catalogue.ts';

/** Stands for the words of a criterion that are known to stand in the record. */
const MARK = '✓';

/** What a criterion of a compiled catalogue has as evidence: its words where they were kept, else a mark. Quoted words are a text of their own. */
export const evidenceOf = ({ words, unquoted }: CompiledCriterion): Evidence[] => {
  const quotes = words ?? (unquoted ? [] : [MARK]);
  return quotes.map((quote) => ({ field: unquoted ? '' : quote, start: 0, end: quote.length, quote }));
};

/** The texts that such evidence points into. */
export const textsOf = (evidence: readonly Evidence[]): Record<string, string> =>
  Object.fromEntries(evidence.flatMap(({ field, quote }) => (field === '' ? [] : [[field, quote]])));
