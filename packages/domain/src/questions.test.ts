import { describe, expect, it } from 'vitest';
import { denied, withAnswer, withAnswers } from './questions.ts';
import type { Profile } from './student.ts';

describe('answering a question', () => {
  it.each<[string, Profile, string, 'yes' | 'no' | 'declined' | undefined, object]>([
    [
      'a question of the catalogue stands in the claims',
      {},
      'armenian-descent',
      'yes',
      { claims: { 'armenian-descent': 'yes' } },
    ],
    ['with its no', {}, 'armenian-descent', 'no', { claims: { 'armenian-descent': 'no' } }],
    [
      'a yes to a status joins the statuses',
      { statuses: ['refugee'] },
      'status:veteran:US',
      'yes',
      { statuses: ['refugee', 'veteran:US'], claims: null },
    ],
    [
      'a no to a status stands in the claims',
      { statuses: ['refugee'] },
      'status:veteran:US',
      'no',
      { statuses: ['refugee'], claims: { 'status:veteran:US': 'no' } },
    ],
    [
      'a no takes the status out of the list',
      { statuses: ['veteran:US'] },
      'status:veteran:US',
      'no',
      { statuses: null, claims: { 'status:veteran:US': 'no' } },
    ],
    [
      'a yes to a group joins the groups',
      {},
      'group:navajo',
      'yes',
      { groups: ['navajo'], minorityGroups: null, claims: null },
    ],
    [
      'a yes takes an earlier no back',
      { claims: { 'group:navajo': 'no', other: 'no' } },
      'group:navajo',
      'yes',
      { groups: ['navajo'], minorityGroups: null, claims: { other: 'no' } },
    ],
    [
      'a yes to a gender is the gender',
      { claims: { 'gender:female': 'no' } },
      'gender:female',
      'yes',
      { gender: 'female', claims: null },
    ],
    [
      'a no to a gender leaves another one that was told',
      { gender: 'male' },
      'gender:female',
      'no',
      { gender: 'male', claims: { 'gender:female': 'no' } },
    ],
    [
      'a yes/no of the profile stands in the answers',
      { answers: { minority: 'no' } },
      'disability',
      'yes',
      { answers: { minority: 'no', disability: 'yes' } },
    ],
    [
      'rather not say is remembered and answers nothing',
      { claims: { 'armenian-descent': 'yes' } },
      'armenian-descent',
      'declined',
      { claims: null, declined: ['armenian-descent'] },
    ],
    [
      'an answer forgets that it was declined',
      { declined: ['armenian-descent', 'gender'] },
      'armenian-descent',
      'no',
      { claims: { 'armenian-descent': 'no' }, declined: ['gender'] },
    ],
    [
      'an answer is taken back',
      { claims: { 'armenian-descent': 'no' } },
      'armenian-descent',
      undefined,
      { claims: null },
    ],
    [
      'a fact is declined by its name',
      {},
      'citizenships',
      'declined',
      { claims: null, declined: ['citizenships'] },
    ],
  ])('%s', (_, profile, id, answer, expected) => {
    expect(withAnswer(profile, id, answer)).toEqual({ declined: null, ...expected });
  });

  it('gives several questions one answer and keeps the others', () => {
    const profile = { claims: { 'jewish-faith': 'yes' as const } };
    expect(withAnswers(profile, ['armenian-descent', 'group:navajo', 'disability'], 'no')).toEqual({
      claims: { 'jewish-faith': 'yes', 'armenian-descent': 'no', 'group:navajo': 'no' },
      answers: { disability: 'no' },
      groups: null,
      minorityGroups: null,
      declined: null,
    });
  });

  it('lists what was denied of one kind, in order', () => {
    const claims = {
      'status:veteran': 'no',
      'status:daca': 'no',
      'group:navajo': 'no',
      'status:refugee': 'yes',
    } as const;
    expect(denied(claims, 'status')).toEqual(['daca', 'veteran']);
    expect(denied(claims, 'group')).toEqual(['navajo']);
    expect(denied(undefined, 'group')).toEqual([]);
  });
});
