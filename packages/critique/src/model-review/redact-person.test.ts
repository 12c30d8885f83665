import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRedactor } from './redact-person.ts';

const person = { firstName: 'Amina', lastName: 'Otieno-Grace', email: 'amina@example.org' };
const redact = (text: string, who = person) => createRedactor(who, [text]).redact(text);

describe('what identifies the writer', () => {
  it('leaves neither names nor addresses nor numbers nor links', () => {
    const text =
      'My name is AMINA Otieno. Write to amina@example.org or +254 712 345 678, see https://amina.example/cv. Amina’s map, amina.';
    expect(redact(text)).not.toMatch(/amina|otieno|example|712|cv/i);
  });

  it.each([
    ['a longer word that begins like the name', 'Aminata sold maize.'],
    ['a word that is a name too, written small', 'With grace she left.'],
    ['years, spans of years and counts', 'From 2019-2020 we moved 18,000 shillings and 1,200,000 bricks.'],
    ['names of others', 'Mr. Ouma taught me.'],
  ])('leaves alone %s', (_name, text) => {
    expect(redact(text)).toBe(text);
  });

  it('knows names of every script and with marks', () => {
    expect(redact('Я Зоя. Zoë wrote.', { ...person, firstName: 'Зоя', lastName: 'Zoë' })).not.toMatch(
      /Зоя|Zoë/,
    );
  });

  it('is put back where it stood, whatever the text', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom(
        'Amina',
        ' Otieno',
        'amina@example.org ',
        '+254712345678',
        '[NAME-1]',
        '[NAMEX-2]',
        '[EMAIL-1]',
      ),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const text = pieces.join('');
        const redactor = createRedactor(person, [text]);
        expect(redactor.restore(redactor.redact(text))).toBe(text);
      }),
    );
  });
});
