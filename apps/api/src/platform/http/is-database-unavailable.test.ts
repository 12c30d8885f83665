import { describe, expect, it } from 'vitest';
import { isDatabaseUnavailable } from './is-database-unavailable.ts';

const failure = (code: string): Error => Object.assign(new Error('failed'), { code });

describe('a database that is not available', () => {
  it.each(['ECONNREFUSED', '08006', '40001', '53100', '57P01', '57014', '25006'])('says so by %s', (code) => {
    expect(isDatabaseUnavailable(failure(code))).toBe(true);
    expect(isDatabaseUnavailable(new Error('query failed', { cause: failure(code) }))).toBe(true);
  });

  it.each(['23505', '22P02', '42P01', '25001'])('is not what %s says', (code) => {
    expect(isDatabaseUnavailable(failure(code))).toBe(false);
  });
});
