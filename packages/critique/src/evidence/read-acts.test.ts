import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readText } from '../text/read-text.ts';
import { readActs } from './read-acts.ts';

const labelled = Object.entries(
  parse(readFileSync(`${import.meta.dirname}/../../cases/acts.yaml`, 'utf8')) as Record<string, string[]>,
).flatMap(([label, texts]) => texts.map((text) => ({ label, text })));

const labelOf = (text: string): string => {
  const acts = readText(text).sentences.map(readActs);
  if (acts.some(({ own }) => own)) return 'own';
  return acts.some(({ any }) => any) ? 'others' : 'none';
};

describe('readActs', () => {
  it('tells what the writer did from what others did and from what is, in 95 of 100 labelled sentences', () => {
    const wrong = labelled.filter(({ label, text }) => labelOf(text) !== label);
    expect(1 - wrong.length / labelled.length, JSON.stringify(wrong, null, 1)).toBeGreaterThanOrEqual(0.95);
  });

  it('never takes a wish, a state or an adjective for an act', () => {
    const none = labelled.filter(({ label }) => label === 'none');
    expect(none.filter(({ text }) => labelOf(text) !== 'none')).toEqual([]);
  });

  it('never gives the writer what somebody else did', () => {
    const others = labelled.filter(({ label }) => label === 'others');
    expect(others.filter(({ text }) => labelOf(text) === 'own')).toEqual([]);
  });
});
