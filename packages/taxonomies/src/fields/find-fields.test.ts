import { describe, expect, it } from 'vitest';
import { findFields } from './find-fields.ts';

const phrases = (text: string) => findFields(text).map((hit) => hit.phrase);

describe('findFields', () => {
  it('gives codes, offsets and words', () => {
    const text = 'For a PhD in Public Health or Computer Science.';
    const hits = findFields(text);
    expect(hits.map((hit) => [hit.phrase, hit.codes])).toEqual([
      ['Public Health', ['0988']],
      ['Computer Science', ['0613']],
    ]);
    for (const hit of hits) expect(text.slice(hit.start, hit.end)).toBe(hit.phrase);
  });

  it('takes the longest phrase', () => {
    expect(phrases('Science, Technology, Engineering and Mathematics')).toEqual([
      'Science, Technology, Engineering and Mathematics',
    ]);
    expect(phrases('students of environmental engineering')).toEqual(['environmental engineering']);
  });

  it('reads no field out of the names of degrees', () => {
    expect(phrases('Doctor of Philosophy or Bachelor of Science or Master of Arts')).toEqual([]);
    expect(phrases('Doctor of Philosophy in Economics')).toEqual(['Economics']);
    expect(phrases('Bachelor of Science in Nursing')).toEqual(['Nursing']);
  });

  it('reads no field out of everyday phrases', () => {
    for (const text of [
      'health insurance and good health are required by law',
      'institutions of higher education with a history of leadership',
      'proof of English language proficiency within ten business days',
      'letters of recommendation and academic performance',
      'Ministry of Education; London School of Economics; Massachusetts Institute of Technology',
      'it is open to all who need it',
    ]) {
      expect(phrases(text), text).toEqual([]);
    }
  });

  it('reads everyday words as fields after a word of study or in a list of fields', () => {
    expect(phrases('a degree in law')).toEqual(['law']);
    expect(phrases('law students')).toEqual(['law']);
    expect(phrases('engineering, medicine and law')).toEqual(['engineering', 'medicine', 'law']);
    expect(phrases('majoring in business or accounting')).toEqual(['business', 'accounting']);
  });

  it('needs capitals for abbreviations', () => {
    expect(phrases('MBA and STEM degrees')).toEqual(['MBA', 'STEM']);
    expect(phrases('these stem from')).toEqual([]);
  });

  it('reads long hostile text within the time limit of a test', () => {
    expect(phrases(`law students. ${'science and '.repeat(5_000)}`)).toContain('law');
    expect(phrases('a.'.repeat(20_000))).toEqual([]);
  });
});
