import type { ScholarshipRecord } from '@laurel/domain';
import { type LinkIdentity, linkIdentity } from './link-identity.ts';
import { levelsNamed, tellingWords } from './words.ts';

/** What a record is compared by. */
export interface Identity {
  title: string[];
  organization: string[];
  /** Words that place the programme: location and names of the host countries. A title may hold them or not. */
  place: Set<string>;
  levels: Set<string>;
  hosts: ReadonlySet<string>;
  link: LinkIdentity;
}

/** "Various German Universities" names nobody. */
const UNSPECIFIC =
  /^(?:various|participating|multiple|several|selected|accredited|public|different|many|all|n\/?a\b|unknown)|\buniversities(?: worldwide| in \p{L}+)?$/iu;

const countryNames = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });

export function identityOf(record: ScholarshipRecord): Identity {
  const title = tellingWords(record.title);
  const named = UNSPECIFIC.test(record.organization.trim()) ? '' : record.organization;
  const countries = record.hostCountries.filter((code) => /^[A-Z]{2}$/.test(code));
  return {
    title,
    organization: tellingWords(named),
    place: new Set([...tellingWords(record.location), ...countries.flatMap(countryWords)]),
    levels: levelsNamed(title),
    hosts: new Set(countries),
    link: linkIdentity(record.link),
  };
}

/** Adjectives that titles use for the place of study ("Dutch", "UK"). */
const ALSO_CALLED: Record<string, string[]> = {
  GB: ['uk', 'british', 'england', 'scotland'],
  US: ['usa', 'us', 'american', 'america'],
  NL: ['dutch', 'holland'],
  DE: ['german', 'deutschland'],
  JP: ['japanese'],
  KR: ['korean', 'korea'],
  CH: ['swiss'],
  AU: ['australian'],
  CA: ['canadian'],
};

function countryWords(code: string): string[] {
  return [...tellingWords(countryNames.of(code) ?? ''), ...(ALSO_CALLED[code] ?? [])];
}
