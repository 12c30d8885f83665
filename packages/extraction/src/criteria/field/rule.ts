import { isAnyField } from '@laurel/taxonomies';
import { findGermanFields } from '../../languages/german/field.ts';
import { bindsApplicants, type Clause } from '../../text/clause.ts';
import type { Draft, Rule } from '../rule.ts';
import { HELD_FIELD } from './held-field.ts';
import { codesOf, type FieldList, lists } from './list.ts';
import { findTitleFields } from './title.ts';
import { findTopic } from './topic.ts';

/** Right before the first field: it is what the applicant studies. Ends at the field. */
const STUDYING =
  /\b(?:study(?:ing)?|major(?:s|ing|ed)?|pursu(?:e|es|ing)|enrolled in|specializ(?:e|ing|ation)|specialis(?:e|ing|ation)|background in|trained in|concentrat(?:ing|ion)|(?:degrees?|diploma|bachelor['’]?s?|master['’]?s?|ph\.?d\.?|doctorate|m\.?sc\.?|b\.?sc\.?|ba|ma|graduates?|undergraduates?|postgraduates?|programs?|programmes?|programs? of study|studies|stud(?:y|ents?)|candidates?|wom[ae]n|juniors|seniors|majors|researchers|scientists|professionals|scholarships?|careers?|minor|research)\s+(?:\w+\s+)?(?:in|of)|(?:fields?|disciplines?|subjects?|areas?|majors?)(?: of (?:study|research|specialization))?\s*(?:of|in|are|is|include|including|such as))\b[^.;]{0,45}?[:(“"'‘]*\s*$|^\W*(?:eligible\s+)?(?:fields?|disciplines?|subjects?|majors?)(?: of study)?\s*:\s*$/i;
/** Prose names an applicant before the field; else it speaks of a programme or a firm. */
const APPLICANT =
  /\b(?:students?|applicants?|candidates?|those|individuals?|women|men|scholars?|undergraduates?|graduates?|seniors?|juniors?|who|awards?|scholarships?|grants?|fellowships?|for)\b[^.;]{0,90}$/i;
const AFTER_FIELD =
  /^\s*(?:\([^)]{1,20}\)\s*)?(?:or (?:a )?(?:closely )?related (?:field|discipline|subject|area)s?\s*)?(?:(?:degree|undergraduate|graduate|master['’]?s|phd|bachelor['’]?s|doctoral)\s+)?(?:students?|majors?|graduates?|undergraduates?|postgraduates?|degree (?:students?|program\w*))\b/i;
const AFTER_IN_LIST =
  /^\s*(?:or (?:a )?(?:closely )?related )?(?:degrees?|programs?|programmes?|fields?|disciplines?|curriculum)\b/i;
/** "Such as" and "etc." leave the list open. */
const OPEN_LIST =
  /\b(?:such as|e\.g\.|for example|including|like|etc\b|related|similar|and other|or other|but not limited|equivalent|relevant|among others|allied|associated|interdisciplinary|not limited)\b/i;
const ELSEWHERE =
  /\b(?:interest(?:ed|s)? in|passion\w*|essay|write|writing|experience|skills?|knowledge|understand\w*|topic|question|impact|courses in|(?:programm?e?s?|courses?|degrees?) (?:available|include\w*|offered|are)|masters? of|solution|community|advance|promote|contribut\w+|excellence in|achievement in|leader in|leadership|awareness|cost|tuition|career in|courses? (?:in|of) (?:high|the)|marks? in|grades? in|score|test|exam|founded|company|firm|known for|offers?|provides?|specializ\w+ in|universit\w+ (?:is|has|offers))\b[^.;]{0,45}$/i;
const ANY =
  /\b(?:any|all|every|no matter(?: the)?|whatever|various|open|most|other)\s+(?:academic |study |accredited |degree )?(?:fields?|majors?|disciplines?|subjects?|programs?|programmes?|courses?|areas?)\b(?! (?:of|in) (?:engineering|science|stem|art|medicine|business|health|natural|social|technolog|design))/i;

const PROGRAMME = /^\W*(?:M\.?\s?Sc|B\.?\s?Sc|M\.?\s?A|Ph\.?\s?D|Master|Bachelor)\b[^,;]{0,12}\s+in\s+/i;
/** "students who want to study the M.Sc. in": the programme that the award is for. */
const WANTS_DEGREE =
  /\b(?:students?|applicants?|candidates?|graduates?|those|individuals)\s+who\s+(?:want|wish|plan|intend)\s+to\s+(?:study|pursue|take|complete)\s+(?:the|an?|our|their)\s+(?:M\.?Sc\.?|M\.?A\.?|Ph\.?D\.?|B\.?Sc\.?|master['’]?s?(?: degree)?|bachelor['’]?s?(?: degree)?)\s+in\s+$/i;
/** "B.Sc. degree in": the field of a degree that is held already. */
const HELD_IN =
  /^\W*(?:an? |the )?(?:completed )?(?:B\.?Sc\.?|B\.A\.|bachelor['’]?s?|first|undergraduate)(?: degree)?s?(?:\s+in)+\s+$/i;
/** What a committee weighs, and of whom it hears. */
const FACTORS = /\b(?:considers?|factors?|weighs?|recommendations?)\b[^.;]*$/i;
/** Prose that says who the applicant is and what they study. */
const CERTAIN_PROSE =
  /\b(?:students?|applicants?|candidates?|women|those|individuals|seniors?|undergraduates?|graduates?)\s+(?:who (?:are|is|plan to)\s+)?(?:\w+\s+){0,3}(?:majoring|studying|pursuing|enrolled|specializing)\b[^.;]{0,50}$/i;

/** What stands around a list of fields. */
interface Surroundings {
  /** All of the clause before it. */
  head: string;
  /** Its end. */
  before: string;
  after: string;
}

const TRAILING_ITEM = /^\s*,\s*(?:and |or )?\p{L}[\p{L}’' -]{2,30}(?:,|\.|$)/u;
const TRAILING_WORD =
  /^\s*(?:,\s*)?(?:and|or)\s+(?!related|closely|who|are|have|must|be |a |an |the |in |at |with |to |other)\p{L}{4,}/iu;
const NEGATED =
  /\b(?:not|except|excluding|other than)\s(?:for |in |be )?(?:the |a |any )?(?:\w+ ){0,3}$|\bnon[\s-]$/i;

/** Whether applicants are to study these fields; else the text speaks of something else. */
function isSought(clause: Clause, start: number, { head, before, after }: Surroundings): boolean {
  const adjectival =
    AFTER_FIELD.test(after) ||
    (AFTER_IN_LIST.test(after) &&
      /\b(?:enrol\w*|pursu\w+|study\w*|in|admitted|accepted|obtain|earn|complete|seeking)\s+(?:[\w’-]+\s+){0,5}$/i.test(
        before,
      ));
  if (!adjectival) {
    if (clause.role === 'prose' && !APPLICANT.test(head) && !WANTS_DEGREE.test(head)) return false;
    if (!STUDYING.test(before)) return false;
    if (
      ELSEWHERE.test(before) &&
      !/\b(?:degree|major|study|studying|program|programme|enrolled|scholarships)\b[^.;]{0,30}$/i.test(before)
    )
      return false;
  }
  return bindsApplicants(clause, start) && !FACTORS.test(head);
}

/** Whether the award is surely for these fields and for no others. */
function isClosed(clause: Clause, list: FieldList, phrase: string, around: Surroundings): boolean {
  const { before, after } = around;
  // "MSc in Physics", one of several that stand beside each other without a mark
  const oneOfMany = clause.field === 'description' && PROGRAMME.test(clause.text);
  const certain =
    !oneOfMany &&
    (clause.role !== 'prose' ||
      AFTER_FIELD.test(after) ||
      CERTAIN_PROSE.test(before) ||
      WANTS_DEGREE.test(around.head));
  const trailing = TRAILING_ITEM.test(after) || TRAILING_WORD.test(after);
  // "STEM-related fields" names no border.
  const loose = /\brelated\b/i.test(phrase);
  return (
    certain &&
    list.complete &&
    !trailing &&
    !loose &&
    !OPEN_LIST.test(`${before.slice(-40)} ${after.slice(0, 60)}`)
  );
}

function toDrafts(clause: Clause, list: FieldList): Draft[] {
  const first = list.hits[0];
  const last = list.hits.at(-1);
  if (first === undefined || last === undefined) return [];
  const { text } = clause;
  const around: Surroundings = {
    head: text.slice(0, first.start),
    before: text.slice(Math.max(0, first.start - 110), first.start),
    after: text.slice(last.end, last.end + 90),
  };
  if (!isSought(clause, first.start, around)) return [];
  const codes = codesOf(text, list, around.before);
  const base = { kind: 'field' as const, start: first.start, end: last.end };
  if (clause.role === 'eligibility' && HELD_IN.test(around.head))
    return [{ ...base, anyOf: codes, alternative: HELD_FIELD }];
  if (NEGATED.test(around.before) || clause.excludes) return [{ ...base, noneOf: codes }];
  if (isClosed(clause, list, text.slice(first.start, last.end), around)) return [{ ...base, anyOf: codes }];
  const alternative = `fields-${clause.offset + first.start}`;
  const end = Math.min(text.length, last.end + 60);
  return [
    { ...base, anyOf: codes, alternative },
    { ...base, text: text.slice(first.start, end), alternative, end },
  ];
}

/** "All fields except medicine and dentistry" */
function allExcept(clause: Clause): Draft[] {
  const match =
    /\b(?:all|any|every)\s+(?:\w+\s+)?(?:fields?|disciplines?|subjects?|courses?|majors?|programm?e?s?)\b[^.;]{0,30}\b(?:except(?: for)?|excluding|other than|apart from)\s+/i.exec(
      clause.text,
    );
  if (match === null || clause.role === 'title' || clause.excludes) return [];
  const from = match.index + match[0].length;
  const list = lists(clause.text.slice(from))[0];
  const [first, last] = [list?.hits[0], list?.hits.at(-1)];
  if (list === undefined || first === undefined || last === undefined || first.start > 6) return [];
  return [
    {
      kind: 'field',
      noneOf: codesOf(clause.text.slice(from), list, ''),
      start: match.index,
      end: from + last.end,
    },
  ];
}

/**
 * The fields of study an award is for, as ISCED-F codes. An open list ("such as", "or related fields", an unknown item)
 * adds an alternative in the record's own words, so that nobody is shut out by what the list leaves open. Interests,
 * essay topics and what a university offers are not read.
 */
export const fieldRule: Rule = {
  kind: 'field',
  probe:
    /stud|background|trained|major|pursu|degree|diploma|program|field|disciplin|subject|area|career|special|concentrat|research|bachelor|master|ph\.?d|doctora|m\.?sc|graduat|school|course|scholarship|fellowship|bursar|grant|wom[ae]n|bewerber|promovierende|doktorand|absolvent|wissenschaftler|graduierte|fach|thes[ie]s|project|mba|ll\.?[mb]|mp[ah]/i,
  find: (clause) => {
    if (clause.conditional || clause.procedural) return [];
    const except = allExcept(clause);
    if (except.length > 0) return except;
    if (ANY.test(clause.text) || isAnyField(clause.text)) return [];
    const german = findGermanFields(clause);
    if (german.length > 0) return german;
    if (clause.role === 'title') return findTitleFields(clause);
    const listed = lists(clause.text).flatMap((list) => toDrafts(clause, list));
    return listed.length > 0 ? listed.slice(0, 4) : findTopic(clause);
  },
};
