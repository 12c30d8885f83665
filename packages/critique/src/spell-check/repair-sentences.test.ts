import { expect, it } from 'vitest';
import { readText } from '../text/read-text.ts';
import { repairSentences } from './repair-sentences.ts';

const text = 'All is well. I recieve an letters. The end.';
const lint = (written: string, to: string) => ({
  start: text.indexOf(written),
  end: text.indexOf(written) + written.length,
  rule: 'r',
  kind: 'k',
  message: 'why',
  replacements: [to],
});

it('gives whole sentences with nothing changed but the repairs', () => {
  const [section, ...others] = repairSentences(readText(text), [lint('recieve', 'receive'), lint('an ', '')]);
  expect(others).toEqual([]);
  expect(section).toMatchObject({ original: 'I recieve an letters.', revised: 'I receive letters.' });
  expect(text.slice(section?.location.start, section?.location.end)).toBe(section?.original);
});

it('gives nothing where nothing can be replaced', () => {
  expect(repairSentences(readText(text), [{ ...lint('recieve', ''), replacements: [] }])).toEqual([]);
});
