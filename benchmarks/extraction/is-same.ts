import type { Criterion } from '@laurel/domain';
import type { GoldCriterion, GoldValue, Labelled } from './gold.ts';

/** Lists longer than this may differ in a tenth of their places: the texts themselves spell some twice or not at all. */
const LONG_LIST = 8;
const CLOSE = 0.9;

const sameSet = (a: readonly string[] = [], b: readonly string[] = []): boolean => {
  const left = new Set(a);
  const right = new Set(b);
  const common = [...left].filter((each) => right.has(each)).length;
  const all = left.size + right.size - common;
  return right.size > LONG_LIST ? common / all >= CLOSE : common === all;
};

/** Codes agree when each has a partner that is the same field, a part of it or the whole it belongs to. */
const sameFields = (a: readonly string[] = [], b: readonly string[] = []): boolean => {
  const near = (x: string, y: string): boolean => x.startsWith(y) || y.startsWith(x);
  return a.every((x) => b.some((y) => near(x, y))) && b.every((y) => a.some((x) => near(x, y)));
};

const bornAfter = (criterion: Criterion): string | undefined => {
  if (criterion.kind !== 'age' || criterion.max === undefined || criterion.onDate?.length !== 10) return;
  return `${Number(criterion.onDate.slice(0, 4)) - criterion.max - 1}${criterion.onDate.slice(4)}`;
};

/** "International" is read as "not of the host country". */
const places = (
  codes: readonly string[] | undefined,
  none: readonly string[] | undefined,
  hosts: readonly string[],
) =>
  codes?.length === 1 && codes[0] === 'group:international' && hosts.length > 0
    ? { anyOf: [], noneOf: [...hosts] }
    : { anyOf: codes ?? [], noneOf: none ?? [] };

const samePlaces = (
  c: Extract<Criterion, { kind: 'citizenship' | 'residence' }>,
  v: GoldValue,
  hosts: readonly string[],
) => {
  const given = places(c.anyOf, c.noneOf, hosts);
  const wanted = places(v.anyOf, v.noneOf, hosts);
  const statuses = c.kind === 'citizenship' ? c.orStatuses : undefined;
  return (
    sameSet(given.anyOf, wanted.anyOf) &&
    sameSet(given.noneOf, wanted.noneOf) &&
    (v.orStatuses === 'any' || sameSet(statuses, v.orStatuses)) &&
    (c.kind === 'citizenship' || c.minYears === v.minYears)
  );
};

const sameLanguage = (c: Extract<Criterion, { kind: 'language' }>, v: GoldValue): boolean =>
  c.language === v.language &&
  (v.loose === true || (c.test === v.test && c.min === v.min && c.cefr === v.cefr));

const sameValue = (c: Criterion, v: GoldValue, hosts: readonly string[]): boolean => {
  switch (c.kind) {
    case 'citizenship':
    case 'residence':
      return samePlaces(c, v, hosts);
    case 'level':
      return (c.of ?? 'target') === (v.of ?? 'target') && sameSet(c.anyOf, v.anyOf ?? [...c.anyOf]);
    case 'field':
      return v.anyOf === undefined && v.noneOf === undefined
        ? true
        : sameFields(c.anyOf, v.anyOf) && sameFields(c.noneOf, v.noneOf);
    case 'gpa':
      return c.min === v.min && c.scale === v.scale;
    case 'age':
      return v.bornAfter === undefined
        ? c.min === v.min && c.max === v.max
        : c.min === undefined && bornAfter(c) === v.bornAfter;
    case 'work':
      return c.minYears === v.minYears;
    case 'language':
      return sameLanguage(c, v);
    case 'gender':
      return sameSet(c.anyOf, v.anyOf);
    case 'minority':
      return sameSet(c.groups, v.groups);
    case 'host':
      return sameSet(c.countries, v.countries);
    case 'enrolment':
      // Wider than the text shuts nobody out.
      return (v.anyOf ?? []).every((each) => c.anyOf.some((own) => own === each));
    case 'other':
      return v.status === undefined || c.status === v.status;
    default:
      return true;
  }
};

/** Whether some quote of the criterion and the labelled quote share letters of the same text. */
export const quotesMeet = (texts: Record<string, string>, criterion: Criterion, quote: string): boolean =>
  criterion.evidence.some(({ field, start, end }) => {
    const text = texts[field] ?? '';
    const pattern = quote.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');
    return [...text.matchAll(new RegExp(pattern, 'g'))].some(
      (match) => match.index < end && start < match.index + match[0].length,
    );
  });

/** Kinds that the labels hold as free text: they are older than these kinds. */
const ONCE_FREE_TEXT: ReadonlySet<Criterion['kind']> = new Set([
  'stage',
  'degree',
  'schooling',
  'background',
  'exam',
]);

/** Whether the criterion says what the label says: kind, strength, value, alternative and the levels it binds. */
export const isSame = ({ record }: Labelled, criterion: Criterion, gold: GoldCriterion): boolean => {
  const stands = criterion.alternative !== undefined;
  const open = gold.values?.some((value) => value.open) ?? false;
  if (criterion.strength !== gold.strength) return false;
  if (gold.or?.includes(criterion.kind)) return quotesMeet(record.texts, criterion, gold.quote);
  const isLimit = criterion.kind === 'need' && criterion.maxIncome !== undefined;
  if (gold.kind === 'other' && (isLimit || ONCE_FREE_TEXT.has(criterion.kind)))
    return quotesMeet(record.texts, criterion, gold.quote);
  if (criterion.kind !== gold.kind) return false;
  if (gold.either !== '*' && stands !== (gold.either !== undefined || open) && criterion.kind !== 'field')
    return false;
  if (open && !stands) return false;
  if (!sameSet(criterion.appliesToLevels, gold.appliesToLevels)) return false;
  const valueFree = gold.values === undefined || gold.kind === 'other' || gold.values.every(isLevelOnly);
  if (valueFree && !quotesMeet(record.texts, criterion, gold.quote)) return false;
  return gold.values?.some((value) => sameValue(criterion, value, record.hostCountries)) ?? true;
};

const isLevelOnly = (value: GoldValue): boolean => value.of !== undefined && value.anyOf === undefined;
