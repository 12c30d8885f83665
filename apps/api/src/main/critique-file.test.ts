import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadCatalogue } from '@laurel/catalogue/shipped';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { readCritiqueInput } from './critique-file.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'critique-file-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string, content: string): string => {
  const written = path.join(folder, name);
  writeFileSync(written, content);
  return written;
};
const config = readConfig({ DATA_DIR: folder, TODAY: '2026-11-22' });
const essay = file('essay.txt', 'In 2021 I counted forty wells.\n');

describe('the files of a critique', () => {
  it('are the essay, its prompt, its scholarship of the catalogue and the facts of the student', async () => {
    const [record] = loadCatalogue().records;
    if (!record) throw new Error('the shipped catalogue is empty');
    const input = await readCritiqueInput(config, {
      essay,
      prompt: file('prompt.txt', 'Why you?\n'),
      scholarship: record.id,
      profile: path.resolve(
        import.meta.dirname,
        '../../../../e2e/students/kenyan-public-health-masters.json',
      ),
    });
    expect(input.text).toBe('In 2021 I counted forty wells.');
    expect(input.prompt).toBe('Why you?');
    expect(input.scholarship).toMatchObject({ title: record.title, hostCountries: record.hostCountries });
    expect(input.profile?.citizenships).toEqual(['KE']);
  });

  it('need nothing but an essay', async () => {
    expect(await readCritiqueInput(config, { essay })).toEqual({ text: 'In 2021 I counted forty wells.' });
  });

  it('are refused in one line when no scholarship has the id', async () => {
    await expect(readCritiqueInput(config, { essay, scholarship: 'no-such' })).rejects.toThrow(
      'There is no scholarship with the id no-such.',
    );
  });

  it('are refused in one line when the student file is none', async () => {
    const profile = file('student.json', '{}');
    await expect(readCritiqueInput(config, { essay, profile })).rejects.toThrow(/student\.json: preferences/);
  });
});
