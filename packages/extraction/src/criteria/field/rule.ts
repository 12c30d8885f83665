import { findFields, isAnyField, resolveField } from '@laurel/taxonomies';
import { placesIn } from '../../places/place-hits.ts';
import { bindsApplicants, type Clause } from '../../text/clause.ts';
import type { Draft, Rule } from '../rule.ts';
import { findGermanFields } from './german.ts';
import { codesOf, codesOfHit, type FieldList, lists } from './list.ts';
import {
  AFTER_FIELD,
  AFTER_IN_LIST,
  ALL_EXCEPT,
  ANY,
  APPLICANT,
  AWARD_IN,
  CERTAIN_PROSE,
  ELSEWHERE,
  FACTORS,
  FREE,
  HELD_IN,
  INSTITUTION,
  LONGER_NAME,
  NAMED_DEGREE,
  NEGATED,
  OPEN_LIST,
  PROBE,
  PROGRAMME,
  SOUGHT_BEFORE,
  STUDY_AFTER_ALL,
  STUDYING,
  TITLE_AFTER,
  TITLE_BEFORE,
  TITLE_JOIN,
  TITLE_OPEN,
  TITLE_UNKNOWN,
  TOPIC,
  TRAILING_ITEM,
  TRAILING_WORD,
  WANTS_DEGREE,
} from './phrases.generated.ts';
import { HELD_FIELD } from './settle.ts';

const unknownField = (text: string): Draft[] => {
  const match = TITLE_UNKNOWN.exec(text);
  const words = match?.[1];
  if (match === null || words === undefined || !/^\p{Lu}/u.test(words) || placesIn(words).length > 0)
    return [];
  const start = match.index + match[0].length - words.length;
  return [{ kind: 'field', text: words, start, end: start + words.length }];
};

/** A word in capitals within a title in small letters is a name ("PEACE Student Award"), unless it is a known short form. */
const isAcronym = (title: string, phrase: string): boolean =>
  /^\p{Lu}{5,}$/u.test(phrase) && title !== title.toUpperCase();

/**
 * The field that a title binds to a degree, an award or its students: "PhD in Economics", "for Nursing Students", "MBA".
 * "X Marketing Scholarship" is not read: firms name awards for everyone after their trade.
 */
const findTitleFields = (clause: Clause): Draft[] => {
  const { text } = clause;
  const hits = findFields(text).filter(
    (hit) => !INSTITUTION.test(text.slice(0, hit.start)) && !isAcronym(text, hit.phrase),
  );
  const first = hits.find(
    (hit) =>
      NAMED_DEGREE.test(hit.phrase) ||
      TITLE_BEFORE.test(text.slice(0, hit.start)) ||
      TITLE_AFTER.test(text.slice(hit.end)),
  );
  if (first === undefined) return unknownField(text);
  const run = [first];
  for (const hit of hits.slice(hits.indexOf(first) + 1)) {
    const last = run.at(-1) ?? first;
    if (!TITLE_JOIN.test(text.slice(last.end, hit.start))) break;
    run.push(hit);
  }
  const end = (run.at(-1) ?? first).end;
  const named = NAMED_DEGREE.test(first.phrase);
  const codes = [...new Set(run.flatMap((hit) => codesOfHit(text, hit)))];
  const draft: Draft = { kind: 'field', anyOf: codes, start: first.start, end };
  const after = text.slice(end, end + 40);
  if (!named && !TITLE_OPEN.test(after) && !LONGER_NAME.test(after)) return [draft];
  const isOne = run.every((hit) => hit.codes.join() === first.codes.join());
  if (named && isOne && !/^\s*(?:,|&|\/|and\b|or\b|in\b)/i.test(text.slice(end))) return [draft];
  const alternative = 'title-fields';
  const rest = text.slice(first.start, end + 60);
  return [
    { ...draft, alternative },
    { kind: 'field', text: rest, alternative, start: first.start, end: first.start + rest.length },
  ];
};

/** The subject that a dissertation or project must have, in the text's own words beside the fields it names. */
const findTopic = (clause: Clause): Draft[] => {
  const match = TOPIC.exec(clause.text);
  const words = match?.[1]?.trim();
  if (match === null || words === undefined || FREE.test(words) || clause.excludes) return [];
  if (!bindsApplicants(clause, Math.max(1, match.index))) return [];
  const end = match.index + match[0].trimEnd().length;
  const at = { start: match.index, end };
  const codes = [...new Set([...findFields(words).flatMap((hit) => hit.codes), ...resolveField(words)])];
  if (codes.length === 0) return [{ kind: 'field', text: words, ...at }];
  const alternative = `topic-${clause.offset}`;
  return [
    { kind: 'field', anyOf: codes, alternative, ...at },
    { kind: 'field', text: words, alternative, ...at },
  ];
};

/** The words around a list of fields. */
interface Surroundings {
  /** All of the clause before it. */
  head: string;
  /** Its end. */
  before: string;
  after: string;
}

/** Whether applicants are to study these fields; else the text speaks of something else. */
const isSought = (clause: Clause, start: number, { head, before, after }: Surroundings): boolean => {
  const adjectival = AFTER_FIELD.test(after) || (AFTER_IN_LIST.test(after) && SOUGHT_BEFORE.test(before));
  if (!adjectival) {
    if (clause.role === 'prose' && !APPLICANT.test(head) && !WANTS_DEGREE.test(head)) return false;
    if (!STUDYING.test(before)) return false;
    if (ELSEWHERE.test(before) && !STUDY_AFTER_ALL.test(before)) return false;
  }
  return (bindsApplicants(clause, start) || AWARD_IN.test(head)) && !FACTORS.test(head);
};

/** Whether the award is surely for these fields and for no others. */
const isClosed = (clause: Clause, list: FieldList, phrase: string, around: Surroundings): boolean => {
  const { before, after } = around;
  // "MSc in Physics", one of several without a mark between them
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
};

/** "in law or a related field and must be under 30" */
const NEXT_DEMAND = /,?\s+and (?:must|should|shall|may|have|has|be|hold|need|are|is)\b/i;

const toDrafts = (clause: Clause, list: FieldList): Draft[] => {
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
  const rest = text.slice(last.end, last.end + 60);
  const end = last.end + (NEXT_DEMAND.exec(rest)?.index ?? rest.length);
  return [
    { ...base, anyOf: codes, alternative },
    { ...base, text: text.slice(first.start, end), alternative, end },
  ];
};

/** "All fields except medicine and dentistry" */
const allExcept = (clause: Clause): Draft[] => {
  const match = ALL_EXCEPT.exec(clause.text);
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
};

/**
 * The fields of study an award is for, as ISCED-F codes. An open list ("such as", "or related fields", an unknown item)
 * adds an alternative in the record's own words, so that nobody is shut out by what the list leaves open. Interests,
 * essay topics and what a university offers are not read.
 */
export const fieldRule: Rule = {
  kind: 'field',
  probe: PROBE,
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
