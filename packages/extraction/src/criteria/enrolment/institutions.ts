import { AWARD_NAME, GENERIC, LEADING_WORDS, NAME } from './phrases.generated.ts';

export interface InstitutionName {
  name: string;
  start: number;
  end: number;
}

/** Institutions that a text names, without generic mentions such as "an accredited University". */
export const findInstitutions = (text: string): InstitutionName[] =>
  [...text.matchAll(NAME)].flatMap((match) => {
    const lead = LEADING_WORDS.exec(match[0])?.[0].length ?? 0;
    const raw = match[0]
      .slice(lead)
      .replace(/[.,'’&-]+$/u, '')
      .replace(/\s(?:of|the|and|for|de|at|in)$/u, '');
    if (AWARD_NAME.test(raw)) return [];
    if (raw.length < 8 || GENERIC.test(raw) || !/\s/.test(raw)) return [];
    const start = match.index + lead;
    return [{ name: raw, start, end: start + raw.length }];
  });
