import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiStudent, apiCall, createMatchedStudent, createStudent, type Json } from './api-student.ts';
import { dataPlace } from './data-place.ts';
import { CLI, PRODUCT_ENV, type Product, runCommand, startProduct } from './start-product.ts';

const CATALOGUE = fileURLToPath(new URL('../packages/catalogue/data', import.meta.url));
const PATCH = { deadline: { kind: 'date', dates: ['2027-04-15'], text: 'Closes on 15 April 2027' } };
const ANSWER = { state: 'mended', answer: 'You were right: it closes on 15 April 2027.', patch: PATCH };

/** The catalogue as it ships with another place of study in each file of one folder. */
const changedCatalogue = (): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'laurel-catalogue-'));
  cpSync(CATALOGUE, folder, { recursive: true });
  for (const name of readdirSync(path.join(folder, 'europe'))) {
    const file = path.join(folder, 'europe', name);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/^( {4}location: .+)$/gm, '$1, as told'));
  }
  return folder;
};

describe.each(['embedded', 'server'] as const)('kill -9 at the desk, on the %s database', (kind) => {
  let env: Record<string, string>;
  let drop: () => Promise<void>;
  let product: Product;
  let student: ApiStudent;
  let matches: Json[];
  let token: string;
  const start = () => startProduct({ ...env, SNAPSHOT_MINUTES: '0' });
  const call = (who: string, method: string, address: string, body?: unknown) =>
    apiCall(product.url, method, address, body, who);
  const text = async (address: string) =>
    (await fetch(`${product.url}/api${address}`, { headers: { authorization: `Bearer ${token}` } })).text();

  beforeAll(async () => {
    ({ env, drop } = await dataPlace(kind));
    product = await start();
    ({ student, matches } = await createMatchedStudent(product.url));
    const newcomer = await createStudent(product.url);
    for (const role of ['curator', 'operator']) await runCommand(['grant', newcomer.email, role], env);
    const { email, password } = newcomer;
    token = (await apiCall(product.url, 'POST', '/auth/login', { email, password })).body.token;
  }, 300_000);
  afterAll(async () => {
    await product?.stop();
    await drop?.();
  });

  // Before the call is read, while its rows are written, and when it was answered.
  it('leaves the change, the answer to the student, the notice and the row of the audit log all there or none of them', async () => {
    const awards = matches.slice(0, 3).map(({ scholarshipId }) => String(scholarshipId));
    const kept = async (award: string, report: string) => {
      const desk = (await call(token, 'GET', `/desk/scholarships/${award}`)).body.data as Json;
      const { scholarship } = (await call(student.token, 'GET', `/scholarships/${award}`)).body.data as Json;
      const { notifications } = (await call(student.token, 'GET', '/notifications')).body.data as Json;
      return {
        edited: desk.edits.length === 1,
        shown: scholarship.deadline === '2027-04-15',
        answered: scholarship.reports[0].state === 'mended',
        told: notifications.some((each: Json) => each.kind === 'report' && each.scholarshipId === award),
        audited: (await text('/desk/audit?since=2000-01-01')).includes(`${report} ${award}`),
      };
    };
    const whole = { edited: true, shown: true, answered: true, told: true, audited: true };
    const nothing = { edited: false, shown: false, answered: false, told: false, audited: false };

    for (const [at, award] of awards.entries()) {
      const wrong = { kind: 'wrong_fact', text: 'The page says that it closes on 15 April 2027.' };
      const reported = await call(student.token, 'POST', `/scholarships/${award}/reports`, wrong);
      expect(reported.status).toBe(201);
      const seen = (await call(student.token, 'GET', `/scholarships/${award}`)).body.data as Json;
      const report = String(seen.scholarship.reports[0].id);
      expect(await kept(award, report)).toEqual(nothing);

      const decide = () => call(token, 'POST', `/desk/reports/${report}/answer`, ANSWER);
      const answer = decide().catch(() => undefined);
      await pause([1, 6, 25][at]);
      await product.kill();
      const acknowledged = (await answer)?.status === 200;
      product = await start();
      const left = await kept(award, report);
      expect(acknowledged ? [whole] : [whole, nothing]).toContainEqual(left);
      expect((await decide()).status).toBe(left.answered ? 409 : 200);
      expect(await kept(award, report)).toEqual(whole);
    }
  }, 600_000);

  it('leaves a changed table made whole, with its row of the audit log, or not at all', async () => {
    const [heading = '', ...lines] = (await text('/desk/sheet.csv')).split('\r\n');
    const rows = lines.filter((line) => /^[\w-]+,[^",]+,https/.test(line)).slice(-120);
    expect(rows).toHaveLength(120);
    const countEdits = async () => (await text('/desk/edits.yaml')).split(/^- id: /m).length - 1;
    const countActs = async () =>
      (await text('/desk/audit?since=2000-01-01')).split('POST /desk/sheet"').length - 1;
    for (const delay of [20, 300]) {
      const [edits, acts] = [await countEdits(), await countActs()];
      const csv = [heading, ...rows.map((row) => row.replace(',', `,After ${delay} ms: `))].join('\r\n');
      const bring = () => call(token, 'POST', '/desk/sheet', { csv, apply: true });
      const answer = bring().catch(() => undefined);
      await pause(delay);
      await product.kill();
      const acknowledged = (await answer)?.status === 200;
      product = await start();
      const shown = async () => (await text('/desk/sheet.csv')).split(`,After ${delay} ms: `).length - 1;
      const left = { shown: await shown(), acts: (await countActs()) - acts };
      const whole = { shown: rows.length, acts: 1 };
      expect(acknowledged ? [whole] : [whole, { shown: 0, acts: 0 }]).toContainEqual(left);
      if (left.shown === 0) {
        expect(await countEdits()).toBe(edits);
        expect((await bring()).body.data).toMatchObject({ applied: true });
        expect(await shown()).toBe(rows.length);
      }
    }
  }, 600_000);

  it('leaves an update of the catalogue applied whole or not at all, whichever process dies', async () => {
    const folder = changedCatalogue();
    const file = path.join(folder, 'update.json');
    writeFileSync(file, await runCommand(['catalogue', 'export', CATALOGUE, folder], env));
    const update = JSON.parse(readFileSync(file, 'utf8')) as { changes: unknown[] };
    expect(update.changes.length).toBeGreaterThan(200);
    const args = ['catalogue', 'update', file, '--unsigned'];
    const begin = () => {
      const child = spawn(process.execPath, [CLI, ...args], {
        env: { ...PRODUCT_ENV, ...env, LOG_LEVEL: 'silent' },
        stdio: 'ignore',
      });
      return { child, ended: once(child, 'exit') };
    };
    const countApplied = async () => {
      const edits = JSON.parse(await runCommand(['catalogue', 'edits'], env)) as Json[];
      return edits.filter(({ layer }) => layer === 'update').length;
    };
    const wholeOrNothing = async () => {
      const applied = await countApplied();
      expect([0, update.changes.length]).toContain(applied);
      return applied;
    };
    // The command reads the file for about a second; then its one transaction begins.
    for (const delay of [900, 1_600]) {
      const { child, ended } = begin();
      await pause(delay);
      child.kill('SIGKILL');
      await ended;
      if ((await wholeOrNothing()) > 0) break;
    }
    const { ended } = begin();
    await pause(1_300);
    await product.kill();
    await ended;
    product = await start();
    await wholeOrNothing();
    const report = JSON.parse(await runCommand(args, env)) as Record<string, string[]>;
    expect(report.applied?.length || report.known?.length).toBe(update.changes.length);
    expect(await countApplied()).toBe(update.changes.length);
    await rm(folder, { recursive: true, force: true });
  }, 600_000);
});
