import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { AUTHORED_SOURCE, loadCatalogue, makeUpdate, readUpdate, signUpdate } from '@laurel/catalogue';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { until } from '../../testing/until.ts';
import { applyUpdate } from './apply-update.ts';
import { editScholarship } from './edit-catalogue.ts';
import { listProposals } from './proposals.repository.ts';
import { storeRecords } from './store-records.ts';

const programme = (id: string, deadline: string) => `
  - id: ${id}
    title: Prize of ${id}
    page: https://example.org/${id}
    description: Funds a master's degree in public health at universities in Germany for graduates of any country.
    location: Germany
    eligibility:
      - line: For a master's degree in public health.
        level: { anyOf: [masters] }
        field: { anyOf: ["0988"] }
      - line: At universities in Germany.
        host: { countries: [DE] }
    award: { kind: full, text: Everything }
    deadline: ${deadline}
    tags: [Foundation]
    evidence:
      - { url: "https://example.org/${id}", read: "2026-11-20", by: organiser, facts: [programme, eligibility, award, deadline] }
`;
const YEARLY = '{ kind: yearly, dates: ["--03-01"], text: Usually 1 March }';
const dated = (day: string) => `{ kind: date, dates: ["${day}"], text: Closes on ${day} }`;

/** A folder of programme files. */
const folderOf = (...programmes: string[]): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'laurel-programmes-'));
  mkdirSync(path.join(folder, 'europe'));
  writeFileSync(
    path.join(folder, 'europe/example.yaml'),
    `organization: Example Foundation\nprogrammes:${programmes.join('')}`,
  );
  return folder;
};

const keys = generateKeyPairSync('ed25519');
const privateKey = keys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const publicKey = keys.publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
const before = folderOf(programme('health-prize', YEARLY), programme('other-prize', YEARLY));
const updateTo = (...programmes: string[]) =>
  makeUpdate(before, folderOf(...programmes), new Date('2026-11-21T10:00:00Z'));
const newDay = updateTo(programme('health-prize', dated('2027-02-14')), programme('other-prize', YEARLY));

describe('an update file', () => {
  const signed = signUpdate(newDay, privateKey);
  const text = (change: object = {}) => JSON.stringify({ ...signed, ...change });

  it('holds what changed, and is read by the key it was signed with', () => {
    expect(newDay.changes.map((change) => change.programme.id)).toEqual(['health-prize']);
    expect(readUpdate(text(), publicKey)).toEqual(signed);
  });

  it.each([
    ['not signed', JSON.stringify(newDay), /not signed/],
    [
      'signed by somebody else',
      JSON.stringify(
        signUpdate(
          newDay,
          generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
        ),
      ),
      /not of this key/,
    ],
    ['changed afterwards', text({ issued: '2027-01-01T00:00:00.000Z' }), /changed after/],
    ['of a later format', text({ version: 2 }), /version/],
    ['no JSON', 'deadline: tomorrow', /not JSON/],
  ])('that is %s is refused', (_why, file, message) => {
    expect(() => readUpdate(file, publicKey)).toThrow(message);
  });

  it('that nobody signed is taken only where that is said', () => {
    expect(readUpdate(JSON.stringify(newDay), undefined).changes).toHaveLength(1);
  });
});

describe.each(['embedded', 'server'] as const)('an update on the %s database', (kind) => {
  let test: TestApp;
  const store = (folder: string) => {
    const { records, revisions, problems } = loadCatalogue(folder);
    expect(problems).toEqual([]);
    return storeRecords(test.services, records, { source: AUTHORED_SOURCE, revisions });
  };
  beforeEach(async () => {
    test = await createTestApp(kind, inject('serverUrl'), { records: [] });
    await store(before);
  });
  afterEach(() => test.close());
  const shownDay = async (id = 'health-prize') =>
    (await test.services.catalogue.current()).byId.get(id)?.deadline.dates[0];

  it('reaches the matches, the calendar and the notices of a student while Laurel runs', async () => {
    const { token } = await test.signIn();
    await test.call('POST', '/ai/preferences', {
      token,
      body: { educationLevel: 'masters', preferredCountries: ['Germany'], fieldsOfStudy: ['Public health'] },
    });
    await test.call('POST', '/scholarships/health-prize/save', { token, body: { saved: true } });
    const matched = async () => {
      const { body } = await test.call('POST', '/ai/matches', { token, body: {} });
      return JSON.stringify(body).includes('14 February 2027');
    };
    const feed = async () => {
      const { body } = await test.call('GET', '/calendar', { token });
      const { pathname } = new URL(body.data.url);
      return (await test.call('GET', pathname.replace(/^\/api/, ''))).body as string;
    };
    expect(await matched()).toBe(false);
    expect(await feed()).not.toContain('20270214');
    expect(await applyUpdate(test.services, newDay)).toMatchObject({ applied: ['health-prize'] });
    expect(await matched()).toBe(true);
    expect(await feed()).toContain('20270214');
    await until(async () => {
      const { body } = await test.call('GET', '/notifications', { token });
      return JSON.stringify(body).includes('14 February 2027');
    });
  });

  it('changes nothing the second time, and ends with the release that has it', async () => {
    await applyUpdate(test.services, newDay);
    const { version } = await test.services.catalogue.current();
    expect(await applyUpdate(test.services, newDay)).toMatchObject({ applied: [], known: ['health-prize'] });
    expect((await test.services.catalogue.current()).version).toBe(version);
    await store(folderOf(programme('health-prize', dated('2027-02-20')), programme('other-prize', YEARLY)));
    expect(await shownDay()).toBe('2027-02-20');
    await store(before);
    expect(await shownDay()).toBe('2027-02-14');
  });

  it('follows an earlier one, brings new awards, and lies beneath what was edited here', async () => {
    const first = folderOf(programme('health-prize', dated('2027-02-14')), programme('other-prize', YEARLY));
    const second = makeUpdate(
      first,
      folderOf(
        programme('health-prize', dated('2027-02-28')),
        programme('other-prize', YEARLY),
        programme('new-prize', YEARLY),
      ),
      new Date('2026-11-22T10:00:00Z'),
    );
    await applyUpdate(test.services, newDay);
    expect(await applyUpdate(test.services, second)).toMatchObject({
      applied: ['health-prize', 'new-prize'],
    });
    expect([await shownDay(), await shownDay('new-prize')]).toEqual(['2027-02-28', '--03-01']);
    await store(before);
    expect(await shownDay('new-prize')).toBe('--03-01');
    const patch = { deadline: { kind: 'date', dates: ['2027-05-05'], text: 'Here on 5 May' } };
    await test.services.database.transaction((queries) =>
      editScholarship(queries, test.services.clock, {
        scholarshipId: 'health-prize',
        patch,
        author: 'keeper',
      }),
    );
    expect(await shownDay()).toBe('2027-05-05');
  });

  it('for another state of a programme goes to review and changes nothing', async () => {
    await store(folderOf(programme('health-prize', dated('2027-01-01')), programme('other-prize', YEARLY)));
    expect(await applyUpdate(test.services, newDay)).toMatchObject({
      applied: [],
      toReview: ['health-prize'],
    });
    expect(await shownDay()).toBe('2027-01-01');
    const [proposal] = await listProposals(test.services.database.queries, { state: 'open' });
    expect(proposal).toMatchObject({ source: 'update', scholarshipId: 'health-prize' });
  });

  it('that breaks off leaves nothing behind', async () => {
    const broken = updateTo(
      programme('health-prize', dated('2027-02-14')),
      programme('other-prize', dated('2027-02-15')),
    );
    const { database, clock } = test.services;
    const cut = {
      ...database,
      transaction: <T>(work: Parameters<typeof database.transaction<T>>[0]) =>
        database.transaction<T>(async (queries) => {
          await work(queries);
          throw new Error('killed before the commit');
        }),
    };
    await expect(applyUpdate({ database: cut, clock }, broken)).rejects.toThrow('killed');
    expect([await shownDay(), await shownDay('other-prize')]).toEqual(['--03-01', '--03-01']);
  });
});
