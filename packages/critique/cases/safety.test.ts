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

const passagesOf = (file: string): Passage[] =>
  parse(readFileSync(`${import.meta.dirname}/safety/${file}.yaml`, 'utf8')) as Passage[];

const found = (text: string): Passage['is'] => {
  const disclosures = new Set(findDisclosures(readText(text)).values());
  return disclosures.has('risk') ? 'risk' : disclosures.has('trauma') ? 'trauma' : 'none';
};

describe.each(['dev', 'sealed', 'sealed-2', 'sealed-3', 'sealed-4'])(
  'the labelled passages of %s',
  (file) => {
    it.each(passagesOf(file))('$is ($how): $text', ({ is, text }) => {
      expect(found(text)).toBe(is);
    });
  },
);
