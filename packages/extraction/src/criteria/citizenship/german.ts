import {
  CITIZEN_PROBE,
  NAME_JOIN,
  NOT_APPLICANTS,
  people,
} from '../../languages/german/phrases.generated.ts';
import { COUNTRIES } from '../../languages/german/places.generated.ts';
import type { Clause } from '../../text/clause.ts';
import type { Draft } from '../rule.ts';

const GERMAN_NAME = COUNTRIES.map(({ name }) => name).join('|');
const GERMAN_ADJECTIVE = COUNTRIES.map(({ adjective }) => adjective).join('|');

/** The code of a German country name, its genitive, or the stem of its adjective. */
const germanPlace = (word: string): string | undefined => {
  const lower = word.toLowerCase();
  return COUNTRIES.find(
    ({ name, adjective }) =>
      name.toLowerCase() === lower || `${name.toLowerCase()}s` === lower || adjective.toLowerCase() === lower,
  )?.code;
};

/** "kenianische Graduierte", "peruanischen Staatsbürgerinnen" */
const ADJECTIVAL = new RegExp(
  String.raw`(?<![\p{L}-])(?<w>${GERMAN_ADJECTIVE})e[nrs]?\s+(?:\p{Ll}+e[nr]?\s+)?${people}`,
  'giu',
);
const NAME = String.raw`(?:de[mnr]\s+)?(?:${GERMAN_NAME})`;
/** "Graduierte aus Kenia und Ghana", "Absolventen aus dem arabischen Raum" */
const FROM = new RegExp(
  String.raw`${people}\s+aus\s+(?:de[mnr]\s+)?(?<w>(?:${GERMAN_NAME})(?:(?:\s*,\s*|\s+und\s+|\s+oder\s+)(?:aus\s+)?${NAME})*)(?![\p{L}])`,
  'gu',
);
/** "Staatsbürgerinnen und Staatsbürger … Angolas" */
const OF = new RegExp(
  String.raw`(?:Staatsbürger\p{L}*|Staatsangehörige[nr]?)\b[^.;]{0,70}?\s(?<w>(?:${GERMAN_NAME})s?)(?![\p{L}])`,
  'gu',
);

const codesIn = (words: string): string[] =>
  words.split(NAME_JOIN).flatMap((word) => germanPlace(word.trim()) ?? []);

/** Whose citizens a German sentence is for. Only sentences in German hold its words. */
export const findGermanCitizenship = (clause: Clause): Draft[] => {
  if (clause.role === 'title' || !CITIZEN_PROBE.test(clause.text)) return [];
  for (const pattern of [ADJECTIVAL, FROM, OF])
    for (const match of clause.text.matchAll(pattern)) {
      const codes = [...new Set(codesIn(match.groups?.w ?? ''))];
      // Whoever comes "aus Deutschland" mostly comes from its universities.
      if (pattern === FROM && codes.includes('DE')) continue;
      if (codes.length === 0 || NOT_APPLICANTS.test(clause.text.slice(0, match.index))) continue;
      const end = match.index + match[0].length;
      const resident = /dauerhafte Einwohner/u.test(match[0])
        ? codes.filter((code) => code.length === 2).map((code) => `permanent-resident:${code}`)
        : [];
      return [
        {
          kind: 'citizenship',
          anyOf: codes,
          ...(resident.length === 0 ? {} : { orStatuses: resident }),
          start: match.index,
          end,
        },
      ];
    }
  return [];
};
