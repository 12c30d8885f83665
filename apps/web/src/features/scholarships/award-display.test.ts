import type { Award } from '@laurel/domain';
import { describe, expect, it } from 'vitest';
import { displayAward } from './award-display.ts';

const structured = (award: Omit<Award, 'text'> & { text?: string }) =>
  displayAward({ amount: '', award: { text: '', ...award } }).text;
const worded = (amount: string) => displayAward({ amount }).text;

describe('a structured award', () => {
  it.each<[Omit<Award, 'text'>, string]>([
    [{ kind: 'amount', currency: 'EUR', min: 934, max: 934, period: 'month' }, '€934/month'],
    [{ kind: 'amount', currency: 'USD', min: 5000, max: 5000, period: 'once' }, '$5,000'],
    [{ kind: 'amount', currency: 'GBP', min: 500, max: 500, count: 3 }, '3 awards of £500'],
    [{ kind: 'amount', currency: 'USD', min: 1000, max: 5000, period: 'year' }, '$1,000 to $5,000/year'],
    [{ kind: 'partial', currency: 'CHF', max: 20000 }, 'Up to CHF 20,000'],
    [{ kind: 'partial', currency: 'EUR', min: 0, max: 800, period: 'semester' }, 'Up to €800/semester'],
    [{ kind: 'amount', currency: 'USD', min: 1200 }, 'From $1,200'],
    [{ kind: 'amount', currency: 'CAD', min: 20000, max: 20000, period: 'total' }, 'CAD 20,000 in total'],
    [{ kind: 'amount', currency: 'EUR', min: 992.5, max: 992.5, period: 'month' }, '€992.50/month'],
  ])('%o reads %s', (award, text) => {
    expect(structured(award).replaceAll('\u00a0', ' ')).toBe(text);
  });

  it('names a sum in a currency that nobody knows by its code', () => {
    expect(structured({ kind: 'amount', currency: 'nonsense', min: 10, max: 10 })).toBe('10 nonsense');
  });

  it('comes before its wording, which stays as the detail', () => {
    const award: Award = {
      kind: 'amount',
      currency: 'EUR',
      min: 934,
      max: 934,
      period: 'month',
      text: 'A monthly grant',
    };
    expect(displayAward({ amount: 'A monthly grant', award })).toEqual({
      text: '€934/month',
      isFull: false,
      detail: 'A monthly grant',
    });
  });
});

describe('Full Funding', () => {
  const wording = 'Tuition, monthly stipend, return travel, visa and arrival allowances';

  it('is shown where the record is full funding', () => {
    const award: Award = { kind: 'full', text: wording };
    expect(displayAward({ amount: wording, award })).toEqual({
      text: 'Full Funding',
      isFull: true,
      detail: wording,
    });
  });

  it('is never concluded from the length of a text', () => {
    expect(displayAward({ amount: wording }).text).toBe('See details');
    expect(displayAward({ amount: wording, award: { kind: 'partial', text: wording } }).isFull).toBe(false);
  });
});

describe('a wording', () => {
  it.each([
    ['5000', '$5,000'],
    ['1,500', '$1,500'],
    ['$1,000 - $20,000', '$1,000 to $20,000'],
    ['2000-5000 USD', '$2,000 to $5,000'],
    ['€10,000', '€10,000'],
    ['16.000 €', '€16,000'],
    ['7 900 EUR', '€7,900'],
    ['450EUR', '€450'],
    ['200 Euros', '€200'],
    ['$1,000/month', '$1,000/month'],
    ['$5,300 to $7,200 per year', '$5,300 to $7,200/year'],
    ['€934 monthly', '€934/month'],
    ['3 awards of £500', '3 awards of £500'],
    ['up to $3,000', 'Up to $3,000'],
    ['50% of tuition', '50% of tuition'],
    ['100% tuition fee', '100% of tuition'],
    ['25-75% tuition fee waiver', '25% to 75% of tuition'],
  ])('%j reads %j', (amount, text) => {
    expect(worded(amount).replaceAll('\u00a0', ' ')).toBe(text);
  });

  it.each(['Cash award', 'Varies', 'Approx $6100', 'less than 50% tuition fee', '2 books worth 30'])(
    '%j stays as it is',
    (amount) => {
      expect(worded(amount)).toBe(amount);
    },
  );

  it('of fifty characters is a label, of fifty-one is not', () => {
    expect(worded('a'.repeat(50))).toBe('a'.repeat(50));
    expect(worded('a'.repeat(51))).toBe('See details');
  });

  it.each(['', '   ', '0'])('%j states nothing', (amount) => {
    expect(worded(amount)).toBe('Not stated');
  });

  it('takes the first number of no sentence for an amount', () => {
    expect(worded('Covers 2 years of tuition')).toBe('Covers 2 years of tuition');
  });
});
