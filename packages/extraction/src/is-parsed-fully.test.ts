import { describe, expect, it } from 'vitest';
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
});
