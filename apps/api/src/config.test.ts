import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

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
