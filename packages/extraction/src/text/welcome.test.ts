import { describe, expect, it } from 'vitest';
import { welcomeOf } from './welcome.ts';

describe('welcomeOf', () => {
  it.each([
    ['Open to students of all nationalities.', { all: true, home: false }],
    ['Open to citizens of Peru.', { all: false, home: false }],
    ['For domestic and international students.', { all: false, home: true }],
    ['For international students.', { all: false, home: false }],
    ['International students as well as home students can apply.', { all: false, home: true }],
  ])('reads %j', (description, expected) => {
    expect(welcomeOf({ description })).toEqual(expected);
  });

  it('is silent about a listing without texts', () => {
    expect(welcomeOf({})).toEqual({ all: false, home: false });
  });
});
