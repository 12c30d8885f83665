import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { isKnownWord, slipOf } from './known-words.ts';
import { NEVER_OFFERED } from './words.generated.ts';

const file = new URL('../../cases/spelling/terms.yaml', import.meta.url);
const terms = Object.values(parse(readFileSync(file, 'utf8')) as Record<string, string>).flatMap((words) =>
  words.toLowerCase().split(/\s+/),
);

describe('words of applicants', () => {
  it.each(terms)('%s is never replaced', (term) => {
    expect(isKnownWord(term) ? undefined : slipOf(term)).toBeUndefined();
  });

  it('are known in both dialects, and as words of science', () => {
    for (const word of ['colour', 'color', 'maths', 'dreamt', 'aflatoxin', 'azithromycin', 'metagenomics'])
      expect(isKnownWord(word), word).toBe(true);
  });
});

describe('the list of every word', () => {
  it('has its first word, its last one and those beside them, and nothing between two', () => {
    const asked = ['a', 'aa', 'aah', 'zyzzyvas', 'zzz', 'zzzs', 'aab', 'zzza', ''];
    expect(asked.filter(isKnownWord)).toEqual(['a', 'aa', 'aah', 'zyzzyvas', 'zzz', 'zzzs']);
  });
});

describe('slips', () => {
  it.each([
    ['goverment', 'government'],
    ['univeristy', 'university'],
    ['aford', 'afford'],
    ['neccessary', 'necessary'],
    ['togather', 'together'],
    ['smal', 'small'],
  ])('%s is %s', (written, meant) => {
    expect(slipOf(written)).toBe(meant);
  });

  it('have one likely meaning, or none is offered', () => {
    expect(slipOf('zqxkvbnm')).toBeUndefined();
    expect(slipOf('jolof')).toBeUndefined();
  });

  it('never become a slur', () => {
    for (const word of NEVER_OFFERED) expect(slipOf(`${word}z`)).not.toBe(word);
  });
});
