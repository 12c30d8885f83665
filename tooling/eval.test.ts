import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { startFakeLanguageModel } from '../apps/api/src/testing/fake-language-model.ts';
import { evaluateModel } from '../benchmarks/critique/eval.ts';

const root = path.resolve(import.meta.dirname, '..');
const folder = mkdtempSync(path.join(tmpdir(), 'eval-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Evaluates in this process: one of its own takes seconds to load what it reads essays with. */
const evaluate = async (args: string[], settings: Record<string, string> = {}) => {
  const printed = (method: 'log' | 'error') => {
    const lines: unknown[] = [];
    vi.spyOn(console, method).mockImplementation((line) => void lines.push(line));
    return () => lines.join('\n');
  };
  const [stdout, stderr] = [printed('log'), printed('error')];
  try {
    // Nothing of the settings of whoever runs the tests.
    const status = await evaluateModel(args, settings);
    return { stdout: stdout(), stderr: stderr(), status };
  } finally {
    vi.restoreAllMocks();
  }
};

describe('npm run eval -- essays', () => {
  it('replays the recorded answers through passes, guards and merge, each with the outcome that is expected', async () => {
    const { stdout, stderr, status } = await evaluate(['essays']);
    expect([stderr, status]).toEqual(['', 0]);
    expect(stdout).toContain('replayed: answered 7 of 7');
    expect(stdout).toMatch(
      /refused: (?=.*invented fact 1)(?=.*promise 1)(?=.*not quoted 1)(?=.*not confirmed 1)/,
    );
  });

  it('asks the configured model, prints its figures and keeps its answers', async () => {
    const fake = await startFakeLanguageModel();
    fake.reply = () => ({
      rows: [],
      concern: { kind: 'none', quote: '' },
      firstFix: null,
      remarks: [],
      vetoes: [],
    });
    const kept = path.join(folder, 'kept.yaml');
    const { stdout, status } = await evaluate(['essays', '--live', '--record', kept], {
      LLM_PROVIDER: 'openai-compatible',
      LLM_BASE_URL: `${fake.url}/v1`,
      LLM_API_KEY: 'a-key',
      LLM_MODEL: 'small',
    });
    await fake.close();
    expect(status).toBe(0);
    expect(stdout).toContain('live: answered 7 of 7');
    expect(fake.calls).toHaveLength(14);
    const recorded = parse(readFileSync(kept, 'utf8')) as { essay: string; recorded: object }[];
    expect(recorded.map(({ essay }) => essay)).toContain('failure-recife');
    expect(Object.keys(recorded[0]?.recorded ?? {})).toEqual(['evidence', 'verdict']);
  });

  it('says what is missing to ask a model, and asks none', async () => {
    const { stdout, stderr, status } = await evaluate(['essays', '--live']);
    expect([stdout, status]).toEqual(['', 2]);
    expect(stderr).toContain('Set LLM_PROVIDER and LLM_MODEL');
  });

  it('says how it is used, as a command of its own', () => {
    const program = path.join(root, 'benchmarks/critique/eval.ts');
    const args = ['--disable-warning=ExperimentalWarning', program, 'poems'];
    const { stderr, status } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
    expect([stderr.trim(), status]).toEqual(['usage: npm run eval -- essays [--live [--record FILE]]', 2]);
  });
});
