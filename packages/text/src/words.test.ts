import { describe, expect, it } from 'vitest';
import { countWords, lowerFirst, shorten, tokensOf, upperFirst, wordSpans } from './words.ts';

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

it('words know where they begin', () => {
  const text = 'A well-known “fact”.';
  expect(wordSpans(text)).toEqual([
    { start: 0, text: 'A' },
    { start: 2, text: 'well-known' },
    { start: 14, text: 'fact' },
  ]);
  for (const { start, text: word } of wordSpans('我是学生 too'))
    expect('我是学生 too'.slice(start)).toMatch(word);
});

it('tokens are runs of letters and digits', () => {
  expect(tokensOf("the UK's co-op, 2nd ed. (日本)")).toEqual([
    'the',
    'UK',
    's',
    'co',
    'op',
    '2nd',
    'ed',
    '日本',
  ]);
  expect(tokensOf(' — ')).toEqual([]);
});

it.each([
  ['Open to all', 'open to all'],
  ['A letter', 'a letter'],
  ['CV and letter', 'CV and letter'],
  ['PhD students', 'PhD students'],
  ['Financial need (FAFSA)', 'financial need (FAFSA)'],
  ['', ''],
])('%j begins inside a sentence as %j', (text, inside) => {
  expect(lowerFirst(text)).toBe(inside);
});

it('the first letter alone becomes a capital', () => {
  expect([upperFirst('up to €5'), upperFirst('')]).toEqual(['Up to €5', '']);
});

describe('shorten', () => {
  it('leaves a text of the limit as it is, and cuts a longer one at a word', () => {
    expect(shorten('one two three', 13)).toBe('one two three');
    expect(shorten('one two three', 12)).toBe('one two…');
  });

  it('cuts within a word that takes more than half of the limit', () => {
    expect(shorten('a incomprehensibilities', 12)).toBe('a incomprehe…');
  });

  it('leaves neither punctuation nor half a character before the ellipsis', () => {
    expect(shorten('first, second, third', 15)).toBe('first, second…');
    expect(shorten('ab😀cd', 3)).toBe('ab…');
  });
});
