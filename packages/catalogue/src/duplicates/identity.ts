import type { ScholarshipRecord } from '@laurel/domain';
import { impliedWords, type Statements, statementsOf } from './contradiction.ts';
import { type LinkIdentity, linkIdentity } from './link-identity.ts';
import { wordsOf } from './words.ts';

/** What a record is compared by. */
export interface Identity {
  /** The title's telling words. */
  title: string[];
  /** Acronyms that the title gives in brackets. */
  aliases: ReadonlySet<string>;
  statements: Statements;
  /** Words for the one level that is funded; another title may hold them or not. */
  implied: ReadonlySet<string>;
  /** Kinds of award the title names: scholarship, fellowship, ... */
  kinds: ReadonlySet<string>;
  /** Empty when nobody is named. */
  organization: string[];
  /** First letters of the organisation's name, or empty. */
  initials: string;
  /** Words that place the programme: location and names of the host countries. A title may hold them or not. */
  place: ReadonlySet<string>;
  hosts: ReadonlySet<string>;
  link: LinkIdentity;
}

/** "Various German Universities" names nobody. */
const UNSPECIFIC =
  /^(?:various|participating|multiple|several|selected|accredited|public|different|many|all|n\/?a\b|unknown)|\buniversities(?: worldwide| in \p{L}+)?$/iu;

const countryNames = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });

type Compared = Pick<ScholarshipRecord, 'title' | 'organization' | 'link' | 'location' | 'hostCountries'> &
  Partial<Pick<ScholarshipRecord, 'criteria'>>;

export const identityOf = (record: Compared): Identity => {
  const title = wordsOf(record.title);
  const named = UNSPECIFIC.test(record.organization.trim()) ? '' : record.organization;
  const countries = record.hostCountries.filter((code) => /^[A-Z]{2}$/.test(code));
  return {
    title: title.telling,
    aliases: title.aliases,
    statements: statementsOf(title.all),
    implied: impliedWords(levelsOf(record)),
    kinds: title.kinds,
    organization: wordsOf(named).telling,
    initials: initialsOf(named),
    place: new Set([...wordsOf(record.location).telling, ...countries.flatMap(countryWords)]),
    hosts: new Set(countries),
    link: linkIdentity(record.link),
  };
};

const levelsOf = ({ criteria = [] }: Compared): ReadonlySet<string> => {
  const funded = criteria.flatMap((each) =>
    each.kind === 'level' && each.of !== 'current' ? each.anyOf : [],
  );
  return new Set(funded);
};

/** "Delft University of Technology" is also "DUT"; empty when the name is too short or too long for that. */
const initialsOf = (organization: string): string => {
  const initials =
    organization
      .match(/\b\p{Lu}/gu)
      ?.join('')
      .toLowerCase() ?? '';
  return initials.length > 2 && initials.length < 7 ? initials : '';
};

/** Names that titles use for the place of study beside the country's own. */
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

const countryWords = (code: string): string[] => {
  return [...wordsOf(countryNames.of(code) ?? '').telling, ...(ALSO_CALLED[code] ?? [])];
};
