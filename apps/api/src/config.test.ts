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
    ['DATABASE_URL', 'mysql://me:hunter2@host/db'],
    ['SESSION_SECRET', 'short-secret'],
    ['RATE_LIMIT_SCALE', '-1'],
    ['WORKER', 'sometimes'],
    ['LOG_LEVEL', 'loud'],
    ['TODAY', '2026-02-30'],
    ['PUBLIC_URL', 'javascript:alert(1)'],
    ['ACCESS_TOKEN_MINUTES', '99999'],
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
});
