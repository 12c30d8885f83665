import { describe, expect, it } from 'vitest';
import { addEntry, removeEntry } from './chips-field.tsx';

describe('a list of chips', () => {
  it('takes a new entry, tidied', () => {
    expect(addEntry(['Kenya'], '  New   Zealand ')).toEqual(['Kenya', 'New Zealand']);
  });

  it.each(['', '   ', 'kenya', ' KENYA '])('ignores %j when Kenya is there', (entry) => {
    const values = ['Kenya'];
    expect(addEntry(values, entry)).toBe(values);
  });

  it('lets an entry go while more than the least are left', () => {
    expect(removeEntry(['English', 'German'], 'English', 1)).toEqual(['German']);
    expect(removeEntry(['English'], 'English', 1)).toEqual(['English']);
  });
});
