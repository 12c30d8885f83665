import { findFields } from '@laurel/taxonomies';
import { placesIn } from '../../places/place-hits.ts';
import type { Clause } from '../../text/clause.ts';
import type { Draft } from '../rule.ts';
import { codesOfHit } from './codes.ts';

const DEGREE = String.raw`(?:ph\.?\s?d\.?s?|doctora\w+|post-?doc\w*|master['’]?s?|masters|m\.?\s?sc\.?|m\.?\s?eng|mphil|b\.?\s?sc\.?|bachelor['’]?s?|degrees?|diplomas?)`;
const AWARD =
  '(?:scholarships?|fellowships?|studentships?|bursar(?:y|ies)|grants?|positions?|assistantships?)';
/** Ends at the first field: "PhD in …", "Scholarships in …", "MSc …", "Women in …". */
const BEFORE = new RegExp(
  String.raw`(?:\b(?:${DEGREE}|${AWARD}|program(?:me)?s?|students?|wom[ae]n|careers?|study|studies)(?:\s+(?:${AWARD}|degrees?|stud(?:y|ies)|program(?:me)?s?|courses?|research))?\s+(?:in|of)\s+(?:the\s+)?(?:fields?\s+of\s+)?(?:\w+\s+)?|\b(?:m\.?sc\.?|b\.?sc\.?|ph\.?d\.?|MS|post-?\s?doctoral|doctoral|(?:under|post)?graduate)\s+)$`,
  'i',
);
/** Straight after the last field: "… students", "… PhD". */
const AFTER = new RegExp(
  String.raw`^\s+(?:students?|majors?|graduates?|undergraduates?|postgraduates?|(?:summer\s+)?(?:courses?|schools?|programm?e?s?)|${DEGREE})\b(?! exchange)`,
  'i',
);
/** Degrees that are a field by their name. */
const NAMED_DEGREE =
  /^(?:M\.?B\.?A\.?|LL\.?M\.?|LL\.?B\.?|M\.?P\.?H\.?|M\.?P\.?A\.?|Master of .+|Bachelor of .+)$/;
/** A list goes on after the last field that is known, or sums up. */
const OPEN =
  /^\s*(?:,|&|\/|and\b|or\b)\s*\p{L}{3}|\b(?:related|other|such as|including|etc)\b|^\s*[-–]?\s*(?:related|based)\b/iu;
/** "Business Design": the name goes on in a word that no field covers. */
const LONGER_NAME =
  /^\s+(?!(?:Students?|Majors?|Graduates?|Under|Post|Summer|Courses?|Schools?|Program|Degree|Scholar|Fellow|Award|Grant|Burs|Prize|Position|At|For|In|By|From|With|On|To|Of|The|And|Ph|Master|Doctor|Bachelor|M|B)\b|(?:Program|Degree|Scholar|Fellow|Award|Grant|Burs|Position|Doctor|Bachelor|Master)\p{Ll})\p{Lu}\p{Ll}+/u;
const JOIN = /^[\s,;/&()-]*(?:(?:and|or|in|of|applied|studies|sciences?)[\s,;/&()-]*){0,3}$/i;

/** "(…) School of Law": the name of who gives the award. */
const INSTITUTION =
  /\b(?:school|institute|faculty|department|college|universit\w+|academy|foundation|society|association|cent(?:er|re)|ministry)\s+(?:of|for)\s+(?:[\w&,]+\s+){0,6}$/i;

/** "PhD in Thaumaturgy", "Assistantships in the Study of Rivers": a field that no code fits. */
const UNKNOWN = new RegExp(
  String.raw`\b(?:${DEGREE}(?:\s+(?:${AWARD}|degrees?|stud(?:y|ies)|program(?:me)?s?))?\s+in\s+(?!(?:the|a|an|any|one|our)\b)|in\s+the\s+study\s+of\s+)(\p{Lu}[\p{L}’'& -]{4,60}?)(?=\s+(?:at|for|by|from|in|with)\s|\s*[(\d,:–]|\s-\s|$)`,
  'iu',
);

function unknownField(text: string): Draft[] {
  const match = UNKNOWN.exec(text);
  const words = match?.[1];
  if (match === null || words === undefined || !/^\p{Lu}/u.test(words) || placesIn(words).length > 0)
    return [];
  const start = match.index + match[0].length - words.length;
  return [{ kind: 'field', text: words, start, end: start + words.length }];
}

/** A word in capitals within a title in small letters is a name ("PEACE Student Award"), unless it is a known short form. */
function isAcronym(title: string, phrase: string): boolean {
  return /^\p{Lu}{5,}$/u.test(phrase) && title !== title.toUpperCase();
}

/**
 * The field that a title binds to a degree, an award or its students: "PhD in Economics", "for Nursing Students", "MBA".
 * "X Marketing Scholarship" is not read: firms name awards for everyone after their trade.
 */
export function findTitleFields(clause: Clause): Draft[] {
  const { text } = clause;
  const hits = findFields(text).filter(
    (hit) => !INSTITUTION.test(text.slice(0, hit.start)) && !isAcronym(text, hit.phrase),
  );
  const first = hits.find(
    (hit) =>
      NAMED_DEGREE.test(hit.phrase) ||
      BEFORE.test(text.slice(0, hit.start)) ||
      AFTER.test(text.slice(hit.end)),
  );
  if (first === undefined) return unknownField(text);
  const run = [first];
  for (const hit of hits.slice(hits.indexOf(first) + 1)) {
    const last = run.at(-1) ?? first;
    if (!JOIN.test(text.slice(last.end, hit.start))) break;
    run.push(hit);
  }
  const end = (run.at(-1) ?? first).end;
  const named = NAMED_DEGREE.test(first.phrase);
  const codes = [...new Set(run.flatMap((hit) => codesOfHit(text, hit)))];
  const draft: Draft = { kind: 'field', anyOf: codes, start: first.start, end };
  const after = text.slice(end, end + 40);
  if (!named && !OPEN.test(after) && !LONGER_NAME.test(after)) return [draft];
  const isOne = run.every((hit) => hit.codes.join() === first.codes.join());
  if (named && isOne && !/^\s*(?:,|&|\/|and\b|or\b|in\b)/i.test(text.slice(end))) return [draft];
  const alternative = 'title-fields';
  const rest = text.slice(first.start, end + 60);
  return [
    { ...draft, alternative },
    { kind: 'field', text: rest, alternative, start: first.start, end: first.start + rest.length },
  ];
}
