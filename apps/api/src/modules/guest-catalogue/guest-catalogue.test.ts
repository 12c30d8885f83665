import { readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { isHeldBack, loadCatalogue } from '@laurel/catalogue';
import {
  emptyPreferences,
  type Profile,
  type ScholarshipRecord,
  type Student,
  seededRandom,
} from '@laurel/domain';
import {
  answerGuest,
  type Columns,
  type CompiledCatalogue,
  createColumns,
  type MatchAnswer,
  needsFieldNames,
  readCatalogue,
} from '@laurel/matching';
import { FIELD_SUGGESTIONS } from '@laurel/taxonomies';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { parse } from 'yaml';
import { randomStudent } from '../../../../../benchmarks/matching/random-student.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { scholarshipFixture } from '../../testing/scholarship-fixture.ts';
import { storeRecords } from '../catalogue/index.ts';
import { findMatches } from '../matching/find-matches.ts';
import { createCatalogueFiles } from './create-catalogue-file.ts';

const TODAY = '2026-11-22';

const { records } = loadCatalogue();
const matched = records.filter((record) => !isHeldBack(record));
const columnsOf = (all: readonly ScholarshipRecord[]): Columns => createColumns(all);

const catalogueOf = (all: ScholarshipRecord[], version: number) => {
  const columns = columnsOf(all);
  return {
    version,
    records: all,
    matched: all,
    byId: new Map(all.map((record) => [record.id, record])),
    columns: async () => columns,
    unprepared: () => 0,
  };
};

const KNOWN_FIELDS = new Set(FIELD_SUGGESTIONS.map((name) => name.toLowerCase()));

/** A student with no more than a guest can say: fields by their names, no interests, no goals. */
const asGuest = ({ preferences, profile }: Student): Student => ({
  profile,
  preferences: {
    ...preferences,
    fieldsOfStudy: preferences.fieldsOfStudy.filter((field) => KNOWN_FIELDS.has(field.toLowerCase())),
    researchInterests: '',
    careerGoals: '',
  },
});

interface Judged {
  preferences: Partial<Student['preferences']> & Pick<Student['preferences'], 'educationLevel'>;
  profile: Profile;
}

const judged = (): Student[] =>
  parse(
    readFileSync(
      new URL('../../../../../benchmarks/matching/judged/tune/students.yaml', import.meta.url),
      'utf8',
    ),
  ).map(({ preferences, profile }: Judged) => ({
    preferences: { ...emptyPreferences(preferences.educationLevel), ...preferences },
    profile,
  }));

/** What comes with an award when it is opened, and so is in no guest's catalogue. */
const LATER = new Set(['applicationTips', 'description', 'eligibility', 'link', 'evidence']);

const isFull = (of: unknown): boolean => {
  const { kind, award } = of as { kind?: string; award?: { kind: string } };
  return (award?.kind ?? kind) === 'full';
};

const asShown = (answer: object): string =>
  JSON.stringify(answer, function (this: unknown, key, value) {
    // The words of full funding, in `amount` and `award.text`: the card says "Full Funding".
    const isLater = LATER.has(key) || ((key === 'amount' || key === 'text') && isFull(this));
    return isLater ? undefined : value;
  });

const read = (file: { bodies: { br: Buffer } }): CompiledCatalogue =>
  JSON.parse(brotliDecompressSync(file.bodies.br).toString());

/** Of each kind, judged and random. */
const [STUDENTS, WITH_FIELDS] = process.env.THOROUGH === '1' ? [30, 40] : [10, 10];

describe('matching on a guest’s own device', () => {
  const catalogue = catalogueOf(matched, 1);
  let compiled: CompiledCatalogue;
  let guest: Columns;
  beforeAll(async () => {
    compiled = read(await createCatalogueFiles({ current: async () => catalogue }).current());
    guest = columnsOf(readCatalogue(compiled) ?? []);
  });

  const random = seededRandom(19);
  const students = [
    ...judged().slice(0, STUDENTS),
    ...Array.from({ length: STUDENTS }, () => randomStudent(random)),
  ].map(asGuest);

  it('has students to compare', () => {
    expect(students).toHaveLength(2 * STUDENTS);
    const withFields = students.filter(({ preferences }) => preferences.fieldsOfStudy.length > 0);
    expect(withFields.length).toBeGreaterThan(WITH_FIELDS);
  });

  it.each(students.map((student, number) => ({ number, student })))(
    'gives student $number the answer of the server, byte for byte',
    async ({ student }) => {
      const server = await findMatches(catalogue, student, TODAY);
      const device: MatchAnswer = answerGuest(guest, student, TODAY);
      expect(asShown(device)).toBe(asShown(server));
      expect(device.matches.every(({ applicationTips }) => applicationTips.length === 0)).toBe(true);
    },
  );

  it('knows the fields of the list from the file, and needs the vocabulary for all others', () => {
    const preferences = { ...emptyPreferences('masters'), fieldsOfStudy: FIELD_SUGGESTIONS };
    expect(needsFieldNames({ preferences, profile: {} })).toBe(false);
    const degrees: Profile['degrees'] = [{ level: 'bachelor', field: 'BSc in Hydro-informatics' }];
    expect(needsFieldNames({ preferences, profile: { degrees } })).toBe(true);
  });

  it('refuses a catalogue that another engine has written', () => {
    expect(readCatalogue({ ...compiled, engine: '0.0.0' })).toBeUndefined();
  });
});

describe('the file of the catalogue', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp('embedded', inject('serverUrl'));
  });
  afterAll(() => test.close());

  const get = (url: string, headers: Record<string, string> = {}) => test.app.inject({ url, headers });
  const current = async () => (await get('/catalogue/current.json')).json<{ file: string; bytes: number }>();

  it('is named by its content, kept for ever, and sent compressed', async () => {
    const { file, bytes } = await current();
    const plain = await get(file);
    expect(plain.statusCode).toBe(200);
    expect(plain.rawPayload).toHaveLength(bytes);
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(plain.headers['content-type']).toBe('application/json; charset=utf-8');
    const brotli = await get(file, { 'accept-encoding': 'gzip, br' });
    expect(brotliDecompressSync(brotli.rawPayload)).toEqual(plain.rawPayload);
    const gzipped = await get(file, { 'accept-encoding': 'gzip' });
    expect(gunzipSync(gzipped.rawPayload)).toEqual(plain.rawPayload);
    const again = await get(file, { 'if-none-match': String(plain.headers.etag) });
    expect(again.statusCode).toBe(304);
    expect((await get('/catalogue/unknown.json')).statusCode).toBe(404);
  });

  it('holds every record that is matched, an import too, as of the version of the catalogue', async () => {
    const before = await current();
    const all = scholarshipFixture();
    const first = all[0] as ScholarshipRecord;
    const imported = {
      ...first,
      id: 'imported-one',
      title: 'Imported Award',
      provenance: { ...first.provenance, source: 'elsewhere' },
    };
    await storeRecords(test.services, [imported], { source: 'elsewhere' });
    const after = await current();
    expect(after.file).not.toBe(before.file);
    const compiled: CompiledCatalogue = (await get(after.file)).json();
    const { matched: expected, version } = await test.services.catalogue.current();
    expect(readCatalogue(compiled)?.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
    expect(expected.map(({ id }) => id)).toContain('imported-one');
    expect(compiled.catalogueVersion).toBe(version);

    expect((await get(before.file)).statusCode, 'a browser may just have been told of it').toBe(200);
  });
});
