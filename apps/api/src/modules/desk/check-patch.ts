import { PatchError, readPatch } from '@laurel/catalogue';
import { isCalendarDay, type ProgrammePatch } from '@laurel/domain';
import { AppError } from '../../platform/http/app-error.ts';

/** What the dates of each kind of deadline look like. */
const DATES: Record<string, { shape: RegExp; most: number; words: string }> = {
  date: { shape: /^\d{4}-\d{2}-\d{2}$/, most: 1, words: 'one day, YYYY-MM-DD' },
  yearly: { shape: /^--\d{2}-\d{2}$/, most: 1, words: 'one day of the year, --MM-DD' },
  month: { shape: /^--\d{2}$/, most: 1, words: 'one month, --MM' },
  multiple: { shape: /^(?:--\d{2}(?:-\d{2})?|\d{4}-\d{2}-\d{2})$/, most: 12, words: 'days or months' },
};

const refuse = (field: string, message: string): never => {
  throw new AppError('invalid_request', { message, details: [{ field, message }] });
};

const checkDeadline = ({ kind, dates }: { kind: string; dates: readonly string[] }): void => {
  const rule = DATES[kind];
  if (!rule) {
    if (dates.length > 0) refuse('deadline', 'A deadline of this kind has no dates.');
    return;
  }
  const fits = dates.length > 0 && dates.length <= rule.most && dates.every((date) => rule.shape.test(date));
  if (!fits) refuse('deadline', `A deadline of this kind needs ${rule.words}.`);
  // Of a leap year, so that 29 February is a day.
  const days = dates.map((date) => (date.startsWith('--') ? `2024${date.slice(1)}` : date));
  if (days.some((day) => !isCalendarDay(day.length === 7 ? `${day}-01` : day)))
    refuse('deadline', 'There is no such day.');
};

/**
 * Checks a change of a record by the catalogue's own rules.
 * @throws AppError invalid_request that says in a sentence what is wrong
 */
export const checkPatch = (patch: ProgrammePatch): void => {
  try {
    const { deadline } = readPatch(patch);
    if (deadline) checkDeadline(deadline);
  } catch (error) {
    if (!(error instanceof PatchError)) throw error;
    refuse('patch', error.message);
  }
};
