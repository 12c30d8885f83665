import { describe, expect, it } from 'vitest';
import type { Role } from '../../text/clause.ts';
import { readClauses } from '../../text/read-clauses.ts';
import { findCountryGate, findPlaceGate } from './gates.ts';

const gatesIn = (text: string, role: Role = 'eligibility', find = findCountryGate): unknown[] =>
  readClauses('text', text, role).map((clause) => {
    const gate = find(clause);
    return gate === undefined ? undefined : clause.text.slice(gate.start, gate.end);
  });

describe('findCountryGate', () => {
  it.each([
    ['Citizens of eligible countries.', 'Citizens of eligible countries'],
    ['Students from one of our partner countries can apply.', 'Students from one of our partner countries'],
    ['Citizens of all countries.', undefined],
    ['Citizens of partner countries are not eligible.', undefined],
  ])('reads %j', (text, gate) => {
    expect(gatesIn(text)).toEqual([gate]);
  });

  it('reads prose only where it names who may apply', () => {
    expect(gatesIn('Our alumni work with people from partner countries.', 'prose')).toEqual([undefined]);
    expect(gatesIn('For people from partner countries.', 'prose')).toEqual(['people from partner countries']);
  });
});

describe('findPlaceGate', () => {
  it('reads where applicants live', () => {
    expect(gatesIn('For students living in the old town.', 'prose', findPlaceGate)).toEqual([
      'students living in the old town',
    ]);
  });

  it('is silent where nobody is asked to live anywhere', () => {
    expect(gatesIn('For students of medicine.', 'prose', findPlaceGate)).toEqual([undefined]);
  });
});
