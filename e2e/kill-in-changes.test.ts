import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, watch, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Json } from './api-student.ts';
import { type DeskToKill, openDesk } from './desk-to-kill.ts';
import { CLI, PRODUCT_ENV, runCommand } from './start-product.ts';

const CATALOGUE = fileURLToPath(new URL('../packages/catalogue/data', import.meta.url));

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

describe.each(['embedded', 'server'] as const)(
  'kill -9 in a change of many awards, on the %s database',
  (kind) => {
    let desk: DeskToKill;
    beforeAll(async () => {
      desk = await openDesk(kind);
    }, 300_000);
    afterAll(() => desk?.close());

    it('leaves a changed table made whole, with its row of the audit log, or not at all', async () => {
      const [heading = '', ...lines] = (await desk.text('/desk/sheet.csv')).split('\r\n');
      const rows = lines.filter((line) => /^[\w-]+,[^",]+,https/.test(line)).slice(-120);
      expect(rows).toHaveLength(120);
      const countEdits = async () => (await desk.text('/desk/edits.yaml')).split(/^- id: /m).length - 1;
      const countActs = async () =>
        (await desk.text('/desk/audit?since=2000-01-01')).split('POST /desk/sheet"').length - 1;
      for (const delay of [20, 300]) {
        const [edits, acts] = [await countEdits(), await countActs()];
        const csv = [heading, ...rows.map((row) => row.replace(',', `,After ${delay} ms: `))].join('\r\n');
        const bring = () => desk.call(desk.token, 'POST', '/desk/sheet', { csv, apply: true });
        const answer = bring().catch(() => undefined);
        await pause(delay);
        await desk.kill();
        const acknowledged = (await answer)?.status === 200;
        await desk.start();
        const shown = async () =>
          (await desk.text('/desk/sheet.csv')).split(`,After ${delay} ms: `).length - 1;
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
      writeFileSync(file, await runCommand(['catalogue', 'export', CATALOGUE, folder], desk.env));
      const update = JSON.parse(readFileSync(file, 'utf8')) as { changes: unknown[] };
      expect(update.changes.length).toBeGreaterThan(200);
      const args = ['catalogue', 'update', file, '--unsigned'];
      const begin = () => {
        const child = spawn(process.execPath, [CLI, ...args], {
          env: { ...PRODUCT_ENV, ...desk.env, LOG_LEVEL: 'silent' },
          stdio: 'ignore',
        });
        return { child, ended: once(child, 'exit') };
      };
      const countApplied = async () => {
        const edits = JSON.parse(await runCommand(['catalogue', 'edits'], desk.env)) as Json[];
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
      await desk.kill();
      await ended;
      await desk.start();
      await wholeOrNothing();
      const report = JSON.parse(await runCommand(args, desk.env)) as Record<string, string[]>;
      expect(report.applied?.length || report.known?.length).toBe(update.changes.length);
      expect(await countApplied()).toBe(update.changes.length);
      await rm(folder, { recursive: true, force: true });
    }, 600_000);
  },
);

describe('kill -9 in a restore of the embedded database', () => {
  let desk: DeskToKill;
  let snapshot: string;
  const folder = () => desk.env.DATA_DIR ?? '';
  beforeAll(async () => {
    desk = await openDesk('embedded');
    const target = path.join(folder(), 'backups');
    snapshot = (JSON.parse(await runCommand(['backup', target], desk.env)) as { file: string }).file;
  }, 300_000);
  afterAll(() => desk?.close());

  const award = () => String(desk.matches[0]?.scholarshipId);
  /** What is not answered, as in the first moments after a start on a busy machine, is not counted as none. */
  const read = async (who: string, address: string): Promise<Json> => {
    let answer: { status: number; body: Json } | undefined;
    const status = async () => {
      answer = await desk.call(who, 'GET', address);
      return answer.status;
    };
    await expect.poll(status, { timeout: 60_000 }).toBe(200);
    return answer?.body ?? {};
  };
  const savedCount = async (): Promise<number> =>
    (await read(desk.student.token, '/scholarships/saved/list')).pagination.totalItems;
  const editCount = async (): Promise<number> =>
    (await read(desk.token, `/desk/scholarships/${award()}`)).data.edits.length;
  /** What came after the copy: two facts, of which neither is ever there without the other. */
  const goOn = async () => {
    const patch = { location: 'Elsewhere, as told' };
    await desk.call(desk.token, 'POST', `/desk/scholarships/${award()}/edits`, { patch });
    await desk.call(desk.student.token, 'POST', `/scholarships/${award()}/save`, { saved: true });
    expect([await editCount(), await savedCount()]).toEqual([1, 1]);
  };
  const restore = () => {
    const child = spawn(process.execPath, [CLI, 'restore', snapshot], {
      env: { ...PRODUCT_ENV, ...desk.env, LOG_LEVEL: 'silent' },
      stdio: 'ignore',
    });
    return { child, ended: once(child, 'exit') };
  };
  /** Resolves as soon as something of this name is in the data folder. */
  const appears = (name: RegExp): Promise<void> =>
    new Promise((resolve) => {
      const watcher = watch(folder(), (_event, file) => {
        if (!file || !name.test(file)) return;
        watcher.close();
        resolve();
      });
    });

  it.each([
    ['while the copy is unpacked', /^database-\d+-restoring$/],
    ['once it is ready', /^database-restored$/],
    ['once the earlier one stands aside', /^database-\d+$/],
  ])(
    '%s leaves the database of before or the restored one, whole, whichever process dies',
    async (_when, name) => {
      for (const dies of ['the product', 'the command'] as const) {
        if ((await editCount()) === 0) await goOn();
        if (dies === 'the command') await desk.kill();
        const reached = appears(name);
        const { child, ended } = restore();
        // A busy machine may be through before the kill arrives; then the restored one has to be there.
        await Promise.race([reached, ended]);
        if (dies === 'the product') await desk.kill();
        else child.kill('SIGKILL');
        await ended;
        await desk.start();
        expect([
          [1, 1],
          [0, 0],
        ]).toContainEqual([await editCount(), await savedCount()]);
        expect(readdirSync(folder()).filter((each) => /restor(?:ing|ed)$/.test(each))).toEqual([]);
        expect((await desk.call('', 'GET', '/health')).status).toBe(200);
      }
    },
    600_000,
  );

  it('is made good by another restore', async () => {
    if ((await editCount()) === 0) await goOn();
    await restore().ended;
    expect([await editCount(), await savedCount()]).toEqual([0, 0]);
  }, 120_000);
});
