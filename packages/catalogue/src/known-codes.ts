/** What is wrong with a place code and how to mend it, or null. */
export function placeProblem(code: string): string | null {
  if (code.startsWith('group:')) return GROUPS.has(code.slice(6)) ? null : `${code} is not a known group`;
  const country = code.slice(0, 2);
  if (country === 'UK') return `${code}: the United Kingdom is GB`;
  const known = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' }).of(country) !== undefined;
  return known ? null : `${code} is not an ISO 3166 code`;
}

/** What is wrong with an ISCED-F code and how to mend it, or null. */
export function fieldProblem(code: string): string | null {
  return Number(code.slice(0, 2)) <= 10 ? null : `'${code}' is not an ISCED-F 2013 code`;
}

const GROUPS = new Set(
  `eu eea efta schengen commonwealth developing dac ldc low-income lower-middle-income upper-middle-income high-income
   oecd oas oic acp asean arab-league gcc g20 francophonie ibero-america nordic western-balkans eastern-partnership africa
   sub-saharan-africa north-africa asia south-asia south-east-asia east-asia central-asia middle-east europe latin-america
   caribbean oceania pacific-islands international`.split(/\s+/),
);
