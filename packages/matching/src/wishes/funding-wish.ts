import { FUNDING_VALUE } from '../weights.ts';
import type { Wish } from './wish.ts';

/** What the award covers. Full funding covers the wish for a part; a sum of money is a part. */
export const fundingWish: Wish = ({ record, student }) => {
  const { budgetRange } = student.preferences;
  if (budgetRange === 'any') return undefined;
  const { kind } = record.award;
  if (kind === 'unknown') return { wish: 'funding', value: FUNDING_VALUE.unknown, standing: 'open' };
  return budgetRange === 'partial' || kind === 'full'
    ? { wish: 'funding', value: FUNDING_VALUE.asAsked, standing: 'as_asked' }
    : { wish: 'funding', value: FUNDING_VALUE.less, standing: 'open' };
};
