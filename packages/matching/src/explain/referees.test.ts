import { describe, expect, it } from 'vitest';
import { toRecord } from '../../cases/read-cases.ts';
import { isReference, refereesAsked } from './referees.ts';

describe('the referees an application asks for', () => {
  it.each([
    ['Two references', 'two referees'],
    ['2 letters of recommendation', 'two referees'],
    ['Letters of recommendation', 'your referees'],
    ['Reference from the employer', 'a referee'],
    ['One academic reference', 'a referee'],
    ['Two academic references and one from your employer', 'three referees'],
    ['Two academic and one professional reference', 'three referees'],
  ])('for "%s" are %s', (document, whom) => {
    expect(refereesAsked(toRecord({ documents: ['CV', document] }))).toEqual({ whom, document });
  });

  it('are none when no document comes from somebody else', () => {
    expect(refereesAsked(toRecord({ documents: ['CV', 'List of preferred universities'] }))).toBeUndefined();
    expect(isReference('List of preferred universities')).toBe(false);
  });
});
