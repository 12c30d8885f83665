import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readConfig, SECRETS, SETTINGS } from '../apps/api/src/config.ts';

const root = new URL('../', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, root), 'utf8');
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);

const dockerfile = read('Dockerfile');
const compose = read('compose.yaml');
const unit = read('ops/laurel.service');
const caddyfile = read('ops/Caddyfile');
interface Service {
  image: string;
  environment?: Record<string, string>;
  secrets?: string[];
  mem_limit?: string;
}
const oneMachine = parse(read('ops/one-machine/compose.yaml')) as {
  services: Record<string, Service>;
  secrets: Record<string, { file: string }>;
};
const commands = all(read('apps/api/src/main/run-command.ts'), /\.command\('([\w-]+)'\)/g);

/** What is set for Laurel itself, not for the database or the builder. */
const settings = {
  Dockerfile: all(/^ENV (.*)$/m.exec(dockerfile)?.[1] ?? '', /([A-Z_]+)=/g),
  'compose.yaml': all(
    compose.slice(compose.indexOf('&environment'), compose.indexOf('depends_on:')),
    /^ {4}([A-Z_]+):/gm,
  ),
  'ops/laurel.service': all(unit, /^Environment=([A-Z_]+)=/gm),
  'ops/one-machine/compose.yaml': Object.keys(oneMachine.services.laurel?.environment ?? {}),
};

/** What the C library and Node read stands beside what Laurel does, and files in the place of secrets. */
const READ = [
  ...SETTINGS,
  ...SECRETS.map((name) => `${name}_FILE`),
  'MALLOC_ARENA_MAX',
  'NODE_COMPILE_CACHE',
];
/** Debian's package, where it is installed; the test of the file itself runs everywhere. */
const hasCaddy = spawnSync('caddy', ['version']).status === 0;

describe('the deployment files', () => {
  it.each(Object.entries(settings))('%s sets what the product reads', (_file, names) => {
    expect(names.length).toBeGreaterThan(1);
    expect(names.filter((name) => !READ.includes(name))).toEqual([]);
  });

  it('name commands that there are', () => {
    const named = [
      ...all(dockerfile, /^CMD \["([\w-]+)"\]/gm),
      ...all(compose, /^ {4}command: \[([\w-]+)\]/gm),
      ...all(unit, /^ExecStart=.*cli\.js ([\w-]+)$/gm),
    ];
    expect(named).toHaveLength(3);
    expect(named.filter((name) => !commands.includes(name))).toEqual([]);
  });

  it('name files that there are', () => {
    const copied = all(dockerfile, /^COPY ([\w./-]+) /gm).filter((path) => path !== '.');
    const files = [...copied, ...all(compose, /- ?'?\[?'?\.\/([\w/.-]+):/g), 'tooling/bundle-server.mjs'];
    expect(copied).toHaveLength(2);
    expect(dockerfile).toContain('"apps/api/dist/cli.js"');
    expect(dockerfile).toContain('RUN node tooling/bundle-server.mjs');
    expect(unit).toContain(' apps/api/dist/cli.js serve');
    expect(unit).toContain('/node_modules/node/bin/node ');
    for (const file of files) expect(existsSync(new URL(file, root)), file).toBe(true);
  });

  it('agree on ports and on what says that a process is ready', () => {
    const { port } = readConfig({});
    expect(dockerfile).toContain(`PORT=${port} `);
    expect(dockerfile).toContain(`EXPOSE ${port}\n`);
    expect(caddyfile).toContain(`reverse_proxy app-1:${port} app-2:${port} {`);
    for (const service of ['app-1', 'app-2']) expect(compose).toContain(`\n  ${service}:\n`);
    const health = read('packages/contract/src/health.ts');
    for (const address of [...all(dockerfile, /(\/api\/health)/g), ...all(caddyfile, /health_uri (\S+)/g)])
      expect(health).toContain(`'${address.replace('/api', '')}'`);
  });

  it('on one machine hold no password, and give each secret to who reads it', () => {
    const { services, secrets } = oneMachine;
    expect(JSON.stringify(services)).not.toMatch(/PASSWORD"|postgres:\/\/|SECRET"/);
    for (const { environment = {}, secrets: given = [] } of Object.values(services)) {
      const read = Object.entries(environment).filter(([name]) => name.endsWith('_FILE'));
      expect(read.map(([, file]) => file.replace('/run/secrets/', '')).toSorted()).toEqual(given.toSorted());
      for (const name of given) expect(secrets[name]?.file).toBe(`./secrets/${name}`);
    }
    expect(read('ops/one-machine/.gitignore')).toBe('secrets/\n');
  });

  it('on one machine name versions, and limit the memory of everything', () => {
    for (const [name, { image, mem_limit }] of Object.entries(oneMachine.services)) {
      if (name !== 'laurel') expect(image).toMatch(/:\d+\.\d+/);
      expect(mem_limit, name).toBeDefined();
    }
  });

  it('on one machine have a proxy that reaches what listens', () => {
    const file = read('ops/one-machine/Caddyfile');
    expect(file).toContain(`reverse_proxy laurel:${readConfig({}).port} {`);
    expect(read('packages/contract/src/health.ts')).toContain(`'${/health_uri \/api(\S+)/.exec(file)?.[1]}'`);
  });

  it.skipIf(!hasCaddy).each(['ops/Caddyfile', 'ops/one-machine/Caddyfile'])(
    'have a %s that Caddy takes',
    (file) => {
      const { status, stderr } = spawnSync(
        'caddy',
        ['validate', '--adapter', 'caddyfile', '--config', fileURLToPath(new URL(file, root))],
        { env: { ...process.env, LAUREL_HOST: 'laurel.example' }, encoding: 'utf8' },
      );
      expect(status, stderr).toBe(0);
    },
  );

  it('limit the heap below the memory that they are given', () => {
    const heap = (text: string) => Number(/--max-old-space-size=(\d+)/.exec(text)?.[1]);
    expect(heap(dockerfile)).toBe(heap(unit));
    expect(heap(unit)).toBeGreaterThan(0);
    expect(Number(/^MemoryMax=(\d+)M$/m.exec(unit)?.[1])).toBeGreaterThanOrEqual(2 * heap(unit));
    expect(oneMachine.services.laurel?.mem_limit).toBe('1g');
    expect(1024).toBeGreaterThanOrEqual(2 * heap(dockerfile));
  });

  it('run as nobody in particular', () => {
    expect(dockerfile).toMatch(/\nUSER node\n/);
    expect(unit).toContain('\nDynamicUser=yes\n');
  });
});

describe('the README', () => {
  it('has a row for every setting and for nothing else', () => {
    const rows = all(read('README.md'), /^\| (`[A-Z_]+`(?:, `[A-Z_]+`)*) \|/gm);
    const named = rows.flatMap((cell) => all(cell, /`(\w+)`/g));
    expect(named.toSorted()).toEqual(SETTINGS.toSorted());
  });
});
