import { NUMBER_WORDS } from '../text/numbers.generated.ts';
import { COUNT_IN_AMOUNT, PLAIN_COUNT } from './phrases.generated.ts';

function read(raw: string | undefined): number | undefined {
  if (raw === undefined) return undefined;
  const value = NUMBER_WORDS[raw.toLowerCase()] ?? Number.parseInt(raw.replace(/[.,]/g, ''), 10);
  return Number.isSafeInteger(value) && value > 0 ? value : undefined;
}

/** The number of awards of a round, when it is given as one number; ranges and "up to" give none. */
export function countAwards(awards: string, amount: string): number | undefined {
  return read(PLAIN_COUNT.exec(awards.slice(0, 80))?.[1]) ?? read(COUNT_IN_AMOUNT.exec(amount)?.[1]);
}
