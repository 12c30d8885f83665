/** A sentence taken apart: fixed words, and between them the facts of this record and this student. */
export interface Sentence {
  /** One more than there are values. */
  parts: readonly string[];
  values: readonly string[];
}

/** Template tag: what is filled in counts as a fact. A sentence without any may not be put into other words. */
export const sentence = (parts: readonly string[], ...values: (string | number)[]): Sentence => {
  return { parts, values: values.map(String) };
};

/** With a full stop, unless it ends with a stop of its own. */
export const stopped = (text: string): string => {
  const last = text.at(-1) ?? '';
  const before = '”"’)'.includes(last) ? (text.at(-2) ?? '') : last;
  return before !== '' && '.!?…'.includes(before) ? text : `${text}.`;
};

export const textOf = ({ parts, values }: Sentence): string => {
  return parts.map((part, at) => part + (values[at] ?? '')).join('');
};
