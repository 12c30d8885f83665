import { bindsApplicants, type Clause } from '../../text/clause.ts';
import { covers } from '../../text/scopes.ts';
import type { Draft, Rule } from '../rule.ts';

/** Wordings of groups; an empty name means any under-represented group. */
const GROUPS: readonly (readonly [RegExp, string])[] = [
  [
    /\bafrican[- ]american|\bblack\b(?! (?:hat|belt|box|lives|history|sea|friday|rock|forest|hole))|\bAfrican descent\b|\bafro-?(?:american|caribbean|latin\w+)/i,
    'black',
  ],
  [/\bhispanic|\blatin(?:[oax]|@|os|as|e)(?:\/[oax])?\b|\bchican[oax]\b|\bmexican[- ]american/i, 'hispanic'],
  [
    /\bnative[- ]american|\bamerican[- ]indian|\balaska(?:n)? native|\bfederally recogni[sz]ed tribe|\btribal members?\b/i,
    'native-american',
  ],
  [/\bnative hawaiian/i, 'native-hawaiian'],
  [/\bpacific[- ]islander/i, 'pacific-islander'],
  [
    /\basian[- ](?:pacific[- ])?american|\bAAPI\b|\basian(?= (?:and|or|\/) pacific| heritage| descent)/i,
    'asian-american',
  ],
  [/\bindigenous\b|\baboriginal\b|\btorres strait|\bfirst nations?\b|\bm[eé]tis\b|\binuit\b/i, 'indigenous'],
  [/\bm[aā]ori\b/i, 'maori'],
  [/\bpasifika\b/i, 'pacific-islander'],
  [/\broma\b(?! tre)|\bsinti\b/i, 'roma'],
  [/\blgbt\w*\+?|\bgay\b|\blesbian|\bqueer\b|\btransgender\b/i, 'lgbtq'],
  [
    /\b(?:under-?represented|racial|ethnic|visible|historically (?:under-?represented|marginali[sz]ed|excluded)|minority|marginali[sz]ed)\s+(?:racial |ethnic |and |or |\/|racial\/ethnic )*(?:minorit(?:y|ies)|groups?|backgrounds?|communit(?:y|ies)|students?|populations?|applicants?|candidates?|undergraduates?|graduate|women|individuals)|\bminorities\b|\bminority(?= (?:high[- ]school|college|undergraduate|graduate|female|male|wom[ae]n|men|youth|seniors?|students?)\b)|\b(?:students?|people|women|men|girls|boys|youth|individuals|an? (?:woman|man|person|individual)) of colou?r\b|\bmulti-?racial\b/i,
    '',
  ],
];
const GLOBAL_GROUPS = GROUPS.map(([pattern, group]) => ({
  pattern: new RegExp(pattern.source, `${pattern.flags}g`),
  group,
}));
const PERSON =
  '(?:students?|applicants?|candidates?|people|persons?|individuals?|wom[ae]n|men|youth|girls|boys|seniors?|scholars|undergraduates?|graduates?|graduate|phd|high school|college|descent|heritage|origin|ancestry|background|communit(?:y|ies)|minorit(?:y|ies)|ethnicity|journalists?|engineers?|americans?|indians?|artists|writers|members?|groups?|populations?|mothers|citizens?|males?|females?|islanders?|peoples?|or|and|,|/|$|\\)|\\.|;)';
const HUMAN_AFTER = new RegExp(
  `^[\\w/-]*\\s*(?:\\([^)]{1,20}\\)\\s*)?(?:(?:first-year|undergraduate|graduate|doctoral|young|and|or|/|,|college|high school|law|medical|engineering|nursing|STEM|\\w+ing)\\s*){0,3}${PERSON}`,
  'i',
);
const PERSON_NEAR =
  /\b(?:students?|applicants?|candidates?|people|persons?|individuals?|wom[ae]n|men|youth|girls|boys|seniors?|scholars|undergraduates?|graduates?|descent|heritage|origins?|ancestry|communit(?:y|ies)|minorit(?:y|ies)|ethnicity|journalists?|engineers?|americans?|indians?|artists|writers|mothers|citizens?|islanders?|peoples?|identify|for)\b/i;
/** Names of funds and colleges, fields, and causes. */
const NAME_AFTER =
  /^[\w/-]*\s+(?:\w+ )?(?:(?:College|Universit\w+|Scholarship|Fund|Foundation|Association|Society|Caucus|Engineers|Institute|Network|Chamber|Business|Journalists|Accountants|MBA|National|Law|Nurses|Studies|History|Culture|Art|Literature|Language)s?\b)/;
const ABOUT =
  /\b(?:child(?:ren)? of|parents?|work(?:ing)? with|serv\w+|research (?:on|into)|history of|study of|knowledge of|commit\w* to|interest in|issues|lives of|including|such as|number of|promot\w+|support (?:of|for) the|advancement of|advanc\w+|relat\w+ to|impact\w*|needs of|culture|representation of|contribut\w+|awareness|health of|empower\w*|benefit)\b[^.;]{0,40}$/i;

function usable(clause: Clause, start: number, end: number): boolean {
  const { text } = clause;
  if (covers(clause.void, start) || ABOUT.test(text.slice(0, start)) || NAME_AFTER.test(text.slice(end)))
    return false;
  const personInside =
    /(?:students?|applicants?|candidates?|undergraduates?|women|individuals|people|minorities|groups?|communities|populations?|colou?r)$/i.test(
      text.slice(start, end),
    );
  if (
    (!personInside && !HUMAN_AFTER.test(text.slice(end))) ||
    !PERSON_NEAR.test(text.slice(Math.max(0, start - 40), end + 90))
  )
    return false;
  if (clause.role === 'title') return /\bfor\s+(?:\w+\s+){0,3}$/i.test(text.slice(0, start));
  return bindsApplicants(clause, Math.max(1, start));
}

/** "of Hispanic heritage": the word that makes it a descent belongs to the group. */
function descentEnd(text: string, end: number): number {
  return (
    end +
    (/^(?:[- ]american)?\s+(?:descent|ancestry|heritage|origin|background)\b/i.exec(text.slice(end))?.[0]
      .length ?? 0)
  );
}

/** Under-represented groups an award is for, as lower-case names; an empty list means any of them. */
export const minorityRule: Rule = {
  kind: 'minority',
  probe:
    /minorit|under-?represented|marginali|african|afro|black|hispanic|latin|chican|mexican|native|indian|alaska|tribe|tribal|hawaiian|pacific|asian|aapi|indigenous|aboriginal|torres|first nation|m[eé]tis|inuit|m[aā]ori|pasifika|roma|sinti|lgbt|gay|lesbian|queer|trans|ethnic|racial|colou?r|excluded/i,
  find: (clause) => {
    if (clause.conditional || clause.excludes || clause.procedural || /\bregardless of\b/i.test(clause.text))
      return [];
    const hits = GLOBAL_GROUPS.flatMap(({ pattern, group }) =>
      [...clause.text.matchAll(pattern)].map((match) => ({
        group,
        start: match.index,
        end: match.index + match[0].length,
      })),
    ).filter((hit) => usable(clause, hit.start, hit.end));
    if (hits.length === 0) return [];
    const named = [...new Set(hits.map((hit) => hit.group).filter((group) => group !== ''))];
    const anyGroup =
      hits.some((hit) => hit.group === '') &&
      !/\b(?:minorit\w+ (?:includes?|means|is defined|\()|for example)/i.test(clause.text);
    const draft: Draft = {
      kind: 'minority',
      groups: anyGroup ? [] : named,
      start: Math.min(...hits.map((hit) => hit.start)),
      end: descentEnd(clause.text, Math.max(...hits.map((hit) => hit.end))),
    };
    return [
      /\b(?:women|females?) (?:and|or)\b|\b(?:and|or) (?:women|females?)\b/i.test(
        clause.text.slice(Math.max(0, draft.start - 20), draft.end + 20),
      )
        ? { ...draft, strength: 'preferred' as const }
        : draft,
    ];
  },
};
