import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { auditedIds } from './audit-catalogue.ts';
import { catalogueStats } from './catalogue-stats.ts';
import { checkProgrammes } from './check-programmes.ts';
import { COMPILED_DIR } from './compiled-folder.ts';
import { DuplicateIndex } from './duplicates/duplicate-index.ts';
import { identityOf } from './duplicates/identity.ts';
import { wordWeights } from './duplicates/word-weights.ts';
import { loadCatalogue } from './load-catalogue.ts';
import { isNspaProgram, toNspaProgram } from './nspa-program.ts';
import { REGIONS } from './programme-schema.ts';
import { DATA_DIR, readProgrammeFiles } from './read-programme-files.ts';
import { recordProblems } from './record-problems.ts';
import { shippedCatalogueHash } from './shipped-catalogue-hash.ts';

const { files, problems } = readProgrammeFiles();
const { records } = loadCatalogue();
/** The day of the last check, so that the test gives the same answer in any year. */
const today =
  records
    .map(({ provenance }) => provenance.checked ?? '')
    .sort()
    .at(-1) ?? '';
const stats = catalogueStats(records, today);

describe('the shipped catalogue', () => {
  test('keeps its format and every rule of the check', () => {
    expect(problems).toEqual([]);
    expect(checkProgrammes(files, today)).toEqual([]);
  });

  test('quotes its own words: each piece of evidence stands at its place', () => {
    expect(records.flatMap(recordProblems)).toEqual([]);
    expect(records.filter(({ criteria }) => criteria.length === 0).map(({ id }) => id)).toEqual([]);
  });

  test('holds no programme twice, by the measure that imports are merged by', () => {
    const identities = records.map((record) => ({ id: record.id, identity: identityOf(record) }));
    const index = new DuplicateIndex(wordWeights(identities.map(({ identity }) => identity)));
    const pairs: string[] = [];
    for (const { id, identity } of identities) {
      for (const other of index.find(identity)) pairs.push(`${other} = ${id}`);
      index.add(id, identity);
    }
    expect(pairs).toEqual([]);
  });

  test('names as read by an audit none but its own programmes', () => {
    const ids = new Set(records.map(({ id }) => id));
    expect([...auditedIds()].filter((id) => !ids.has(id))).toEqual([]);
    expect(stats.depth.audited).toBeGreaterThan(600);
  });

  test('holds at least 200 programmes of many organisations', () => {
    expect(stats.total).toBeGreaterThanOrEqual(200);
    expect(stats.organizations).toBeGreaterThanOrEqual(150);
  });

  test('is balanced over funders, levels and fields', () => {
    for (const region of REGIONS) {
      const inRegion = files.filter(({ path }) => path.startsWith(`${region}/`));
      expect(inRegion.flatMap(({ content }) => content.programmes).length, region).toBeGreaterThanOrEqual(5);
    }
    for (const level of ['undergraduate', 'masters', 'phd', 'postdoc', 'other']) {
      expect(stats.byLevel[level] ?? 0, level).toBeGreaterThanOrEqual(15);
    }
    for (const field of ['01', '02', '03', '04', '05', '06', '07', '08', '09']) {
      expect(stats.byField[field] ?? 0, field).toBeGreaterThanOrEqual(5);
    }
  });

  test('has study places and origins on every continent', () => {
    expect(Object.keys(stats.byHostRegion).sort()).toEqual(expect.arrayContaining(CONTINENTS));
    expect(Object.keys(stats.byOriginRegion).sort()).toEqual(expect.arrayContaining(CONTINENTS));
  });

  test('is compiled to what its files hold', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'laurel-catalogue-'));
    const files = join(folder, 'data');
    await symlink(DATA_DIR, files);
    // The second call reads what the first one compiled at the latest.
    loadCatalogue();
    expect(loadCatalogue()).toEqual(loadCatalogue(files));
    await rm(folder, { recursive: true });
  });

  test('has a hash that is kept with the stamp of its files, and worked out where the stamp is another one', async () => {
    const hash = shippedCatalogueHash();
    const known = await readFile(join(COMPILED_DIR, 'hash'), 'utf8');
    expect(known.split(' ')[1]).toBe(hash);
    await writeFile(join(COMPILED_DIR, 'hash'), `${'0'.repeat(43)} of-older-files`);
    expect(shippedCatalogueHash()).toBe(hash);
    expect(await readFile(join(COMPILED_DIR, 'hash'), 'utf8')).toBe(known);
  });
});

const CONTINENTS = ['africa', 'asia', 'europe', 'latin-america', 'north-america', 'oceania'];

/**
 * What the published pages of the NSPA Scholarship Program Data Standard 1.0 say of the fields that we write: the order and types of its data
 * definitions, both sample records, and the beginning of its JSON Schema. Fields that both samples and every definition have are demanded.
 */
const NSPA_PROGRAM = z.strictObject({
  ProgramReferenceId: z.string().min(1),
  // "Minimally including the organization name."
  ProgramOrganization: z.strictObject({ OrganizationName: z.string().min(1) }),
  // "Formatted as a school academic year (e.g., 2019-2020)."
  ApplicationCycle: z
    .string()
    .regex(/^\d{4}-\d{4}$/)
    .refine((cycle) => Number(cycle.slice(5)) - Number(cycle.slice(0, 4)) === 1),
  // "By a human. Null indicates that the information has never been formally verified."
  LastVerifiedOn: z.iso.date().nullable(),
  ProgramName: z.string().min(1),
  ProgramURL: z.url(),
  ApplicationURL: z.url().optional(),
  ProgramContact: z.strictObject({ Email: z.email() }).optional(),
  OpenDate: z.iso.date().optional(),
  CloseDate: z.iso.date(),
  AnnouncementDate: z.iso.date().optional(),
  ScholarshipMaximumAward: z.number().positive().optional(),
  IsNeedBased: z.boolean().optional(),
  Blurb: z.string().min(1),
  EligibilityCriteriaDescription: z.string().min(1),
});
/** One programme or several, and no key beside. */
const NSPA_FILE = z.strictObject({
  ScholarshipProgramCollection: z.strictObject({
    ScholarshipProgramInfo: z.union([NSPA_PROGRAM, z.array(NSPA_PROGRAM).min(1)]),
  }),
});

describe('the shipped catalogue in the words of the NSPA standard', () => {
  const programs = records
    .filter((record) => isNspaProgram(record, today))
    .map((record) => toNspaProgram(record, today));
  const file = (ScholarshipProgramInfo: unknown): unknown =>
    JSON.parse(JSON.stringify({ ScholarshipProgramCollection: { ScholarshipProgramInfo } }));
  const objections = (info: unknown): string => NSPA_FILE.safeParse(file(info)).error?.message ?? '';

  test('has the published structure, every programme of it', () => {
    expect(programs.length).toBeGreaterThan(20);
    const wrong = programs.filter((program) => objections(program) !== '');
    expect(wrong.map((program) => [program.ProgramReferenceId, objections(program)])).toEqual([]);
    expect(objections(programs)).toBe('');
  });

  const demanded = Object.entries(NSPA_PROGRAM.shape)
    .filter(([, type]) => !(type instanceof z.ZodOptional))
    .map(([name]) => name);
  const example = programs[0] ?? {};

  test.each(demanded)('would be refused without %s, and with it as another type', (name) => {
    const { [name as keyof typeof example]: _, ...others } = example;
    expect(objections([others])).toContain('ScholarshipProgramInfo');
    expect(objections([{ ...example, [name]: name.endsWith('Organization') ? 'A Fund' : 7 }])).toContain(
      'ScholarshipProgramInfo',
    );
  });

  test('would be refused empty, and with a key that the standard does not know', () => {
    expect(objections([])).not.toBe('');
    expect(objections([{ ...example, License: 'CC BY 4.0' }])).not.toBe('');
    expect(objections([{ ...example, ProgramOrganization: {} }])).not.toBe('');
  });
});
