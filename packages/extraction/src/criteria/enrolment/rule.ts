import type { Enrolment } from '@laurel/domain';
import { placesIn } from '../../places/place-hits.ts';
import { bindsApplicants, type Clause } from '../../text/clause.ts';
import { covers } from '../../text/scopes.ts';
import type { Draft, Rule } from '../rule.ts';
import { findInstitutions } from './institutions.ts';

/** Wordings of a state, with the states that satisfy it. */
const STATES: readonly (readonly [RegExp, readonly Enrolment[]])[] = [
  [
    /\b(?:(?:currently |presently |already |actively )?enrol(?:l)?ed(?: or| and|,|\/) ?(?:(?:be |been |will be |due to be |about to be |planning to (?:be )?|plan(?:s)? to |accepted |admitted )+)(?:enrol\w*|for enrol\w*|to|in|at|by|accepted|admitted)?|(?:admitted|accepted)(?: to| at| by| into)?,? or (?:be )?(?:currently )?enrolled|enrolled(?: or |\s*\(or )enroll?(?:ing)?\b|in or starting the (?:admission|enrol\w+) (?:procedure|process)|enrolled or (?:accepted|admitted)|(?:current|enrolled) (?:and|or) (?:prospective|incoming|admitted|accepted|newly)|incoming (?:and|or) current|accepted or (?:currently )?(?:enrolled|attending)|attending or (?:accepted|admitted|planning|plan)|(?:attend(?:ing)?|enrolled),? or (?:plan|planning|will|intend)\w*)/i,
    ['enrolled', 'admitted', 'applying'],
  ],
  [
    /\b(?:plan(?:s|ning)?|intend(?:s|ing)?|expect(?:s|ing)?|wish(?:es|ing)?|will be|going|about|due|aspir\w+|hop(?:e|ing)|interested) (?:to |on |in )?(?:attend\w*|enrol\w*|be(?:ing)? enrol\w*|be(?:ing)? attending|enter(?:ing)?|starting college|begin\w* (?:college|university|stud\w+))\b|\bmust (?:also |then )?(?:enrol|enroll|matriculate) (?:at|in)\b|\bwill be attending\b|\b(?:plan(?:s|ning)?|intend(?:s|ing)?) to study at\b|\bwho (?:will )?matriculate at\b|\bcollege-bound\b|\benrolled\b[^.;]{0,80}\bas well as (?:future|prospective|incoming|new)\b/i,
    ['enrolled', 'admitted', 'applying'],
  ],
  [
    /\b(?:(?:must|should) (?:have )?(?:appl(?:y|ied)|be applying) (?:for admission )?(?:to|for admission)|applying (?:for admission )?to|(?:must|should) apply for admission|application for admission to|applied for admission|have applied to an?\b|application for an? (?:[\w’'-]+ ){1,4}(?:degree|programme?|place|course)\b|(?:university|college|school) applicants only\b)\b/i,
    ['applying', 'admitted', 'enrolled'],
  ],
  [
    /\b(?:(?:be |been |have been |gained? |granted |unconditional(?:ly)? |conditional(?:ly)? |formally |fully |hold (?:an? )?|received? (?:an? )?|have (?:an? )?|secured? (?:an? )?)*(?:admitted|accepted|(?:letter of )?(?:admission|acceptance)|(?:unconditional |conditional |valid |firm )?(?:offer of (?:a )?(?:place|admission|study|candidature)|offer (?:from|of|to study)|letter of offer|admission offer)|offer letter)(?: (?:for|into|to|at|by|from|in|as|of|letter)\b)|\boffer from\b|\baccepted an? (?:[\w-]+ ){0,2}(?:place|offer)\b|\b(?:un)?conditional offer\b|\b(?:an?|for|to) admitted (?:[\w-]+ ){0,2}students?\b|\bzulassung (?:zu|an|für)\w*\b|\bzugelassen (?:sind|ist|wurden?)\b|^\W*(?:[\w’']+ )?(?:unconditional |conditional )?(?:offer|admission|acceptance)(?: offer)?\W*$)/i,
    ['admitted', 'enrolled'],
  ],
  [
    /\b(?:(?:currently|presently|already|actively|officially|must be|be|is|are|who are|students?|full[- ]time|part[- ]time|has been|have been|being|individuals?|those|and|applicants?|candidates?|citizens?|residents?) (?:or full[- ]time |or half[- ]time )?(?:full[- ]time |part[- ]time |at least half[- ]time )?(?:enrolled|registered|matriculated)|\beinschreibung an\b|\b(?:eingeschrieben|immatrikuliert)\b|^\W*(?:currently )?(?:enrolled|attending)\b|(?:for|open to|to) (?:[\w-]+ ){0,3}students (?:at|of) (?:[\w.-]+ ){0,3}(?:universities|colleges)\b|(?:currently|presently|must be|be|is|are|who are|individuals|students?|athletes|seniors|women) attending|current,? (?:(?:college|university|undergraduate|graduate|full[- ]time|part[- ]time|law|medical)(?:,\s?|\s(?:or\s|and\s)?))*students?|be an? (?:full[- ]time )(?:\w+ )?students?|enrolment in|enrollment (?:in|at)|attendance at(?= (?:the )?(?:[\w’'.-]+ ){0,5}(?:university|college|school|institute)\b))\b/i,
    ['enrolled'],
  ],
];
/** Without "currently", being enrolled may lie ahead. */
const NOW = /\b(?:currently|presently|already|current|at the time of appl\w+|when applying|actively)\b/i;
/** In prose: it speaks of the students themselves. */
const TELLING_PROSE =
  /^\W*(?:have applied|be (?:currently )?(?:enrolled|admitted|accepted))\b|\b(?:who (?:are|is|will be)|students?|those|individuals|student-athletes)\b/i;
const FULL_TIME = /\bfull[- ]?time\b/i;
const PART_TIME = /\b(?:part|half)[- ]?time\b/i;
const NEVER_ENROLLED =
  /\bnot (?:currently |already |yet |be |been |have been )*(?:enrolled|registered|attending|accepted|admitted|a (?:current |registered |full-time )*student)\b/i;
/** Enrolment in other things than study, or for the award's own time. */
const OTHER_THING =
  /^\W*(?:in|as|by|with)?\s*(?:the )?(?:nurses?|nurse practitioners?|charit\w+|non-?profits?|compan\w+|Medicaid|insurance|health plan|military|ROTC|service|armed|by (?:the )?(?:deadline|committee)|as (?:an? )?(?:alternative|substitute|proof)|applications? (?:are|is)|into law|payment|(?:documents?|essays?|entries|submissions?))/i;

/** "notified in their acceptance letter", "decided upon admission" */
const ASIDE =
  /\b(?:in|with|on|upon|after|before|during|by)\s+(?:their|your|the|its|our)?\s*$|\b(?:notified|offered|sent|receive)\b[^.;]{0,40}$|\bapplication for\s+$|\b(?:criteria|requirements?|conditions?|standards?|qualif\w+) for\s+$|\bprocess of\s+$/i;

function institutionsNear(clause: Clause, start: number, end: number): { names: string[]; end: number } {
  const near = findInstitutions(clause.text).filter(
    (found) => found.start >= start && found.start - end <= 90,
  );
  const between = near.filter(
    (found) =>
      !/[.;]/.test(clause.text.slice(end, found.start)) &&
      /\b(?:at|to|by|from|of|in|attending|a|the|or|and|into|for|,)\b[^.;]{0,70}$/i.test(
        clause.text.slice(end - 4, found.start),
      ),
  );
  return { names: [...new Set(between.map((found) => found.name))], end: between.at(-1)?.end ?? end };
}

/** "Admitted to Columbia", "admission to TU Berlin": a name that says nothing of its kind. */
const BARE_NAME =
  /^\s*(?:the\s+)?(?<n>\p{Lu}[\p{L}\p{M}.&’'-]+(?:\s(?:of\s)?\p{Lu}[\p{L}\p{M}.&’'-]*){0,3})(?=\s*(?:[,;.)|]|$|'s\b|’s\b))/u;
const NO_SCHOOL =
  /^(?:(?:Master|Bachelor|Ph\.?D|MSc|MBA|Doctoral|Undergraduate|Graduate|Postgraduate|Study|Studies|University|College|School|Year|Grade|Fall|Spring|Program|Programme|Degree|Full|Part|English|Medicine|Law)\b|(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec))/;

function namedInstitutions(
  clause: Clause,
  start: number,
  end: number,
  states: readonly Enrolment[],
): { names: string[]; end: number } {
  const full = institutionsNear(clause, start, end);
  if (full.names.length > 0 || !states.includes('admitted')) return full;
  if (!/\b(?:to|at|by|from)$/i.test(clause.text.slice(start, end))) return full;
  const match = BARE_NAME.exec(clause.text.slice(end));
  const name = match?.groups?.n?.replace(/['’]s?$/, '');
  if (match === null || name === undefined || NO_SCHOOL.test(name) || placesIn(name).length > 0) return full;
  return { names: [name], end: end + match[0].length };
}

function statesOf(clause: Clause, states: readonly Enrolment[]): Enrolment[] {
  if (states.length > 1 || NOW.test(clause.text)) return [...states];
  return ['enrolled', 'admitted'];
}

function toDraft(clause: Clause, match: RegExpExecArray, states: readonly Enrolment[]): Draft[] {
  const end = match.index + match[0].length;
  const start = match.index + (/^(?:and|who are|those|is|are)\s+/i.exec(match[0])?.[0].length ?? 0);
  if (
    !/^(?:students?|individuals?|those|applicants?)\b/i.test(match[0]) &&
    /\b(?:program\w*(?: of study)?|fellowships?|awards?|scholarships?|grants?|proposal|project|application|paper|documents?|essays?|entries)\s+(?:(?!(?:you|must|should|who|applicants?|students?)\b)\w+\s+){0,3}$/i.test(
      clause.text.slice(0, start),
    )
  )
    return [];
  if (/^(?:letter|admission|acceptance|offer)/i.test(match[0]) && ASIDE.test(clause.text.slice(0, start)))
    return [];
  if (covers(clause.void, start) || OTHER_THING.test(clause.text.slice(end))) return [];
  const institutions = namedInstitutions(clause, start, end, states);
  const fullTime =
    FULL_TIME.test(clause.text) &&
    !PART_TIME.test(clause.text) &&
    !/full[- ]?time (?:work|employ|job|experience|professional)/i.test(clause.text);
  return [
    {
      kind: 'enrolment',
      anyOf: statesOf(clause, states),
      ...(fullTime ? { fullTime: true } : {}),
      ...(institutions.names.length === 0 ? {} : { institutions: institutions.names }),
      start,
      end: institutions.end,
    },
  ];
}

/** "students at Ohio Wesleyan University", "attending Yale University" */
function studentsAt(clause: Clause): Draft[] {
  const match =
    /\b(?:[Ss]tudents?|[Uu]ndergraduates?|[Aa]ttend(?:ing)?)\s+(?:at|of)?\s*(?:the\s+)?(?=\p{Lu})/u.exec(
      clause.text,
    );
  if (match === null || clause.role !== 'eligibility') return [];
  const near = findInstitutions(clause.text).find((found) => found.start === match.index + match[0].length);
  if (near === undefined) return [];
  return [
    {
      kind: 'enrolment',
      anyOf: ['enrolled', 'admitted'],
      institutions: [near.name],
      start: match.index,
      end: near.end,
    },
  ];
}

/**
 * Whether an applicant must be enrolled, admitted or applying, and where. "Enrolled" without "currently" is met by
 * admission too, since the award may begin with the studies.
 */
export const enrolmentRule: Rule = {
  kind: 'enrolment',
  probe:
    /enrol|admi(?:t|ssion)|accept|attend|student|offer|appl(?:y|ied)|matriculated|registered|undergraduate|entering|college|einschreib|immatrikul|zulassung|zugelassen|eingeschrieben/i,
  find: (clause) => {
    if (clause.conditional || clause.renewal || clause.role === 'title') return [];
    if (clause.procedural && !/\bmust (?:also )?be\b/i.test(clause.text)) return [];
    if (clause.excludes || NEVER_ENROLLED.test(clause.text)) return [];
    for (const [pattern, states] of STATES) {
      const match = pattern.exec(clause.text);
      if (match === null) continue;
      if (!bindsApplicants(clause, Math.max(1, match.index))) continue;
      if (
        clause.role === 'prose' &&
        !/\b(?:must|eligible|open to|only|required|applicants?|currently)\b/i.test(clause.text) &&
        !TELLING_PROSE.test(clause.text.slice(Math.max(0, match.index - 60), match.index + match[0].length))
      )
        continue;
      return toDraft(clause, match, states);
    }
    return studentsAt(clause);
  },
};
