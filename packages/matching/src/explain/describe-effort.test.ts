import { describe, expect, test } from 'vitest';
import { describeEffort } from './describe-effort.ts';

const effort = (documents: string[], eligibility_text = '') =>
  describeEffort({ documents, texts: { eligibility_text } });

describe('the effort of an application', () => {
  test('counts documents, letters and essays apart', () => {
    expect(effort(['Transcript', 'CV', 'Two references', 'Essay'])).toBe(
      'About 2 documents, 2 letters of recommendation, 1 essay or statement',
    );
  });

  test.each([
    [
      ['Letter of recommendation'],
      'Send two letters of recommendation.',
      'About 2 letters of recommendation',
    ],
    [['Letter of recommendation'], 'Send 1 academic reference letter.', 'About 1 letter of recommendation'],
    [['References'], '', 'Asks for letters of recommendation'],
    [['Letter of motivation', 'Research proposal'], '', 'About 2 essays or statements'],
    [['Statement of income'], '', 'About 1 document'],
  ])('of %j where the text says "%s" is "%s"', (documents, text, told) => {
    expect(effort(documents, text)).toBe(told);
  });

  test('is not guessed where nothing but a form is named', () => {
    expect(effort([])).toBeNull();
    expect(effort(['Online application', 'Application form', 'Application for admission'])).toBeNull();
  });
});
