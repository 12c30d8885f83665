import type { Award } from '@laurel/domain';
import { readAwardText } from './award-text.ts';
import { formatMoney, type Money } from './money.ts';

/** Longer texts than this are no label. */
const LABEL_LENGTH = 50;
const BARE_NUMBER = /^\d[\d,]*(\.\d{1,2})?$/;

export interface AwardFacts {
  /** The award's own wording. */
  amount: string;
  award?: LooseAward | undefined;
}
/** An award as the wire carries it: an absent key may also be there without a value. */
type LooseAward = { [K in keyof Award]: Award[K] | undefined } & Pick<Award, 'kind' | 'text'>;

export interface AwardDisplay {
  /** 'Full Funding', '€934/month', '3 awards of £500', '50% of tuition', the short wording, or 'See details'. */
  text: string;
  isFull: boolean;
  /** The full wording, when `text` does not already say it. */
  detail: string | null;
}

const structured = (award: LooseAward): Money | null => {
  const { currency, min, max, period, count } = award;
  if (!currency || (min === undefined && max === undefined)) return null;
  return { currency, min, max, period, count };
};

const textDisplay = (wording: string, locale?: string): string => {
  if (wording === '') return 'Not stated';
  if (BARE_NUMBER.test(wording)) {
    const amount = Number(wording.replaceAll(',', ''));
    return amount > 0 ? formatMoney({ currency: 'USD', min: amount, max: amount }, locale) : 'Not stated';
  }
  const read = readAwardText(wording);
  if (read?.kind === 'money') return formatMoney(read.money, locale);
  if (read?.kind === 'share') return read.text;
  return wording.length <= LABEL_LENGTH ? wording : 'See details';
};

/** What the award is worth, in a few words that are true of it: the structured award first, then its wording. */
export const displayAward = ({ amount, award }: AwardFacts, locale?: string): AwardDisplay => {
  const wording = (award?.text || amount).trim().replace(/\s+/g, ' ');
  const isFull = award?.kind === 'full';
  const money = award && structured(award);
  const text = isFull ? 'Full Funding' : money ? formatMoney(money, locale) : textDisplay(wording, locale);
  const says = wording.toLowerCase() === text.toLowerCase() || wording === '' || BARE_NUMBER.test(wording);
  return { text, isFull, detail: says ? null : wording };
};
