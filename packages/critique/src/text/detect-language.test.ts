import { describe, expect, it } from 'vitest';
import { detectLanguage } from './detect-language.ts';
import { readText } from './read-text.ts';

const guess = (text: string): string => detectLanguage(readText(text));

describe('detectLanguage', () => {
  it('knows English, a learner’s English too', () => {
    expect(guess('I have studied the rivers of my province since I was a child.')).toBe('eng');
    expect(guess('In my country peoples is not have many water and I am want to changing of it.')).toBe(
      'eng',
    );
  });

  it.each([
    [
      'spa',
      'Nací en un pueblo pequeño de la sierra donde mi madre vendía pan cada mañana y mi padre cuidaba las ovejas.',
    ],
    [
      'fra',
      'Depuis mon enfance, je rêve de devenir ingénieure pour construire des ponts dans la région où je suis née.',
    ],
    ['arb', 'ولدت في قرية صغيرة وأريد أن أدرس الهندسة لكي أعود إلى بلدي وأبني الجسور والطرق.'],
  ])('names %s', (code, text) => {
    expect(guess(text)).toBe(code);
  });

  it('can’t tell two words, and never calls a heap of unknown words English', () => {
    expect(guess('Hello friend')).toBe('und');
    expect(guess('Leadership matters. '.repeat(300))).toBe('und');
    expect(guess('zqxk vbnm '.repeat(500))).not.toBe('eng');
  });
});
