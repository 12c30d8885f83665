/**
 * Evaluates the reading of essays by a language model. By default the answers are replayed that were recorded for it (of a fake model:
 * we wrote them, good ones and bad ones), so that prompts, passes, guards and merge are tried without a network, and every difference
 * from what is expected is an error. With `--live` the model of LLM_PROVIDER, LLM_MODEL … is asked instead: then only its figures are
 * printed, and `--record FILE` keeps its answers in the form of the recorded ones.
 *
 *   npm run eval -- essays [--live [--record FILE]]
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  applyModelReview,
  briefReader,
  type CritiqueInput,
  critique,
  type FeedbackItem,
  type ModelEvidence,
} from '@laurel/critique';
import { parse, stringify } from 'yaml';
import { readConfig } from '../../apps/api/src/config.ts';
import { readWithModel } from '../../apps/api/src/modules/essays/ask-model.ts';
import { systemClock } from '../../apps/api/src/platform/clock.ts';
import { createLanguageModel, type LanguageModel } from '../../apps/api/src/platform/language-model/index.ts';
import { createLogger } from '../../apps/api/src/platform/logger.ts';
import { createMetrics } from '../../apps/api/src/platform/metrics/index.ts';
import { MODEL_CHECK } from '../../packages/critique/src/model-review/guard-item.ts';

interface Essay extends Omit<CritiqueInput, 'text'> {
  name: string;
  essay: string;
  parts?: { part: string; answered: 'yes' | 'partly' | 'no' }[];
}

interface Recorded {
  evidence: ModelEvidence;
  verdict?: unknown;
  check?: unknown;
}

interface Case {
  essay: string;
  set: string;
  /** For each point of an expert, in order, words by which a remark on it is known. */
  points: string[];
  /** The versions of the prompts that the answers were given to. */
  prompts: string;
  recorded: Recorded;
  expect: { shown: number; vetoed: number; refused: Record<string, number> };
}

const BUDGET_MS = 120_000;
const CASES = new URL('../../packages/critique/cases/judged/', import.meta.url);
const read = <T>(file: string): T => parse(readFileSync(new URL(file, CASES), 'utf8')) as T;

/** The model of the settings. @returns what is missing in a sentence where there is none */
const liveModel = (env: NodeJS.ProcessEnv): LanguageModel | string => {
  const { languageModel: model } = readConfig({ DATA_DIR: 'data', ...env });
  if (!model) return 'Set LLM_PROVIDER and LLM_MODEL, and what the provider needs, to ask a model.';
  return createLanguageModel(model, {
    clock: systemClock(),
    logger: createLogger('warn'),
    metrics: createMetrics(),
  });
};

/** Gives the recorded answers in the place of a model. */
const replaying = ({ recorded }: Case): LanguageModel => ({
  model: 'recorded',
  generate: async ({ name, schema }) => {
    const answer = schema.safeParse(recorded[name.replace('essay-', '') as keyof Recorded]);
    return answer.success ? { ok: true, value: answer.data } : { ok: false, reason: 'bad_reply' };
  },
  stop: () => {},
});

/** Passes answers through and keeps them. */
const recording = (model: LanguageModel, kept: Record<string, unknown>): LanguageModel => ({
  ...model,
  generate: async (request) => {
    const answer = await model.generate(request);
    if (answer.ok) kept[request.name.replace('essay-', '')] = answer.value;
    return answer;
  },
});

const fold = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ');

interface Figures {
  answered: number;
  lines: number;
  linesRight: number;
  shown: number;
  points: number;
  found: number;
  firstFound: number;
  refused: Map<string, number>;
  differences: string[];
  kept: Case[];
}

/** Has one essay read and adds to the figures. @param asked the model that is asked; undefined: the recorded answers are replayed */
const evaluate = async (one: Case, asked: LanguageModel | undefined, figures: Figures): Promise<void> => {
  const essay = read<Essay[]>(`${one.set}.yaml`).find(({ name }) => name === one.essay);
  if (!essay) throw new Error(`no essay ${one.essay} in ${one.set}`);
  const input = { ...essay, text: essay.essay.trim() };
  const embedded = critique(input, { lints: [] });
  const brief = briefReader(input, embedded);
  const answers: Record<string, unknown> = {};
  const answer = await readWithModel(recording(asked ?? replaying(one), answers), {
    input,
    brief,
    person: { firstName: '', lastName: '', email: '' },
    budgetMs: BUDGET_MS,
    onStep: async () => {},
  });
  if (!answer.ok) {
    console.log(`${one.essay}: no answer (${answer.reason})`);
    figures.differences.push(`${one.essay}: no answer (${answer.reason})`);
    return;
  }
  figures.answered += 1;
  const { evidence, verdict, prompts } = answer.value;
  const reviewed = applyModelReview(input, embedded, answer.value, 'eval');
  const ofModel = (item: FeedbackItem): boolean => item.check === MODEL_CHECK;
  const { firstFix, feedback } = reviewed.critique;
  const shown = [...(firstFix ? [firstFix] : []), ...feedback].filter(ofModel);
  const says = shown.map(({ suggestion, question = '' }) => `${suggestion} ${question}`);
  for (const { id, text } of brief.asked) {
    const label = essay.parts?.find(({ part }) => fold(text).includes(fold(part).trim()))?.answered;
    const row = evidence.rows.find((each) => each.id === id);
    if (!label || !row) continue;
    figures.lines += 1;
    figures.linesRight += Number((row.found === 'missing') === (label === 'no'));
  }
  const found = one.points.map((words) => says.some((text) => new RegExp(words, 'i').test(text)));
  figures.shown += shown.length;
  figures.points += found.length;
  figures.found += found.filter(Boolean).length;
  figures.firstFound += Number(found[0] ?? false);
  for (const [reason, times] of Object.entries(reviewed.refusals))
    figures.refused.set(reason, (figures.refused.get(reason) ?? 0) + times);
  const refusals = JSON.stringify(Object.fromEntries(Object.entries(reviewed.refusals).sort()));
  console.log(
    `${one.essay}: ${shown.length} shown, points found ${found.filter(Boolean).length} of ${found.length}, vetoes ${verdict.vetoes.length}, refused ${refusals}`,
  );
  const outcome = { shown: shown.length, vetoed: verdict.vetoes.length, refused: reviewed.refusals };
  figures.kept.push({ ...one, prompts, recorded: answers as unknown as Recorded, expect: outcome });
  if (asked) return;
  if (prompts !== one.prompts)
    figures.differences.push(
      `${one.essay}: recorded for the prompts ${one.prompts}, and they are ${prompts}`,
    );
  const expected = JSON.stringify(Object.fromEntries(Object.entries(one.expect.refused).sort()));
  if (
    shown.length !== one.expect.shown ||
    verdict.vetoes.length !== one.expect.vetoed ||
    refusals !== expected
  )
    figures.differences.push(`${one.essay}: expected ${JSON.stringify(one.expect)}`);
};

/** @returns the exit code of the command */
export const evaluateModel = async (args: string[], env: NodeJS.ProcessEnv): Promise<number> => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { live: { type: 'boolean', default: false }, record: { type: 'string' } },
  });
  const { live, record } = values;
  if (positionals.join() !== 'essays' || (record !== undefined && !live)) {
    console.error('usage: npm run eval -- essays [--live [--record FILE]]');
    return 2;
  }
  const asked = live ? liveModel(env) : undefined;
  if (typeof asked === 'string') {
    console.error(asked);
    return 2;
  }
  const counts = { answered: 0, lines: 0, linesRight: 0, shown: 0, points: 0, found: 0, firstFound: 0 };
  const figures: Figures = { ...counts, refused: new Map(), differences: [], kept: [] };
  const cases = read<Case[]>('readings.yaml');
  for (const one of cases) await evaluate(one, asked, figures);
  asked?.stop();

  console.log(`${live ? 'live' : 'replayed'}: answered ${figures.answered} of ${cases.length}`);
  console.log(`  lines of the table told right ${figures.linesRight} of ${figures.lines}`);
  const withPoints = cases.filter(({ points }) => points.length > 0).length;
  console.log(
    `  remarks shown ${figures.shown}; points found ${figures.found} of ${figures.points}, first point found ${figures.firstFound} of ${withPoints}`,
  );
  const refusals = [...figures.refused].map(([reason, times]) => `${reason} ${times}`);
  console.log(`  refused: ${refusals.join(', ') || 'nothing'}`);
  if (record !== undefined) writeFileSync(record, stringify(figures.kept, { lineWidth: 0 }));
  for (const difference of figures.differences) console.error(difference);
  return figures.differences.length > 0 ? 1 : 0;
};

if (import.meta.main) process.exitCode = await evaluateModel(process.argv.slice(2), process.env);
