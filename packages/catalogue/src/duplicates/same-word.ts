import { editDistance } from '@laurel/text';

/** Whether two words are one but for a slip: one edit from six letters on, two from nine on. Words with digits must agree. */
export const sameWord = (a: string, b: string): boolean => {
  if (a === b) return true;
  const shorter = Math.min(a.length, b.length);
  if (shorter < 6 || a[0] !== b[0] || /\d/.test(a + b)) return false;
  const allowed = shorter >= 9 ? 2 : 1;
  return editDistance(a, b, allowed) <= allowed;
};
