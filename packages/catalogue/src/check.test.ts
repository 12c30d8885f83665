import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { exampleProgramme, programmeWith } from './testing/example-programme.ts';

const CHECK = fileURLToPath(new URL('./check.ts', import.meta.url));

/** Runs the check over a folder with the given files; answers its exit code and output. */
const runCheck = async (
  files: Record<string, unknown>,
): Promise<{ code: number; out: string; err: string }> => {
  const folder = await mkdtemp(join(tmpdir(), 'laurel-check-'));
  try {
    for (const [path, content] of Object.entries(files)) {
      await mkdir(join(folder, path, '..'), { recursive: true });
      await writeFile(join(folder, path), stringify(content));
    }
    return await new Promise((resolve) => {
      execFile(process.execPath, [CHECK, folder], (error, out, err) => {
        resolve({ code: error === null ? 0 : Number(error.code), out, err });
      });
    });
  } finally {
    await rm(folder, { recursive: true });
  }
};

test('the check is silent and ends with 0 where nothing is wrong', async () => {
  const content = { organization: 'Example Foundation', programmes: [programmeWith({})] };
  expect(await runCheck({ 'europe/example.yaml': content })).toEqual({
    code: 0,
    out: '',
    err: '1 programmes in 1 files: no problem\n',
  });
});

test('the check tells each problem with its file and programme and ends with 1', async () => {
  const broken = programmeWith({ id: 'example-broken', title: 'Other', award: undefined });
  const { code, out } = await runCheck({
    'europe/example.yaml': { organization: 'Example Foundation', programmes: [broken] },
    'europe/notes.txt': '',
    'atlantis/example.yaml': {},
    'stray.yaml': {},
  });
  expect(code).toBe(1);
  expect(out.trim().split('\n')).toEqual([
    expect.stringMatching(/^atlantis\/example.yaml: 'atlantis' is no region/),
    expect.stringMatching(/^europe\/example.yaml: example-broken: award/),
    expect.stringMatching(/^europe\/notes.txt: .*\.yaml/),
    expect.stringMatching(/^stray.yaml: a file lies in data/),
  ]);
});

test('the check ends with 1 where a line is unread, and names the line', async () => {
  const lines = [...(exampleProgramme.eligibility as object[]), { line: 'Applicants grew up in the north.' }];
  const { code, out } = await runCheck({
    'europe/example.yaml': {
      organization: 'Example Foundation',
      programmes: [programmeWith({ eligibility: lines })],
    },
  });
  expect(code).toBe(1);
  expect(out).toMatch(/^europe\/example.yaml: example-public-health: eligibility line 4 is unread: /);
});
