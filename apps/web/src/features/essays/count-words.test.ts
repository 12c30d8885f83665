import { describe, expect, it } from 'vitest';
import { countWords } from './count-words.ts';

describe('the word count', () => {
  it('is nought for nothing, whitespace and punctuation alone', () => {
    expect(['', ' \n\t', '— … !'].map(countWords)).toEqual([0, 0, 0]);
  });

  it('takes hyphenated words, contractions and numbers as one each', () => {
    expect(countWords("I don't sell well-known 3.5 kg mangoes — O’Neill does.")).toBe(9);
  });

  it('counts words of every script', () => {
    expect(countWords('Моя мама живёт здесь')).toBe(4);
    expect(countWords('नमस्ते दुनिया')).toBe(2);
    expect(countWords('我是学生')).toBeGreaterThan(1);
  });
});
