import { francAll } from 'franc-min';
import type { TextParts } from './read-text.ts';

const FUNCTION_WORDS = new Set(
  `the a an and or but if of to in on at by for from with as is are was were be been am has have had do does did not no this that these
  those it its he she they we you i my your his her our their me him them us who which what when where there so because can could will would
  should may about into than then very more most all some any one`.split(/\s+/),
);
/** English prose, a learner's too, has 35 to 60 of these in 100 words; other languages below 12. */
const ENGLISH_SHARE = 0.2;
/** Different words: one sentence over and over tells no more than once. */
const ENOUGH_WORDS = 8;

/** @returns `eng`, another ISO 639-3 code, or `und` where the text is too short or too odd to tell */
export const detectLanguage = (parts: TextParts): string => {
  const sample = parts.words.slice(0, 1_000);
  const found = sample.filter(({ lower }) => FUNCTION_WORDS.has(lower)).length;
  if (sample.length > 0 && found / sample.length >= ENGLISH_SHARE) return 'eng';
  if (
    new Set(sample.map(({ lower }) => lower)).size < ENOUGH_WORDS &&
    /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u.test(parts.text)
  )
    return 'und';
  const guess = francAll(parts.text.slice(0, 2_000))[0]?.[0] ?? 'und';
  // So few English function words in so many words is not English prose, whatever the letters look like.
  return guess === 'eng' || guess === 'sco' ? 'und' : guess;
};
