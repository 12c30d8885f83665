import { describe, expect, it } from 'vitest';
import { extractCriteria } from './extract-criteria.ts';
import { isParsedFully } from './is-parsed-fully.ts';

const read = { stated: true, unread: false };

describe('isParsedFully', () => {
  it('holds where rules are stated in English and all are read', () => {
    expect(
      isParsedFully({ title: 'Juniper Award', eligibility_text: 'Must be a citizen of Peru.' }, read),
    ).toBe(true);
  });

  it.each([
    ['nothing is stated', {}, { stated: false, unread: false }],
    ['a sentence is unread', {}, { stated: true, unread: true }],
    ['a text is in another language', { description: 'Para estudiantes que viven en los Andes.' }, read],
    ['the title names an event', { title: 'Juniper Winter School' }, read],
  ])('fails where %s', (_reason, texts, heard) => {
    expect(isParsedFully(texts, heard)).toBe(false);
  });

  it('fails where a grade average stands in a sentence that was read without it', () => {
    const fully = (eligibility_text: string) => extractCriteria({ eligibility_text }).parsedFully;
    expect(fully('Women with a GPA of 3.5 out of 4.')).toBe(true);
    expect(fully('Women with a GPA in the range 6 to 7.')).toBe(false);
  });
});
