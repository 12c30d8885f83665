import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readConfig, SETTINGS } from '../apps/api/src/config.ts';

const root = new URL('../', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, root), 'utf8');
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);

const dockerfile = read('Dockerfile');
const compose = read('compose.yaml');
const unit = read('ops/laurel.service');
const caddyfile = read('ops/Caddyfile');
const commands = all(read('apps/api/src/main/run-command.ts'), /\.command\('([\w-]+)'\)/g);

/** What is set for Laurel itself, not for the database or the builder. */
const settings = {
  Dockerfile: all(/^ENV (.*)$/m.exec(dockerfile)?.[1] ?? '', /([A-Z_]+)=/g),
  'compose.yaml': all(
    compose.slice(compose.indexOf('&environment'), compose.indexOf('depends_on:')),
    /^ {4}([A-Z_]+):/gm,
  ),
  'ops/laurel.service': all(unit, /^Environment=([A-Z_]+)=/gm),
};

describe('the deployment files', () => {
  it.each(Object.entries(settings))('%s sets what the product reads', (_file, names) => {
    expect(names.length).toBeGreaterThan(1);
    // What the C library reads stands beside what Laurel does.
    expect(names.filter((name) => name !== 'MALLOC_ARENA_MAX' && !SETTINGS.includes(name))).toEqual([]);
  });

  it('name commands that there are', () => {
    const named = [
      ...all(dockerfile, /^CMD \["([\w-]+)"\]/gm),
      ...all(compose, /^ {4}command: \[([\w-]+)\]/gm),
      ...all(unit, /^ExecStart=.*cli\.ts ([\w-]+)$/gm),
    ];
    expect(named).toHaveLength(3);
    expect(named.filter((name) => !commands.includes(name))).toEqual([]);
  });

  it('name files that there are', () => {
    const copied = all(dockerfile, /^COPY ([\w./-]+) /gm).filter((path) => path !== '.');
    const files = [...copied, ...all(compose, /- ?'?\[?'?\.\/([\w/.-]+):/g), 'apps/api/src/main/cli.ts'];
    expect(copied).toHaveLength(2);
    expect(dockerfile).toContain('apps/api/src/main/cli.ts');
    expect(unit).toContain(' apps/api/src/main/cli.ts serve');
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
