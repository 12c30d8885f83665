import type { Criterion, ScholarshipRecord } from '@laurel/domain';
import { fieldAncestors, fieldName, groupMembers } from '@laurel/taxonomies';
import { fieldsOf, hostCountriesOf, levelsOf } from '../scholarship-filters.ts';
import { EVERY_FIELD, isAskedFor, OPEN_TO_ALL } from './query-words.ts';
import { FILLERS, searchWords } from './search-words.ts';

/** Weight of a word by where it occurs; below 256. */
const TITLE = 100;
/** Factor for the first word of a title, which says most. */
const OPENING = 1.25;
const ORGANIZATION = 80;
const INITIALS = 80;
const HOST = 100;
const CONDITION = 80;
const PLACE = 24;
const MARK = 50;
const FIELD_MARK = 60;
const FIELD = 12;
const TEXT = 6;
/** Natural sciences, information technology, engineering. */
const STEM = new Set(['05', '06', '07']);
/** A longer list of countries says little about each. */
const MAX_ORIGINS = 80;

/** A word among many counts less: "Fulbright Program" is more about Fulbright than a title of ten words. */
const shared = (weight: number, among: number): number =>
  weight / 2 + weight / 2 / Math.sqrt(Math.max(1, among));

const originsOf = (criteria: readonly Criterion[]): string[] => {
  const places = criteria.flatMap((criterion) =>
    criterion.kind === 'citizenship' && criterion.strength === 'hard' ? (criterion.anyOf ?? []) : [],
  );
  return places.flatMap((place) => (place.startsWith('group:') ? groupMembers(place) : [place]));
};

/** Of whom a record is: `among@` where they are many, which counts only when nothing says more. */
const originMarks = (criteria: readonly Criterion[]): string[] => {
  const codes = originsOf(criteria);
  const kind = codes.length > MAX_ORIGINS ? 'among' : 'from';
  return codes.map((code) => `${kind}@${code}`);
};

/** The fields that a record names and all that they are part of. */
const fieldsAbove = (codes: readonly string[]): string[] => [
  ...new Set(codes.flatMap((code) => [code, ...fieldAncestors(code)])),
];

/** Initials as a short name: "Global Korea Scholarship" is known as GKS. */
const initialsOf = (name: string): string[] => {
  const capitals = name
    .replace(/\(.*?\)/g, '')
    .split(/[\s-]+/)
    .filter((word) => /^\p{Lu}/u.test(word))
    .map((word) => word[0] ?? '');
  return capitals.length >= 3 && capitals.length <= 5 ? searchWords(capitals.join('')) : [];
};

const isOpenToNationalities = (criteria: readonly Criterion[]): boolean =>
  !criteria.some((each) => each.kind === 'citizenship' && each.strength === 'hard' && each.anyOf);

const isForWomen = (criteria: readonly Criterion[]): boolean =>
  criteria.some((criterion) => criterion.kind === 'gender' && criterion.anyOf.includes('female'));

/** A record's marks: what it means, whatever its words. A query can't contain them, because of their signs. */
const marksOf = (record: ScholarshipRecord): string[] => [
  ...originMarks(record.criteria),
  ...(isOpenToNationalities(record.criteria) ? [OPEN_TO_ALL] : []),
  ...(record.criteria.some(({ kind }) => kind === 'field') ? [] : [EVERY_FIELD]),
  ...levelsOf(record).map((level) => `#${level}`),
  ...(record.award.kind === 'full' ? ['#full'] : []),
  ...(isForWomen(record.criteria) ? ['#female'] : []),
  ...(fieldsOf(record).some((code) => STEM.has(code.slice(0, 2))) ? ['#stem'] : []),
];

/** The words and marks of a record with their weights; a word may occur more than once. */
export function* recordWords(
  record: ScholarshipRecord,
): Generator<[words: readonly string[], weight: number]> {
  const title = searchWords(record.title);
  const weight = shared(TITLE, title.filter((word) => !FILLERS.has(word)).length);
  yield [title.slice(0, 1), weight * OPENING];
  yield [title.slice(1), weight];
  yield [searchWords(record.organization), ORGANIZATION];
  yield [[...initialsOf(record.title), ...initialsOf(record.organization)], INITIALS];
  const hosts = [...hostCountriesOf(record)].map((code) => `@${code}`);
  yield [hosts, shared(HOST, hosts.length)];
  yield [searchWords(`${record.location} ${record.tags.join(' ')}`), PLACE];
  yield [record.criteria.map(({ kind }) => `#${kind}`).filter(isAskedFor), CONDITION];
  yield [marksOf(record), MARK];
  const fields = fieldsOf(record);
  yield [fieldsAbove(fields).map((code) => `field#${code}`), shared(FIELD_MARK, fields.length)];
  yield [fields.map((code) => `field=${code}`), FIELD];
  yield [fields.flatMap((code) => searchWords(fieldName(code) ?? '')), FIELD];
  yield [searchWords(record.description), TEXT];
  yield [searchWords(record.eligibility), TEXT];
}
