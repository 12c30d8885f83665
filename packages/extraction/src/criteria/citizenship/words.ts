export const CITIZEN_OF =
  /\b(?:citizens?|nationals?|citizenship|nationality|passport(?: holders?)?)(?:\s*(?:and|or|\/|and\/or)\s*(?:a |an )?(?:lawful |legal |permanent |current |\(?non-citizen\)? )*(?:citizens?|nationals?|residents?|permanent residents?|passport holders?))?\s*(?:\([^)]{0,20}\)\s*)?(?:(?:of|from|in)(?:\s*:)?|:|is|are|must be|being)\s+|\beligible (?:countries|nationalities)\s*(?:are|:)\s*|\bcountry of (?:origin|citizenship|nationality)\s*(?:must be|should be|is|:)?\s*(?:in|from|one of)?\s+/gi;
export const CITIZEN_NOUN =
  /^['’]?s?[\s-]*(?:\([^)]{1,25}\)\s*)?(?:(?:born|and permanent|or permanent|dual|country|member|state|natural(?:ised|ized)?)\s+){0,2}(?:citizens?|nationals?|citizenship|nationality|nationalities|passports?|(?:permanent )?residents? or citizens?)\b/i;
const PERSON =
  '(?:students?|applicants?|candidates?|graduates?|postgraduates?|undergraduates?|scholars?|researchers?|scientists?|women|girls|youths?|young people|people|persons?|individuals?|learners?|professionals?|females?|teachers?|academics?|journalists?|engineers?|artists?|fellows?|leaders?|entrepreneurs?|pupils?|writers?|lawyers?|doctors?|nurses?|those|you|participants?|freshmen|graduands)';
export const PERSON_NOUN = new RegExp(
  `^['’]?s?\\s+(?:(?:and international|international|undergraduate|postgraduate|graduate|master['’]?s?|phd|doctoral|female|male|women|young|high school|college|university|talented|outstanding|qualified|citizen|prospective|current|new|full-time|early[- ]career|mid[- ]career)\\s+(?:and |or )?){0,3}${PERSON}\\b`,
  'i',
);
export const PERSON_FROM = new RegExp(
  `\\b${PERSON}\\s+(?:who (?:are |come )?)?(?:(?:must|should|have to|need to) (?:be|come) )?(?:selected |chosen |coming |originating |hailing |recruited |originally )?(?:(?:from|native to|of)\\s+(?:non[-–\\s])?|(?=outside\\s))`,
  'gi',
);
/** "must be Kenyan" */
export const BE = /\b(?:must|should|have to|to) be (?:an? )?$/i;
/** The wording itself means everyone but these. */
export const OTHER_BEFORE =
  /(?:\bnon[-–\s]?|\b(?:outside(?: of)?|other than|except(?: for)?|excluding|any(?:where)? but)\s+(?:the )?)$/i;
export const DENIED_BEFORE =
  /\b(?:not (?:be |currently be |a |an |from |citizens? of |nationals? of |already )*(?:the |a |an )?|neither (?:a |an )?)$/i;
/** "Applicants who are not citizens of … cannot apply": whoever is one may. */
export const WHO_ARE_NOT = /\bwho (?:are|is) not (?:an? |the )?$/i;
/** Parentage, employers and institutions have nationalities too. */
export const SOMEONE_ELSE =
  /\b(?:parents?|father|mother|grandparents?|spouse|partner|children|famil(?:y|ies)|supervisors?|advis[oe]rs?|referees?|compan(?:y|ies)|employers?|host|institutions?|universit(?:y|ies)|colleges?(?!,?\s+(?:students?|or|and|graduates?|seniors?|juniors?)\b)|teams?|members?hip|work(?:ing|ed)? with|collaborat\w+|relations?|exchange between|contacts? (?:of|with)|exposure|stud(?:y|ies) in|faculty|alumni|donors?)\b[^.;]{0,40}$/i;
export const EVERYONE =
  /\b(?:all|any|every|of whatever|other)\s+(?:\w+\s+)?(?:nationalit(?:y|ies)|citizenships?|countr(?:y|ies)|nations?)\b|\bworld[- ]?wide\b|\b(?:around|all over|across|throughout|anywhere in|from) the (?:world|globe)\b|\bany ?where in the world\b|\bglobally\b/i;
/** "US citizens must submit a FAFSA" binds those who are citizens, it does not ask for citizenship. */
export const SUBGROUP_RULE =
  /^\W*(?:\w+\s){0,3}(?:must|should|need(?:s)? to|have to|are required to|are (?:asked|advised|expected) to|will (?:be )?(?:need|have to|required|considered|receive|also)|may also|can also|please|pay|who (?:do|wish|want|apply|are applying|need|require))\b/i;
export const PERMISSION_AFTER =
  /^[^.;]{0,50}?\b(?:are|is)\s+(?:also|both|all|equally|most) (?:eligible|welcome|invited)|^[^.;]{0,40}?\b(?:may|can) also\b|^[^.;]{0,40}?\b(?:are|is) (?:welcome|invited)\b/i;

export const PERMANENT_RESIDENT =
  /\b(?:permanent(?:,? legal)? residen(?:ts?|ce|cy)|(?:citizens?|nationals?),?(?: or| and|\/)? (?:a )?legal residents?|lawful permanent|legal permanent|green[- ]?card|PR (?:status|holders?))\b|\bPRs?\b/i;
export const STATUSES: readonly (readonly [RegExp, string])[] = [
  [/\bDACA\b|\bDeferred Action for Childhood|\bDreamers?\b|\bundocumented\b/i, 'daca'],
  [/\brefugees?\b|\basylees?\b|\basylum\b|\bhumanitarian (?:visa|protection)/i, 'refugee'],
  [/\beligible non-?citizens?\b/i, 'eligible-noncitizen:US'],
  [/\bstudent visa holders?\b/i, 'student-visa'],
  [/\bindefinite leave to remain\b|\bsettled status\b/i, 'settled:GB'],
];
