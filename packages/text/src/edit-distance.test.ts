import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance, prefixEditDistance } from './edit-distance.ts';

describe('the edit distance', () => {
  it.each([
    ['becouse', 'because', 1],
    ['recieve', 'receive', 1],
    ['', 'abc', 3],
    ['same', 'same', 0],
    ['kitten', 'sitting', 3],
    ['fullbright', 'fulbright', 1],
    ['fulbrght', 'fulbright', 1],
  ])('of %s and %s is %i', (left, right, distance) => {
    expect(editDistance(left, right, 3)).toBe(distance);
  });

  it('stops at the limit', () => {
    expect(editDistance('abcdef', 'uvwxyz', 2)).toBe(3);
    expect(editDistance('abcdef', 'abcd', 2)).toBe(2);
    expect(editDistance('abcdef', 'abc', 2)).toBe(3);
  });

  it('is what the whole table of costs says, for any two words and limit', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 12 });
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 6 }), (left, right, limit) => {
        const whole = tableOfCosts(left, right);
        const distance = whole[left.length]?.[right.length] ?? 0;
        expect(editDistance(left, right, limit)).toBe(Math.min(distance, limit + 1));
        const beginnings = Math.min(...(whole[left.length] ?? []));
        expect(prefixEditDistance(left, right, limit)).toBe(Math.min(beginnings, limit + 1));
      }),
      { numRuns: 2_000 },
    );
  });

  it('of long texts is found without the whole table', () => {
    const long = 'ab'.repeat(50_000);
    expect(editDistance(`${long}x`, `y${long}`, 2)).toBe(2);
    expect(editDistance(`xx${long}`, `${long}yy`, 3)).toBe(4);
  });
});

describe('the edit distance to a beginning', () => {
  it('ignores what is not typed yet', () => {
    expect(prefixEditDistance('scholrsh', 'scholarship', 2)).toBe(1);
    expect(prefixEditDistance('fulbr', 'fulbright', 2)).toBe(0);
    expect(prefixEditDistance('entirely', 'different', 2)).toBe(3);
  });
});

/** The distances of all beginnings of two words, worked out plainly. */
const tableOfCosts = (left: string, right: string): number[][] => {
  const table = [Array.from({ length: right.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= left.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= right.length; j += 1) {
      const [a, b] = [left[i - 1], right[j - 1]];
      const costs = [
        (table[i - 1]?.[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (table[i - 1]?.[j - 1] ?? 0) + (a === b ? 0 : 1),
      ];
      if (i > 1 && j > 1 && a === right[j - 2] && left[i - 2] === b)
        costs.push((table[i - 2]?.[j - 2] ?? 0) + 1);
      row.push(Math.min(...costs));
    }
    table.push(row);
  }
  return table;
};
