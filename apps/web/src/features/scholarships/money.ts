import type { AwardPeriod } from '@laurel/domain';

export interface Money {
  /** ISO 4217. */
  currency: string;
  /** Amounts per `period`; one of them alone is a lower or an upper bound. */
  min?: number | undefined;
  max?: number | undefined;
  period?: AwardPeriod | undefined;
  /** Number of awards. */
  count?: number | undefined;
}

const PERIOD_SUFFIX: Record<AwardPeriod, string> = {
  once: '',
  total: ' in total',
  year: '/year',
  semester: '/semester',
  month: '/month',
};

const sum = (amount: number, currency: string, locale?: string): string => {
  const digits = Number.isInteger(amount) ? 0 : 2;
  try {
    return new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }).format(amount);
  } catch {
    // Not a currency code that the platform knows.
    return `${amount.toLocaleString(locale)} ${currency}`;
  }
};

/** Dollars of several countries share one sign: those that are not of the United States keep their code. */
const signed = (amount: number, currency: string, locale?: string): string => {
  const text = sum(amount, currency, locale);
  return currency !== 'USD' && /^\$/.test(text) ? `${currency} ${text.slice(1)}` : text;
};

const range = ({ currency, min, max }: Money, locale?: string): string => {
  if (min === undefined) return `up to ${signed(max ?? 0, currency, locale)}`;
  if (max === undefined) return `from ${signed(min, currency, locale)}`;
  if (min === max) return signed(min, currency, locale);
  if (min === 0) return `up to ${signed(max, currency, locale)}`;
  return `${signed(min, currency, locale)} to ${signed(max, currency, locale)}`;
};

/** '€934/month', '$1,000 to $5,000', '3 awards of £500', 'Up to CHF 20,000'. */
export const formatMoney = (money: Money, locale = 'en-US'): string => {
  const amount = `${range(money, locale)}${money.period ? PERIOD_SUFFIX[money.period] : ''}`;
  const text = money.count !== undefined && money.count > 1 ? `${money.count} awards of ${amount}` : amount;
  return text.charAt(0).toUpperCase() + text.slice(1);
};
