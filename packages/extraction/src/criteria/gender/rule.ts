import type { Gender } from '@laurel/domain';
import { bindsApplicants, type Clause } from '../../text/clause.ts';
import { covers } from '../../text/scopes.ts';
import type { Draft, Rule } from '../rule.ts';

const PERSON =
  '(?:students?|applicants?|candidates?|scientists?|researchers?|engineers?|scholars?|graduates?|undergraduates?|entrepreneurs?|leaders?|professionals?|journalists?|artists?|individuals?|athletes?|citizens?|nationals?|teachers?|academics?|veterans|writers?|filmmakers?|architects?|lawyers?|composers?|recipients?|residents?|seniors?|members?|phd|doctoral|golfers?|musicians?)';
const FEMALE =
  /\b(?:wom[ae]n(?!['’]s\b(?! (?:only|scholarship|(?:academic|leadership|merit|excellence|achievement|graduate|undergraduate|mba|stem) (?:scholarship|award|fellowship|bursar))))|females?|girls?|(?:young )?ladies|mujeres|femmes|mulheres|frauen|wissenschaftlerinnen(?! und))\b(?:\s+(?:only|students?|applicants?|candidates?))?|\bher (?:appointment|studies|degree)\b/gi;
const MALE = new RegExp(
  String.raw`\b(?:males?|boys|young men|(?<!wo)men(?= (?:only|studying|pursuing|majoring|enrolled|aged|from|who|${PERSON})|$|[.,;])|single men)\b`,
  'gi',
);
const NONBINARY =
  /\b(?:non-?binary|gender[- ](?:diverse|non-?conforming|expansive|minorities)|trans(?:gender)?(?: women)?)\b/i;
const HE = '(?:men|males?|boys|man)';
const SHE = '(?:women|females?|girls|woman)';
const BESIDE = String.raw`\s*(?:and|or|&|\/|as well as)\s*(?:to )?`;
const BOTH = new RegExp(
  String.raw`\b(?:${HE}${BESIDE}${SHE}|${SHE}${BESIDE}${HE}|both (?:sexes|genders|men|women)|(?:any|all|either|every) (?:gender|sex)(?:es|s)?|(?:all|both) genders|opposite sex|service-?m[ae]n (?:and|or) wom[ae]n)\b`,
  'i',
);
/** Straight before the word: the award is meant for them. */
const MEANT =
  /(?:^|\b(?:for|to|be|are|is|only|open|an?|as|eligible|young|unmarried|single|outstanding|talented|deserving|all|graduate|undergraduate|international|african[- ]american|black|hispanic|muslim|jewish|indigenous|\w+ian|\w+ese|support|supports|supporting|help|helps|helping|assist\w*|enable\w*|encourag\w*|stimulate|aids?|allows?|attract|aux|les|ser|sich|für|non-\w+|full-time|part-time|award(?:s|ed)?|two|three|four|five|\d+|mature|minority|disadvantaged|low-income|qualified|eligible|gender:|returning|and|or|,|\|)\s*)$/i;
const NAME_BEFORE =
  /(?:\b(?:Society|Association|Federation|League|Club|Clubs|Council|Network|Institute|Foundation|Union|Organi[sz]ation|Fund|Center|Centre|Business and Professional|Professional|University|American|Advancement|Commission|Forum|Academy|National) (?:\w+ )?(?:[Oo]f|[Ff]or)?(?: \w+)? )$/;
const TOPIC_AFTER =
  /^(?:['’]s\b(?! only)|\s*['’]?\s?(?:studies|health|rights|issues|history|empowerment|leadership|basketball|soccer|golf|teams?|colleges?|organi[sz]ations?|mentor\w*|participation|clubs?|in development program|auxiliary|ministr\w+|community|suffrage|sports?|experiences))\b/i;
const TOPIC_BEFORE =
  /\b(?:awareness of|relevan\w+ (?:of \w+ \w+ )?to|work to|services? to|status of|role of|number of|percentage of|research (?:on|by|about)|about|lives of|education of|working with|advancement of|violence against|rights of|empower\w*|participation of|under-?representation of|achievements? of|affecting|issues? (?:of|for)|members? of|hundreds of|thousands of|opportunities for|contributions? (?:of|by|to)|improve|conditions of|especially|including|such as|inspire)\s+(?:\w+\s+)?$|\b(?:commit\w+ to|behalf of|focus\w* on)\s+(?:\w+\s+){0,2}$/i;

function meaning(clause: Clause, match: RegExpMatchArray): boolean {
  const at = match.index ?? 0;
  const before = clause.text.slice(0, at);
  const after = clause.text.slice(at + match[0].length);
  if (
    covers(clause.void, at) ||
    TOPIC_AFTER.test(after) ||
    TOPIC_BEFORE.test(before) ||
    NAME_BEFORE.test(before)
  )
    return false;
  if (clause.role === 'title')
    return (
      // "Women in STEM Scholarship"
      /^\s+in\s+[\p{L}& ]{2,30}?\b(?:scholarships?|fellowships?|awards?|grants?|bursar(?:y|ies))\b/iu.test(
        after,
      ) ||
      /\b(?:for|young)\s+(?:[\w-]+\s){0,4}$/i.test(before) ||
      // "ESMT Women's Academic Scholarship", "Athletic Award - Women"
      /^['’]s\s+(?:\w+\s+)?(?:scholarships?|fellowships?|awards?|bursar(?:y|ies))\s*(?:$|[(–-])/i.test(
        after,
      ) ||
      (/\b(?:award|scholarship|grant)s?\s+[-–]\s+$/i.test(before) && /^\W*$/.test(after)) ||
      (/^\s*(?:only|students?|scholars)/i.test(after) && /^\W*(?:\w+\s){0,3}$/.test(before))
    );
  if (/^her /i.test(match[0])) return /\bunmarried|\bshe\b/i.test(clause.text);
  return MEANT.test(before) && bindsApplicants(clause, Math.max(1, at));
}

function draft(clause: Clause, match: RegExpMatchArray, gender: Gender): Draft {
  const start = match.index ?? 0;
  const anyOf: Gender[] = NONBINARY.test(clause.text) ? [gender, 'nonbinary'] : [gender];
  return { kind: 'gender', anyOf, start, end: start + match[0].length };
}

/** Whom an award is for by gender. Encouragement, fields such as women's studies and names of societies are not read as a bar. */
export const genderRule: Rule = {
  kind: 'gender',
  probe:
    /wom[ae]n|female|girl|lad(?:y|ies)|\bm[ae]n\b|\bmales?\b|boys|mujer|femme|mulher|frau|innen|\bher\b/i,
  find: (clause) => {
    if (clause.conditional || clause.excludes || clause.procedural || BOTH.test(clause.text)) return [];
    const female = [...clause.text.matchAll(FEMALE)].filter((match) => meaning(clause, match));
    const male = [...clause.text.matchAll(MALE)].filter((match) => meaning(clause, match));
    if (female.length > 0 && male.length > 0) return [];
    const first = female[0] ?? male[0];
    if (
      first === undefined ||
      /\b(?:and|or)\s+(?:other )?(?:minorit\w+|under-?represented|persons? with|people of|members of)\b/i.test(
        clause.text.slice(first.index, first.index + 60),
      )
    )
      return [];
    return [draft(clause, first, female.length > 0 ? 'female' : 'male')];
  },
};
