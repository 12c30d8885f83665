import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { readWords } from '../src/reading.ts';

interface Situation {
  name: string;
  prompt?: string;
  /** Of the award. */
  limit?: number;
  words?: number;
  text?: string;
  genre: string;
}

const PLAIN = 'I asked the man at the gate for the key, and he gave me two. ';
const WORDS_OF_PLAIN = PLAIN.trim().split(' ').length;

const read = (file: string) => parse(readFileSync(`${import.meta.dirname}/${file}`, 'utf8')) as Situation[];

it.each(read('genres.yaml'))('$name: $genre', ({ prompt, limit, words = 0, text, genre }) => {
  const scholarship = { title: '', organization: '', selection: [], description: '' };
  const input = {
    text: text ?? PLAIN.repeat(Math.ceil(words / WORDS_OF_PLAIN)),
    ...(prompt === undefined ? {} : { prompt }),
    ...(limit === undefined ? {} : { scholarship: { ...scholarship, wordLimit: limit } }),
  };
  expect(readWords(input).genre).toBe(genre);
});
