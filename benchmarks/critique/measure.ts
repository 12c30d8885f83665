/**
 * Measures the essay critique: mechanical repairs on learners' sentences, names, time, memory, load, hostile texts.
 *
 *   node benchmarks/critique/measure.ts --jfleg <folder with dev.src, dev.ref0 to dev.ref3>
 */

import { readFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { critiqueEssay, filterLints, maskText, readText, type SpellChecker } from '@laurel/critique';
import { checkInPieces } from '../../apps/api/src/platform/spell-check/check-in-pieces.ts';
import { createSpellChecker } from '../../apps/api/src/platform/spell-check/index.ts';
import { readEssayCases } from '../../packages/critique/cases/read-essay-cases.ts';
import { measureJfleg } from './jfleg.ts';
import { NAMES } from './names.ts';
import { toRunningText } from './tokenised-text.ts';

/** Words of a long application essay. */
const LENGTH = 650;

/** Learners' sentences of a JFLEG folder, joined to essays of 650 words in paragraphs of eight; no sentence twice. */
const buildEssays = (folder: string): string[] => {
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
const HOSTILE: Record<string, string> = {
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

const { values } = parseArgs({ options: { jfleg: { type: 'string' } } });
if (!values.jfleg) {
  console.error('usage: node benchmarks/critique/measure.ts --jfleg <folder>');
  process.exit(2);
}

const percent = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(1)}%`;
const megabytes = (): number => Math.round(process.memoryUsage().rss / 1e6);
const at = (sorted: readonly number[], share: number): number =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0);

const troubles: string[] = [];
const checker = createSpellChecker({ onTrouble: (trouble) => troubles.push(trouble) });
const spellChecker = checkInPieces(checker);

const timed = async <T>(work: () => Promise<T>): Promise<{ ms: number; value: T }> => {
  const start = performance.now();
  const value = await work();
  return { ms: performance.now() - start, value };
};

const reportJfleg = async (folder: string): Promise<void> => {
  const r = await measureJfleg(folder, spellChecker);
  console.log(`JFLEG, ${r.sentences} sentences, ${r.unavailable} not checked`);
  console.log(`  GLEU left alone ${r.gleuAlone.toFixed(1)}, repaired ${r.gleuRepaired.toFixed(1)}`);
  console.log(
    `  places flagged ${r.flags}, a human changed ${r.flagsHumansChanged} (${percent(r.flagsHumansChanged, r.flags)})`,
  );
  console.log(
    `  sentences that all humans left alone ${r.leftAlone}, flagged ${r.leftAloneFlagged} (${percent(r.leftAloneFlagged, r.leftAlone)})`,
  );
};

const reportNames = async (port: SpellChecker): Promise<void> => {
  const flagged: string[] = [];
  for (const name of NAMES) {
    const text = `My teacher was ${name}. ${name} taught me to read. I still have ${name}’s letter.`;
    const result = await port.check(text, { dialect: 'british' });
    const lints =
      result === 'unavailable' ? [] : filterLints(readText(text), result.lints, maskText(text).masks);
    if (result === 'unavailable' || lints.length > 0) flagged.push(name);
  }
  console.log(`names: ${NAMES.length}, flagged ${flagged.length} ${flagged.join(', ')}`);
};

/** Two essays of the case files that hold no mistakes, together about 650 words. */
const cleanEssay = (): string =>
  readEssayCases()
    .filter(({ name }) => name === 'strong' || name === 'over-long')
    .map(({ input }) => input.text)
    .join('\n\n');

const reportTimes = async (essays: readonly string[]): Promise<void> => {
  const [first = ''] = essays;
  for (let run = 0; run < 5; run += 1) await critiqueEssay({ text: first }, spellChecker);
  const used = process.cpuUsage();
  const fresh: number[] = [];
  for (const text of essays) fresh.push((await timed(() => critiqueEssay({ text }, spellChecker))).ms);
  const { user, system } = process.cpuUsage(used);
  const again: number[] = [];
  const clean: number[] = [];
  const clear = cleanEssay();
  for (let run = 0; run < 20; run += 1)
    clean.push((await timed(() => critiqueEssay({ text: clear }, spellChecker))).ms);
  for (let run = 0; run < 3; run += 1)
    for (const text of essays) again.push((await timed(() => critiqueEssay({ text }, spellChecker))).ms);
  for (const [name, times] of [
    ['never seen before', fresh],
    ['seen before', again],
    ['in good English', clean],
  ] as const) {
    const sorted = [...times].sort((a, b) => a - b);
    console.log(
      `650 words, ${name}, ${times.length} runs: p50 ${at(sorted, 0.5)} ms, p95 ${at(sorted, 0.95)} ms, slowest ${at(sorted, 1)} ms`,
    );
  }
  console.log(
    `processor time for an essay never seen before, all threads: ${Math.round((user + system) / 1000 / essays.length)} ms`,
  );
  const twenty = Array.from({ length: 20 }, (_, index) => `${essays[index % essays.length]} Really.`);
  const { ms, value } = await timed(() =>
    Promise.all(twenty.map((text) => timed(() => critiqueEssay({ text }, spellChecker)))),
  );
  const unchecked = value.filter(({ value: result }) => !result.mechanics.available).length;
  console.log(
    `${twenty.length} at once: all within ${Math.round(ms)} ms, ${unchecked} without a spelling check`,
  );
};

const reportHostile = async (): Promise<void> => {
  for (const [name, text] of Object.entries(HOSTILE)) {
    const bad = await timed(() => critiqueEssay({ text }, spellChecker));
    const next = await timed(() =>
      critiqueEssay({ text: 'I recieve letters from my aunt in Kisumu.' }, spellChecker),
    );
    const repaired = next.value.rewrittenSections.length === 1 ? 'repaired' : 'NOT REPAIRED';
    console.log(
      `hostile, ${name}: ${Math.round(bad.ms)} ms; the next essay ${Math.round(next.ms)} ms, ${repaired}`,
    );
  }
};

const load = () => loadavg()[0]?.toFixed(1);
console.log(`${cpus().length} processors, load ${load()} at the start`);
const before = megabytes();
const start = await timed(() => checker.start());
console.log(
  `checker warm after ${Math.round(start.ms)} ms; memory ${before} MB before, ${megabytes()} MB warm`,
);
// First, while the cache of the checker is empty.
await reportTimes(buildEssays(values.jfleg));
await reportJfleg(values.jfleg);
await reportNames(spellChecker);
await reportHostile();
console.log(
  `memory at the end ${megabytes()} MB; troubles: ${troubles.length === 0 ? 'none' : troubles.join(', ')}`,
);
await checker.stop();
