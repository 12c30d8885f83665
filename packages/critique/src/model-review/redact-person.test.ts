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
    [
      'places and months',
      'My sister came to Nairobi in May. In Kenya, my mother sold maize. Germany said no.',
    ],
    ['what the prompt names', 'My friend asked about Chevening.'],
  ])('leaves alone %s', (_name, text) => {
    expect(redact(text)).toBe(text);
  });

  it.each([
    ['Mr. Ouma taught me. Ouma’s map hangs there.', 'Ouma'],
    ['My sister Wanjiru and my uncle, Joseph Kimani, walked. Wanjiru laughed.', 'Wanjiru|Joseph|Kimani'],
    ['Wara, my friend, has a wheelchair. For two years I carried the books of Wara.', 'Wara'],
    ['There was a boy named Juma. Later Juma came back.', 'Juma'],
    ['One evening Achieng said that it was enough. I saw Achieng leave.', 'Achieng'],
    ['Our twins Ann and Joy slept. Joy woke first.', 'Ann|Joy'],
    ['Professor Grace Mwangi-Otieno read it.', 'Grace|Mwangi'],
  ])('hides the names of other people: %s', (text, names) => {
    const { redact: hide, restore } = createRedactor({ ...person, lastName: 'Adoyo' }, [text]);
    expect(hide(text)).not.toMatch(new RegExp(names));
    expect(restore(hide(text))).toBe(text);
  });

  it('leaves alone whom the prompt or the award names', () => {
    const text = 'I met Professor Curie’s students.';
    expect(createRedactor(person, [text], ['The Curie prize']).redact(text)).toBe(text);
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
        ' my sister PERSON said ',
        'Mr. NAME ',
        'Dr Ouma ',
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
