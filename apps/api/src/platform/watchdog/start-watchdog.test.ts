import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { startWatchdog } from './start-watchdog.ts';

it('a route that blocks the event loop is named while it blocks', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'laurel-watchdog-'));
  const file = path.join(folder, 'log');
  const fd = openSync(file, 'a');
  const watchdog = startWatchdog({ blockedMs: 40, fd });
  const app = Fastify();
  watchdog.watch(app);
  const held = Promise.withResolvers<string>();
  app.get('/patient', () => held.promise);
  app.get('/quick', async () => 'quick');
  // It blocks until its own report is written; without one the test runs out of time.
  app.get('/busy/:secret', async () => {
    while (!readFileSync(file, 'utf8').includes('/busy')) Math.sqrt(2);
    return 'done';
  });
  const patient = app.inject('/patient');
  await app.inject('/quick');
  expect((await app.inject('/busy/opensesame')).body).toBe('done');
  held.resolve('patient');
  await patient;
  await watchdog.stop();
  await app.close();
  closeSync(fd);
  const lines = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { level: number; ms: number; open: string[]; msg: string })
    .filter(({ open }) => open.some((each) => each.includes('/busy')));
  expect(lines[0]).toMatchObject({ level: 40, msg: 'the event loop is blocked' });
  expect(lines[0]?.open.map((each) => each.split(' ').slice(0, 2).join(' '))).toEqual([
    'GET /busy/:secret',
    'GET /patient',
  ]);
  expect(JSON.stringify(lines)).not.toContain('opensesame');
  rmSync(folder, { recursive: true });
});

it('a log that takes no lines ends the watchdog, and not the process', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'laurel-watchdog-'));
  const file = path.join(folder, 'log');
  writeFileSync(file, '');
  // Open for reading only.
  const fd = openSync(file, 'r');
  const reasons: string[] = [];
  const watchdog = startWatchdog({ blockedMs: 40, fd, onTrouble: (reason) => reasons.push(reason) });
  // Without a report the test runs out of time.
  while (reasons.length === 0) {
    const until = performance.now() + 150;
    while (performance.now() < until) Math.sqrt(2);
    await pause(10);
  }
  expect(reasons).toEqual([expect.stringContaining('EBADF')]);
  await watchdog.stop();
  closeSync(fd);
  rmSync(folder, { recursive: true });
});
