import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { cpSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Database } from '@laurel/db';
import { createServerDatabase } from '@laurel/db/testing';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, test as base, beforeAll, describe, expect, inject, vi } from 'vitest';
import { readConfig } from '../apps/api/src/config.ts';
import { openDatabase } from '../apps/api/src/main/open-database.ts';
import { runCommand } from '../apps/api/src/main/run-command.ts';
import { createLogger } from '../apps/api/src/platform/logger.ts';
import { apiCall } from './api-student.ts';
import { createFewFolder } from './data-place.ts';
import { copyDataFolder, PRODUCT_ENV, startProduct } from './start-product.ts';

// Most commands run in this process and through a database that it has open, as beside a running Laurel, because starting a process and
// opening a database take many times the processor time of what they do. What only a process or a database of its own can show, such as the
// end of one that was killed, has it: seconds on a machine with other work.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

/** The built server, as `npm start` runs it, where the runner has built it; else its source. */
const CLI = process.env.LAUREL_CLI ?? fileURLToPath(new URL('../apps/api/src/main/cli.ts', import.meta.url));
const CATALOGUE = fileURLToPath(new URL('../packages/catalogue/data', import.meta.url));
const STUDENTS = fileURLToPath(new URL('./students', import.meta.url));

let folder: string;
/** The data folder of tests that say nothing else: with a few awards, because every import reads all that are there. */
let shared: string;
let running: Database;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'laurel-cli-'));
  shared = await createFewFolder();
  running = await openDatabase(readConfig(settingsOf(shared)), createLogger('silent'));
});
afterAll(async () => {
  await running.close();
  for (const each of [folder, shared]) await rm(each, { recursive: true, force: true });
});

/** Runs one command to its end. */
type Laurel = (
  args: string[],
  env?: Record<string, string>,
) => Promise<{ code: number; stdout: string; stderr: string }>;

const settingsOf = (dataFolder: string) => ({
  ...PRODUCT_ENV,
  DATA_DIR: dataFolder,
  TODAY: '2026-11-21',
  SNAPSHOT_MINUTES: '0',
});

/** Runs commands in this process, one after the other: they share its console. */
const laurelOn =
  (dataFolder: string): Laurel =>
  async (args, env = {}) => {
    const printed = (method: 'log' | 'error') => {
      const lines: unknown[] = [];
      const spy = vi.spyOn(console, method).mockImplementation((line) => void lines.push(line));
      return () => {
        spy.mockRestore();
        return lines.map((line) => `${line}\n`).join('');
      };
    };
    const [stdout, stderr] = [printed('log'), printed('error')];
    try {
      await runCommand(args, { ...settingsOf(dataFolder), ...env });
      return { code: Number(process.exitCode ?? 0), stdout: stdout(), stderr: stderr() };
    } finally {
      process.exitCode = undefined;
      vi.restoreAllMocks();
    }
  };

/** Runs commands in processes of their own. @param signal kills the process as a crash does */
const processOn =
  (dataFolder: string) =>
  (args: string[], env: Record<string, string> = {}, signal?: AbortSignal): ReturnType<Laurel> =>
    new Promise((resolve) => {
      const options = {
        cwd: folder,
        env: { ...settingsOf(dataFolder), ...env },
        maxBuffer: 64 * 1024 * 1024,
        killSignal: 'SIGKILL' as const,
        ...(signal ? { signal } : {}),
      };
      const child = execFile(
        process.execPath,
        ['--disable-warning=ExperimentalWarning', CLI, ...args],
        options,
        (error, stdout, stderr) => {
          const answer = () => resolve({ code: error ? Number(error.code ?? 1) : 0, stdout, stderr });
          // A killed process is told of before it has gone, and its data folder is free only then.
          if (child.exitCode === null && child.signalCode === null) child.once('exit', answer);
          else answer();
        },
      );
    });

const laurel: Laurel = (args, env) => laurelOn(shared)(args, env);
const laurelProcess: ReturnType<typeof processOn> = (args, env, signal) =>
  processOn(shared)(args, env, signal);

const folderOf =
  (make: () => Promise<string>) =>
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names of the fixtures out of the pattern
  async ({}, use: (made: string) => Promise<void>) => {
    const made = await make();
    await use(made);
    await rm(made, { recursive: true, force: true });
  };

/** `dataFolder` and `wholeFolder`, with a few awards and with the whole catalogue, are used by no process. */
const it = base.extend<{ dataFolder: string; wholeFolder: string }>({
  dataFolder: folderOf(createFewFolder),
  wholeFolder: folderOf(() => copyDataFolder(inject('preparedFolder'))),
});

const file = async (name: string, content: string) => {
  const address = path.join(folder, name);
  await writeFile(address, content);
  return address;
};

const listings = [
  {
    title: 'Hill Valley Nursing Scholarship',
    provider: 'Hill Valley Fund',
    eligibility_text: 'Applicants must be citizens of Kenya. Open to master’s students of public health.',
    deadline_text: 'March 1',
    amount_text: '$5,000',
    link: 'https://hillvalley.example/nursing',
  },
  {
    title: 'Lake County Law Award',
    provider: 'Lake County',
    eligibility_text: 'Open to undergraduate students of law who are citizens of Norway.',
    deadline_text: 'Rolling',
    amount_text: '€1.500',
    link: 'https://lake.example/law',
  },
];
const jsonLines = listings.map((listing) => JSON.stringify(listing)).join('\n');

describe('laurel mcp', () => {
  it('answers a program that asks over stdin and stdout, and ends with it', async ({ wholeFolder }) => {
    const client = new Client({ name: 'a-test', version: '1' });
    const transport = new StdioClientTransport({
      command: process.execPath,
      args: ['--disable-warning=ExperimentalWarning', CLI, 'mcp'],
      env: settingsOf(wholeFolder),
      cwd: folder,
    });
    await client.connect(transport);
    const ask = async (name: string, args: Record<string, unknown>) => {
      const { content } = await client.callTool({ name, arguments: args });
      return JSON.parse((content as { text: string }[])[0]?.text ?? '');
    };
    const { awards } = await ask('search_awards', { q: 'public health', limit: 1 });
    expect((await ask('get_award', { id: awards[0].id })).title).toBe(awards[0].title);
    const student = JSON.parse(
      await readFile(path.join(STUDENTS, 'kenyan-public-health-masters.json'), 'utf8'),
    );
    const { matches } = await ask('match_for_facts', { ...student, top: 2 });
    expect(matches).toHaveLength(2);
    await client.close();
    // It let go of the data.
    expect(await readdir(wholeFolder)).not.toContain('laurel.lock');
  });
});

describe('laurel match', () => {
  it('explains the matches of a student from a file of listings', async () => {
    const input = await file('listings.jsonl', jsonLines);
    const { code, stdout } = await laurel([
      'match',
      '--student',
      path.join(STUDENTS, 'kenyan-public-health-masters.json'),
      '--listings',
      input,
    ]);
    expect(code).toBe(0);
    const { matches, notEligible, summary } = JSON.parse(stdout);
    expect(matches.map((match: { scholarship: { title: string } }) => match.scholarship.title)).toEqual([
      'Hill Valley Nursing Scholarship',
    ]);
    expect(
      matches[0].criteria.find((verdict: { kind: string }) => verdict.kind === 'citizenship'),
    ).toMatchObject({ outcome: 'met', strength: 'hard' });
    expect(matches[0].scholarship.deadlineStatus).toBe('estimated');
    expect(notEligible.map((match: { scholarship: { title: string } }) => match.scholarship.title)).toEqual([
      'Lake County Law Award',
    ]);
    expect(summary.totalMatches).toBe(1);
  });

  it('matches the shipped catalogue for every example student, best first, nothing closed, nothing not open to them', async () => {
    const students = await readdir(STUDENTS);
    // Without a database the command reads the shipped catalogue itself.
    const withoutDatabase = laurelOn(path.join(folder, 'no-database'));
    for (const student of students) {
      const file = path.join(STUDENTS, student);
      const { code, stdout } = await withoutDatabase(['match', '--student', file]);
      expect(code, student).toBe(0);
      const { matches } = JSON.parse(stdout);
      // What is for citizens of a few countries waits until the student has named theirs.
      const { profile } = JSON.parse(await readFile(file, 'utf8'));
      expect(matches.length, student).toBeGreaterThan(profile.citizenships ? 10 : 5);
      const scores = matches.map((match: { matchScore: number }) => match.matchScore);
      expect(scores).toEqual(scores.toSorted((a: number, b: number) => b - a));
      for (const match of matches) {
        expect(match.scholarship.deadlineStatus).not.toBe('closed');
        const failed = match.criteria.filter(
          (verdict: { strength: string; outcome: string }) =>
            verdict.strength === 'hard' && verdict.outcome === 'not_met',
        );
        expect(failed, `${student}: ${match.scholarshipId}`).toEqual([]);
      }
    }
  });

  it('matches what the database holds, where there is one', async () => {
    const student = path.join(STUDENTS, 'kenyan-public-health-masters.json');
    const { matches } = JSON.parse((await laurel(['match', '--student', student])).stdout);
    const { total } = JSON.parse((await laurel(['catalogue', 'stats'])).stdout);
    expect(total).toBeLessThan(100);
    expect(matches.length).toBeGreaterThan(0);
    expect(matches.length).toBeLessThanOrEqual(total);
  });

  it.for([
    ['a file that is not there', 'missing.json', undefined, 'missing.json'],
    ['text that is not JSON', 'broken.json', '{"preferences":', 'not valid JSON'],
    [
      'a student without a level',
      'level.json',
      '{"preferences":{}}',
      'preferences.educationLevel: Education level is required',
    ],
    [
      'a fact of the wrong form',
      'fact.json',
      '{"preferences":{"educationLevel":"phd"},"profile":{"citizenships":["Kenya"]}}',
      'profile.citizenships.0',
    ],
  ] as const)('tells in one line what is wrong with %s', async ([, name, content, expected]) => {
    const address = content === undefined ? path.join(folder, name) : await file(name, content);
    const { code, stderr, stdout } = await laurel(['match', '--student', address]);
    expect(code).toBe(1);
    expect(stdout).toBe('');
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(stderr).toContain(expected);
  });
});

describe('laurel extract', () => {
  it('prints one record a line, each criterion with a literal quote', async () => {
    const input = await file('extract.jsonl', jsonLines);
    const { code, stdout } = await laurel(['extract', '--in', input]);
    expect(code).toBe(0);
    const records = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(records).toHaveLength(2);
    for (const record of records) {
      for (const { evidence } of record.criteria) {
        for (const { field, start, end, quote } of evidence)
          expect(record.texts[field].slice(start, end)).toBe(quote);
      }
    }
    expect(records[0].deadline).toMatchObject({ kind: 'yearly', dates: ['--03-01'] });
    expect(records[0].award).toMatchObject({ currency: 'USD', min: 5000, max: 5000 });
  });
});

describe('laurel import', () => {
  it('reports what was added and refused, and finds nothing new the second time', async () => {
    const input = await file('import.jsonl', `${jsonLines}\n{"title": ""}\nnot json`);
    const first = await laurelProcess(['import', input, '--source', 'example']);
    expect(first.code).toBe(0);
    const report = JSON.parse(first.stdout);
    expect(report).toMatchObject({ read: 4, added: 2, refused: 2 });
    expect(Object.values(report.reasons).reduce((sum: number, count) => sum + (count as number), 0)).toBe(2);
    const second = JSON.parse((await laurel(['import', input, '--source', 'example'])).stdout);
    expect(second).toMatchObject({ added: 0, changed: 0, unchanged: 2, refused: 2 });
    const stats = JSON.parse((await laurel(['catalogue', 'stats'])).stdout);
    expect(stats.bySource.example).toBe(2);
  });

  it('takes CSV and stores nothing in a dry run', async () => {
    const input = await file(
      'dry.csv',
      'title,provider,link\n"Sea Award","Sea Fund",https://sea.example/award\n',
    );
    const { stdout } = await laurel(['import', input, '--dry-run']);
    expect(JSON.parse(stdout)).toMatchObject({ read: 1, added: 1 });
    const stats = JSON.parse((await laurel(['catalogue', 'stats'])).stdout);
    expect(stats.bySource.dry).toBeUndefined();
  });

  it('takes a page of the web from a host that is public or allowed by name', async () => {
    const data = { '@type': 'Scholarship', name: 'Web Page Award', funder: { name: 'Page Trust' } };
    const page = `<script type="application/ld+json">${JSON.stringify(data)}</script><h1>Award</h1>`;
    const server = createServer((request, response) => {
      const found = request.url === '/award';
      response.writeHead(found ? 200 : 404, { 'content-type': 'text/html' }).end(found ? page : undefined);
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
    try {
      const refused = await laurel(['import', `http://${host}/award`]);
      expect(refused).toMatchObject({ code: 1, stderr: expect.stringMatching(/not a public address/) });
      const taken = await laurel(['import', `http://${host}/award`, '--allow-host', host, '--source', 'web']);
      expect(JSON.parse(taken.stdout)).toMatchObject({ read: 1, added: 1, pages: { read: 1, failed: 0 } });
    } finally {
      server.close();
    }
  });

  it.for([
    ['broken.json', '[{"title":', 'the file is not JSON'],
    ['lines.jsonl', 'no\nneither', 'the line is not JSON'],
  ] as const)('fails when nothing of a file can be read: %s', async ([name, content, why]) => {
    const { code, stdout, stderr } = await laurel(['import', await file(name, content)]);
    expect(code).toBe(1);
    expect(stderr).toContain(why);
    expect(JSON.parse(stdout)).toMatchObject({ added: 0, refused: content.split('\n').length });
  });

  it('stops when a source that is given whole lost more than a fifth', async () => {
    const award = (name: string) => JSON.stringify({ title: `${name} Award`, provider: `${name} Trust` });
    const all = await file('all.jsonl', ['Alder', 'Birch', 'Cedar'].map(award).join('\n'));
    const fewer = await file('fewer.jsonl', [award('Alder'), award('Birch')].join('\n'));
    await laurel(['import', all, '--source', 'trees']);
    const added = await laurel(['import', fewer, '--source', 'trees']);
    expect(JSON.parse(added.stdout)).toMatchObject({ unchanged: 2, vanished: 0 });
    const stopped = await laurel(['import', fewer, '--source', 'trees', '--complete']);
    expect(stopped).toMatchObject({ code: 1, stderr: expect.stringMatching(/--allow-vanish/) });
    expect(JSON.parse(stopped.stdout)).toMatchObject({ vanished: 1, withdrawn: 0 });
    const { stdout } = await laurel(['import', fewer, '--source', 'trees', '--allow-vanish']);
    expect(JSON.parse(stdout)).toMatchObject({ vanished: 1, withdrawn: 1 });
  });
});

describe('laurel verify', () => {
  it('visits nothing when one of the ids that it is given is nobody’s', async () => {
    const { code, stdout, stderr } = await laurel(['verify', '--dry-run', '--ids', 'no-such-award']);
    expect(code).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toContain("has the id 'no-such-award'");
  });
});

describe('laurel sources', () => {
  it('goes on where an import was when its process was killed, and tells how it went', async () => {
    const asked: string[] = [];
    let killImport: (() => void) | undefined;
    const server = createServer(({ url = '' }, response) => {
      asked.push(url);
      if (url === '/second') killImport?.();
      const loc = (page: string) => `<loc>http://${host}/${page}</loc>`;
      const map = `<urlset><url>${loc('first')}</url><url>${loc('second')}</url></urlset>`;
      const page = `<h1>${url} Award</h1><p>Offered by: ${url} Trust</p><p>Deadline: 1 May 2027</p>`;
      if (url === '/robots.txt') response.writeHead(404).end();
      else response.setHeader('content-type', 'text/html').end(url === '/map' ? map : page);
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
    try {
      await laurel(['sources', 'add', `http://${host}/map`, '--name', 'pages', '--allow-host', host]);
      const killed = new AbortController();
      killImport = () => killed.abort();
      await laurelProcess(['sources', 'run', 'pages'], {}, killed.signal);
      killImport = undefined;
      const { stdout } = await laurel(['sources', 'run', 'pages']);
      expect(JSON.parse(stdout)).toMatchObject({ added: 2, pages: { read: 2 } });
      expect(asked.filter((url) => url === '/first')).toHaveLength(1);
      const [source] = JSON.parse((await laurel(['sources', 'list'])).stdout);
      expect(source).toMatchObject({ name: 'pages', lastError: null, lastOkAt: expect.any(String) });
    } finally {
      server.close();
    }
  });
});

describe('laurel catalogue', () => {
  it('lints the files of a folder, and ends with 1 when something is wrong', async () => {
    // A part of what ships: `npm run check` reads the whole.
    const region = 'oceania';
    cpSync(path.join(CATALOGUE, region), path.join(folder, 'programmes', region), { recursive: true });
    const linted = await laurel(['catalogue', 'lint', path.join(folder, 'programmes')]);
    expect(linted.code).toBe(0);
    expect(JSON.parse(linted.stdout)).toMatchObject({ problems: [] });
    const missing = await laurel(['catalogue', 'lint', path.join(folder, 'no-such-folder')]);
    expect(missing.code).toBe(1);
    expect(JSON.parse(missing.stdout).problems).toEqual([
      expect.objectContaining({ message: 'there is no such folder' }),
    ]);
  });

  it('draws programmes for an audit, the same for the same seed', async () => {
    const draw = async () =>
      (await laurel(['catalogue', 'audit', '--seed', '20261122', '--draw', '3'])).stdout;
    const drawn = JSON.parse(await draw());
    expect(drawn).toHaveLength(3);
    expect(drawn[0].facts.length).toBeGreaterThan(3);
    expect(JSON.parse(await draw())).toEqual(drawn);
  });
});

describe('laurel catalogue stats', () => {
  it('counts what ships with Laurel without touching the database', async () => {
    const { code, stdout } = await laurelProcess(['catalogue', 'stats', '--shipped'], {
      DATA_DIR: path.join(folder, 'untouched'),
    });
    expect(code).toBe(0);
    const stats = JSON.parse(stdout);
    expect(stats.total).toBeGreaterThanOrEqual(200);
    expect(stats.problems).toEqual([]);
    expect(await readdir(folder)).not.toContain('untouched');
  });
});

describe('laurel export-user, sign-out-user, delete-user, backup and restore', () => {
  const email = 'amina.cli@example.org';
  const friend = 'ben.cli@example.org';
  const password = 'Correct-horse-7';
  const register = async (url: string, address: string) => {
    const person = { firstName: 'Amina', lastName: 'Otieno', email: address, password };
    await apiCall(url, 'POST', '/auth/register', person);
    await apiCall(url, 'POST', '/auth/login', person);
  };
  const isLetIn = async (url: string, address: string) =>
    (await apiCall(url, 'POST', '/auth/login', { email: address, password })).status;
  const gone = { code: 1, stdout: '', stderr: 'No account has this email.\n' };

  it('answer for one student at a time beside the running product, and bring everything back but the erased', async ({
    dataFolder,
  }) => {
    const product = await startProduct({ DATA_DIR: dataFolder, WORKER: 'off' });
    const [laurel, laurelProcess] = [laurelOn(dataFolder), processOn(dataFolder)];
    await register(product.url, email);
    await register(product.url, friend);
    const whileItRuns = await laurel(['export-user', email]);
    expect(JSON.parse(whileItRuns.stdout).data.account[0]).toMatchObject({ email, firstName: 'Amina' });
    const exported = await laurelProcess(['export-user', email.toUpperCase()]);
    expect(JSON.parse(exported.stdout).data.account[0]).toMatchObject({ email, firstName: 'Amina' });
    expect(exported.stdout).not.toContain('argon2');

    const server = await createServerDatabase(inject('databaseServer'));
    const moved = await laurel(['copy-to', server.url]);
    await server.drop();
    expect(moved.stderr).toMatch(/^Laurel is running: this is its data as of now\./);
    const users = (JSON.parse(moved.stdout) as { copied: { table: string; rows: number }[] }).copied;
    expect(users).toContainEqual(expect.objectContaining({ table: 'users', rows: 2 }));
    expect((await readdir(dataFolder)).filter((name) => name.startsWith('copied-'))).toEqual([]);

    const backup = await laurel(['backup', path.join(folder, 'safe')]);
    expect(JSON.parse(backup.stdout)).toMatchObject({ from: 'database' });
    const { file: copy } = JSON.parse(backup.stdout) as { file: string };

    const signedOut = await laurel(['sign-out-user', email]);
    expect(JSON.parse(signedOut.stdout)).toEqual({ ended: 1 });
    const granted = await laurel(['grant', email, 'curator']);
    expect(JSON.parse(granted.stdout)).toEqual({ email, granted: 'curator', isNew: true });
    expect((await laurelProcess(['grant', email, 'king'])).code).toBe(1);
    const revoked = await laurel(['revoke', email, 'curator']);
    expect(JSON.parse(revoked.stdout)).toEqual({ email, revoked: 'curator', wasGranted: true });
    const lines = (await laurel(['audit', '--since', '2026-01-01'])).stdout.trim().split('\n');
    const acts = lines.map((line) => JSON.parse(line));
    const byCommand = acts.filter(({ actor }) => actor === 'command');
    const told = ['export-user', 'export-user', 'sign-out-user', 'grant', 'revoke'];
    expect(byCommand.map(({ act }) => act)).toEqual(told);
    expect(new Set(byCommand.map(({ subject }) => subject)).size).toBe(1);

    const unsure = await laurel(['delete-user', email]);
    expect(unsure).toMatchObject({ code: 1, stdout: '' });
    expect(unsure.stderr).toContain('--yes');
    const deleted = await laurel(['delete-user', email, '--yes']);
    expect(JSON.parse(deleted.stdout)).toEqual({ deleted: true });
    expect(await laurel(['export-user', email])).toMatchObject(gone);

    // Somebody who came after the copy is not in it; whoever is in it goes on.
    const late = 'chidi.cli@example.org';
    await register(product.url, late);
    const restored = await laurel(['restore', copy]);
    expect(restored.stderr).toBe('Laurel is running and goes on with the restored data.\n');
    expect(JSON.parse(restored.stdout)).toMatchObject({ erasedAgain: 1 });
    expect(await laurel(['export-user', email])).toMatchObject(gone);
    expect([await isLetIn(product.url, friend), await isLetIn(product.url, late)]).toEqual([200, 401]);
    await product.stop();

    // Nobody uses the database now.
    const again = await laurel(['restore', copy]);
    expect(again.stderr).toBe('');
    expect(JSON.parse(again.stdout)).toMatchObject({ erasedAgain: 1 });
    // Whoever was erased by mistake is taken out of the list first.
    await rm(path.join(dataFolder, 'erasures.jsonl'));
    expect(JSON.parse((await laurel(['restore', copy])).stdout)).toMatchObject({ erasedAgain: 0 });
    const back = await laurelProcess(['export-user', email]);
    expect(JSON.parse(back.stdout).data.account[0].email).toBe(email);
  });

  it('name the tools of a database server instead of copying it', async () => {
    const server = {
      DATABASE_URL: 'postgres://me:hunter2@127.0.0.1:1/laurel',
      SESSION_SECRET: 'x'.repeat(32),
    };
    const { code, stderr } = await laurel(['backup', path.join(folder, 'nowhere')], server);
    expect(code).toBe(1);
    expect(stderr).toContain('pg_dump');
    expect(stderr).not.toContain('hunter2');
  });
});

/** Without log entries: on a busy machine the watchdog writes one. */
const linesSaid = (stderr: string): string[] =>
  stderr.split('\n').filter((line) => line !== '' && !line.startsWith('{'));

describe('a wrong setting', () => {
  it('stops with one line that names it and not its value', async () => {
    const { code, stderr } = await laurelProcess(['catalogue', 'stats'], {
      DATABASE_URL: 'mysql://root:hunter2@db/laurel',
    });
    expect(code).toBe(1);
    expect(stderr).toMatch(/^DATABASE_URL is not valid: .*\n$/);
    expect(stderr).not.toContain('hunter2');
  });

  it('ends a start whose port is taken, and lets go of the data', async ({ dataFolder }) => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { code, stderr } = await processOn(dataFolder)(['serve'], {
      PORT: String((other.address() as AddressInfo).port),
      LOG_LEVEL: 'silent',
    });
    other.close();
    expect({ code, said: linesSaid(stderr) }).toEqual({
      code: 1,
      said: [expect.stringMatching(/^listen EADDRINUSE: /)],
    });
    expect(await readdir(dataFolder)).not.toContain('laurel.lock');
  });

  it('ends a worker whose port of figures is taken', async ({ dataFolder }) => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { code, stderr } = await processOn(dataFolder)(['worker'], {
      METRICS_PORT: String((other.address() as AddressInfo).port),
      LOG_LEVEL: 'silent',
    });
    other.close();
    expect({ code, said: linesSaid(stderr) }).toEqual({
      code: 1,
      said: [expect.stringMatching(/^listen EADDRINUSE: /)],
    });
  });
});
