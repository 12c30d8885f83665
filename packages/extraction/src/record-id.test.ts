import { describe, expect, it } from 'vitest';
import { recordId } from './record-id.ts';

describe('recordId', () => {
  it('is the same for equal listings and another for others', () => {
    expect(recordId('A Grant', 'X', '')).toBe(recordId('A Grant', 'X', ''));
    expect(recordId('A Grant', 'X', '')).not.toBe(recordId('A Grant', 'Y', ''));
    expect(recordId('A Grant', 'X', '')).not.toBe(recordId('A Grant', 'X', 'https://a.org'));
  });

  it('begins with readable words and holds none for other scripts', () => {
    expect(recordId('Bourse d’Été', '', '')).toMatch(/^bourse-d-ete-[0-9a-f]{16}$/);
    expect(recordId('奖学金', '', '')).toMatch(/^[0-9a-f]{16}$/);
  });
});
