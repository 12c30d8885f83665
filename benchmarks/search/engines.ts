import { DatabaseSync } from 'node:sqlite';
import type { ScholarshipRecord } from '@laurel/domain';
import { resolveCountry } from '@laurel/taxonomies';
import { create, insertMultiple, search } from '@orama/orama';
import { createSearchColumns } from '../../apps/api/src/modules/browse/search-columns.ts';
import { searchScholarships } from '../../apps/api/src/modules/browse/search-scholarships.ts';
import type { Query } from './queries.ts';

/** One way of answering a query with a page of 20 and the number found. */
export interface Engine {
  name: string;
  /** Parts of the task that it does not do. */
  without: string;
  run(query: Query): unknown;
  close?(): void;
}

const PAGE = 20;
const TODAY = '2026-11-21';

const textOf = ({
  title,
  organization,
  location,
  tags,
  description,
  eligibility,
}: ScholarshipRecord): string =>
  [title, organization, location, tags.join(' '), description, eligibility].join('\n');
const levelsOf = ({ criteria }: ScholarshipRecord): string[] => [
  ...new Set(criteria.flatMap((each) => (each.kind === 'level' ? each.anyOf : []))),
];
const codeOf = (country: string): string => resolveCountry(country) ?? '';

/** What GET /scholarships does, all but reading the request and writing the answer. */
export const laurel = async (records: readonly ScholarshipRecord[]): Promise<Engine> => {
  const columns = await createSearchColumns(records);
  return {
    name: 'Laurel',
    without: '',
    run: ({ words, name: _, page = 1, sort = 'relevance', ...filters }) => {
      const query = {
        ...filters,
        q: words,
        sort,
        page,
        limit: PAGE,
        includeClosed: false,
        includeFlagged: false,
      };
      const result = searchScholarships(columns, query as Parameters<typeof searchScholarships>[1], TODAY);
      return [result.slice((page - 1) * PAGE, page * PAGE), result.facets];
    },
  };
};

export const orama = async (records: readonly ScholarshipRecord[]): Promise<Engine> => {
  const index = create({
    schema: {
      title: 'string',
      organization: 'string',
      text: 'string',
      levels: 'enum[]',
      hosts: 'enum[]',
      funding: 'enum',
    } as const,
  });
  await insertMultiple(
    index,
    records.map((record) => ({
      id: record.id,
      title: record.title,
      organization: record.organization,
      text: textOf(record),
      levels: levelsOf(record),
      hosts: record.hostCountries,
      funding: record.award.kind,
    })),
    2_000,
  );
  return {
    name: 'Orama',
    without: 'meaning of words, groups of countries, fields',
    run: ({ words = '', page = 1, country, level, funding }) =>
      search(index, {
        term: words,
        // With as much tolerance for misspellings as it offers.
        tolerance: 1,
        threshold: 0,
        boost: { title: 8, organization: 5 },
        where: {
          ...(country ? { hosts: { containsAny: [codeOf(country)] } } : {}),
          ...(level ? { levels: { containsAny: [level] } } : {}),
          ...(funding ? { funding: { eq: funding } } : {}),
        },
        facets: { levels: {}, hosts: {}, funding: {} },
        limit: PAGE,
        offset: (page - 1) * PAGE,
      }),
  };
};

export const sqlite = (records: readonly ScholarshipRecord[]): Engine => {
  const database = new DatabaseSync(':memory:');
  database.exec(`create virtual table texts using fts5(title, organization, text, tokenize = 'unicode61 remove_diacritics 2');
    create table facts (id integer primary key, title text, funding text);
    create table levels (id integer, level text);
    create table hosts (id integer, host text);
    begin`);
  const text = database.prepare('insert into texts (rowid, title, organization, text) values (?, ?, ?, ?)');
  const fact = database.prepare('insert into facts values (?, ?, ?)');
  const level = database.prepare('insert into levels values (?, ?)');
  const host = database.prepare('insert into hosts values (?, ?)');
  for (const [id, record] of records.entries()) {
    text.run(id, record.title, record.organization, textOf(record));
    fact.run(id, record.title, record.award.kind);
    for (const each of levelsOf(record)) level.run(id, each);
    for (const each of record.hostCountries) host.run(id, each);
  }
  database.exec(
    'commit; create index by_level on levels (level, id); create index by_host on hosts (host, id)',
  );
  return {
    name: 'SQLite FTS5',
    without: 'typing errors, meaning of words, groups of countries, fields',
    run: (query) => runSql(database, query),
    close: () => database.close(),
  };
};

const runSql = (database: DatabaseSync, { words, page = 1, country, level, funding }: Query): unknown => {
  const match = words
    ?.match(/\w+/g)
    ?.map((word) => `"${word}" *`)
    .join(' ');
  const conditions = [
    ...(match ? [`texts match '${match}'`] : []),
    ...(country ? [`facts.id in (select id from hosts where host = '${codeOf(country)}')`] : []),
    ...(level ? [`facts.id in (select id from levels where level = '${level}')`] : []),
    ...(funding ? [`funding = '${funding}'`] : []),
  ];
  const from = `from facts ${match ? 'join texts on texts.rowid = facts.id' : ''} ${conditions.length > 0 ? `where ${conditions.join(' and ')}` : ''}`;
  const order = match ? 'order by bm25(texts, 8, 5, 1)' : 'order by facts.id';
  database.exec(`create temp table hit as select facts.id, funding ${from}`);
  const answers = [
    `select facts.id, facts.title ${from} ${order} limit ${PAGE} offset ${(page - 1) * PAGE}`,
    'select count(*) from hit',
    'select funding, count(*) from hit group by 1',
    'select level, count(*) from hit join levels using (id) group by 1',
    'select host, count(*) from hit join hosts using (id) group by 1',
  ].map((sql) => database.prepare(sql).all());
  database.exec('drop table hit');
  return answers;
};

/** A plain scan of every text for every word: what any index must beat. */
export const scan = (records: readonly ScholarshipRecord[]): Engine => {
  const texts = records.map((record) => textOf(record).toLowerCase());
  return {
    name: 'plain scan',
    without: 'order, counts, typing errors, fields',
    run: ({ words = '', page = 1, country, level, funding }) => {
      const wanted = words.split(' ');
      const code = country && codeOf(country);
      return records
        .filter(
          (record, row) =>
            wanted.every((word) => texts[row]?.includes(word)) &&
            (!code || record.hostCountries.includes(code)) &&
            (!level || levelsOf(record).includes(level)) &&
            (!funding || record.award.kind === funding),
        )
        .slice((page - 1) * PAGE, page * PAGE);
    },
  };
};
