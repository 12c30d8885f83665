import { setImmediate as nextTurn } from 'node:timers/promises';
import type { LandingFigures, LandingLink } from '@laurel/contract';
import { nextDeadline, type Round, roundOf, type ScholarshipRecord, type StudyLevel } from '@laurel/domain';
import {
  COUNTRIES,
  countryInSentence,
  countryName,
  FIELDS,
  fieldDistance,
  fieldName,
  groupMembers,
  INTERNATIONAL,
  isCountryCode,
} from '@laurel/taxonomies';
import { fold } from '@laurel/text';
import { fieldsOf, levelsOf } from '../browse/index.ts';
import type { Catalogue } from '../catalogue/index.ts';

/** What a landing list is about: a level, a field (ISCED-F), a citizenship and a country of study; at least one. */
export interface LandingTopic {
  level?: StudyLevel;
  field?: string;
  from?: string;
  in?: string;
}

/** In the order of their places in the address. */
const PARTS = ['level', 'field', 'from', 'in'] as const;
type Part = (typeof PARTS)[number];

/** The sets of parts that lists are made of. */
const SHAPES: readonly (readonly Part[])[] = [
  ['level'],
  ['field'],
  ['from'],
  ['in'],
  ['level', 'field'],
  ['level', 'from'],
  ['level', 'in'],
  ['field', 'from'],
  ['field', 'in'],
  ['from', 'in'],
  ['level', 'field', 'from'],
  ['level', 'field', 'in'],
  ['level', 'from', 'in'],
];

/** Records per turn of the event loop; a few milliseconds. */
const CHUNK = 100;
/** A list of fewer is no page. */
const LEAST = 3;

const LEVELS: Partial<Record<StudyLevel, { slug: string; title: string }>> = {
  secondary: { slug: 'secondary-school', title: 'Secondary school awards' },
  undergraduate: { slug: 'undergraduate', title: 'Undergraduate awards' },
  masters: { slug: 'masters', title: 'Master’s awards' },
  phd: { slug: 'phd', title: 'PhD awards' },
  postdoc: { slug: 'postdoc', title: 'Postdoctoral awards' },
};

const slugOf = (name: string): string =>
  fold(name)
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** ISCED-F's own remainders are no subject that anybody looks for. */
const REMAINDER = /not (further defined|elsewhere classified)|interdisciplinary|field unknown/i;
/** What students call a field whose official name nobody would type. */
const CALLED: Record<string, string> = {
  '0988': 'Public health',
  '0613': 'Computer science',
  '061': 'Information technology',
};
const subjectName = (code: string): string => CALLED[code] ?? fieldName(code) ?? code;

/** The field of each slug; where a broad and a narrow field share their name, the broad one. */
const FIELD_SLUGS = new Map(
  FIELDS.filter(({ code, name }) => CALLED[code] || !REMAINDER.test(name))
    .toSorted((a, b) => b.code.length - a.code.length)
    .map(({ code }) => [slugOf(subjectName(code)), code]),
);
const slugOfCountry = (code: string): string => slugOf(countryName(code) ?? code);
const COUNTRY_SLUGS = new Map(COUNTRIES.map(({ code }) => [slugOfCountry(code), code]));

/** Lower case but for words in capitals: "law", "ICT". */
const inSentence = (name: string): string =>
  name
    .replace(/\s*\(.*?\)/g, '')
    .split(' ')
    .map((word) => (/^\p{Lu}\p{Ll}/u.test(word) ? word.toLowerCase() : word))
    .join(' ');

/** "Master’s awards in public health for citizens of Nigeria" */
export const landingTitle = (topic: LandingTopic): string => {
  const level = topic.level && LEVELS[topic.level]?.title;
  const field = topic.field && ` in ${inSentence(subjectName(topic.field))}`;
  const from = topic.from && ` for citizens of ${countryInSentence(topic.from)}`;
  const place = topic.in && ` in ${countryInSentence(topic.in)}`;
  return `${level ?? 'Awards'}${field ?? ''}${from ?? ''}${place ?? ''}`;
};

/** `/awards/for/masters/public-health/from-nigeria` */
export const landingAddress = ({ level, field, from, in: place }: LandingTopic): string =>
  [
    '/awards/for',
    ...(level ? [LEVELS[level]?.slug] : []),
    ...(field ? [slugOf(subjectName(field))] : []),
    ...(from ? [`from-${slugOfCountry(from)}`] : []),
    ...(place ? [`in-${slugOfCountry(place)}`] : []),
  ].join('/');

/** What the part of an address after `/awards/for/` is about; undefined when some of it is unknown or said twice. */
const readTopic = (path: string): LandingTopic | undefined => {
  const topic: LandingTopic = {};
  for (const segment of path.toLowerCase().split('/').filter(Boolean)) {
    const found = readSegment(segment);
    if (!found || found[0] in topic) return undefined;
    Object.assign(topic, Object.fromEntries([found]));
  }
  return Object.keys(topic).length > 0 ? topic : undefined;
};

const readSegment = (segment: string): [Part, string] | undefined => {
  const level = Object.entries(LEVELS).find(([, { slug }]) => slug === segment)?.[0];
  if (level) return ['level', level];
  const [, preposition, place = ''] = /^(from|in)-(.+)$/.exec(segment) ?? [];
  const country = COUNTRY_SLUGS.get(place);
  if (preposition && country) return [preposition as Part, country];
  const field = FIELD_SLUGS.get(segment);
  return field ? ['field', field] : undefined;
};

/**
 * The countries whose citizens a record names, one by one or by their region; empty where it names none. "International students"
 * names nobody.
 */
const citizensOf = (record: ScholarshipRecord): ReadonlySet<string> => {
  let named: Set<string> | undefined;
  const excluded = new Set<string>();
  for (const criterion of record.criteria) {
    if (criterion.kind !== 'citizenship' || criterion.strength !== 'hard') continue;
    for (const place of criterion.noneOf ?? []) for (const code of spelt(place)) excluded.add(code);
    if (!criterion.anyOf) continue;
    const allowed = criterion.anyOf.filter((place) => place !== INTERNATIONAL).flatMap(spelt);
    if (allowed.length < criterion.anyOf.length && allowed.length === 0) continue;
    const before: ReadonlySet<string> | undefined = named;
    named = new Set(before ? allowed.filter((code) => before.has(code)) : allowed);
  }
  return named?.difference(excluded) ?? new Set();
};
const spelt = (place: string): readonly string[] =>
  place.startsWith('group:') ? groupMembers(place) : isCountryCode(place) ? [place] : [];

/** The countries that a record names one by one among those whose citizens may apply. */
const namedCitizens = (record: ScholarshipRecord): string[] =>
  record.criteria.flatMap((criterion) =>
    criterion.kind === 'citizenship' && criterion.strength === 'hard'
      ? (criterion.anyOf ?? []).filter(isCountryCode)
      : [],
  );

/** Remembers the answer for each code: there are some two hundred. */
const remembered = (find: (code: string) => string[]): ((code: string) => string[]) => {
  const known = new Map<string, string[]>();
  return (code) => {
    const answer = known.get(code) ?? find(code);
    known.set(code, answer);
    return answer;
  };
};
const SUBJECTS = [...FIELD_SLUGS.values()];
const NEAR: readonly string[] = ['same', 'ancestor', 'descendant'];
const around = remembered((own) => SUBJECTS.filter((code) => NEAR.includes(fieldDistance(own, code))));
const above = remembered((own) => SUBJECTS.filter((code) => own.startsWith(code)));

/** The named fields and those that lie in them or that they lie in. */
const fieldsAround = (record: ScholarshipRecord) => new Set(fieldsOf(record).flatMap(around));
/** The fields that a record names, and those that these are part of. */
const fieldsNamed = (record: ScholarshipRecord) => new Set(fieldsOf(record).flatMap(above));

const valuesOf: Record<Part, (record: ScholarshipRecord) => Iterable<string>> = {
  level: (record) => new Set(levelsOf(record).filter((level) => LEVELS[level as StudyLevel])),
  field: fieldsAround,
  from: citizensOf,
  // A programme of a whole region is not about each of its countries.
  in: ({ hostCountries }) => new Set(hostCountries.filter(isCountryCode)),
};

type Rows = Uint32Array;
const both = (a: Rows, b: Rows): Rows => a.map((word, at) => word & (b[at] ?? 0));
const countOf = (rows: Rows): number => {
  let count = 0;
  for (let word of rows) for (; word !== 0; word &= word - 1) count += 1;
  return count;
};

export interface LandingList extends LandingFigures {
  topic: LandingTopic;
  /** Those that can be applied for soonest come first. */
  records: readonly ScholarshipRecord[];
}

export interface LandingLists {
  /** Every list with enough awards. */
  all(): Promise<LandingLink[]>;
  /** The list at the part of an address after `/awards/for/`. */
  at(path: string): LandingList | undefined;
  /** Lists near a topic: with a part less, and with one more. The largest come first. */
  near(topic: LandingTopic, limit: number): LandingLink[];
  /** The address of the search that also finds awards which name no level or field. */
  search(topic: LandingTopic): string;
  /** Lists that a record stands in, from the most particular. */
  of(record: ScholarshipRecord, limit: number): LandingLink[];
}

const STATES: Record<Round['state'], number> = {
  open: 0,
  opens_later: 1,
  unknown: 2,
  probably_closed: 3,
  closed: 4,
};

const keyOf = (topic: LandingTopic): string => PARTS.map((part) => topic[part] ?? '').join();

/** @param live the records that are listed: neither closed nor held back */
const createLandingLists = async (
  live: readonly ScholarshipRecord[],
  today: string,
): Promise<LandingLists> => {
  const words = Math.ceil(live.length / 32);
  const sets: Record<Part, Map<string, Rows>> = {
    level: new Map(),
    field: new Map(),
    from: new Map(),
    in: new Map(),
  };
  /** By country: the records that name it itself, not only its region. By field: those that name it or a part of it. */
  const naming = { from: new Map<string, Rows>(), field: new Map<string, Rows>() };
  const rowOf = new Map(live.map((record, row) => [record.id, row]));
  const add = (to: Map<string, Rows>, value: string, row: number): void => {
    const rows = to.get(value) ?? new Uint32Array(words);
    rows[row >>> 5] = (rows[row >>> 5] ?? 0) | (1 << (row & 31));
    to.set(value, rows);
  };
  for (const [row, record] of live.entries()) {
    for (const part of PARTS) for (const value of valuesOf[part](record)) add(sets[part], value, row);
    for (const value of namedCitizens(record)) add(naming.from, value, row);
    for (const value of fieldsNamed(record)) add(naming.field, value, row);
    if (row % CHUNK === CHUNK - 1) await nextTurn();
  }

  const rowsOf = (topic: LandingTopic): Rows | undefined => {
    let rows: Rows | undefined;
    for (const part of PARTS) {
      const value = topic[part];
      if (value === undefined) continue;
      const own = sets[part].get(value);
      if (!own) return undefined;
      rows = rows ? both(rows, own) : own;
    }
    return rows;
  };
  const share = (one: Rows | undefined, other: Rows | undefined): boolean =>
    one !== undefined && other !== undefined && countOf(both(one, other)) > 0;
  /** How many a list would have; 0 where too few, or where all of them are as much for any other field. */
  const sizeOf = ({ field }: LandingTopic, rows: Rows | undefined): number => {
    const count = rows ? countOf(rows) : 0;
    if (count < LEAST) return 0;
    return field === undefined || share(rows, naming.field.get(field)) ? count : 0;
  };
  /** Search engines are told of lists for citizens of a country where some award of that level and place names it itself. */
  const isTold = ({ from, field: _, ...rest }: LandingTopic): boolean =>
    from === undefined || share(rowsOf({ from, ...rest }), naming.from.get(from));
  const isShape = (topic: LandingTopic): boolean => {
    const parts = PARTS.filter((part) => topic[part] !== undefined);
    return SHAPES.some((shape) => shape.join() === parts.join());
  };
  const linkTo = (topic: LandingTopic): LandingLink | undefined => {
    const count = isShape(topic) ? sizeOf(topic, rowsOf(topic)) : 0;
    return count === 0 ? undefined : { address: landingAddress(topic), title: landingTitle(topic), count };
  };
  const largest = (topics: LandingTopic[], limit: number): LandingLink[] =>
    topics
      .flatMap((topic) => linkTo(topic) ?? [])
      .sort((a, b) => b.count - a.count || (a.title < b.title ? -1 : 1))
      .slice(0, limit);
  const narrower = (topic: LandingTopic): LandingTopic[] =>
    PARTS.filter((part) => topic[part] === undefined).flatMap((part) =>
      [...sets[part].keys()].map((value) => ({ ...topic, [part]: value })),
    );

  /** The topics of a shape with enough awards, with how many. */
  const topicsOf = async (shape: readonly Part[]): Promise<[LandingTopic, number][]> => {
    let found: [LandingTopic, Rows | undefined][] = [[{}, undefined]];
    for (const part of shape) {
      const longer: typeof found = [];
      for (const [topic, rows] of found) {
        for (const [value, own] of sets[part]) {
          const next = rows ? both(rows, own) : own;
          if (countOf(next) >= LEAST) longer.push([{ ...topic, [part]: value }, next]);
        }
        await nextTurn();
      }
      found = longer;
    }
    return found.flatMap(([topic, rows]) => {
      const count = sizeOf(topic, rows);
      return count === 0 ? [] : [[topic, count]];
    });
  };

  const listAll = async (): Promise<LandingLink[]> => {
    const counts = new Map<string, number>();
    const links: LandingLink[] = [];
    for (const shape of SHAPES) {
      for (const [topic, count] of await topicsOf(shape)) {
        counts.set(keyOf(topic), count);
        // A part that leaves nothing out makes no list of its own.
        const wider = shape.map((part) => counts.get(keyOf({ ...topic, [part]: undefined })));
        if (wider.includes(count) || !isTold(topic)) continue;
        links.push({ address: landingAddress(topic), title: landingTitle(topic), count });
      }
    }
    return links;
  };

  let listed: Promise<LandingLink[]> | undefined;
  return {
    all: () => {
      listed ??= listAll();
      return listed;
    },
    at: (path) => {
      const topic = readTopic(path);
      const rows = topic && isShape(topic) ? rowsOf(topic) : undefined;
      if (!topic || !rows || sizeOf(topic, rows) === 0) return undefined;
      const found = live
        .filter((_, row) => ((rows[row >>> 5] ?? 0) >>> (row & 31)) & 1)
        .map((record) => ({ record, round: roundOf(record, today) }))
        .sort(
          (a, b) =>
            STATES[a.round.state] - STATES[b.round.state] ||
            ((a.round.closes?.first ?? '9') < (b.round.closes?.first ?? '9') ? -1 : 1),
        );
      const open = found.filter(({ record, round }) => isSurelyOpen(record, round, today)).length;
      return {
        topic,
        records: found.map(({ record }) => record),
        total: found.length,
        open,
        probablyOpen: found.filter(({ round }) => round.state === 'open').length - open,
        dated: found.filter(({ record }) => nextDeadline(record, today).status === 'announced').length,
      };
    },
    near: (topic, limit) => {
      const parts = PARTS.filter((part) => topic[part] !== undefined);
      const wider = parts.map((part) => ({ ...topic, [part]: undefined }) as LandingTopic);
      const beside = parts.flatMap((part) =>
        [...sets[part].keys()]
          .filter((value) => value !== topic[part])
          .map((value) => ({ ...topic, [part]: value })),
      );
      const third = Math.ceil(limit / 3);
      const links = [...largest(wider, third), ...largest(narrower(topic), third), ...largest(beside, third)];
      return links.filter(({ address }, at) => links.findIndex((each) => each.address === address) === at);
    },
    search: ({ level, field, in: place }) => {
      const parameters = new URLSearchParams({
        ...(level ? { level } : {}),
        ...(field ? { field: subjectName(field) } : {}),
        ...(place ? { country: countryName(place) ?? place } : {}),
      });
      return parameters.size > 0 ? `/awards?${parameters}` : '/awards';
    },
    of: (record, limit) => {
      if (!rowOf.has(record.id)) return [];
      // Whoever reads it may want any of its levels.
      const levels = [...valuesOf.level(record)];
      const [field] = [...valuesOf.field(record)].filter((code) => fieldsOf(record).includes(code));
      const [place] = valuesOf.in(record);
      const topics = [
        ...levels.map((level) => ({ level, field })),
        ...levels.map((level) => ({ level, in: place })),
        { field, in: place },
        { field },
        { in: place },
        ...levels.map((level) => ({ level })),
      ].filter((topic) => Object.values(topic).every((value) => value !== undefined)) as LandingTopic[];
      return topics.flatMap((topic) => linkTo(topic) ?? []).slice(0, limit);
    },
  };
};

/** A page announced it, or it has no end; the rounds of other years are no announcement. */
const isSurelyOpen = (record: ScholarshipRecord, { state }: Round, today: string): boolean =>
  state === 'open' && ['announced', 'rolling'].includes(nextDeadline(record, today).status);

const latest = new WeakMap<Catalogue, { today: string; lists: Promise<LandingLists> }>();

/** The landing lists of one version of the catalogue on one day. */
export const landingLists = (catalogue: Catalogue, today: string): Promise<LandingLists> => {
  const known = latest.get(catalogue);
  if (known?.today === today) return known.lists;
  const live = catalogue.matched.filter((record) => roundOf(record, today).state !== 'closed');
  const lists = createLandingLists(live, today);
  latest.set(catalogue, { today, lists });
  return lists;
};
