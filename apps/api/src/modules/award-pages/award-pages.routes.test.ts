import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { AwardPageInput } from '@laurel/contract';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { recordFrom } from '../../testing/scholarship-fixture.ts';
import { storeRecords } from '../catalogue/index.ts';

/** Draws what it was handed, so that the test reads it. */
const DRAWING = `export const drawAwardPage = async (input) => ({
  head: '<title>' + input.kind + '</title>',
  content: '<pre>' + JSON.stringify(input).replaceAll('<', '&lt;') + '</pre>',
  ...(input.kind === 'award'
    ? { picture: { title: input.award.title, organization: input.award.organization, money: 'Full', timing: 'Open' } }
    : {}),
});`;

const NURSE = [
  ['For a master’s degree or a doctorate.', { kind: 'level', anyOf: ['masters', 'phd'] }],
  ['In nursing.', { kind: 'field', anyOf: ['0913'] }],
  ['Citizens of Nigeria and Ghana.', { kind: 'citizenship', anyOf: ['NG', 'GH'] }],
] as const;

let folder: string;
let test: TestApp;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'laurel-awards-'));
  await mkdir(path.join(folder, 'server'));
  await mkdir(path.join(folder, 'pages'));
  await writeFile(path.join(folder, 'index.html'), '<title>Laurel</title>');
  await writeFile(path.join(folder, 'package.json'), '{"type":"module"}');
  await writeFile(path.join(folder, 'server/entry-award-pages.js'), DRAWING);
  await writeFile(path.join(folder, 'pages/awards.html'), '<head><!--page--></head><!--content-->');
  const env = { PUBLIC_URL: 'https://laurel.example' };
  test = await createTestApp('embedded', inject('serverUrl'), { webFolder: folder, env });
  const nurses = ['One', 'Two', 'Three'].map((name, at) => ({
    ...recordFrom({ id: `nurse-${at + 1}`, title: `Nurse ${name}`, lines: NURSE.map((line) => [...line]) }),
    hostCountries: ['DE'],
  }));
  const ended = recordFrom({ id: 'given-up', title: 'Given Up', lines: [] });
  const draw = recordFrom({ id: 'lucky-draw', title: 'Lucky Draw', lines: [['Drawn at random.']] });
  await storeRecords(test.services, [
    ...nurses,
    { ...ended, ended: { since: '2025', successorId: 'nurse-1' } },
    { ...draw, warnings: [{ kind: 'draw', field: 'eligibility', quote: 'Drawn at random.' }] },
  ]);
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  test.app.inject({ url, headers: { accept: 'text/html,*/*', ...headers } });
const inputOf = (body: string): AwardPageInput =>
  JSON.parse((/<pre>(.*)<\/pre>/s.exec(body)?.[1] ?? '{}').replaceAll('&lt;', '<'));
const open = async <K extends AwardPageInput['kind']>(url: string, kind: K) => {
  const response = await get(url);
  const input = inputOf(response.body);
  expect(input.kind, url).toBe(kind);
  return { response, input: input as Extract<AwardPageInput, { kind: K }> };
};

describe('the page of an award', () => {
  it('is drawn from the record, without anything of a student', async () => {
    const { response, input } = await open('/awards/nurse-1', 'award');
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(input.award.title).toBe('Nurse One');
    const titles = input.near.map(({ title }) => title);
    expect(titles).toContain('Master’s awards in nursing and midwifery');
    expect(titles).toContain('PhD awards in nursing and midwifery');
    expect(response.body).not.toMatch(/isSaved|matchScore/);
  });

  it('of an award that has ended is there, with what took its place', async () => {
    const { response, input } = await open('/awards/given-up', 'award');
    expect(response.statusCode).toBe(200);
    expect(input.award.ended).toEqual({ since: '2025', successorId: 'nurse-1' });
  });

  it('that nobody knows is a page with status 404', async () => {
    const { response } = await open('/awards/nobody-knows', 'missing');
    expect(response.statusCode).toBe(404);
  });

  it.each([
    '/awards/..%2f..%2fetc%2fpasswd',
    '/awards/%00',
    '/awards/%E2%80%AEgpj',
    '/awards/<script>',
    '/awards/constructor',
    `/awards/${'a'.repeat(290)}`,
  ])('attack: %s is 404', async (url) => {
    const response = await get(url);
    expect(response.statusCode).toBe(404);
    expect(response.body).not.toContain('root:');
    expect(response.body).not.toContain('<script>');
  });

  it('is not sent again to who has it, until the catalogue changes', async () => {
    const etag = String((await get('/awards/nurse-2')).headers.etag);
    expect((await get('/awards/nurse-2', { 'if-none-match': etag })).statusCode).toBe(304);
    const renamed = recordFrom({ id: 'nurse-2', title: 'Nurse Anew', lines: NURSE.map((line) => [...line]) });
    await storeRecords(test.services, [{ ...renamed, hostCountries: ['DE'] }]);
    const again = await get('/awards/nurse-2', { 'if-none-match': etag });
    expect(again.statusCode).toBe(200);
    expect(again.body).toContain('Nurse Anew');
  });
});

describe('the picture of an award', () => {
  it('is drawn from the record, and may be kept for a day', async () => {
    const response = await get('/awards/nurse-1/share.png');
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('image/png');
    expect(response.headers['cache-control']).toBe('public, max-age=86400');
    expect(response.rawPayload.subarray(1, 4).toString()).toBe('PNG');
    expect((await get('/awards/nurse-1/share.png')).rawPayload.equals(response.rawPayload)).toBe(true);
  });

  it('of nobody is 404, and no cache keeps that', async () => {
    const response = await get('/awards/nobody-knows/share.png');
    expect(response.statusCode).toBe(404);
    expect(response.headers['cache-control']).toBe('no-store');
  });
});

describe('the list', () => {
  it('is searched and filtered by its address, and turned by pages', async () => {
    const { input } = await open('/awards?q=nurse&level=masters', 'list');
    expect(input.answer.data.scholarships.map(({ id }) => id).sort()).toEqual([
      'nurse-1',
      'nurse-2',
      'nurse-3',
    ]);
    expect(input.address).toBe('/awards?q=nurse&level=masters');
    const all = await open('/awards?page=1', 'list');
    expect(all.input.address).toBe('/awards');
    expect(all.input.answer.data.hidden.closed).toBeGreaterThan(0);
    const closed = await open('/awards?closed=yes', 'list');
    expect(closed.input.answer.data.hidden.closed).toBe(0);
  });

  it('is narrowed to what closes by a day, and an impossible day counts as none', async () => {
    const ids = async (search: string) => {
      const { input } = await open(`/awards?${search}`, 'list');
      return { address: input.address, ids: input.answer.data.scholarships.map(({ id }) => id) };
    };
    const all = await ids('');
    const early = await ids('deadlineBefore=2000-01-01');
    expect(early.address).toBe('/awards?deadlineBefore=2000-01-01');
    expect(early.ids).toEqual([]);
    expect(await ids('deadlineBefore=2027-02-30')).toEqual(all);
  });

  it('leaves out values that nobody knows, and says so of a country', async () => {
    const odd = await open('/awards?level=kindergarten&page=-3&sort=luck&funding=%00', 'list');
    expect(odd.response.statusCode).toBe(200);
    expect(odd.input.address).toBe('/awards');
    const { response, input } = await open('/awards?country=Atlantis', 'list');
    expect(response.statusCode).toBe(400);
    expect(input.problem).toContain('not known');
    expect(input.answer.data.scholarships.length).toBeGreaterThan(0);
  });

  it('attack: parameters of any kind draw a page', async () => {
    for (const url of [
      '/awards?q=%3Cscript%3E&q=2',
      `/awards?q=${'x'.repeat(5000)}`,
      '/awards?q=%ED%A0%80',
      '/awards?__proto__=1',
    ])
      expect((await get(url)).statusCode, url.slice(0, 40)).toBe(200);
  });
});

describe('a landing list', () => {
  it('is about a level, a field, a citizenship and a country of study, with its figures', async () => {
    const { input } = await open('/awards/for/masters/nursing-and-midwifery/from-nigeria', 'landing');
    expect(input.title).toBe('Master’s awards in nursing and midwifery for citizens of Nigeria');
    expect(input.figures.total).toBe(3);
    expect(input.awards).toHaveLength(3);
    expect(input.near.map(({ address }) => address)).toContain('/awards/for/masters/nursing-and-midwifery');
    expect(input.near.every(({ count }) => count >= 3)).toBe(true);
  });

  it('has one address: parts in another order or in capitals lead there', async () => {
    const own = '/awards/for/masters/from-ghana';
    for (const url of ['/awards/for/from-ghana/masters', '/awards/for/Masters/from-Ghana', `${own}/`]) {
      const response = await get(url);
      expect([response.statusCode, response.headers.location], url).toEqual([301, own]);
    }
  });

  it.each([
    'undergraduate/nursing-and-midwifery',
    'from-kenya',
    'from-atlantis',
    'no-such-thing',
    'masters/phd',
    '',
    '..%2f..%2fetc',
  ])('of fewer than three awards, or of nothing, is 404: %s', async (path) => {
    const { response } = await open(`/awards/for/${path}`, 'missing');
    expect(response.statusCode).toBe(404);
  });
});

describe('the sitemap', () => {
  const addresses = async (url: string) => {
    const response = await get(url);
    expect(response.headers['content-type'], url).toContain('application/xml');
    return [...response.body.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => String(match[1]));
  };

  it('lists every page of an award that search engines should know, every list, and when they were read', async () => {
    const files = await addresses('/sitemap.xml');
    expect(files).toContain('https://laurel.example/sitemaps/pages.xml');
    const listed = (await Promise.all(files.map((file) => addresses(new URL(file).pathname)))).flat();
    expect(listed).toContain('https://laurel.example/awards/nurse-1');
    expect(listed).toContain('https://laurel.example/awards/for/in-germany');
    expect(listed).not.toContain('https://laurel.example/awards/given-up');
    expect(listed).not.toContain('https://laurel.example/awards/lucky-draw');
    expect((await get('/sitemaps/awards-1.xml')).body).toContain('<lastmod>2026-11-20</lastmod>');
    for (const address of listed)
      expect((await get(new URL(address).pathname)).statusCode, address).toBe(200);
  });

  it('has no other files', async () => {
    expect((await get('/sitemaps/awards-9.xml')).statusCode).toBe(404);
  });
});

it('what draws the pages is not served', async () => {
  expect((await get('/server/entry-award-pages.js')).body).not.toContain('drawAwardPage');
});
