import type { CalendarDay, CheckedFact, PageReading, ReadStatement, ReadSum } from '@laurel/domain';
import { MEANINGS_OF_GEORGIA, UNDECIDED_GEORGIA } from './read-page.ts';

/** Something that a page says otherwise than before, or than the record. */
export interface Finding {
  fact: CheckedFact;
  before: string;
  after: string;
  /** Which part of the page says so. */
  place: string;
  /** The coming closing day, where the page gives one. */
  closes?: CalendarDay;
}

export const closing = ({ days }: PageReading): CalendarDay[] => daysCalled('closes', days);

const daysCalled = (role: 'closes' | 'opens', days: PageReading['days']): CalendarDay[] =>
  days.filter((each) => each.role === role).map(({ day }) => day);

export const sumKey = ({ currency, min, max }: PageReading['sums'][number]): string =>
  `${currency} ${min}${max === min ? '' : `-${max}`}`;

export const listed = (values: readonly string[], otherwise = 'nothing'): string =>
  values.length > 0 ? values.join(', ') : otherwise;

const same = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((each, index) => each === b[index]);

/**
 * What a page says otherwise than when the same reader read it before. Only what came to the page or left it can have changed: a value that
 * stood elsewhere on it was called something else by other words.
 */
export const changesBetween = (before: PageReading, after: PageReading): Finding[] =>
  before.reader === after.reader
    ? [
        ...deadlineChange(before, after),
        ...awardChange(before, after),
        ...conditionsChange(before, after),
        ...ending(before, after),
      ]
    : [];

const stands = ({ mentions = [] }: PageReading, code: string): boolean => mentions.includes(code);

const deadlineChange = (before: PageReading, after: PageReading): Finding[] => {
  const [closed, closes] = [closing(before), closing(after)];
  const came = closes.filter((day) => !closed.includes(day) && !stands(before, `day:${day}`));
  const went = closed.filter((day) => !closes.includes(day) && !stands(after, `day:${day}`));
  const [yearly, yearlyNow] = [before.yearlyDays, after.yearlyDays];
  const [opened, opens] = [daysCalled('opens', before.days), daysCalled('opens', after.days)];
  const isOther =
    (came.length + went.length > 0 && (closes.length > 0 || after.closed || yearlyNow.length > 0)) ||
    (!same(yearly, yearlyNow) && yearlyNow.length + closes.length > 0) ||
    (closed.length === 0 && closes.length === 0 && !same(opened, opens) && opens.length > 0);
  if (!isOther) return [];
  return [
    {
      fact: 'deadline',
      before: listed([...closed, ...yearly]),
      after: listed([...closes, ...yearlyNow], after.closed ? 'closed' : 'nothing'),
      place: 'closing days',
    },
  ];
};

/** A sum that is so many times smaller than one that stays is a price on the same page, or too little to tell. */
const PETTY = 25;

const awardChange = (before: PageReading, after: PageReading): Finding[] => {
  const isOn = ({ currency, min, max }: ReadSum, { sums }: PageReading) =>
    sums.some((sum) => sum.currency === currency && sum.min === min && sum.max === max);
  const staying = before.sums.filter((sum) => isOn(sum, after));
  const isPetty = ({ max }: ReadSum) => staying.some(({ min }) => max * PETTY < min);
  const without = (reading: PageReading, other: PageReading) =>
    reading.sums.filter(
      (sum) =>
        !isOn(sum, other) && !stands(other, `sum:${sum.currency} ${sum.min}-${sum.max}`) && !isPetty(sum),
    );
  const isOther = without(after, before).length + without(before, after).length > 0;
  if (!isOther || after.sums.length === 0) return [];
  const [paid, pays] = [before.sums.map(sumKey), after.sums.map(sumKey)];
  return [{ fact: 'award', before: listed(paid), after: listed(pays), place: 'sums' }];
};

const ending = (before: PageReading, after: PageReading): Finding[] =>
  after.ended && !before.ended
    ? [{ fact: 'programme', before: 'given', after: 'no longer given', place: 'text' }]
    : [];

const codesOf = (statements: readonly ReadStatement[]): Set<string> =>
  new Set(statements.flatMap(({ signals }) => signals));

/** Codes of one set that the other lacks. A name that the other's words leave undecided is no difference. */
const beyond = (codes: Iterable<string>, other: ReadonlySet<string>): string[] =>
  [...codes].filter(
    (code) =>
      !other.has(code) &&
      code !== UNDECIDED_GEORGIA &&
      !(other.has(UNDECIDED_GEORGIA) && MEANINGS_OF_GEORGIA.some((each) => code === `place:${each}`)),
  );

/** What a code is a value of; undefined for words that name a group or a duty, which can be said in ways that we don't know. */
const kindOf = (code: string): string | undefined => {
  if (code === 'word:full-time' || code === 'word:part-time') return 'time';
  const kind = code.slice(0, code.indexOf(':'));
  if (kind === 'word') return undefined;
  return kind === 'subject' ? 'field' : kind;
};

/** Codes of what stands anywhere on a page. A sum there is the income that other words made of it. */
const saidOn = ({ mentions = [] }: PageReading): Set<string> =>
  new Set(
    mentions.flatMap((code) => {
      const [, currency, most] = /^sum:(\w+) .*-(.+)$/.exec(code) ?? [];
      return currency ? [code, `income:${currency} ${most}`] : [code];
    }),
  );

interface Difference {
  came: string[];
  went: string[];
}

const NONE: Difference = { came: [], went: [] };

/** From this share of its pairs of words on, a sentence stands on the other page, whatever stands around it there. */
const STANDING = 0.8;

/** Below this share of them, a sentence is gone and not cut otherwise. */
const GONE = 0.5;

const shareOn = ({ pairs }: ReadStatement, words: ReadonlySet<string>): number =>
  pairs.filter((pair) => words.has(pair)).length / pairs.length;

const shapeOf = ({ pairs }: ReadStatement): string => pairs.join(' ');

/** Other values in sentences that stand there as before. */
const inSameWords = (
  was: readonly ReadStatement[],
  is: readonly ReadStatement[],
  before: PageReading,
  after: PageReading,
): Difference => {
  const [old, now] = [Map.groupBy(was, shapeOf), Map.groupBy(is, shapeOf)];
  const [saidBefore, saidAfter] = [saidOn(before), saidOn(after)];
  const came: string[] = [];
  const went: string[] = [];
  for (const [shape, said] of now) {
    // A sentence that is cut otherwise on the other page is compared with all that stands there.
    const other = old.get(shape);
    came.push(...beyond(codesOf(said), other ? codesOf(other) : saidBefore));
  }
  for (const [shape, said] of old) {
    const other = now.get(shape);
    went.push(...beyond(codesOf(said), other ? codesOf(other) : saidAfter));
  }
  const isValue = (code: string) => kindOf(code) !== undefined;
  return { came: came.filter(isValue), went: went.filter(isValue) };
};

/** Words that carry a figure or a place in one wording and are left out in another. */
const tells = (code: string): boolean => !/^word:(?:income|experience|gpa|age|citizen|resident)$/.test(code);

/** Values that no other wording brings to a page: a place, an income, a grade. */
const isSturdy = (code: string): boolean => /^(?:place:|income:|number:\d+\.)/.test(code);

/**
 * What sentences that came say otherwise than those that went. Words alone prove nothing where others took their place: one value has to give way to
 * another of its kind, a place, an income or a grade has to be new to the page or gone from it, or more or fewer conditions have to stand there, with
 * nothing on the other side. Which lines are conditions, other words decide otherwise, so there have to be more or fewer lines for them as well.
 */
const inOtherWords = (
  old: readonly ReadStatement[],
  now: readonly ReadStatement[],
  before: PageReading,
  after: PageReading,
): Difference => {
  const came = beyond(codesOf(now), saidOn(before)).filter(tells);
  const went = beyond(codesOf(old), saidOn(after)).filter(tells);
  const kinds = new Set(went.map(kindOf));
  const isReplaced = came.some((code) => kindOf(code) !== undefined && kinds.has(kindOf(code)));
  const isOther = isReplaced || came.some(isSturdy) || went.some(isSturdy);
  const inPlace = now.length - old.length;
  const inAll = numberOf(after) - numberOf(before);
  const room = (after.places ?? 0) - (before.places ?? 0);
  const isCounted =
    (inPlace > 0 && inAll > 0 && room > 0 && went.length === 0) ||
    (inPlace < 0 && inAll < 0 && room < 0 && came.length === 0);
  return isOther || isCounted ? { came, went } : NONE;
};

const numberOf = ({ statements = [] }: PageReading): number => statements.length;

/** What is said of a condition that came or went and speaks of nothing that we know. */
const UNKNOWN = 'a condition in words that we don’t know';

/** What sentences say that came or went while all others stayed. @param words the other page's */
const alone = (
  statements: readonly ReadStatement[],
  others: readonly ReadStatement[],
  words: ReadonlySet<string>,
): string[] => {
  const codes = beyond(codesOf(statements), codesOf(others));
  // Beside the conditions, what says nothing new is another way of telling of them.
  const whole = statements.filter((each) => !each.isBeside && shareOn(each, words) < GONE);
  if (codes.length > 0 || whole.length === 0) return codes;
  const said = [...codesOf(whole)];
  return said.length > 0 ? said : [UNKNOWN];
};

const conditionsChange = (before: PageReading, after: PageReading): Finding[] => {
  const [was, is] = [before.statements ?? [], after.statements ?? []];
  const [there, here] = [new Set(before.pairs), new Set(after.pairs)];
  const stood = Map.groupBy(was, (each) => (shareOn(each, here) >= STANDING ? 'stays' : 'goes'));
  const stand = Map.groupBy(is, (each) => (shareOn(each, there) >= STANDING ? 'stays' : 'comes'));
  const [old, now] = [stood.get('goes') ?? [], stand.get('comes') ?? []];
  const difference =
    old.length > 0 && now.length > 0
      ? inOtherWords(old, now, before, after)
      : { came: alone(now, was, there), went: alone(old, is, here) };
  const values = inSameWords(stood.get('stays') ?? [], stand.get('stays') ?? [], before, after);
  const came = [...new Set([...values.came, ...difference.came])];
  const went = [...new Set([...values.went, ...difference.went])];
  if (came.length + went.length === 0 || after.signals.length === 0) return [];
  return [{ fact: 'eligibility', before: listed(went), after: listed(came), place: 'conditions' }];
};
