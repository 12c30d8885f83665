import type { Sentence } from '../text/read-text.ts';
import { NOT_NAMES as WORDS } from './phrases.generated.ts';

const NOT_NAMES = new Set(WORDS);

export interface Name {
  start: number;
  end: number;
  text: string;
}

/**
 * Names of people, places and organisations: capitalised words inside the sentence, neighbours joined. A word that the essay also
 * writes in lower case is no name.
 * @param small lower-case words of the whole essay
 */
export const findNames = (sentence: Sentence, small: ReadonlySet<string>): Name[] => {
  const names: Name[] = [];
  let open = false;
  sentence.words.forEach((word, position) => {
    const bare = word.lower.replace(/'s$/, '');
    const capitalised = /^\p{Lu}/u.test(word.text) && position > 0 && word.lower !== 'i';
    const last = names.at(-1);
    if (!capitalised || small.has(bare) || /^i'/.test(bare)) {
      open = false;
      return;
    }
    const between = last ? sentence.text.slice(last.end - sentence.start, word.start - sentence.start) : '';
    if (open && last && /^[ .&-]*$/.test(between)) {
      last.end = word.end;
      last.text = sentence.text.slice(last.start - sentence.start, last.end - sentence.start);
    } else if (!NOT_NAMES.has(bare) || position + 1 < sentence.words.length)
      names.push({ start: word.start, end: word.end, text: word.text });
    open = true;
  });
  return names.filter(({ text }) => !NOT_NAMES.has(text.toLowerCase()));
};

/** Without the possessive. */
export const bareName = (text: string): string => text.replace(/[’']s$/, '');
