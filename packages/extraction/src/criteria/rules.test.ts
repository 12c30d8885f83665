import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CRITERION_KINDS } from '@laurel/domain';
import { describe, expect, it } from 'vitest';
import { RULES } from './rules.ts';

const fileOf = (kind: string): string => kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

describe('the rules', () => {
  it('leave no criterion kind out and read none twice', () => {
    expect(RULES.map((rule) => rule.kind).sort()).toEqual([...CRITERION_KINDS].sort());
  });

  it.each(CRITERION_KINDS)('keep %s in a file of its own with its test', (kind) => {
    for (const suffix of ['.ts', '.test.ts']) {
      expect(existsSync(join(import.meta.dirname, fileOf(kind) + suffix)), fileOf(kind) + suffix).toBe(true);
    }
  });

  it('have probes without state, so that one test does not change the next', () => {
    for (const { probe } of RULES) expect(probe.global || probe.sticky).toBe(false);
  });
});
