import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { recordFrom, scholarshipFixture } from '../../testing/scholarship-fixture.ts';
import { storeRecords } from './store-records.ts';

let test: TestApp;
let token: string;
beforeAll(async () => {
  test = await createTestApp('embedded', inject('serverUrl'));
  token = (await test.signIn()).token;
});
afterAll(() => test.close());

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

  it('takes a country by name or code and refuses one that nobody knows', async () => {
    expect((await list('?country=France')).ids).toEqual(['rolling-france']);
    expect((await list('?country=FR')).ids).toEqual(['rolling-france']);
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
});
