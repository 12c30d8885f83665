import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { findDisclosures } from '../src/safety/find-disclosures.ts';
import { readText } from '../src/text/read-text.ts';

interface Passage {
  is: 'risk' | 'trauma' | 'none';
  how: string;
  text: string;
}

const passagesOf = (file: 'opened' | 'tune' | 'sealed'): Passage[] =>
  parse(readFileSync(`${import.meta.dirname}/safety/${file}.yaml`, 'utf8')) as Passage[];

const found = (text: string): Passage['is'] => {
  const disclosures = new Set(findDisclosures(readText(text)).values());
  return disclosures.has('risk') ? 'risk' : disclosures.has('trauma') ? 'trauma' : 'none';
};

describe.each(['opened', 'tune'] as const)('the labelled passages of %s', (file) => {
  it.each(passagesOf(file))('$is ($how): $text', ({ is, text }) => {
    expect(found(text)).toBe(is);
  });
});

describe('the sealed passages', () => {
  const passages = passagesOf('sealed');
  const share = (is: Passage['is'], right: (got: Passage['is']) => boolean) => {
    const own = passages.filter((each) => each.is === is);
    return own.filter(({ text }) => right(found(text))).length / own.length;
  };

  it('keep what was measured: present danger found, harmless passages left alone', () => {
    expect(share('risk', (got) => got === 'risk')).toBeGreaterThanOrEqual(0.96);
    expect(share('none', (got) => got === 'none')).toBeGreaterThanOrEqual(0.96);
    expect(share('trauma', (got) => got !== 'none')).toBe(1);
  });
});
