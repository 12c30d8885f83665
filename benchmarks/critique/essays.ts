import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { toRunningText } from './tokenised-text.ts';

/** In words: a long application essay. */
const LENGTH = 650;

/** Learners' sentences of a JFLEG folder, joined to essays of 650 words in paragraphs of eight; no sentence twice. */
export const buildEssays = (folder: string): string[] => {
  const split = basename(folder).includes('test') ? 'test' : 'dev';
  const essays: string[] = [];
  let sentences: string[] = [];
  let words = 0;
  for (const line of readFileSync(`${folder}/${split}.src`, 'utf8').trimEnd().split('\n')) {
    const { text } = toRunningText(line.trim().split(/\s+/));
    sentences.push(text);
    words += text.split(' ').length;
    if (words < LENGTH) continue;
    essays.push(
      sentences
        .map((sentence, at) => sentence + (at % 8 === 7 ? '\n\n' : ' '))
        .join('')
        .trim(),
    );
    sentences = [];
    words = 0;
  }
  return essays;
};

/** Texts that upset spelling checkers, each within 20,000 characters. */
export const HOSTILE: Record<string, string> = {
  'one word of 8,000 letters': 'a'.repeat(8_000),
  '20,000 dashes': '-'.repeat(20_000),
  '5,000 unknown words': 'zqk xvb qzt kwj '.repeat(1_250),
  'unknown words among English ones': 'I have the zqkxvb and the qztkwj of it in my wvkzzq. '.repeat(370),
  Chinese: '我喜欢学习。'.repeat(3_300),
  Arabic: 'مرحبا بكم في بيتنا '.repeat(1_000),
  Spanish: 'Quiero estudiar medicina porque mi madre era enfermera. '.repeat(350),
  emoji: '😀 '.repeat(6_600),
  'NUL and lone surrogates': '\u0000\ud800 a. '.repeat(3_000),
  'line breaks': '\n'.repeat(20_000),
  '20,000 characters of English': 'I carried the water from the well to the school every morning. '.repeat(
    317,
  ),
};
