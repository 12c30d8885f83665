import { emptyPreferences } from '@laurel/domain';
import { describe, expect, it } from 'vitest';
import { toRecord } from '../../cases/read-cases.ts';
import { recordTokens, sharedPoints, studentTokens, tokenPoints } from './interests.ts';

const interested = (researchInterests: string, fieldsOfStudy: string[] = []) =>
  studentTokens({ ...emptyPreferences('phd'), researchInterests, fieldsOfStudy });
const award = (description: string, title = 'Example Scholarship') => toRecord({ title, description });

describe('what a student and an award share', () => {
  it('is nothing where neither words nor fields meet', () => {
    expect(sharedPoints(interested('quantum optics'), award('For nurses.'))).toBe(0);
  });

  it('counts rare words for more than words of many awards', () => {
    expect(tokenPoints('malaria')).toBeGreaterThan(tokenPoints('medical'));
    expect(tokenPoints('medical')).toBeGreaterThan(tokenPoints('college'));
  });

  it('meets by the field where the words differ', () => {
    const imaging = interested('computer vision for medical imaging');
    const speech = interested('language models for African languages');
    const diagnostics = award('Studies of radiography.');
    expect(sharedPoints(imaging, diagnostics)).toBeGreaterThan(sharedPoints(speech, diagnostics));
  });

  it('takes the longest name of a field: the words inside it name none by themselves', () => {
    expect(interested('medical imaging').has('#0914')).toBe(true);
    expect(interested('medical imaging').has('#0912')).toBe(false);
  });

  it('counts the words of the fields of study too', () => {
    expect(sharedPoints(interested('', ['Forestry']), award('For forestry.'))).toBeGreaterThan(0);
  });

  it('takes no field from an award that lists many', () => {
    const codes = Array.from({ length: 13 }, (_, at) => String(311 + at).padStart(4, '0'));
    const many = toRecord({ criteria: [{ kind: 'field', anyOf: codes } as never] });
    expect([...recordTokens(many)].some((token) => token.startsWith('#'))).toBe(false);
  });
});
