import { findFields } from '@laurel/taxonomies';
import { placesIn } from '../../places/place-hits.ts';
import type { Clause } from '../../text/clause.ts';
import type { Draft } from '../rule.ts';
import { codesOfHit } from './list.ts';
import {
  INSTITUTION,
  LONGER_NAME,
  NAMED_DEGREE,
  TITLE_AFTER,
  TITLE_BEFORE,
  TITLE_JOIN,
  TITLE_OPEN,
  TITLE_UNKNOWN,
} from './phrases.generated.ts';

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
export const findTitleFields = (clause: Clause): Draft[] => {
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
