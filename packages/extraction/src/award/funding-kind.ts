import type { FundingKind } from '@laurel/domain';
import {
  FREE_TUITION_PART,
  FULL,
  LESS_THAN_FULL,
  LIVING,
  NO_LIVING,
  NO_TUITION,
  PART,
  TUITION,
  WORKLOAD,
} from './phrases.generated.ts';

/**
 * How much of the cost an award covers, by its wording. `full`: it says fully funded, full scholarship or ride, all costs,
 * or pays tuition and living both. `partial`: tuition alone (also "full tuition"), living alone beside no amount, a waiver,
 * a percentage, a discount. `amount`: a sum of money and no such words. Else `unknown`.
 */
export const fundingKind = (text: string, hasAmount: boolean): FundingKind => {
  if (!hasAmount && WORKLOAD.test(text)) return 'unknown';
  const tuition = TUITION.test(text) && !NO_TUITION.test(text);
  const living = LIVING.test(text) && !NO_LIVING.test(text);
  const shortened = LESS_THAN_FULL.test(text);
  if (FULL.test(text) && !shortened) return 'full';
  if (tuition && living && !shortened && !FREE_TUITION_PART.test(text)) return 'full';
  if (hasAmount && !/%/.test(text)) return 'amount';
  if (tuition || PART.test(text) || FULL.test(text)) return 'partial';
  if (hasAmount) return 'amount';
  return living ? 'partial' : 'unknown';
};
