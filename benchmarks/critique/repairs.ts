/**
 * Measures what the spell check changes: legitimate words of applicants and correct sentences (none may be altered), and sentences of learners
 * whose right repair was written beforehand.
 *
 *   node benchmarks/critique/repairs.ts [--list]
 */
import { readFileSync } from 'node:fs';
import { filterLints, type Lint, maskText, readText, repairSentences } from '@laurel/critique';
import { parse } from 'yaml';
import { checkInPieces } from '../../apps/api/src/platform/spell-check/check-in-pieces.ts';
import { createSpellChecker } from '../../apps/api/src/platform/spell-check/index.ts';
import { countKnownWords } from '../../packages/critique/src/spell-check/known-words.ts';

const CASES = new URL('../../packages/critique/cases/spelling/', import.meta.url);
const read = (name: string): unknown => parse(readFileSync(new URL(name, CASES), 'utf8'));
const list = process.argv.includes('--list');
const checker = createSpellChecker({ budgetMs: 60_000, deadlineMs: 90_000, waitMs: 90_000 });
await checker.start();

const check = async (text: string): Promise<{ lints: Lint[]; revised: string }> => {
  const result = await checkInPieces(checker).check(text, { dialect: 'american' });
  if (result === 'unavailable') throw new Error('the checker did not answer');
  const parts = readText(text);
  const lints = filterLints(parts, result.lints, maskText(text).masks);
  return { lints, revised: repairSentences(parts, lints)[0]?.revised ?? text };
};

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[\p{L}\p{N}']+/gu) ?? [];

/** How many words have to be put in, taken out or exchanged. */
const wordDistance = (left: string, right: string): number => {
  const [a, b] = [wordsOf(left), wordsOf(right)];
  let row = b.map((_, at) => at + 1);
  row.unshift(0);
  for (const [i, word] of a.entries()) {
    const next = [i + 1];
    for (const [j, other] of b.entries())
      next.push(
        Math.min((row[j] ?? 0) + (word === other ? 0 : 1), (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
};

const terms = Object.values(read('terms.yaml') as Record<string, string>).flatMap((words) =>
  words.split(/\s+/),
);
const altered: string[] = [];
const asked: string[] = [];
for (const term of terms) {
  const text = `At home we often speak about ${term} in the evening.`;
  const { lints, revised } = await check(text);
  if (revised !== text) altered.push(`${term}: ${revised}`);
  else if (lints.length > 0) asked.push(term);
}
console.log(`words of the lists: ${countKnownWords()}`);
console.log(`legitimate terms: ${terms.length}, altered ${altered.length}, asked about ${asked.length}`);
if (list) console.log([...altered, `asked: ${asked.join(' ')}`].map((line) => `  ${line}`).join('\n'));

const correct = read('correct.yaml') as string[];
const spoiled: string[] = [];
for (const text of correct)
  for (const { start, end, rule, replacements } of (await check(text)).lints)
    if (replacements.length > 0)
      spoiled.push(`${text} (${rule}: ${text.slice(start, end)} -> ${replacements[0]})`);
console.log(`correct sentences: ${correct.length}, repairs offered ${spoiled.length}`);
if (list) console.log(spoiled.map((line) => `  ${line}`).join('\n'));

const sentences = read('learners.yaml') as [string, string][];
let offered = 0;
const wrong: string[] = [];
for (const [text, right] of sentences) {
  const { lints } = await check(text);
  for (const lint of lints.filter(({ replacements }) => replacements.length > 0)) {
    const repaired = text.slice(0, lint.start) + (lint.replacements[0] ?? '') + text.slice(lint.end);
    offered += 1;
    // A change of letters alone ("i" to "I") counts by the whole text.
    const better = wordDistance(repaired, right) < wordDistance(text, right) || repaired === right;
    if (!better) wrong.push(`${text} -> ${repaired} (${lint.rule})`);
  }
}
const rate = ((100 * (offered - wrong.length)) / Math.max(1, offered)).toFixed(1);
console.log(
  `learners' sentences: ${sentences.length}, repairs offered ${offered}, right ${offered - wrong.length} (${rate}%)`,
);
if (list) console.log(wrong.map((line) => `  ${line}`).join('\n'));
await checker.stop();
