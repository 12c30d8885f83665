import { dayInEnglish, MONTH_NAMES, seededRandom } from '@laurel/domain';

/** What an award is, as its page tells it. */
export interface Facts {
  title: string;
  organization: string;
  closes: string;
  opens?: string;
  results?: string;
  sum: number;
  currency: 'EUR' | 'GBP' | 'USD';
  period: 'month' | 'year' | 'once';
  /** Which conditions, each a name of the bank with its value. */
  conditions: { name: string; value: string }[];
  ended: boolean;
}

export type ChangedFact = 'deadline' | 'award' | 'eligibility' | 'programme';

/** Wordings and layouts. A bank says each thing in several ways, so that a page can be reworded without saying anything else. */
export interface Bank {
  closes: ((day: string) => string)[];
  opens: ((day: string) => string)[];
  results: ((day: string) => string)[];
  award: ((sum: string, period: Facts['period']) => string)[];
  conditions: Record<string, { values: string[]; say: ((value: string) => string)[] }>;
  ended: string[];
  about: ((facts: Facts) => string)[];
  headings: { conditions: string[]; dates: string[]; award: string[] };
  /** A page around the three parts; `seed` decides what moves by itself: counters, news, other awards. */
  layouts: ((parts: PageParts) => string)[];
  titles: string[];
  organizations: string[];
}

export interface PageParts {
  facts: Facts;
  about: string;
  conditions: string[];
  dates: string[];
  award: string;
  headings: { conditions: string; dates: string; award: string };
  /** 0 to 1: for what changes by itself at each visit. */
  noise: () => number;
}

export interface PagePair {
  name: string;
  facts: Pick<Facts, 'title' | 'organization'>;
  before: string;
  after: string;
  /** What the second page says otherwise; empty where only words, order or surroundings changed. */
  changed: ChangedFact[];
  how: string;
}

const two = (value: number) => String(value).padStart(2, '0');

const DAY_FORMS = [
  dayInEnglish,
  (day: string) => `${MONTH_NAMES[Number(day.slice(5, 7)) - 1]} ${Number(day.slice(8))}, ${day.slice(0, 4)}`,
  (day: string) =>
    `${Number(day.slice(8))} ${MONTH_NAMES[Number(day.slice(5, 7)) - 1]?.slice(0, 3)} ${day.slice(0, 4)}`,
  (day: string) => day,
];

const SIGNS = { EUR: '€', GBP: '£', USD: '$' };
const SUM_FORMS = [
  ({ currency, sum }: Facts) => `${SIGNS[currency]}${sum.toLocaleString('en')}`,
  ({ currency, sum }: Facts) => `${currency} ${sum.toLocaleString('en')}`,
  ({ currency, sum }: Facts) =>
    `${sum.toLocaleString('en')} ${{ EUR: 'euros', GBP: 'pounds', USD: 'US dollars' }[currency]}`,
];

/**
 * Pages of made-up awards in pairs, the same for the same seed. A third of them each: one fact changed, several, nothing.
 * @param isRewordedToo half of the pages that say something else are worded anew as well
 */
export const makePairs = (
  bank: Bank,
  count: number,
  seed: number,
  { isRewordedToo = false } = {},
): PagePair[] => {
  const random = seededRandom(seed);
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;
  const day = (year: number, month = 1 + Math.floor(random() * 12)) =>
    `${year}-${two(month)}-${two(1 + Math.floor(random() * 28))}`;

  const makeFacts = (): Facts => {
    const names = Object.keys(bank.conditions)
      .sort(() => random() - 0.5)
      .slice(0, 3 + Math.floor(random() * 3));
    const closes = day(2027);
    return {
      title: pick(bank.titles),
      organization: pick(bank.organizations),
      closes,
      ...(random() < 0.4 ? { opens: day(2026, 10 + Math.floor(random() * 3)) } : {}),
      ...(random() < 0.4 ? { results: day(2028, 1 + Math.floor(random() * 6)) } : {}),
      sum: pick([500, 750, 900, 1_200, 1_500, 2_000, 5_000, 10_000, 12_500, 18_000]),
      currency: pick(['EUR', 'GBP', 'USD'] as const),
      period: pick(['month', 'year', 'once'] as const),
      conditions: names.map((name) => ({ name, value: pick(bank.conditions[name]?.values ?? []) })),
      ended: false,
    };
  };

  interface Wording {
    layout: number;
    choice: number;
    dayForm: number;
    sumForm: number;
    heading: number;
  }
  const wording = (): Wording => ({
    layout: Math.floor(random() * bank.layouts.length),
    choice: Math.floor(random() * 1_000),
    dayForm: Math.floor(random() * DAY_FORMS.length),
    sumForm: Math.floor(random() * SUM_FORMS.length),
    heading: Math.floor(random() * 10),
  });
  const of = <T>(items: readonly T[], at: number): T => items[at % items.length] as T;

  const draw = (facts: Facts, { layout, choice, dayForm, sumForm, heading }: Wording): string => {
    const form = of(DAY_FORMS, dayForm);
    const dates = [
      ...(facts.opens ? [of(bank.opens, choice)(form(facts.opens))] : []),
      of(bank.closes, choice)(form(facts.closes)),
      ...(facts.results ? [of(bank.results, choice)(form(facts.results))] : []),
    ];
    const conditions = facts.conditions.map(({ name, value }) =>
      of(bank.conditions[name]?.say ?? [], choice)(value),
    );
    return of(
      bank.layouts,
      layout,
    )({
      facts,
      about: `${facts.ended ? `${of(bank.ended, choice)} ` : ''}${of(bank.about, choice)(facts)}`,
      conditions,
      dates,
      award: of(bank.award, choice)(of(SUM_FORMS, sumForm)(facts), facts.period),
      headings: {
        conditions: of(bank.headings.conditions, heading),
        dates: of(bank.headings.dates, heading),
        award: of(bank.headings.award, heading),
      },
      noise: random,
    });
  };

  const CHANGES: Record<string, (facts: Facts) => { facts: Facts; changed: ChangedFact[] }> = {
    'another closing day': (facts) => ({
      facts: { ...facts, closes: day(2027) === facts.closes ? '2027-12-29' : moved(facts.closes) },
      changed: ['deadline'],
    }),
    'a round of next year': (facts) => ({
      facts: {
        ...facts,
        closes: `2028${facts.closes.slice(4)}`,
        ...(facts.opens ? { opens: `2027${facts.opens.slice(4)}` } : {}),
      },
      changed: ['deadline'],
    }),
    'another sum': (facts) => ({
      facts: { ...facts, sum: facts.sum + pick([100, 250, 1_000]) },
      changed: ['award'],
    }),
    'another condition': (facts) => ({
      facts: { ...facts, conditions: otherValue(facts) },
      changed: ['eligibility'],
    }),
    'one more condition': (facts) => ({
      facts: { ...facts, conditions: [...facts.conditions, anotherOne(facts)] },
      changed: ['eligibility'],
    }),
    'one condition less': (facts) => ({
      facts: { ...facts, conditions: facts.conditions.slice(1) },
      changed: ['eligibility'],
    }),
    'day and sum': (facts) => ({
      facts: { ...facts, closes: moved(facts.closes), sum: facts.sum * 2 },
      changed: ['award', 'deadline'],
    }),
    'no longer given': (facts) => ({ facts: { ...facts, ended: true }, changed: ['programme'] }),
  };
  const moved = (from: string): string => {
    const to = day(2027);
    return to === from ? moved(from) : to;
  };
  const otherValue = (facts: Facts): Facts['conditions'] => {
    const at = facts.conditions.findIndex(({ name }) => (bank.conditions[name]?.values.length ?? 0) > 1);
    if (at < 0) return [...facts.conditions.slice(1), firstUnused(facts)];
    return facts.conditions.map((condition, index) => {
      if (index !== at) return condition;
      const others = (bank.conditions[condition.name]?.values ?? []).filter(
        (value) => value !== condition.value,
      );
      return { ...condition, value: pick(others) };
    });
  };
  const firstUnused = (facts: Facts): Facts['conditions'][number] => {
    const used = new Set(facts.conditions.map(({ name }) => name));
    const [name, { values }] = Object.entries(bank.conditions).find(([each]) => !used.has(each)) as [
      string,
      { values: string[] },
    ];
    return { name, value: values[0] ?? '' };
  };
  const anotherOne = (facts: Facts): Facts['conditions'][number] => {
    const used = new Set(facts.conditions.map(({ name }) => name));
    const name = pick(Object.keys(bank.conditions).filter((each) => !used.has(each)));
    return { name, value: pick(bank.conditions[name]?.values ?? []) };
  };

  const kinds = Object.keys(CHANGES);
  return Array.from({ length: count }, (_, index): PagePair => {
    const facts = makeFacts();
    const first = wording();
    const before = draw(facts, first);
    const name = `${index + 1}`;
    // Nearly half are cosmetic: the surroundings alone, other wording, another layout, or other forms of days and sums.
    if (index % 9 >= 5) {
      const how = of(['surroundings', 'wording', 'layout', 'forms of days and sums'], index);
      const second = {
        ...first,
        ...(how === 'wording' ? { choice: first.choice + 1, heading: first.heading + 1 } : {}),
        ...(how === 'layout' ? { layout: first.layout + 1 } : {}),
        ...(how === 'forms of days and sums'
          ? { dayForm: first.dayForm + 1, sumForm: first.sumForm + 1 }
          : {}),
      };
      return { name, facts, before, after: draw(facts, second), changed: [], how };
    }
    const how = of(kinds, Math.floor(index / 9) * 5 + (index % 9));
    const change = CHANGES[how]?.(facts) ?? { facts, changed: [] };
    // A page is often redrawn at the same time.
    const redrawn = random() < 0.3 ? { ...first, layout: first.layout + 1 } : first;
    const isReworded = isRewordedToo && index % 2 === 0;
    const second = isReworded
      ? { ...redrawn, choice: first.choice + 1, heading: first.heading + 1 }
      : redrawn;
    return { name, facts, before, after: draw(change.facts, second), changed: change.changed, how };
  });
};
