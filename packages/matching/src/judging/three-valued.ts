/** Strong Kleene logic on yes, no and unknown. */
export type Answer = 'yes' | 'no' | 'unknown';

/** Yes when one is, no when all are, unknown otherwise; no for an empty list. */
export const anyOf = (answers: readonly Answer[]): Answer => {
  if (answers.includes('yes')) return 'yes';
  return answers.includes('unknown') ? 'unknown' : 'no';
};

/** Yes when all are, no when one is not, unknown otherwise; yes for an empty list. */
export const allOf = (answers: readonly Answer[]): Answer => {
  return not(anyOf(answers.map(not)));
};

export const not = (value: Answer): Answer => {
  if (value === 'unknown') return 'unknown';
  return value === 'yes' ? 'no' : 'yes';
};
