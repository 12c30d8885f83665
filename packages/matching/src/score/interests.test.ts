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

  it('meets in a theme where neither words nor fields do', () => {
    const glaciers = interested('glacier melt');
    expect(sharedPoints(glaciers, award('For research on the weather.'))).toBeGreaterThan(0);
    expect(sharedPoints(glaciers, award('For research on theatre.'))).toBe(0);
  });

  it('counts less where a broad field is all that an award names', () => {
    const naming = (code: string) => toRecord({ criteria: [{ kind: 'field', anyOf: [code] } as never] });
    const glaciers = interested('glacier melt');
    const [wide, narrow] = [naming('05'), naming('0532')].map((record) => sharedPoints(glaciers, record));
    expect(wide).toBeGreaterThan(0);
    expect(narrow).toBeGreaterThan(wide ?? 0);
  });

  it('is not in the conditions: who asks for proof of a language is not about languages', () => {
    const asking = toRecord({
      description: 'For engineers.',
      eligibility: 'Applicants show proof of the language.',
    });
    expect(sharedPoints(interested('language models'), asking)).toBe(0);
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
