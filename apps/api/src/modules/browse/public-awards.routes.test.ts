import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { recordFrom } from '../../testing/scholarship-fixture.ts';
import { storeRecords } from '../catalogue/index.ts';

describe.each(['embedded', 'server'] as const)('what everybody may read, %s', (kind) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(kind, inject('serverUrl'));
    const draw = recordFrom({ id: 'lucky-draw', title: 'Lucky Draw', lines: [['Drawn at random.']] });
    const over = recordFrom({ id: 'given-up', title: 'Given Up', lines: [] });
    await storeRecords(test.services, [
      { ...draw, warnings: [{ kind: 'draw', field: 'eligibility', quote: 'Drawn at random.' }] },
      { ...over, ended: { since: '2025', successorId: 'health-germany' } },
    ]);
  });
  afterAll(() => test.close());

  const get = (path: string, headers: Record<string, string> = {}) => test.call('GET', path, { headers });
  const list = async (query = '') => {
    const { status, body } = await get(`/public/awards${query}`);
    const scholarships: { id: string }[] = body.data?.scholarships ?? [];
    return { status, body, ids: scholarships.map(({ id }) => id) };
  };

  it('is searched, filtered, sorted and turned as the list of a student is', async () => {
    const { token } = await test.signIn();
    for (const query of [
      '',
      '?q=germ%20publ',
      '?country=FR',
      '?level=phd&sort=title',
      '?funding=full&includeClosed=true&limit=2&page=2',
      '?deadlineBefore=2027-03-01&sort=deadline',
    ]) {
      const own = await test.call('GET', `/scholarships${query}`, { token });
      const { body, ids } = await list(query);
      expect(ids, query).toEqual(own.body.data.scholarships.map(({ id }: { id: string }) => id));
      expect(body.pagination, query).toEqual(own.body.pagination);
      expect(body.data.facets, query).toEqual(own.body.data.facets);
      expect(own.body.data.hidden, query).toEqual(body.data.hidden);
    }
  });

  it('says how many are left out because they are closed or are draws', async () => {
    const { body, ids } = await list('?limit=100');
    const all = await list('?limit=100&includeClosed=true&includeFlagged=true');
    const { closed, flagged } = body.data.hidden;
    expect({ closed: closed > 0, flagged }).toEqual({ closed: true, flagged: 1 });
    expect(all.ids.length - ids.length).toBe(closed + flagged);
    expect(all.body.data.hidden).toEqual({ closed: 0, flagged: 0 });
    // Only those that fit what was asked for.
    expect((await list('?q=lucky')).body.data.hidden).toEqual({ closed: 0, flagged: 1 });
  });

  it('holds nothing of a student, whoever asks', async () => {
    const { token } = await test.signIn();
    await test.call('POST', '/ai/preferences', { token, body: { educationLevel: 'masters' } });
    await test.call('POST', '/scholarships/health-germany/save', { token, body: { saved: true } });
    for (const path of ['/public/awards', '/public/awards/health-germany']) {
      const { body } = await test.call('GET', path, { token });
      expect(JSON.stringify(body)).not.toMatch(/isSaved|matchScore|eligible"/);
      expect(body).toEqual((await get(path)).body);
    }
  });

  it('puts rounds that have probably closed behind those that can still be applied for', async () => {
    const over = recordFrom({ id: 'just-over', title: 'Just Over', lines: [] });
    const soon = recordFrom({ id: 'soon-due', title: 'Soon Due', lines: [] });
    await storeRecords(test.services, [
      // As of 21 November.
      { ...over, deadline: { kind: 'month', dates: ['--10'], text: 'October' } },
      { ...soon, deadline: { kind: 'date', dates: ['2026-12-20'], text: '20 December 2026' } },
    ]);
    const { ids, body } = await list('?sort=deadline&limit=100');
    const stateOf = (id: string) =>
      body.data.scholarships.find((each: { id: string }) => each.id === id).round.state;
    expect([stateOf('just-over'), stateOf('soon-due')]).toEqual(['probably_closed', 'open']);
    expect(ids.indexOf('soon-due')).toBeLessThan(ids.indexOf('just-over'));
    expect(ids.at(-1)).toBe('just-over');
  });

  it('has no order by fit, and refuses what it does not know', async () => {
    for (const wrong of ['sort=fit', 'country=Atlantis', 'level=kindergarten', 'page=0', 'limit=101']) {
      const { status, body } = await list(`?${wrong}`);
      expect({ status, code: body.code }, wrong).toEqual({ status: 400, code: 'invalid_request' });
    }
  });

  it('shows one record in full, with where it stands in its year', async () => {
    const { status, body } = await get('/public/awards/health-germany');
    expect(status).toBe(200);
    expect(body.data.scholarship).toMatchObject({
      title: 'Public Health in Germany',
      provenance: { source: 'test', checked: '2026-11-20' },
      round: { state: expect.any(String) },
    });
    for (const { evidence } of body.data.scholarship.criteria) {
      for (const { field, start, end, quote } of evidence)
        expect(body.data.scholarship[field].slice(start, end)).toBe(quote);
    }
  });

  it('shows an award that has ended with what took its place, and 404 for what nobody knows', async () => {
    const { status, body } = await get('/public/awards/given-up');
    expect(status).toBe(200);
    expect(body.data.scholarship.ended).toEqual({ since: '2025', successorId: 'health-germany' });
    const missing = await get('/public/awards/no-such-one');
    expect({ status: missing.status, code: missing.body.code }).toEqual({ status: 404, code: 'not_found' });
    expect(missing.headers['cache-control']).toBe('no-store');
  });

  it.each(['..%2f..%2fetc', '%00', '%E2%80%AE', '..', 'a'.repeat(201)])(
    'attack: the id %s is refused',
    async (id) => {
      expect((await get(`/public/awards/${id}`)).status).toBeGreaterThanOrEqual(400);
    },
  );

  it('may be kept by caches, and is not sent again to who has it until it changes', async () => {
    for (const path of ['/public/awards?level=phd', '/public/awards/health-germany']) {
      const first = await get(path);
      expect(first.headers['cache-control']).toBe('public, max-age=300');
      const headers = { 'if-none-match': String(first.headers.etag) };
      expect((await get(path, headers)).status).toBe(304);
      const renamed = recordFrom({ id: 'renamed', title: `Renamed by ${path}`, lines: [] });
      await storeRecords(test.services, [renamed]);
      expect((await get(path, headers)).status).toBe(200);
    }
  });
});
