import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Criterion, ScholarshipRecord } from '@laurel/domain';
import { fieldAncestors, fieldName, groupMembers } from '@laurel/taxonomies';
import { fieldsOf, hostCountriesOf, levelsOf } from '../scholarship-filters.ts';
import { EVERY_FIELD, EVERY_LEVEL, isAskedFor, OPEN_TO_ALL } from './query-words.ts';
import { FILLERS, searchWords } from './search-words.ts';

/** Weight of a word by where it occurs; below 256. */
const TITLE = 100;
/** Factor for the first word of a title, which says most. */
const OPENING = 1.25;
const ORGANIZATION = 80;
/** Every weight of a word in title or organisation is above it, of one in other texts below. */
export const NAMED = 40;
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

/** The states, provinces or other parts of a country that a record's place, residence and schooling are tied to. */
const regionsOf = (record: ScholarshipRecord): string[] => {
  const places = record.criteria.flatMap((each) => {
    if (each.strength !== 'hard') return [];
    if (each.kind === 'residence' || each.kind === 'schooling') return each.anyOf ?? [];
    return each.kind === 'host' ? (each.countries ?? []) : [];
  });
  return [...new Set(places.filter((place) => !place.startsWith('group:') && place.includes('-')))];
};

/** `in@US-TX` for Texas; `throughout@US` where no part of the country is named. */
const regionMarks = (record: ScholarshipRecord): string[] => {
  const regions = regionsOf(record);
  return regions.length > 0
    ? regions.map((region) => `in@${region}`)
    : [...hostCountriesOf(record)].map((country) => `throughout@${country}`);
};

const UNDOCUMENTED = /^(daca|undocumented)\b/;
const takesUndocumented = (criteria: readonly Criterion[]): boolean =>
  criteria.some(
    (each) =>
      (each.kind === 'citizenship' && each.orStatuses?.some((status) => UNDOCUMENTED.test(status))) ||
      (each.kind === 'other' && each.held !== false && UNDOCUMENTED.test(each.status ?? '')),
  );

/** A record's marks: what it means, whatever its words. A query can't contain them, because of their signs. */
const marksOf = (record: ScholarshipRecord): string[] => [
  ...originMarks(record.criteria),
  ...(isOpenToNationalities(record.criteria) ? [OPEN_TO_ALL] : []),
  ...(fieldsOf(record).length > 0 ? [] : [EVERY_FIELD]),
  ...levelsOf(record).map((level) => `#${level}`),
  ...(levelsOf(record).length === 0 ? [EVERY_LEVEL] : []),
  ...(record.award.kind === 'full' ? ['#full'] : []),
  ...(isForWomen(record.criteria) ? ['#female'] : []),
  ...(takesUndocumented(record.criteria) ? ['#undocumented'] : []),
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
  const places = regionMarks(record);
  yield [places, shared(MARK, places.length)];
  const fields = fieldsOf(record);
  yield [fieldsAbove(fields).map((code) => `field#${code}`), shared(FIELD_MARK, fields.length)];
  yield [fields.map((code) => `field=${code}`), FIELD];
  yield [fields.flatMap((code) => searchWords(fieldName(code) ?? '')), FIELD];
  yield [searchWords(record.description), TEXT];
  yield [searchWords(record.eligibility), TEXT];
}

/** Records per turn of the event loop; about 5 ms. */
const CHUNK = 50;
const MAX_WEIGHT = 255;
/** The records that contain each term, with its weight there. */
export interface Postings {
  /** In alphabetical order. */
  terms: readonly string[];
  /** Of term `t`: `rows` and `weights` from `start[t]` to before `start[t + 1]`. */
  start: Int32Array;
  rows: Int32Array;
  weights: Uint8Array;
}

/** A list of whole numbers that grows. */
class Numbers {
  values = new Int32Array(1024);
  length = 0;
  push(value: number): void {
    if (this.length === this.values.length) {
      const wider = new Int32Array(this.length * 2);
      wider.set(this.values);
      this.values = wider;
    }
    this.values[this.length++] = value;
  }
}

/** Indexes the words of these records, with pauses for other work. */
export const createPostings = async (records: readonly ScholarshipRecord[]): Promise<Postings> => {
  const numbers = new Map<string, number>();
  const [terms, rows, weights, newest] = [new Numbers(), new Numbers(), new Numbers(), new Numbers()];
  const add = (word: string, row: number, weight: number): void => {
    let term = numbers.get(word);
    if (term === undefined) {
      term = numbers.size;
      numbers.set(word, term);
      newest.push(-1);
    }
    const last = newest.values[term] as number;
    if (last >= 0 && rows.values[last] === row) {
      // When a word occurs several times, the first weight counts and the others add a little.
      const sum = (weights.values[last] as number) + weight / 16;
      weights.values[last] = Math.min(MAX_WEIGHT, sum);
      return;
    }
    newest.values[term] = rows.length;
    terms.push(term);
    rows.push(row);
    weights.push(weight);
  };
  for (const [row, record] of records.entries()) {
    for (const [words, weight] of recordWords(record)) for (const word of words) add(word, row, weight);
    if (row % CHUNK === CHUNK - 1) await nextTurn();
  }
  return byTerm([...numbers.keys()], terms, rows, weights);
};

/** Sorts the entries, which are in the order of records, by term. */
const byTerm = (found: string[], terms: Numbers, rows: Numbers, weights: Numbers): Postings => {
  const order = found.map((_, term) => term).sort((a, b) => ((found[a] ?? '') < (found[b] ?? '') ? -1 : 1));
  const place = new Int32Array(found.length);
  for (const [at, term] of order.entries()) place[term] = at;
  const start = new Int32Array(found.length + 1);
  for (let entry = 0; entry < terms.length; entry += 1) {
    const at = (place[terms.values[entry] as number] as number) + 1;
    start[at] = (start[at] as number) + 1;
  }
  for (let at = 0; at < found.length; at += 1)
    start[at + 1] = (start[at + 1] as number) + (start[at] as number);
  const next = start.slice();
  const sorted = { rows: new Int32Array(rows.length), weights: new Uint8Array(rows.length) };
  for (let entry = 0; entry < rows.length; entry += 1) {
    const at = place[terms.values[entry] as number] as number;
    const to = next[at] as number;
    next[at] = to + 1;
    sorted.rows[to] = rows.values[entry] as number;
    sorted.weights[to] = weights.values[entry] as number;
  }
  return { terms: order.map((term) => found[term] ?? ''), start, ...sorted };
};

/** Binary search: the first position in the sorted list at which `word` could be inserted. */
export const placeOf = (terms: readonly string[], word: string): number => {
  let [low, high] = [0, terms.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((terms[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
};
