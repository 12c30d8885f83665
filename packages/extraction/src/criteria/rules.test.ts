import { CRITERION_KINDS } from '@laurel/domain';
import { describe, expect, it } from 'vitest';
import { RULES } from './rules.ts';

describe('the rules', () => {
  it('leave no criterion kind out but what is authored, and read none twice', () => {
    const read = CRITERION_KINDS.filter((kind) => kind !== 'claim' && kind !== 'teaching');
    expect(RULES.map((rule) => rule.kind).sort()).toEqual(read.sort());
  });

  it('have probes without state, so that one test does not change the next', () => {
    for (const { probe } of RULES) expect(probe.global || probe.sticky).toBe(false);
  });
});
