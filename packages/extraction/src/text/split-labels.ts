import { LABELS, RULE_LABEL } from './labels.generated.ts';
import type { Unit, UnitLabel } from './split-units.ts';

/** One label makes no flattened page: it may be a word of a sentence. */
const MIN_LABELS = 2;
/** A longer value has run on into prose. */
const MAX_VALUE = 160;

interface Label {
  column: UnitLabel['column'];
  start: number;
  end: number;
}

const labelsIn = (text: string): Label[] =>
  LABELS.flatMap(({ column, pattern }) =>
    [...text.matchAll(pattern)].map((match) => ({
      column,
      start: match.index,
      end: match.index + match[0].length,
    })),
  ).sort((a, b) => a.start - b.start);

/** A value that leaves its label open: only pages write so, sentences don't. */
const OPEN_VALUE = /^\s*:?\s+(?:Any|All|Unrestricted|International)(?!\p{L})/u;

/**
 * The parts of a unit: the words before its first label, then each value as a unit that knows its column. A unit that is no
 * stretch of labels with their values comes back whole.
 */
export const splitLabels = (unit: Unit): Unit[] => {
  if (!RULE_LABEL.test(unit.text)) return [unit];
  const labels = labelsIn(unit.text);
  const [first] = labels;
  const isPage =
    first !== undefined &&
    labels.length >= MIN_LABELS &&
    labels.some(({ column }) => column !== 'none') &&
    (first.start === 0 || labels.some(({ end }) => OPEN_VALUE.test(unit.text.slice(end))));
  if (!isPage) return [unit];
  const part = (from: number, to: number, label?: UnitLabel): Unit[] => {
    const written = unit.text.slice(from, to);
    const text = written.replace(/^[\s:]+|\s+$/g, '');
    if (text === '') return [];
    const start = unit.start + from + written.indexOf(text);
    return [{ ...unit, start, end: start + text.length, text, ...(label === undefined ? {} : { label }) }];
  };
  const values = labels.flatMap(({ column, start, end }, index) => {
    const to = labels[index + 1]?.start ?? unit.text.length;
    const name = unit.text.slice(start, end);
    return part(end, to, { name, column: to - end > MAX_VALUE ? 'none' : column });
  });
  return [...part(0, first.start), ...values];
};
