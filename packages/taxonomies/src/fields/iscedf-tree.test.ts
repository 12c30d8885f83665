import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FIELD_BORDERS } from './field-borders.ts';
import { FIELDS, fieldAncestors, fieldDistance, fieldName } from './iscedf-tree.ts';

const codes = FIELDS.map(({ code }) => code);
const anyField = fc.constantFrom(...codes);
const MIRROR = {
  same: 'same',
  ancestor: 'descendant',
  descendant: 'ancestor',
  narrow: 'narrow',
  broad: 'broad',
  unrelated: 'unrelated',
};

describe('the ISCED-F tree', () => {
  it('has 11 broad, 29 narrow and 80 detailed fields, besides the inter-disciplinary ones', () => {
    const own = codes.filter((code) => code[2] !== '8');
    expect(own.filter((code) => code.length === 2)).toHaveLength(11);
    expect(own.filter((code) => code.length === 3)).toHaveLength(29);
    expect(codes.filter((code) => code.length === 3 && code[2] === '8')).toHaveLength(10);
    expect(codes.filter((code) => code.length === 4).length).toBeGreaterThanOrEqual(80);
  });

  it('has no code without its parents', () => {
    for (const code of codes)
      for (const parent of fieldAncestors(code)) expect(fieldName(parent)).toBeDefined();
  });

  it('names fields', () => {
    expect(fieldName('0912')).toBe('Medicine');
    expect(fieldName('0613')).toBe('Software and applications development and analysis');
    expect(fieldName('9999')).toBeUndefined();
  });

  it('climbs from detailed to broad', () => {
    expect(fieldAncestors('0912')).toEqual(['091', '09']);
    expect(fieldAncestors('091')).toEqual(['09']);
    expect(fieldAncestors('09')).toEqual([]);
  });

  it('counts public health as health and civil engineering as engineering', () => {
    expect(fieldAncestors('0988')).toEqual(['098', '091', '09']);
    expect(fieldDistance('091', '0988')).toBe('ancestor');
    expect(fieldDistance('0988', '0912')).toBe('narrow');
    expect(fieldDistance('071', '0732')).toBe('ancestor');
    expect(fieldDistance('071', '0731')).toBe('broad');
  });
});

describe('fieldDistance', () => {
  it('grades nearness', () => {
    expect(fieldDistance('0912', '0912')).toBe('same');
    expect(fieldDistance('09', '0912')).toBe('ancestor');
    expect(fieldDistance('0912', '091')).toBe('descendant');
    expect(fieldDistance('0912', '0913')).toBe('narrow');
    expect(fieldDistance('0912', '0923')).toBe('broad');
    expect(fieldDistance('0912', '0421')).toBe('unrelated');
  });

  it('does not call neighbours across a blurred border unrelated', () => {
    expect(fieldDistance('0613', '0714')).toBe('broad');
    expect(fieldDistance('0311', '0412')).toBe('broad');
    expect(fieldDistance('0613', '0731')).toBe('unrelated');
  });

  it('keeps a border for the field that holds one side of it', () => {
    expect(fieldDistance('0613', '07')).toBe('broad');
    expect(fieldDistance('06', '0714')).toBe('broad');
    expect(fieldDistance('03', '0731')).toBe('unrelated');
  });

  it('reads the same both ways', () => {
    fc.assert(
      fc.property(anyField, anyField, (a, b) => {
        expect(fieldDistance(b, a)).toBe(MIRROR[fieldDistance(a, b)]);
      }),
    );
  });

  it('has borders between existing codes of different broad fields', () => {
    for (const [left, right] of FIELD_BORDERS) {
      expect(fieldName(left)).toBeDefined();
      expect(fieldName(right)).toBeDefined();
      expect(left.slice(0, 2)).not.toBe(right.slice(0, 2));
    }
  });
});
