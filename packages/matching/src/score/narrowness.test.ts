import type { Criterion } from '@laurel/domain';
import { describe, expect, test } from 'vitest';
import { narrowness } from './narrowness.ts';

const citizens = (...anyOf: string[]): Criterion => ({
  id: 'citizenship-1',
  kind: 'citizenship',
  strength: 'hard',
  evidence: [],
  anyOf,
});

describe('the weight of an open question of origin', () => {
  test('falls as more countries are admitted', () => {
    const factors = [['ID'], ['ID', 'MY'], ['group:asean'], ['group:commonwealth'], ['group:developing']];
    const weights = factors.map((codes) => narrowness([citizens(...codes)]));
    expect(weights).toEqual(weights.toSorted((a, b) => b - a));
    expect(weights[0]).toBe(4);
    expect(weights.at(-1)).toBe(1);
  });

  test('is that of the widest alternative', () => {
    expect(narrowness([citizens('ID'), citizens('group:developing')])).toBe(1);
  });

  test('is 1 for students from abroad and for rules that only leave countries out', () => {
    expect(narrowness([citizens('group:international')])).toBe(1);
    expect(
      narrowness([{ id: 'c', kind: 'citizenship', strength: 'hard', evidence: [], noneOf: ['DE'] }]),
    ).toBe(1);
  });
});
