import { DatabaseSync } from 'node:sqlite';
import { openServerDatabase } from '@laurel/db';
import { startTestServer } from '@laurel/db/testing';
import type { ScholarshipRecord, StudyLevel } from '@laurel/domain';
import type { CompiledStudent } from '@laurel/matching';
import { create, insertMultiple, search } from '@orama/orama';
import { sql } from 'drizzle-orm';
import MiniSearch, { type SearchResult } from 'minisearch';
import { searchQuery, searchText } from './bm25.ts';
import type { Engine } from './engines.ts';

/** Text engines rank by words and filter by level: they know no verdict, no score and no reason. */
const WITHOUT = 'verdicts, scores, reasons';
const TOP = 100;

const levelsOf = ({ criteria }: ScholarshipRecord): StudyLevel[] => [
  ...new Set(criteria.flatMap((each) => (each.kind === 'level' && each.of !== 'current' ? each.anyOf : []))),
];

const termsOf = (student: CompiledStudent): string[] => [
  ...new Set(
    searchQuery(student)
      .toLowerCase()
      .match(/[a-z]{3,}/g) ?? [],
  ),
];

export const miniSearch = (records: readonly ScholarshipRecord[]): Engine => {
  const index = new MiniSearch<{ id: string; text: string; levels: string[] }>({
    fields: ['text'],
    storeFields: ['levels'],
  });
  index.addAll(
    records.map((record) => ({ id: record.id, text: searchText(record), levels: levelsOf(record) })),
  );
  return {
    name: 'MiniSearch',
    without: WITHOUT,
    run: (student) => {
      const level = student.preferences.educationLevel;
      const filter = (result: SearchResult) => Array.isArray(result.levels) && result.levels.includes(level);
      return index.search(termsOf(student).join(' '), { filter }).slice(0, TOP);
    },
  };
};

export const orama = async (records: readonly ScholarshipRecord[]): Promise<Engine> => {
  const index = create({ schema: { text: 'string', levels: 'enum[]' } as const });
  await insertMultiple(
    index,
    records.map((record) => ({ id: record.id, text: searchText(record), levels: levelsOf(record) })),
    2_000,
  );
  return {
    name: 'Orama',
    without: WITHOUT,
    run: (student) =>
      search(index, {
        term: termsOf(student).join(' '),
        where: { levels: { containsAny: [student.preferences.educationLevel] } },
        limit: TOP,
        threshold: 1,
      }),
  };
};

export const sqlite = (records: readonly ScholarshipRecord[]): Engine => {
  const database = new DatabaseSync(':memory:');
  database.exec('create virtual table scholarships using fts5(id unindexed, text, levels)');
  const insert = database.prepare('insert into scholarships values (?, ?, ?)');
  database.exec('begin');
  for (const record of records) insert.run(record.id, searchText(record), levelsOf(record).join(' '));
  database.exec('commit');
  const query = database.prepare(
    'select id from scholarships where scholarships match ? order by bm25(scholarships, 0, 1, 0) limit ?',
  );
  return {
    name: 'SQLite FTS5',
    without: WITHOUT,
    run: (student) => {
      const words = termsOf(student)
        .map((term) => `"${term}"`)
        .join(' OR ');
      return query.all(`text : (${words}) AND levels : ${student.preferences.educationLevel}`, TOP);
    },
    close: () => database.close(),
  };
};

/** Rows a statement: PostgreSQL takes 65,535 parameters. */
const BATCH = 1_000;

export const postgres = async (records: readonly ScholarshipRecord[]): Promise<Engine> => {
  const server = await startTestServer();
  const database = openServerDatabase(server.url, (error) => console.error(error));
  const { queries } = database;
  await queries.execute(sql`create unlogged table bench (id text, words tsvector, levels text[])`);
  for (let at = 0; at < records.length; at += BATCH) {
    const rows = records
      .slice(at, at + BATCH)
      .map((record) => ({ id: record.id, text: searchText(record), levels: levelsOf(record) }));
    await queries.execute(
      sql`insert into bench select r->>'id', to_tsvector('english', r->>'text'), array(select jsonb_array_elements_text(r->'levels')) from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) r`,
    );
  }
  await queries.execute(sql`create index on bench using gin (words)`);
  await queries.execute(sql`analyze bench`);
  return {
    name: 'PostgreSQL full text',
    elsewhere: true,
    without: WITHOUT,
    run: (student) => {
      const words = termsOf(student).join(' | ');
      const level = student.preferences.educationLevel;
      return queries.execute(
        sql`select id from bench, to_tsquery('english', ${words}) q where words @@ q and levels @> array[${level}] order by ts_rank(words, q) desc limit ${TOP}`,
      );
    },
    close: async () => {
      await database.close();
      await server.stop();
    },
  };
};
