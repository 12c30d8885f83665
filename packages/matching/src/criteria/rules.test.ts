import { readdirSync } from 'node:fs';
import { CRITERION_KINDS } from '@laurel/domain';
import { describe, expect, it } from 'vitest';
import { RULES } from './rules.ts';

const kebab = (kind: string) => kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

describe('the table of rules', () => {
  it('has one rule for every criterion kind and for nothing else', () => {
    expect(Object.keys(RULES).sort()).toEqual([...CRITERION_KINDS].sort());
  });

  it.each(CRITERION_KINDS)('has the rule of %s under its own kind', (kind) => {
    expect(RULES[kind].kind).toBe(kind);
    expect(RULES[kind].label).toMatch(/^[A-Z]/);
  });

  it('has a file of its own for every kind, and no other file lies beside them', () => {
    const files = readdirSync(import.meta.dirname).filter((name) => !name.endsWith('.test.ts'));
    expect(files.sort()).toEqual([...CRITERION_KINDS.map((kind) => `${kebab(kind)}.ts`), 'rules.ts'].sort());
  });
});
