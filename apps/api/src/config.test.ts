import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ConfigError, readConfig, readSettings } from './config.ts';

describe('the configuration', () => {
  it('needs nothing', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      inlineWorker: true,
      rateLimitScale: 1,
    });
  });

  it('takes an empty variable as absent', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: undefined });
  });

  it.each([
    ['PORT', '65536'],
    ['PORT', 'three'],
    ['PORT', '3000.5'],
    ['METRICS_PORT', '70000'],
    ['DATABASE_URL', 'mysql://me:hunter2@host/db'],
    ['SESSION_SECRET', 'short-secret'],
    ['RATE_LIMIT_SCALE', '-1'],
    ['WORKER', 'sometimes'],
    ['LOG_LEVEL', 'loud'],
    ['TODAY', '2026-02-30'],
    ['PUBLIC_URL', 'javascript:alert(1)'],
    ['SMTP_URL', 'http://me:hunter2@mail.example.org'],
    ['MAIL_FROM', 'no address at all'],
    ['MAIL_FROM', 'Laurel <a@example.org>\r\nBcc: b@example.org'],
    ['ACCESS_TOKEN_MINUTES', '99999'],
    ['RATE_LIMIT_NETWORKS', '192.0.2.0/40=20'],
    ['RATE_LIMIT_NETWORKS', '192.0.2.0/24'],
    ['RATE_LIMIT_NETWORKS', '192.0.2.0/24=20, campus=3'],
    ['LLM_PROVIDER', 'telepathy'],
    ['LLM_BASE_URL', 'ftp://models.example'],
    ['LLM_BASE_URL', 'https://me:hunter2@models.example/v1'],
    ['LLM_BASE_URL', 'models.example'],
    ['LLM_API_KEY', 'sk-with a-space'],
    ['LLM_MODEL', 'a model; with a semicolon'],
  ])('refuses a wrong %s in one line that names it and not its value', (name, value) => {
    let message = '';
    try {
      readConfig({ [name]: value });
    } catch (error) {
      expect(error).toBeInstanceOf(ConfigError);
      message = (error as Error).message;
    }
    expect(message).toContain(name);
    expect(message).not.toContain(value);
    expect(message).not.toContain('\n');
  });

  it('refuses a fixed day in production and takes it elsewhere', () => {
    expect(() => readConfig({ TODAY: '2026-11-21', NODE_ENV: 'production' })).toThrow('TODAY');
    expect(readConfig({ TODAY: '2026-11-21' }).today).toBe('2026-11-21');
  });

  it('requires a session secret with a database server', () => {
    const DATABASE_URL = 'postgres://localhost/laurel';
    expect(() => readConfig({ DATABASE_URL })).toThrow('SESSION_SECRET');
    expect(readConfig({ DATABASE_URL, SESSION_SECRET: 'x'.repeat(32) }).databaseUrl).toBe(DATABASE_URL);
  });

  it.each([
    [{}, { name: 'Laurel', address: 'no-reply@localhost' }],
    [
      { PUBLIC_URL: 'https://laurel.example.org/' },
      { name: 'Laurel', address: 'no-reply@laurel.example.org' },
    ],
    [{ MAIL_FROM: 'post@example.org' }, { name: 'Laurel', address: 'post@example.org' }],
    [
      { MAIL_FROM: 'Stipendien Büro <post@example.org>' },
      { name: 'Stipendien Büro', address: 'post@example.org' },
    ],
  ])('mails come from who %j says', (env, from) => {
    expect(readConfig(env).mailFrom).toEqual(from);
  });

  it.each([
    ['openai-compatible', { LLM_BASE_URL: 'http://127.0.0.1:8000/v1' }, 'LLM_MODEL'],
    ['openai-compatible', { LLM_MODEL: 'small' }, 'LLM_BASE_URL'],
    ['anthropic', { LLM_MODEL: 'claude-sonnet-5' }, 'LLM_API_KEY'],
    ['anthropic', { LLM_API_KEY: 'sk-very-secret' }, 'LLM_MODEL'],
    ['ollama', {}, 'LLM_MODEL'],
  ])('says what the provider %s lacks, and no value of another variable', (provider, given, missing) => {
    const read = () => readConfig({ LLM_PROVIDER: provider, ...given });
    expect(read).toThrow(missing);
    expect(read).not.toThrow(/sk-very-secret|8000|claude/);
  });

  it.each([
    ['openai-compatible', { LLM_BASE_URL: 'http://127.0.0.1:8000/v1', LLM_MODEL: 'small' }],
    ['anthropic', { LLM_API_KEY: 'sk-key', LLM_MODEL: 'claude-sonnet-5' }],
    ['ollama', { LLM_MODEL: 'llama3.2:3b' }],
  ])('takes the provider %s with what it needs', (provider, given) => {
    const { languageModel } = readConfig({ LLM_PROVIDER: provider, ...given });
    expect(languageModel).toMatchObject({ provider, model: given.LLM_MODEL });
  });

  it('has no language model unless a provider is named', () => {
    expect(readConfig({ LLM_API_KEY: 'sk-key', LLM_MODEL: 'small' }).languageModel).toBeUndefined();
    expect(readConfig({ LLM_PROVIDER: 'none' }).languageModel).toBeUndefined();
  });
});

describe('a secret in a file', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'laurel-secrets-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  const file = (name: string, text: string) => {
    writeFileSync(path.join(folder, name), text);
    return path.join(folder, name);
  };

  it.each([
    ['SESSION_SECRET', 's'.repeat(40), 'sessionSecret'],
    ['SNAPSHOT_KEY', 'k'.repeat(40), 'snapshotKey'],
    ['SMTP_URL', 'smtp://me:hunter2@mail.example', 'smtpUrl'],
  ] as const)('is read from where %s_FILE says, without the line break at its end', (name, value, key) => {
    expect(readConfig({ [`${name}_FILE`]: file(name, `${value}\n`) })[key]).toBe(value);
  });

  it('serves the database and the model alike', () => {
    const config = readConfig({
      DATABASE_URL_FILE: file('url', 'postgres://me:hunter2@db.example/laurel'),
      SESSION_SECRET_FILE: file('secret', 's'.repeat(32)),
      LLM_PROVIDER: 'anthropic',
      LLM_MODEL: 'claude-sonnet-5',
      LLM_API_KEY_FILE: file('key', 'sk-key\n'),
    });
    expect(config.databaseUrl).toBe('postgres://me:hunter2@db.example/laurel');
    expect(config.languageModel?.apiKey).toBe('sk-key');
  });

  it('is refused when its file is missing, empty, or one of two places, in a line that tells no secret', () => {
    expect(() => readConfig({ SMTP_URL_FILE: path.join(folder, 'nowhere') })).toThrow(
      'SMTP_URL_FILE is not valid: the file that it names cannot be read (ENOENT).',
    );
    expect(() => readConfig({ SMTP_URL_FILE: file('empty', '\n') })).toThrow('SMTP_URL_FILE');
    const both = { SESSION_SECRET: 't'.repeat(32), SESSION_SECRET_FILE: file('secret', 's'.repeat(32)) };
    expect(() => readConfig(both)).toThrow('SESSION_SECRET_FILE is not valid: SESSION_SECRET is set too');
    expect(() => readConfig({ SESSION_SECRET_FILE: file('short', 'hunter2') })).not.toThrow(/hunter2/);
  });
});

it('every wrong setting is told, not the first alone', () => {
  const { problems } = readSettings({ PORT: 'x', WORKER: 'y', LLM_PROVIDER: 'none' });
  expect(problems.map(({ variable }) => variable)).toEqual(['PORT', 'WORKER']);
});

it('networks have as many times the limits as they are given', () => {
  const { rateLimitNetworks } = readConfig({ RATE_LIMIT_NETWORKS: '192.0.2.0/24=20, 2001:db8:1::/48=5' });
  const of = (address: string, family: 'ipv4' | 'ipv6') =>
    rateLimitNetworks.find(({ network }) => network.check(address, family))?.times;
  expect(of('192.0.2.77', 'ipv4')).toBe(20);
  expect(of('::ffff:192.0.2.77', 'ipv6')).toBe(20);
  expect(of('192.0.3.1', 'ipv4')).toBeUndefined();
  expect(of('2001:db8:1:9::1', 'ipv6')).toBe(5);
});
