import { spawn } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { readConfig } from '../apps/api/src/config.ts';
import { createProgram, runCommand } from '../apps/api/src/main/run-command.ts';
import { type PageServer, startPageServer } from '../apps/api/src/testing/page-server.ts';
import { createStudent } from './api-student.ts';
import { CLI, copyDataFolder, PRODUCT_ENV, type Product, startProduct } from './start-product.ts';

const CATALOGUE = fileURLToPath(new URL('../packages/catalogue/data', import.meta.url));
const STUDENT = fileURLToPath(new URL('students/kenyan-public-health-masters.json', import.meta.url));
const AWARD = 'daad-epos';

interface World {
  folder: string;
  env: Record<string, string>;
  email: string;
  site: PageServer;
  /** The award of the catalogue that commands are tried on. */
  award: string;
  /** A part of the catalogue's files: reading them all takes ten seconds. */
  programmes: string;
  file(name: string): string;
}

interface Ended {
  code: number | null;
  out: string;
  errors: string;
}

interface Row {
  /** `works`: while the product runs on the same data. `apart`: it opens no database, so there is nothing to stop for. */
  how: 'works' | 'apart' | { needsStop: string };
  args?: (world: World) => string[] | Promise<string[]>;
}

const works = (args?: Row['args']): Row => ({ how: 'works', ...(args ? { args } : {}) });
const apart = (args?: Row['args']): Row => ({ how: 'apart', ...(args ? { args } : {}) });

const ONE_PROCESS = 'two processes would destroy each other’s writes in one embedded database';

/** Every command, in the order in which they are tried. */
const COMMANDS: Record<string, Row> = {
  config: works(),
  serve: { how: { needsStop: ONE_PROCESS } },
  worker: { how: { needsStop: ONE_PROCESS } },
  migrate: works(),
  match: works(() => ['--student', STUDENT, '--top', '1']),
  extract: apart(({ file }) => ['--in', file('listings.jsonl')]),
  critique: works(({ file, award }) => ['--essay', file('essay.txt'), '--scholarship', award]),
  import: works(({ file }) => [file('listings.jsonl')]),
  'sources add': works(({ site }) => [site.url('/list.csv'), '--name', 'lake', '--allow-host', site.host]),
  'sources list': works(),
  'sources run': works(() => ['lake']),
  'sources remove': works(() => ['lake']),
  'catalogue stats': works(),
  'catalogue proposals': works(),
  'catalogue edits': works(),
  'catalogue edit': works(({ award, file }) => [award, file('patch.yaml')]),
  verify: works(({ award, site }) => ['--ids', award, '--dry-run', '--allow-host', site.host]),
  'catalogue undo': works(async ({ env }) => {
    const { out } = await run(['catalogue', 'edits'], env);
    return [JSON.parse(out)[0].id];
  }),
  'catalogue review': works(),
  'catalogue check-links': works(),
  'catalogue export': apart(({ programmes }) => [programmes, programmes]),
  'catalogue sign': apart(({ file }) => [file('update.json'), '--key', file('key.pem')]),
  'catalogue update': works(({ file }) => [file('update.json'), '--unsigned']),
  'catalogue lint': apart(),
  'catalogue show': works(({ award }) => [award]),
  'catalogue diff': apart(({ programmes }) => [programmes, programmes]),
  'catalogue due': works(),
  'catalogue stale': works(),
  'catalogue audit': apart(() => ['--seed', '1', '--draw', '1']),
  'export-user': works(({ email }) => [email]),
  'sign-out-user': works(({ email }) => [email]),
  'end-second-factor': works(({ email }) => [email]),
  'idle-accounts': works(() => ['--months', '12']),
  grant: works(({ email }) => [email, 'curator']),
  revoke: works(({ email }) => [email, 'curator']),
  invite: works(() => ['newcomer@example.org']),
  audit: works(),
  'delete-user': works(({ email }) => [email, '--yes']),
  erasures: works(),
  'erase-again': works(),
  'drop-waiting-mails': works(),
  sizes: works(),
  mcp: works(),
  backup: works(({ folder }) => [path.join(folder, 'backups')]),
  'copy-to': works(({ folder }) => [path.join(folder, 'elsewhere')]),
  restore: works(async ({ folder, env }) => {
    const { out } = await run(['backup', path.join(folder, 'to-restore')], env);
    return [JSON.parse(out).file];
  }),
};

interface Named {
  name(): string;
  commands: readonly Named[];
}

/** Names of a program's commands that do something themselves. */
const namesOf = (command: Named, before = ''): string[] =>
  command.commands.flatMap((each) => {
    const name = before + each.name();
    return each.commands.length > 0 ? namesOf(each, `${name} `) : [name];
  });

/** These begin to listen, to this process's own stdin among others. */
const OF_THEIR_OWN = new Set(['serve', 'worker', 'mcp']);

const runProcess = async (args: string[], env: Record<string, string>): Promise<Ended> => {
  const child = spawn(process.execPath, [CLI, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let out = '';
  let errors = '';
  child.stdout.on('data', (piece) => {
    out += piece;
  });
  child.stderr.on('data', (piece) => {
    errors += piece;
  });
  const [code] = await once(child, 'close');
  return { code, out, errors };
};

/** In this process, because starting one takes several times the processor time of what most commands do. */
const runHere = async (args: string[], env: Record<string, string>): Promise<Ended> => {
  const printed = (method: 'log' | 'error') => {
    const lines: unknown[] = [];
    vi.spyOn(console, method).mockImplementation((line) => void lines.push(line));
    return () => lines.map((line) => `${line}\n`).join('');
  };
  const [out, errors] = [printed('log'), printed('error')];
  try {
    await runCommand(args, env);
    return { code: Number(process.exitCode ?? 0), out: out(), errors: errors() };
  } finally {
    process.exitCode = undefined;
    vi.restoreAllMocks();
  }
};

const run = (args: string[], env: Record<string, string>): Promise<Ended> => {
  const starts = OF_THEIR_OWN.has(args[0] ?? '') ? runProcess : runHere;
  return starts(args, { ...PRODUCT_ENV, ...env });
};

describe('every command of laurel, while the product runs on the same data', () => {
  let world: World;
  let product: Product;
  beforeAll(async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'laurel-every-command-'));
    const env = { DATA_DIR: await copyDataFolder(inject('preparedFolder')), SNAPSHOT_MINUTES: '0' };
    product = await startProduct(env);
    const { email } = await createStudent(product.url);
    const site = await startPageServer({
      '/list.csv': {
        type: 'text/csv',
        body: 'title,provider,link\nLake Prize,Lake Fund,https://lake.example/prize\n',
      },
    });
    const file = (name: string) => path.join(folder, name);
    await mkdir(folder, { recursive: true });
    const listing = { title: 'Lake Prize', provider: 'Lake Fund', link: 'https://lake.example/prize' };
    await writeFile(file('listings.jsonl'), `${JSON.stringify(listing)}\n`);
    await writeFile(
      file('essay.txt'),
      'I counted 212 households that fetched water from four kilometres away.\n',
    );
    await writeFile(file('patch.yaml'), `page: ${site.url('/elm')}\n`);
    const { privateKey } = generateKeyPairSync('ed25519');
    await writeFile(file('key.pem'), privateKey.export({ type: 'pkcs8', format: 'pem' }));
    const programmes = file('programmes');
    await cp(path.join(CATALOGUE, 'oceania'), path.join(programmes, 'oceania'), { recursive: true });
    const update = await run(['catalogue', 'export', programmes, programmes], env);
    await writeFile(file('update.json'), update.out);
    world = { folder, env, email, site, award: AWARD, programmes, file };
  }, 240_000);
  afterAll(async () => {
    await product?.stop();
    await world?.site.close();
    for (const each of [world?.folder, world?.env.DATA_DIR])
      if (each) await rm(each, { recursive: true, force: true });
  });

  it('is named here, and no other', () => {
    const program = createProgram(readConfig({}), {});
    expect(namesOf(program).toSorted()).toEqual(Object.keys(COMMANDS).toSorted());
  });

  it.each(Object.entries(COMMANDS))('%s', { timeout: 240_000 }, async (name, { how, args }) => {
    const all = [...name.split(' '), ...((await args?.(world)) ?? [])];
    // Where no folder can be made, a command that opens the database fails.
    const env = how === 'apart' ? { ...world.env, DATA_DIR: '/dev/null/nowhere' } : world.env;
    const { code, errors } = await run(all, env);
    if (typeof how === 'string') expect(code, errors).toBe(0);
    else {
      expect(how.needsStop).not.toBe('');
      expect(errors).toContain(`is in use by process ${product.process.pid}`);
      expect(code).toBe(1);
    }
    // A command that kept this process busy has outlived the connections that were kept open.
    const health = await fetch(`${product.url}/api/health`, { headers: { connection: 'close' } });
    expect(health.status).toBe(200);
  });

  it('leaves a copy that holds the student’s list, and nothing of the copying', async () => {
    const { env, folder } = world;
    const sizes = JSON.parse(
      (await run(['sizes'], { ...env, DATA_DIR: path.join(folder, 'elsewhere') })).out,
    );
    expect(JSON.stringify(sizes)).toContain('scholarships');
  });
});
