import { CRITERIA, CRITERION_KINDS } from '@laurel/domain';
import { describe, expect, it } from 'vitest';
import { complete, PREDICATE_FIELDS, readDemand, withKey, writeDemand } from './predicate-facts.ts';
import { codeOf, nameOf, suggestNames } from './predicate-names.ts';

describe('the fields of what a line demands', () => {
  it.each(CRITERION_KINDS)('ask for nothing under %s that no condition holds', (kind) => {
    const known: readonly string[] = CRITERIA[kind].keys;
    expect(PREDICATE_FIELDS[kind].filter(({ key }) => !known.includes(key))).toEqual([]);
  });

  it.each([
    '{"citizenship":{"anyOf":["KE","group:eu"]},"age":{"max":35}}',
    '{"degree":{"anyOf":["bachelor"],"held":false}}',
    '{"field":{"anyOf":["0613"],"finer":["machine-learning"]}}',
    '{"none":{}}',
    '{"procedure":{}}',
    '{"firstGeneration":{}}',
  ])('give back what they read: %s', (written) => {
    const demand = readDemand(written);
    expect(demand && writeDemand(demand)).toBe(written);
  });

  it('read the short form of two kinds', () => {
    expect(readDemand('{"claim":"armenian-descent"}')).toEqual({ claim: { question: 'armenian-descent' } });
  });

  it.each(['{"age":{"max":35,"mood":"good"}}', '{"weather":{}}', '{"age":[35]}', 'at most 40', '[]'])(
    'leave alone what they cannot show: %s',
    (written) => {
      expect(readDemand(written)).toBeUndefined();
    },
  );

  it('drop what was emptied, but for the lists that must be there', () => {
    expect(withKey({ min: 18, max: 35 }, 'min', undefined)).toEqual({ max: 35 });
    expect(complete('minority', withKey({ groups: ['roma'] }, 'groups', []))).toEqual({ groups: [] });
  });
});

describe('names of places and fields', () => {
  it('stand for their codes', () => {
    expect(nameOf('places', 'KE')).toBe('Kenya (KE)');
    for (const entry of ['Kenya (KE)', 'kenya', 'KE']) expect(codeOf('places', entry)).toBe('KE');
    expect(nameOf('fields', codeOf('fields', '0511'))).toMatch(/\(0511\)$/);
    expect(nameOf('places', 'group:eu')).toMatch(/\(group:eu\)$/);
  });

  it('stand for parts of fields, too', () => {
    expect(nameOf('finer', 'machine-learning')).toBe('Machine Learning (machine-learning)');
    for (const entry of ['Machine Learning (machine-learning)', 'machine learning'])
      expect(codeOf('finer', entry)).toBe('machine-learning');
    expect(suggestNames('finer')('art h')[0]?.value).toBe('Art History (art-history)');
  });

  it('are suggested by how they begin', () => {
    expect(suggestNames('places')('ken')[0]?.value).toBe('Kenya (KE)');
    expect(suggestNames('places')('')).toEqual([]);
  });

  it('stay as they were typed when nobody knows them', () => {
    expect(codeOf('places', 'Atlantis')).toBe('Atlantis');
  });
});
