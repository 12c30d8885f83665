import { scholarshipsQuery } from '@laurel/contract';
import { schema } from '@laurel/db';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { recordFrom, scholarshipFixture } from '../../testing/scholarship-fixture.ts';
import { storeRecords } from '../catalogue/index.ts';
import { facetFiltersOf, valuesOf } from './scholarship-filters.ts';

let test: TestApp;
let token: string;
beforeAll(async () => {
  test = await createTestApp('embedded', inject('serverUrl'));
  token = (await test.signIn()).token;
});
afterAll(() => test.close());

const PREFERENCES = {
  preferredCountries: ['Germany'],
  educationLevel: 'masters',
  fieldsOfStudy: ['Public health'],
  languageRequirements: [],
};

const list = async (query = '') => {
  const { status, body } = await test.call('GET', `/scholarships${query}`, { token });
  return {
    status,
    body,
    ids: (body.data?.scholarships ?? []).map((item: { id: string }) => item.id) as string[],
  };
};

describe('browsing the catalogue', () => {
  it('leaves out what has closed unless it is asked for', async () => {
    expect((await list()).ids).not.toContain('closed-last-month');
    expect((await list('?includeClosed=true')).ids).toContain('closed-last-month');
  });

  it('leaves out draws and suspicious listings unless they are asked for, and shows why', async () => {
    const draw = {
      ...recordFrom({ id: 'lucky-draw', title: 'Lucky Draw', lines: [['One winner is drawn at random.']] }),
      warnings: [{ kind: 'draw' as const, field: 'eligibility', quote: 'One winner is drawn at random.' }],
    };
    const fee = {
      ...recordFrom({ id: 'with-fee', title: 'With a Fee', lines: [['The application fee is 10 EUR.']] }),
      warnings: [{ kind: 'application-fee' as const }],
    };
    await storeRecords(test.services, [draw, fee]);
    const ids = (await list()).ids;
    expect(ids).toContain('with-fee');
    expect(ids).not.toContain('lucky-draw');
    expect((await list('?includeFlagged=true')).ids).toContain('lucky-draw');
    const { body } = await test.call('GET', '/scholarships/lucky-draw', { token });
    expect(body.data.scholarship).toMatchObject({
      warnings: draw.warnings,
      effort: 'About 1 document, 2 letters of recommendation',
    });
    const { status, body: found } = await test.call('POST', '/matching/find', {
      token,
      body: { preferences: PREFERENCES },
    });
    expect(status).toBe(200);
    const matched = found.data.matches.map((match: { scholarshipId: string }) => match.scholarshipId);
    expect(matched).toContain('with-fee');
    expect(matched).not.toContain('lucky-draw');
    await storeRecords(test.services, [], {
      source: 'test',
      alsoKept: scholarshipFixture().map(({ id }) => id),
    });
  });

  it('takes a country by name or code and refuses one that nobody knows', async () => {
    expect((await list('?country=France')).ids).toEqual(['rolling-france']);
    for (const code of ['FR', 'fr', 'FRA'])
      expect((await list(`?country=${code}`)).ids, code).toEqual(['rolling-france']);
    const { status, body } = await list('?country=Atlantis');
    expect(status).toBe(400);
    expect(body.details[0].field).toBe('country');
  });

  it('finds by the beginnings of words, in any order', async () => {
    expect((await list('?q=germ%20publ')).ids).toEqual(['health-germany']);
    expect((await list('?q=nothing-like-it')).ids).toEqual([]);
  });

  it('filters by level, field, funding and deadline', async () => {
    expect((await list('?level=phd')).ids).toContain('doctorate-only');
    expect((await list('?level=phd')).ids).not.toContain('health-germany');
    expect((await list('?funding=partial')).ids).toEqual(['rolling-france']);
    expect((await list('?field=Law')).ids).not.toContain('health-germany');
    expect((await list('?deadlineBefore=2027-03-01')).ids).not.toContain('rolling-france');
    for (const wrong of [
      'level=kindergarten',
      'funding=lots',
      'sort=luck',
      'page=0',
      'limit=101',
      'deadlineBefore=soon',
    ]) {
      expect((await list(`?${wrong}`)).status, wrong).toBe(400);
    }
  });

  it('an award for all fields but some is found by every field but those', () => {
    const record = recordFrom({
      id: 'all-but-medicine',
      title: 'All but medicine',
      lines: [['Not for medicine.', { kind: 'field', noneOf: ['0912'] }]],
    });
    const isFound = (field: string) =>
      facetFiltersOf(scholarshipsQuery.parse({ field })).every(({ lets, name }) =>
        lets(valuesOf(name, record)),
      );
    expect(['Law', 'Nursing', 'Medicine'].map(isFound)).toEqual([true, true, false]);
  });

  it('forgives a typing error where nothing fits to the letter', async () => {
    const { ids } = await list('?q=helth%20germny');
    expect([ids[0], ids.includes('any-field-germany'), ids.includes('rolling-france')]).toEqual([
      'health-germany',
      true,
      false,
    ]);
  });

  it('counts what each filter’s values leave, a filter not narrowing its own', async () => {
    const { body } = await list('?funding=partial');
    const { facets } = body.data;
    expect(facets.country).toEqual([{ value: 'France', name: 'France', count: 1 }]);
    expect(facets.funding.find((each: { value: string }) => each.value === 'full').count).toBeGreaterThan(1);
    for (const { value, count } of facets.funding) {
      expect((await list(`?funding=${value}`)).body.pagination.totalItems).toBe(count);
    }
  });

  it('tells which filter shut out most when nothing is left', async () => {
    const { body, ids } = await list('?country=France&funding=full');
    expect(ids).toEqual([]);
    const [country, funding] = body.data.without;
    expect(country).toEqual({
      filter: 'country',
      count: (await list('?funding=full')).body.pagination.totalItems,
    });
    expect(funding).toEqual({ filter: 'funding', count: 1 });
  });

  it('scores what it lists once preferences exist, and orders by fit', async () => {
    const { token: student } = await test.signIn();
    const before = await test.call('GET', '/scholarships?sort=fit', { token: student });
    expect(before.body.data.scholarships[0]).not.toHaveProperty('matchScore');
    await test.call('POST', '/ai/preferences', {
      token: student,
      body: { educationLevel: 'masters', preferredCountries: ['Germany'], fieldsOfStudy: ['Public Health'] },
    });
    const { body } = await test.call('GET', '/scholarships?sort=fit', { token: student });
    const rows = body.data.scholarships as { id: string; matchScore: number; eligible: boolean }[];
    const open = rows.filter(({ eligible }) => eligible).map(({ matchScore }) => matchScore);
    expect(open).toEqual([...open].sort((a, b) => b - a));
    expect(rows.findLastIndex(({ eligible }) => eligible)).toBeLessThan(
      rows.findIndex(({ eligible }) => !eligible),
    );
    const detail = await test.call('GET', `/scholarships/${rows[0]?.id}`, { token: student });
    expect(detail.body.data.match.matchScore).toBe(rows[0]?.matchScore);
  });

  it('marks what is saved', async () => {
    const { token: student } = await test.signIn();
    await test.call('POST', '/scholarships/health-germany/save', { token: student, body: { saved: true } });
    const { body } = await test.call('GET', '/scholarships', { token: student });
    const saved = body.data.scholarships.filter((each: { isSaved: boolean }) => each.isSaved);
    expect(saved.map((each: { id: string }) => each.id)).toEqual(['health-germany']);
  });

  it('pages', async () => {
    const { body, ids } = await list('?limit=2&page=2&sort=title');
    expect(ids).toHaveLength(2);
    expect(body.pagination).toMatchObject({ currentPage: 2, hasPrevPage: true, hasNextPage: true });
  });
});

describe('one scholarship', () => {
  it('comes with criteria and provenance, and without a match before preferences exist', async () => {
    const { status, body } = await test.call('GET', '/scholarships/health-germany', { token });
    expect(status).toBe(200);
    expect(body.data.match).toBeNull();
    expect(body.data.scholarship).toMatchObject({
      title: 'Public Health in Germany',
      isSaved: false,
      provenance: { source: 'test', checked: '2026-11-20' },
    });
    for (const criterion of body.data.scholarship.criteria) {
      for (const { field, start, end, quote } of criterion.evidence) {
        expect(body.data.scholarship[field].slice(start, end)).toBe(quote);
      }
    }
  });

  it('comes with a verdict for each criterion once preferences exist', async () => {
    const student = await test.signIn();
    await test.call('POST', '/ai/preferences', {
      token: student.token,
      body: { educationLevel: 'phd', preferredCountries: ['Germany'], fieldsOfStudy: ['Public Health'] },
    });
    const { body } = await test.call('GET', '/scholarships/health-germany', { token: student.token });
    expect(body.data.match.eligible).toBe(false);
    const outcomes = Object.fromEntries(
      body.data.match.criteria.map((verdict: { kind: string; outcome: string }) => [
        verdict.kind,
        verdict.outcome,
      ]),
    );
    expect(outcomes).toMatchObject({ level: 'not_met', field: 'met', citizenship: 'unknown' });
  });

  it('is 404 when it does not exist', async () => {
    const { status, body } = await test.call('GET', '/scholarships/no-such-one', { token });
    expect(status).toBe(404);
    expect(body.error).toBe('Scholarship not found.');
  });
});

describe('a report of a problem', () => {
  it('is kept without who told it, and shown to nobody else', async () => {
    const { status, body } = await test.call('POST', '/scholarships/health-germany/reports', {
      token,
      body: { kind: 'wrong_fact', text: ' The age limit is 35. ' },
    });
    expect({ status, success: body.success }).toEqual({ status: 201, success: true });
    const [report] = await test.services.database.queries.select().from(schema.scholarshipReports);
    expect(report).toMatchObject({
      scholarshipId: 'health-germany',
      kind: 'wrong_fact',
      text: 'The age limit is 35.',
      state: 'open',
    });
    expect(Object.keys(report ?? {})).not.toContain('userId');
    const reportsSeenBy = async (reader: string) =>
      (await test.call('GET', '/scholarships/health-germany', { token: reader })).body.data.scholarship
        .reports;
    expect(await reportsSeenBy(token)).toMatchObject([
      { kind: 'wrong_fact', text: 'The age limit is 35.', state: 'open' },
    ]);
    expect(await reportsSeenBy((await test.signIn()).token)).toBeUndefined();
  });

  it('needs a known scholarship and a known kind', async () => {
    const report = (id: string, kind: string) =>
      test.call('POST', `/scholarships/${id}/reports`, { token, body: { kind } });
    expect((await report('nobody-knows', 'closed')).status).toBe(404);
    expect((await report('health-germany', 'boring')).status).toBe(400);
  });
});

describe('the freshness of the catalogue', () => {
  it('is told to everyone, by source', async () => {
    const { status, body } = await test.call('GET', '/catalogue/freshness');
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ asOf: '2026-11-21', sources: [{ source: 'test' }] });
    expect(body.data.total).toBe(body.data.sources[0].total);
  });
});

describe('a catalogue that changes', () => {
  it('is seen at once, and what a source no longer holds stays readable and is no longer listed', async () => {
    const kept = scholarshipFixture().filter(({ id }) => id !== 'women-in-law');
    const added = recordFrom({
      id: 'brand-new',
      title: 'Brand New',
      lines: [['For a doctorate.', { kind: 'level', anyOf: ['phd'] }]],
    });
    await storeRecords(test.services, [...kept, added], { source: 'test', hash: 'second' });
    const { ids } = await list('?includeClosed=true');
    expect(ids).toContain('brand-new');
    expect(ids).not.toContain('women-in-law');
    expect((await test.call('GET', '/scholarships/women-in-law', { token })).status).toBe(200);
  });

  it('keeps what changed from what to what, with the import that changed it, newest first', async () => {
    const record = recordFrom({
      id: 'moving',
      title: 'Moving Award',
      lines: [['For a doctorate.', { kind: 'level', anyOf: ['phd'] }]],
    });
    const store = (more: Partial<typeof record>) => storeRecords(test.services, [{ ...record, ...more }]);
    await store({});
    await store({ tags: ['Other tag'] });
    await store({ title: 'Moved Award', award: { kind: 'amount', currency: 'EUR', min: 9, text: '9 EUR' } });
    await store({ title: 'x'.repeat(600) });
    const changes = (query: string) => test.call('GET', `/scholarships/moving/changes${query}`, { token });
    const { status, body } = await changes('?limit=1&page=2');
    expect(status).toBe(200);
    expect(body.pagination).toMatchObject({ totalItems: 2, hasPrevPage: true, hasNextPage: false });
    expect(body.data.changes).toMatchObject([
      {
        source: 'test',
        kind: 'changed',
        changes: [
          { field: 'award', from: 'Full funding', to: '9 EUR' },
          { field: 'title', from: 'Moving Award', to: 'Moved Award' },
        ],
      },
    ]);
    const newest = (await changes('')).body.data.changes[0];
    expect(newest.version).toBeGreaterThan(body.data.changes[0].version);
    expect(newest.changes.at(-1).to).toHaveLength(500);
  });

  it('keeps the newest fifty changes of a record', async () => {
    const record = recordFrom({ id: 'restless', title: 'Restless', lines: [] });
    for (let round = 0; round <= 51; round += 1)
      await storeRecords(test.services, [{ ...record, title: `Restless ${round}` }]);
    const { body } = await test.call('GET', '/scholarships/restless/changes?limit=50', { token });
    expect(body.pagination.totalItems).toBe(50);
    expect(body.data.changes.at(-1).changes[0]).toMatchObject({ from: 'Restless 1', to: 'Restless 2' });
  });

  it('has no changes to show of what does not exist', async () => {
    expect((await test.call('GET', '/scholarships/no-such-one/changes', { token })).status).toBe(404);
  });
});
