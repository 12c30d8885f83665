import { describe, expect, it } from 'vitest';
import { FINER_PARENTS, FINER_RELATED } from './finer.generated.ts';
import { areRelatedFields, FINER_FIELDS, finerAncestors, finerFieldName } from './finer-fields.ts';
import { fieldName } from './iscedf-tree.ts';
import { resolveField, resolveFinerField } from './resolve-field.ts';

describe('the fields below ISCED-F', () => {
  it('has codes that are no ISCED-F codes, each once', () => {
    const codes = FINER_FIELDS.map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.filter((code) => fieldName(code) !== undefined)).toEqual([]);
  });

  it('names a field by its code, and nothing that is none', () => {
    expect(finerFieldName('art-history')).toBe('Art History');
    expect(finerFieldName('0213')).toBeUndefined();
  });

  it('leads from every field up to ISCED-F, and never back to the field itself', () => {
    for (const { code } of FINER_FIELDS) {
      const above = finerAncestors(code);
      expect(
        above.some((each) => fieldName(each) !== undefined),
        code,
      ).toBe(true);
      expect(above, code).not.toContain(code);
    }
  });

  it('lies where the resolver of ISCED-F puts the same name', () => {
    for (const { code, name } of FINER_FIELDS) {
      const above = finerAncestors(code);
      const fits = (wanted: string) =>
        above.some((each) => each.startsWith(wanted) || wanted.startsWith(each));
      expect(resolveField(name).some(fits), `${name}: ${resolveField(name)} and ${above}`).toBe(true);
    }
  });

  it('relates no field to one above it, and no pair twice', () => {
    const pairs = Object.entries(FINER_RELATED).flatMap(([name, others]) =>
      others.map((other) => [name, other]),
    );
    const code = (name: string) => FINER_FIELDS.find((field) => field.name === name)?.code ?? name;
    for (const [a = '', b = ''] of pairs) {
      expect(finerAncestors(code(a)), `${a}, ${b}`).not.toContain(code(b));
      expect(finerAncestors(code(b)), `${a}, ${b}`).not.toContain(code(a));
    }
    expect(new Set(pairs.map((pair) => [...pair].sort().join('|'))).size).toBe(pairs.length);
  });

  it('has parents for the fields that ISCED-F cannot tell apart', () => {
    expect(finerAncestors('machine-learning')).toEqual([
      'artificial-intelligence',
      'computer-science',
      '0613',
      '061',
      '06',
    ]);
    expect(finerAncestors('art-history')).toEqual(['0213', 'history', '021', '02', '0222', '022']);
    expect(finerAncestors('international-relations')).toContain('0312');
    expect(finerAncestors('0613')).toEqual(['061', '06']);
    expect(Object.keys(FINER_PARENTS).length).toBeGreaterThan(150);
  });
});

describe('areRelatedFields', () => {
  it('holds both ways, and only for pairs that are written', () => {
    expect(areRelatedFields('machine-learning', 'data-science')).toBe(true);
    expect(areRelatedFields('data-science', 'machine-learning')).toBe(true);
    expect(areRelatedFields('neuroscience', '0313')).toBe(true);
    expect(areRelatedFields('machine-learning', 'botany')).toBe(false);
    expect(areRelatedFields('botany', 'botany')).toBe(false);
  });
});

describe('resolveFinerField', () => {
  it.each([
    ['AI', 'artificial-intelligence'],
    ['Artificial Intelligence', 'artificial-intelligence'],
    ['machine learning', 'machine-learning'],
    ['MSc Machine Learning', 'machine-learning'],
    ['Neuroscience', 'neuroscience'],
    ['neuroscience majors', 'neuroscience'],
    ['History of Art', 'art-history'],
    ['IR', 'international-relations'],
    ['Master of Science in Nursing', 'nursing'],
    ['Public Health', 'public-health'],
    ['art-history', 'art-history'],
    ['Engineering', undefined],
    ['Economics', undefined],
    ['0613', undefined],
    ['', undefined],
  ])('reads "%s" as %s', (text, code) => {
    expect(resolveFinerField(text)).toBe(code);
  });

  it('reads every name as its own field', () => {
    for (const { code, name } of FINER_FIELDS) expect(resolveFinerField(name), name).toBe(code);
  });
});
