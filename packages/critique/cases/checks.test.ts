import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { CHECKS } from '../src/checks/run-checks.ts';
import { readEssay } from '../src/reading.ts';
import { BAR, type FirstRun, kindsOf } from './kinds-of-remark.ts';
import { parseCheckCases, readCheckCases } from './read-check-cases.ts';

const cases = readCheckCases();

for (const check of CHECKS) {
  describe(check.id, () => {
    it.each(cases.get(check.id) ?? [])('$name', ({ input, mechanics, finds }) => {
      const reading = readEssay(input, mechanics);
      const applies = check.languages === 'any' || reading.english;
      // As the product shows them: without what stands on a delicate sentence, or quotes one.
      const { guard } = reading;
      const found = (applies ? check.find(reading) : []).filter(
        ({ suggestion, at: [place] }) => !guard.quotes(suggestion) && !(place && guard.touches(place)),
      );
      const said = found.map(({ suggestion }) => suggestion).join('\n');
      if (finds.length === 0) expect(said).toBe('');
      for (const words of finds) expect(said).toContain(words);
    });
  });
}

describe('the checks together', () => {
  it.each(CHECKS.map(({ id }) => id))('%s has examples of both kinds', (id) => {
    const own = cases.get(id) ?? [];
    expect(own.some(({ finds }) => finds.length > 0)).toBe(true);
    expect(own.some(({ finds }) => finds.length === 0)).toBe(true);
  });

  it('are all registered: every file that defines one', () => {
    const folder = `${import.meta.dirname}/../src/checks`;
    const defined = readdirSync(folder)
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && name !== 'check.ts')
      .flatMap((name) => [
        ...readFileSync(`${folder}/${name}`, 'utf8').matchAll(/\bid: '([a-z-]+)'|= group\(\s*'([a-z]+)'/g),
      ])
      .map((match) => match[1] ?? match[2]);
    expect(defined.sort()).toEqual(CHECKS.map(({ id }) => id).sort());
  });

  it('have no examples of a check that is gone', () => {
    expect([...cases.keys()].filter((id) => !CHECKS.some((check) => check.id === id))).toEqual([]);
  });

  it('below the bar at first runs each name the condition under which they speak', () => {
    const judged = (file: string) =>
      parse(readFileSync(`${import.meta.dirname}/judged/${file}.yaml`, 'utf8'));
    const speaking = new Set(CHECKS.map(({ id }) => id));
    const below = kindsOf(judged('first-runs') as FirstRun[])
      .filter(({ check, estimate }) => estimate < BAR && speaking.has(check))
      .map(({ check }) => check);
    expect(Object.keys(judged('kinds')).sort()).toEqual(below.sort());
  });

  it('refuse an example with a key that tests nothing', () => {
    expect(() => parseCheckCases('- { name: a case, text: A., expects: [] }')).toThrow('unknown key expects');
  });
});
