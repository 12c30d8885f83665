import type { Preferences, Profile, Student } from '@laurel/domain';
import { resolveCountry, resolveField, resolveLanguage } from '@laurel/taxonomies';
import { textTokens } from '../score/text-tokens.ts';

/** A name as the student wrote it, with the code it stands for. */
export interface Resolved {
  name: string;
  code: string;
}

/** A student with names resolved to codes, once for any number of scholarships. */
export interface CompiledStudent {
  /** YYYY-MM-DD. */
  today: string;
  preferences: Preferences;
  profile: Profile;
  /** ISO 3166-1 alpha-2. */
  countries: Resolved[];
  unresolvedCountries: string[];
  /** ISCED-F 2013. */
  fields: Resolved[];
  unresolvedFields: string[];
  /** ISO 639-1. */
  languages: Resolved[];
  unresolvedLanguages: string[];
  /** ISO 3166-1 alpha-2, from the country or else from the region of residence. */
  residenceCountry?: string;
  /** Words of the research interests and career goals. */
  interests: ReadonlySet<string>;
}

/** Resolves what the student wrote; names no taxonomy knows are kept as text. `today`: YYYY-MM-DD. */
export function compileStudent(student: Student, today: string): CompiledStudent {
  const { preferences, profile } = student;
  const countries = resolveAll(preferences.preferredCountries, resolveCountry);
  const fields = resolveAll(preferences.fieldsOfStudy, resolveField);
  const languages = resolveAll(preferences.languageRequirements, resolveLanguage);
  const residenceCountry = profile.countryOfResidence ?? profile.regionOfResidence?.slice(0, 2);
  return {
    today,
    preferences,
    profile,
    countries: countries.resolved,
    unresolvedCountries: countries.unresolved,
    fields: fields.resolved,
    unresolvedFields: fields.unresolved,
    languages: languages.resolved,
    unresolvedLanguages: languages.unresolved,
    ...(residenceCountry === undefined ? {} : { residenceCountry }),
    interests: textTokens(`${preferences.researchInterests} ${preferences.careerGoals}`),
  };
}

function resolveAll(
  names: readonly string[],
  resolve: (name: string) => string | string[] | undefined,
): { resolved: Resolved[]; unresolved: string[] } {
  const resolved: Resolved[] = [];
  const unresolved: string[] = [];
  for (const name of names) {
    const found = resolve(name) ?? [];
    const codes = typeof found === 'string' ? [found] : found;
    if (codes.length === 0) unresolved.push(name);
    resolved.push(...codes.map((code) => ({ name, code })));
  }
  return { resolved, unresolved };
}
