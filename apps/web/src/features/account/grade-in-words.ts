import type { GradeScale } from '@laurel/domain';
import { parseGradeValue, toFourPointInterval } from '@laurel/taxonomies';
import type { ProfileDraft } from './profile-draft.ts';

/** What a grade of another scale is compared as; empty for one that can't be read, and on the 4.0 scale itself. */
export const gradeInWords = ({ gpaValue, gpaScale }: Pick<ProfileDraft, 'gpaValue' | 'gpaScale'>): string => {
  if (gpaScale === '' || gpaScale === '4.0') return '';
  const scale = gpaScale as GradeScale;
  const value = parseGradeValue(gpaValue, scale);
  const range = value === undefined ? undefined : toFourPointInterval(value, scale);
  if (!range) return '';
  const { low, high } = range;
  const place = low === high ? low.toFixed(1) : `${low.toFixed(1)} to ${high.toFixed(1)}`;
  return `On the US 4.0 scale about ${place}. Your own grade and its scale are what is stored.`;
};
