import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { openCatalogue } from '@laurel/contract';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { recordFrom } from '../../testing/scholarship-fixture.ts';
import { editScholarship, storeRecords } from '../catalogue/index.ts';

describe.each(['embedded', 'server'] as const)('the catalogue as data, %s', (kind) => {
  let test: TestApp;
  const own = (changes: object = {}) => {
    const record = recordFrom({
      id: 'elm-fellowship',
      title: 'Elm & <Oak> Fellowship',
      lines: [['For a master’s degree.', { kind: 'level', anyOf: ['masters'] }]],
      deadline: { kind: 'yearly', dates: ['--03-01'], text: 'Usually 1 March', confirmed: '2026-11-20' },
      award: { kind: 'amount', currency: 'EUR', min: 900, max: 900, text: '=900 euros, "once"' },
    });
    return { ...record, provenance: { ...record.provenance, source: 'laurel' }, ...changes };
  };

  beforeAll(async () => {
    test = await createTestApp(kind, inject('serverUrl'));
    const listing = recordFrom({ id: 'somebody-elses-listing', title: 'Listed Elsewhere', lines: [] });
    await storeRecords(test.services, [
      own(),
      { ...listing, provenance: { ...listing.provenance, source: 'import.example' } },
    ]);
  });
  afterAll(() => test.close());

  const get = (file: string, headers: Record<string, string> = {}) =>
    test.app.inject({ method: 'GET', url: `/api/public/catalogue.${file}`, headers });
  const awards = async () => openCatalogue.parse((await get('json')).json()).awards;

  it('is ours alone: no listing of others, and nothing that its schema does not know', async () => {
    const answer = await get('json');
    const document = answer.json();
    expect(openCatalogue.parse(document)).toEqual(document);
    expect(document).toMatchObject({ format: 1, license: { name: 'CC BY 4.0' } });
    const found = (await awards()).find(({ id }) => id === 'elm-fellowship');
    expect(found).toMatchObject({
      eligibility: ['For a master’s degree.'],
      confirmed: { deadline: '2026-11-20' },
    });
    expect(answer.body).not.toContain('somebody-elses-listing');
  });

  it('is valid by the JSON Schema that stands beside it', async () => {
    const schema = (await get('schema.json')).json();
    const fromSchema = z.fromJSONSchema(schema);
    const document = (await get('json')).json();
    expect(fromSchema.safeParse(document).success).toBe(true);
    const [first, ...others] = document.awards;
    const { title: _, ...untitled } = first;
    expect(fromSchema.safeParse({ ...document, awards: [untitled, ...others] }).success).toBe(false);
  });

  it('is a table too, no cell of which runs as a formula', async () => {
    const { body } = await get('csv');
    // Line breaks stand in the conditions too, so rows are told by their ids.
    const rows = (await awards()).filter(({ id }) => body.includes(`\n${id},`));
    expect(rows).toHaveLength((await awards()).length);
    expect(body.startsWith('\uFEFFid,title,organization,')).toBe(true);
    const [, row = ''] = /\n(elm-fellowship,.*)\r\n/.exec(body) ?? [];
    expect(row).toContain(',masters,');
    expect(row).toContain(`,amount,EUR,900,900,,"'=900 euros, ""once""",`);
    expect(row).toContain(",yearly,'--03-01,");
    expect(row).toContain(',2026-11-20,');
  });

  it('tells rounds that are known by their day in the words of the NSPA standard, and nothing that is not known', async () => {
    const need = { id: 'need', kind: 'need', strength: 'hard', evidence: [] } as const;
    const open = recordFrom({ id: 'elm-grant', title: 'Elm Grant', lines: [['For those in need.', need]] });
    const last = (id: string, closes: string) => ({
      ...open,
      id,
      provenance: { ...open.provenance, source: 'laurel' },
      deadline: {
        kind: 'yearly' as const,
        dates: ['--03-01'],
        text: 'Usually 1 March',
        cycles: [
          { closes: '2019-03-01', url: 'https://elm.example' },
          { closes, url: 'https://elm.example' },
        ],
      },
    });
    await storeRecords(test.services, [
      own(),
      last('oak-grant', '2026-03-02'),
      last('ash-grant', '2024-03-01'),
      {
        ...open,
        organization: 'Elm Fund',
        provenance: { ...open.provenance, source: 'laurel' },
        page: 'https://elm.example/grant',
        link: 'https://elm.example/apply',
        award: {
          kind: 'amount',
          currency: 'USD',
          min: 500,
          max: 1500,
          period: 'year',
          text: 'Up to $1,500 a year',
        },
        deadline: {
          kind: 'date',
          dates: ['2027-03-01'],
          text: 'Closes on 1 March 2027',
          cycles: [{ opens: '2026-12-01', closes: '2027-03-01', url: 'https://elm.example/grant' }],
        },
      },
    ]);
    const answer = await get('nspa.json');
    expect(answer.headers.link).toBe('<https://creativecommons.org/licenses/by/4.0/>; rel="license"');
    const { ScholarshipProgramCollection, ...others } = answer.json();
    expect(others).toEqual({});
    const programs = ScholarshipProgramCollection.ScholarshipProgramInfo;
    const ids = programs.map(({ ProgramReferenceId }: { ProgramReferenceId: string }) => ProgramReferenceId);
    expect(ids).toContain('elm-grant');
    expect(programs[ids.indexOf('oak-grant')]).toMatchObject({
      ApplicationCycle: '2025-2026',
      CloseDate: '2026-03-02',
    });
    expect(ids).not.toContain('ash-grant');
    // A yearly rule is no round, and a listing of others is not ours to give away.
    expect(ids).not.toContain('elm-fellowship');
    expect(ids).not.toContain('somebody-elses-listing');
    expect(programs[ids.indexOf('elm-grant')]).toEqual({
      ProgramReferenceId: 'elm-grant',
      ProgramOrganization: { OrganizationName: 'Elm Fund' },
      ApplicationCycle: '2026-2027',
      LastVerifiedOn: null,
      ProgramName: 'Elm Grant',
      ProgramURL: 'https://elm.example/grant',
      ApplicationURL: 'https://elm.example/apply',
      OpenDate: '2026-12-01',
      CloseDate: '2027-03-01',
      ScholarshipMaximumAward: 1500,
      IsNeedBased: true,
      Blurb: open.description,
      EligibilityCriteriaDescription: 'For those in need.',
    });
  });

  it('tells what changed, the newest first, with the award’s page', async () => {
    await storeRecords(test.services, [own({ description: 'Austria & Bavaria' })]);
    const feed = (await get('atom')).body;
    expect(feed).toContain('<title>Changed: Elm &amp; &lt;Oak&gt; Fellowship</title>');
    expect(feed).toContain('Austria &amp; Bavaria');
    expect(feed).toContain(
      `<link rel="alternate" href="${test.services.origin.get()}/awards/elm-fellowship"/>`,
    );
    expect(feed).not.toContain('Listed Elsewhere');
  });

  it('follows an edit at once, names nobody, and is not sent again to whoever has it', async () => {
    const before = await get('json');
    const { etag } = before.headers;
    expect((await get('json', { 'if-none-match': String(etag) })).statusCode).toBe(304);
    const elm = { scholarshipId: 'elm-fellowship', patch: { location: 'Norway' }, author: 'keeper' };
    await test.services.database.transaction((queries) => editScholarship(queries, test.services.clock, elm));
    const after = await get('json', { 'if-none-match': String(etag) });
    expect(after.statusCode).toBe(200);
    expect((await awards()).find(({ id }) => id === 'elm-fellowship')?.location).toBe('Norway');
    expect(after.body).not.toContain('keeper');
  });

  it.each(['json', 'csv', 'nspa.json', 'atom', 'schema.json'])(
    '%s says the same in every encoding',
    async (file) => {
      const plain = await get(file);
      expect(plain.headers['cache-control']).toBe('public, max-age=300');
      const br = await get(file, { 'accept-encoding': 'br' });
      const zipped = await get(file, { 'accept-encoding': 'gzip' });
      expect(brotliDecompressSync(br.rawPayload).equals(plain.rawPayload)).toBe(true);
      expect(gunzipSync(zipped.rawPayload).equals(plain.rawPayload)).toBe(true);
    },
  );
});
